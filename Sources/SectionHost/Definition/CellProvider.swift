public import LayoutGeometry

/// Shows the items of one kind in cells.
public protocol CellProvider: AnyObject {
  /// Which pool the cells belong to.
  var reuseIdentifier: String { get }
  /// Which pool the cells of a kind of items belong to.
  func reuseIdentifier(forKind kind: String) -> String
  /// Whether `measure` is to be asked for estimated dimensions.
  var measures: Bool { get }
  /// Whether cells that come at one instant may be configured together: nothing else of the provider
  /// is to be called between them.
  var configuresTogether: Bool { get }
  /// Shows an item in a cell; called once for each binding of a cell to an item.
  func configure(_ cell: Cell, for item: ItemContext) throws(ScreenFailure)
  /// Shows items in cells, in their order; gives why each could not be shown.
  func configure(_ bindings: [CellBinding]) -> [ScreenFailure?]
  /// The size that an item wants; nil, or a nil extent, keeps the estimate. Sizes are points.
  func measure(_ item: ItemContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize?
  /// Called when a cell comes into the visible rectangle.
  func willDisplay(_ cell: Cell, for item: ItemContext) throws(ScreenFailure)
  /// Called when a cell has left it, with the item that it showed.
  func didEndDisplaying(_ cell: Cell, for item: ItemContext) throws(ScreenFailure)
  /// Called before a cell shows another item.
  func prepareForReuse(_ cell: Cell) throws(ScreenFailure)
}

/// A cell, and the item that it is to show.
public struct CellBinding {
  /// The cell.
  public let cell: Cell
  /// The item.
  public let item: ItemContext

  /// Makes a binding of a cell to an item.
  public init(cell: Cell, item: ItemContext) {
    self.cell = cell
    self.item = item
  }
}

extension CellProvider {
  /// One pool for all kinds.
  public func reuseIdentifier(forKind kind: String) -> String { reuseIdentifier }
  /// Each by itself, unless a provider says otherwise.
  public var configuresTogether: Bool { false }
  /// Shows one after the other.
  public func configure(_ bindings: [CellBinding]) -> [ScreenFailure?] {
    bindings.map { binding in
      do throws(ScreenFailure) {
        try configure(binding.cell, for: binding.item)
        return nil
      } catch {
        return error
      }
    }
  }
  /// Not to be asked, unless a provider says otherwise.
  public var measures: Bool { false }
  /// Keeps the estimate.
  public func measure(_ item: ItemContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize? {
    nil
  }
  /// Does nothing.
  public func willDisplay(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {}
  /// Does nothing.
  public func didEndDisplaying(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {}
  /// Does nothing.
  public func prepareForReuse(_ cell: Cell) throws(ScreenFailure) {}
}

/// A measured extent along each axis, in points; nil keeps the layout's.
public struct MeasuredSize: Sendable, Hashable {
  /// The width.
  public var width: Double?
  /// The height.
  public var height: Double?

  /// Makes a size of which either part may be unknown.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// Shows the headers, footers, badges or backgrounds of one kind.
public protocol ViewProvider: AnyObject {
  /// Which pool the views belong to; nil for the element kind.
  var reuseIdentifier: String? { get }
  /// Whether `measure` is to be asked for estimated dimensions.
  var measures: Bool { get }
  /// Fills a view.
  func configure(_ view: Cell, for context: ViewContext) throws(ScreenFailure)
  /// The size that a view wants; nil, or a nil extent, keeps the estimate. Sizes are points.
  func measure(_ context: ViewContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize?
  /// Called when a view comes into the visible rectangle.
  func willDisplay(_ view: Cell, for context: ViewContext) throws(ScreenFailure)
  /// Called when a view has left it.
  func didEndDisplaying(_ view: Cell, for context: ViewContext) throws(ScreenFailure)
}

extension ViewProvider {
  /// Not to be asked, unless a provider says otherwise.
  public var measures: Bool { false }
  /// Keeps the estimate.
  public func measure(_ context: ViewContext, proposed: Size) throws(ScreenFailure)
    -> MeasuredSize?
  {
    nil
  }
  /// Does nothing.
  public func willDisplay(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {}
  /// Does nothing.
  public func didEndDisplaying(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {}
}
