/// Distances from the four edges, in points; leading is left, and right in a right-to-left layout.
public struct EdgeInsets: Sendable, Hashable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the leading edge.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the trailing edge.
  public var trailing: Double

  /// Makes insets from the four distances, each 0 unless given.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 on every edge.
  public static let zero = EdgeInsets()
}
