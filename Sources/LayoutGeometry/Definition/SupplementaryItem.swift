/// A view attached to an item or to a group instance, such as a badge (geometry 8).
public struct SupplementaryItem: Sendable, Hashable {
  /// The element kind.
  public var kind: String
  /// Its size; fractions are of the host's rectangle.
  public var size: LayoutSize
  /// The point of the host that it is attached to.
  public var containerAnchor: Anchor
  /// The point of its own that lies there; the same point as the container anchor's if absent.
  public var itemAnchor: Anchor?
  /// Higher is in front.
  public var zIndex: Int
  /// Shrinks its frame, in points.
  public var contentInsets: EdgeInsets
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a supplementary item with the defaults of geometry 8.1.
  public init(
    kind: String, size: LayoutSize, containerAnchor: Anchor, itemAnchor: Anchor? = nil,
    zIndex: Int = 1, contentInsets: EdgeInsets = .zero, place: Int? = nil
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
    written = Place(line: place)
  }
}
