/// A header, a footer or another view at the boundary of a section or of the whole layout (geometry 7.2).
public struct BoundarySupplementaryItem: Sendable, Hashable {
  /// The element kind.
  public var kind: String
  /// Its size; a fraction across is of the band (geometry 7.3), along of the view.
  public var size: LayoutSize
  /// The edge or corner at which it stands.
  public var alignment: BoundaryAlignment
  /// Moves the frame and leaves the reserved room alone, in points.
  public var absoluteOffset: Point
  /// Whether it makes the section longer; if not, it lies over the content's edge.
  public var extendsBoundary: Bool
  /// Whether it stays in view while some part of its section is visible (geometry 7.5).
  public var pinToVisibleBounds: Bool
  /// Higher is in front.
  public var zIndex: Int
  /// Shrinks its frame and not the room that it reserves, in points.
  public var contentInsets: EdgeInsets
  /// Room kept free on its outer side, in points; only a list's header asks for it (geometry 11).
  var outerPadding: Double = 0
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a boundary item with the defaults of geometry 7.2.
  public init(
    kind: String, size: LayoutSize, alignment: BoundaryAlignment, absoluteOffset: Point = .zero,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, zIndex: Int = 1,
    contentInsets: EdgeInsets = .zero, place: Int? = nil
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
    written = Place(line: place)
  }
}
