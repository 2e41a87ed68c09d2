public import LayoutGeometry

/// A section's layout, and what it depends on.
public struct ProvidedLayout {
  /// The layout; nil for a section that shows nothing.
  public var layout: LayoutSection?
  /// The parts of the context that were looked at; the layout is asked for again when one changes.
  public var parts: EnvironmentParts
  /// Is told of the section's visible items at every pass.
  public var visibleItems: VisibleItemsHandler?

  /// Makes an answer; with all parts it is asked for again at every change.
  public init(
    _ layout: LayoutSection?, dependsOn parts: EnvironmentParts = .all,
    visibleItems: VisibleItemsHandler? = nil
  ) {
    self.layout = layout
    self.parts = parts
    self.visibleItems = visibleItems
  }
}

/// Gives the layout of the sections of one kind.
public protocol LayoutProvider: AnyObject {
  /// The layout of a section; asked once per section and whenever what it depends on has changed.
  func layout(for context: LayoutContext) throws(ScreenFailure) -> ProvidedLayout
}
