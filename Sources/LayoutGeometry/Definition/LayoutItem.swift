/// One cell slot (geometry 4).
public struct LayoutItem: Sendable, Hashable {
  /// Its size before content insets.
  public var size: LayoutSize
  /// Shrinks the frame inside the slot, in points; neighbours never feel it.
  public var contentInsets: EdgeInsets
  /// Room around the slot.
  public var edgeSpacing: EdgeSpacing
  /// Badges and other views attached to the cell.
  public var supplementaryItems: [SupplementaryItem]
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a cell slot.
  public init(
    size: LayoutSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = [], place: Int? = nil
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    written = Place(line: place)
  }
}
