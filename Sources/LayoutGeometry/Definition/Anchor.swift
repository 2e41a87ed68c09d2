/// A point on a rectangle, and how far from it something is placed (geometry 8.2).
public struct Anchor: Sendable, Hashable {
  /// The edges that an anchor touches; none of a pair means the middle.
  public struct Edges: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int

    /// Makes a set of edges from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge, the right one in a right-to-left layout.
    public static let leading = Edges(rawValue: 2)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge, the left one in a right-to-left layout.
    public static let trailing = Edges(rawValue: 8)
  }

  /// How far from the anchored point something is placed.
  public enum Offset: Sendable, Hashable {
    /// So many points.
    case absolute(Point)
    /// So many times the supplementary item's own size.
    case fractional(Point)
  }

  /// The edges it touches.
  public var edges: Edges
  /// How far from that point.
  public var offset: Offset

  /// Makes an anchor from its edges, without offset unless one is given.
  public init(edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// The anchored point as fractions of the rectangle: 0 at the start, 1 at the end, 0.5 between.
  var fraction: Point {
    Point(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The offset in points for something of this size.
  func distance(for size: Size) -> Point {
    switch offset {
    case .absolute(let point): Point(x: point.x.bounded, y: point.y.bounded)
    case .fractional(let point):
      Point(x: (point.x * size.width).bounded, y: (point.y * size.height).bounded)
    }
  }
}
