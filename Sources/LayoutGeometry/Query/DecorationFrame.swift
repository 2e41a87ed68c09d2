/// Where a background is.
public struct DecorationFrame: Sendable, Hashable {
  /// The element kind.
  public var kind: String
  /// Its section.
  public var section: Int
  /// Its frame.
  public var frame: Rect
  /// Higher is in front.
  public var zIndex: Int
  /// The line of the script that wrote it.
  public var place: Int?

  /// Makes a frame.
  public init(kind: String, section: Int, frame: Rect, zIndex: Int, place: Int? = nil) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.zIndex = zIndex
    self.place = place
  }
}
