/// An item that meets a rectangle.
public struct VisibleItem: Sendable, Hashable {
  /// Its section.
  public var section: Int
  /// Its number in the section.
  public var item: Int
  /// Its frame, as if its section stood at orthogonal offset 0.
  public var frame: Rect

  /// Makes a visible item.
  public init(section: Int, item: Int, frame: Rect) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}
