/// What of the content is seen: how far it is scrolled and what covers the view's edges (geometry 7.5).
public struct Viewport: Sendable, Hashable {
  /// The content coordinates at the view's top left corner.
  public var offset: Point
  /// The scroll view's adjusted content insets, in points.
  public var insets: EdgeInsets

  /// Makes a viewport without insets unless some are given.
  public init(offset: Point, insets: EdgeInsets = .zero) {
    self.offset = offset
    self.insets = insets
  }
}
