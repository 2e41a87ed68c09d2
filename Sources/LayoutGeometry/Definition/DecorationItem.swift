/// A background behind a whole section (geometry 8.4).
public struct DecorationItem: Sendable, Hashable {
  /// The element kind.
  public var kind: String
  /// Shrinks its frame, in points.
  public var contentInsets: EdgeInsets
  /// Higher is in front.
  public var zIndex: Int
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a background.
  public init(
    kind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0, place: Int? = nil
  ) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
    written = Place(line: place)
  }
}
