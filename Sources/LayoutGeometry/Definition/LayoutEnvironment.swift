/// What a layout is solved for (geometry 12).
public struct LayoutEnvironment: Sendable, Hashable {
  /// The view's size, in points.
  public var size: Size
  /// Pixels a point; 0 turns rounding off (geometry 2.4).
  public var scale: Double
  /// The safe area's distances from the view's edges, in points.
  public var safeAreaInsets: EdgeInsets
  /// The layout margins, in points from the view's edges.
  public var layoutMargins: EdgeInsets
  /// The readable content's distances from the view's edges, in points.
  public var readableContentInsets: EdgeInsets
  /// Whether leading is the right side (geometry 13.2).
  public var isRightToLeft: Bool

  /// Makes an environment without insets, left to right, unless told otherwise.
  public init(
    size: Size, scale: Double, safeAreaInsets: EdgeInsets = .zero,
    layoutMargins: EdgeInsets = .zero, readableContentInsets: EdgeInsets = .zero,
    isRightToLeft: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets
    self.isRightToLeft = isRightToLeft
  }

  /// The view without the insets that a reference names, those across the scroll direction only
  /// (geometry 12.2).
  public func effectiveSize(
    for reference: ContentInsetsReference, configuration: LayoutConfiguration
  ) -> Size {
    let space = LayoutSpace(environment: self, configuration: configuration)
    return space.effectiveSize(space.insets(for: reference))
  }
}
