/// A place in points: x grows to the right, y grows downwards.
public struct Point: Sendable, Hashable {
  /// Points from the left edge of the coordinate space.
  public var x: Double
  /// Points from the top edge of the coordinate space.
  public var y: Double

  /// Makes a place from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate space.
  public static let zero = Point(x: 0, y: 0)
}
