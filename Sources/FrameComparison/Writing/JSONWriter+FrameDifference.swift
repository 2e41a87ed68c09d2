package import FrameWriting
import LayoutGeometry
import SectionHost

extension JSONWriter {
  /// Writes a difference as an object: whether both are the `same`, `causes`, changes of the `screen`,
  /// `sections`, `parts`, and diagnostics that are new or gone; O(n).
  package mutating func write(_ difference: FrameDifference) {
    beginObject()
    key("same")
    write(difference.isEmpty)
    key("causes")
    beginArray()
    for cause in difference.causes { write(cause) }
    endArray()
    key("screen")
    write(difference.screen)
    key("sections")
    beginArray()
    for section in difference.sections where !section.isEmpty { write(section) }
    endArray()
    key("parts")
    beginArray()
    for part in difference.parts { write(part) }
    endArray()
    key("new_diagnostics")
    beginArray()
    for diagnostic in difference.newDiagnostics { write(diagnostic) }
    endArray()
    key("gone_diagnostics")
    beginArray()
    for diagnostic in difference.goneDiagnostics { write(diagnostic) }
    endArray()
    endObject()
  }

  private mutating func write(_ cause: MovementCause) {
    beginObject()
    key("words")
    write(cause.words)
    key("change")
    write(cause.kind.name)
    key("axis")
    write(cause.direction == .down ? "vertical" : "horizontal")
    key("parts")
    beginArray()
    for part in cause.parts { write(part.description) }
    endArray()
    key("growth")
    write(cause.growth)
    key("moved_items")
    write(cause.movedItems)
    key("moved_views")
    write(cause.movedViews)
    key("distances")
    write([cause.distances.lowerBound, cause.distances.upperBound])
    endObject()
  }

  private mutating func write(_ section: SectionSummary) {
    beginObject()
    key("section")
    write(section.id)
    key("items")
    write(section.itemCount)
    key("moved")
    write(section.moved)
    key("resized")
    write(section.resized)
    key("appeared")
    write(section.appeared)
    key("left")
    write(section.left)
    key("changed")
    write(section.changed)
    endObject()
  }

  private mutating func write(_ difference: PartDifference) {
    beginObject()
    write(difference.part)
    if let section = difference.section {
      key("section")
      write(section)
    }
    if let before = difference.before {
      key("before")
      write(before)
    }
    if let after = difference.after {
      key("after")
      write(after)
    }
    key("words")
    write(difference.words)
    key("changes")
    beginArray()
    for change in difference.changes { write(change) }
    endArray()
    endObject()
  }

  /// Writes what tells the part from others.
  private mutating func write(_ part: FramePart) {
    key("part")
    switch part {
    case .section: write("section")
    case .item(let identifier):
      write("item")
      key("item")
      write(identifier.description)
    case .supplementary(let kind, let index, _, let occurrence):
      write("supplementary")
      key("kind")
      write(kind)
      key("index")
      write(index)
      if occurrence > 0 {
        key("occurrence")
        write(occurrence)
      }
    case .decoration(let kind, _, let occurrence):
      write("decoration")
      key("kind")
      write(kind)
      if occurrence > 0 {
        key("occurrence")
        write(occurrence)
      }
    }
  }

  private mutating func write(_ change: PartChange) {
    beginObject()
    key("change")
    switch change {
    case .appeared: write("appeared")
    case .left: write("left")
    case .moved(let x, let y):
      write("moved")
      key("by")
      write([x, y])
    case .resized(let width, let height):
      write("resized")
      key("by")
      write([width, height])
    case .changedSection(let from, let to):
      write("changed_section")
      key("from")
      write(from)
      key("to")
      write(to)
    case .reordered(let from, let to):
      write("reordered")
      key("from")
      write(from)
      key("to")
      write(to)
    case .becameVisible: write("became_visible")
    case .becameInvisible: write("became_invisible")
    case .value(let value):
      write("value")
      writeFields(of: value)
    case .content(let values):
      write("content")
      key("values")
      write(values)
    }
    endObject()
  }

  private mutating func write(_ changes: [ValueChange]) {
    beginArray()
    for change in changes {
      beginObject()
      writeFields(of: change)
      endObject()
    }
    endArray()
  }

  private mutating func writeFields(of change: ValueChange) {
    key("name")
    write(change.name)
    if let before = change.before {
      key("before")
      write(before)
    }
    if let after = change.after {
      key("after")
      write(after)
    }
  }
}

extension MovementCause.Kind {
  fileprivate var name: String {
    switch self {
    case .resized: "resized"
    case .appeared: "appeared"
    case .left: "left"
    case .reordered: "reordered"
    case .space: "space"
    }
  }
}
