/// Where a supplementary view is.
public struct SupplementaryFrame: Sendable, Hashable {
  /// The element kind.
  public var kind: String
  /// Its section; -1 for the layout's own.
  public var section: Int
  /// 0 for a boundary item, the item's index, or the number of the group instance (geometry 8.3).
  public var index: Int
  /// Its frame, where it is seen.
  public var frame: Rect
  /// Higher is in front.
  public var zIndex: Int
  /// Whether pinning has moved it away from its own place (geometry 7.5).
  public var isPinned: Bool
  /// The line of the script that wrote it.
  public var place: Int?

  /// Makes a frame.
  public init(
    kind: String, section: Int, index: Int, frame: Rect, zIndex: Int, isPinned: Bool = false,
    place: Int? = nil
  ) {
    self.kind = kind
    self.section = section
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
    self.isPinned = isPinned
    self.place = place
  }
}
