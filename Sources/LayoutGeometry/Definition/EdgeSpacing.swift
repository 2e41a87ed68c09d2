/// Room around a node's four edges; it moves the node and never changes its size (geometry 4.3, 6).
public struct EdgeSpacing: Sendable, Hashable {
  /// Room on the leading side.
  public var leading: Spacing
  /// Room above.
  public var top: Spacing
  /// Room on the trailing side.
  public var trailing: Spacing
  /// Room below.
  public var bottom: Spacing

  /// Makes edge spacing from the room on each edge, none unless given.
  public init(
    leading: Spacing = .none, top: Spacing = .none, trailing: Spacing = .none,
    bottom: Spacing = .none
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No room on any edge.
  public static let none = EdgeSpacing()

  /// The room before a node along an axis.
  public func before(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The room after a node along an axis.
  public func after(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }
}
