/// A direction in which things follow each other: x for horizontal, y for vertical.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Along x, from the leading to the trailing side.
  case horizontal
  /// Along y, from the top downwards.
  case vertical

  /// The other axis.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
