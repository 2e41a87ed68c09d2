package import SectionHost

/// One way in which a part of a frame is different from what it was.
package enum PartChange: Sendable, Hashable {
  /// It was not there before.
  case appeared
  /// It is not there any more.
  case left
  /// It stands elsewhere, so many points to the right and down.
  case moved(x: Double, y: Double)
  /// It is so many points wider and higher.
  case resized(width: Double, height: Double)
  /// It belongs to another section.
  case changedSection(from: String, to: String)
  /// Its place among the others of its section, or of the screen, is another one; from 0.
  case reordered(from: Int, to: Int)
  /// It has a cell now, which it had not.
  case becameVisible
  /// It has no cell any more.
  case becameInvisible
  /// Something else about it, such as its z order.
  case value(ValueChange)
  /// What its cell or view shows: the keys that differ.
  case content([ValueChange])
}

/// A named value that is different; nil where there is none.
package struct ValueChange: Sendable, Hashable {
  /// The name; the fields of an object inside an object are joined by points.
  package var name: String
  /// What it was.
  package var before: FrameValue?
  /// What it is.
  package var after: FrameValue?

  /// Makes a change from the name and both values.
  package init(name: String, before: FrameValue?, after: FrameValue?) {
    self.name = name
    self.before = before
    self.after = after
  }
}
