import FrameComparison
import FrameWriting
import SectionHost

/// Writes golden files so that a line diff reads well.
///
/// Lists of sections, items, views, changes, outputs and diagnostics have a line for each entry;
/// everything else stays on the line of its key.
struct GoldenWriter {
  /// What is written entry by entry, a line each.
  private static let broken: Set<String> = [
    "frame", "sections", "items", "supplementaries", "decorations", "changes", "deleted",
    "inserted", "moved", "reloaded", "reconfigured", "outputs", "diagnostics",
  ]

  private(set) var text = ""

  /// Writes a whole file.
  mutating func write(_ file: GoldenFile) {
    writeLines(
      [
        .init("schema", .string(FrameFile.goldenSchema)), .init("engine", .string(file.engine)),
        .init("frame", file.frame),
      ], depth: 0)
    text += "\n"
  }

  private mutating func write(_ value: FrameValue, key: String, depth: Int) {
    let isBroken = Self.broken.contains(key) && !value.isFlat
    switch value {
    case .object(let fields) where isBroken: writeLines(fields, depth: depth)
    case .array(let values) where isBroken:
      text += "["
      for (index, entry) in values.enumerated() {
        text += index > 0 ? "," : ""
        breakLine(depth + 1)
        // A section is a list itself.
        if case .object(let fields) = entry, key == "sections" {
          writeLines(fields, depth: depth + 1)
        } else {
          writeInline(entry)
        }
      }
      breakLine(depth)
      text += "]"
    default: writeInline(value)
    }
  }

  private mutating func writeLines(_ fields: [FrameValue.Field], depth: Int) {
    text += "{"
    for (index, field) in fields.enumerated() {
      text += index > 0 ? "," : ""
      breakLine(depth + 1)
      writeInline(.string(field.key))
      text += ": "
      write(field.value, key: field.key, depth: depth + 1)
    }
    breakLine(depth)
    text += "}"
  }

  private mutating func writeInline(_ value: FrameValue) {
    switch value {
    case .array(let values):
      text += "["
      for (index, entry) in values.enumerated() {
        text += index > 0 ? ", " : ""
        writeInline(entry)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        text += index > 0 ? ", " : ""
        writeInline(.string(field.key))
        text += ": "
        writeInline(field.value)
      }
      text += "}"
    default:
      var writer = JSONWriter(capacity: 64)
      writer.write(value)
      text += writer.buffer.text()
    }
  }

  private mutating func breakLine(_ depth: Int) {
    text += "\n" + String(repeating: "  ", count: depth)
  }
}

extension FrameValue {
  /// Whether nothing but plain values, and lists of them, is in it.
  fileprivate var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isPlain)
    case .object(let fields): fields.allSatisfy { $0.value.isPlain || $0.value.isPlainList }
    default: true
    }
  }

  private var isPlainList: Bool {
    if case .array(let values) = self { values.allSatisfy(\.isPlain) } else { false }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
