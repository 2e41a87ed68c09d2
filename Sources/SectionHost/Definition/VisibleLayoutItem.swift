public import LayoutGeometry

/// An item that is visible, as a section's handler may change it (`NSCollectionLayoutVisibleItem`).
public struct VisibleLayoutItem: Sendable, Hashable {
  /// What makes it the same item in two snapshots.
  public let identifier: ItemIdentifier
  /// Its place in the section, from 0.
  public let index: Int
  /// Where the layout put it, in content coordinates, every strip at offset 0.
  public let frame: Rect
  /// Its middle, in the same coordinates; moves it.
  public var center: Point
  /// Its z order; higher is in front.
  public var zIndex: Int
  /// Opacity, 0 to 1; nil where nothing set it.
  public var alpha: Double?
  /// Whether it is not drawn; nil where nothing set it.
  public var isHidden: Bool?
  /// How it is drawn around its middle; nil where nothing set it.
  public var transform: AffineTransform?

  /// Makes an item as the layout has it.
  public init(identifier: ItemIdentifier, index: Int, frame: Rect, zIndex: Int) {
    self.identifier = identifier
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
    center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  /// Where it is seen: its frame around its middle.
  var movedFrame: Rect {
    let natural = VisibleLayoutItem(
      identifier: identifier, index: index, frame: frame, zIndex: zIndex)
    guard center != natural.center else { return frame }
    return Rect(
      x: frame.x + (center.x - natural.center.x), y: frame.y + (center.y - natural.center.y),
      width: frame.width, height: frame.height)
  }
}

/// Is told of a section's visible items at every pass and may change them
/// (`NSCollectionLayoutSectionVisibleItemsInvalidationHandler`).
///
/// The offset is the screen's, or the strip's where the section scrolls by itself; in points.
public typealias VisibleItemsHandler = (
  _ items: inout [VisibleLayoutItem], _ offset: Point, _ context: LayoutContext
) throws(ScreenFailure) -> Void
