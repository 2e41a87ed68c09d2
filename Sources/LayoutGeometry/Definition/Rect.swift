/// A rectangle in points, with its origin at the top left.
public struct Rect: Sendable, Hashable {
  /// Left edge, in points.
  public var x: Double
  /// Top edge, in points.
  public var y: Double
  /// Extent along x, in points; never negative in what a solver gives out (geometry 2.7).
  public var width: Double
  /// Extent along y, in points; never negative in what a solver gives out (geometry 2.7).
  public var height: Double

  /// Makes a rectangle from its origin and its extents, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Right edge, in points.
  @inlinable
  public var maxX: Double { x + width }
  /// Bottom edge, in points.
  @inlinable
  public var maxY: Double { y + height }

  /// Whether the two rectangles share some area; rectangles that only touch do not.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
