/// A pair of dimensions; both are always given (geometry 3.1).
public struct LayoutSize: Sendable, Hashable {
  /// The length along x.
  public var width: Dimension
  /// The length along y.
  public var height: Dimension

  /// Makes a size from its two dimensions.
  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: Axis) -> Dimension { axis == .horizontal ? width : height }
}
