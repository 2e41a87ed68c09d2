package import LayoutGeometry

/// What is different about one part of a frame.
package struct PartDifference: Sendable, Hashable {
  /// Which part.
  package var part: FramePart
  /// The id of the section that it belongs to, or belonged to where it left; nil for the whole layout.
  package var section: String?
  /// Where it was, in content coordinates; nil where it appeared.
  package var before: Rect?
  /// Where it is, in content coordinates; nil where it left.
  package var after: Rect?
  /// How it is different; never empty.
  package var changes: [PartChange]

  /// Makes a difference of a part.
  package init(
    part: FramePart, section: String?, before: Rect?, after: Rect?, changes: [PartChange]
  ) {
    self.part = part
    self.section = section
    self.before = before
    self.after = after
    self.changes = changes
  }
}
