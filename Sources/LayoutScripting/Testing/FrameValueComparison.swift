import FrameWriting
import SectionHost

/// Where two values of JSON differ, by the paths of the first differences.
///
/// Whole numbers and floats of the same value are equal, the order of keys does not count, and a
/// null is no field, as in data.
struct FrameValueComparison {
  /// The most differences that are told.
  private static let most = 10

  /// A line for each difference; none where the values are equal.
  private(set) var lines: [String] = []
  private var count = 0

  init(expected: FrameValue, actual: FrameValue) {
    compare(expected, actual, "")
    if count > Self.most { lines.append("  and \(count - Self.most) more") }
  }

  private mutating func compare(_ expected: FrameValue?, _ actual: FrameValue?, _ path: String) {
    switch (expected, actual) {
    case (.object(let old)?, .object(let new)?):
      for field in old where field.value != .null {
        compare(field.value, new.value(field.key), join(path, field.key))
      }
      for field in new where field.value != .null && old.value(field.key) == nil {
        compare(nil, field.value, join(path, field.key))
      }
    case (.array(let old)?, .array(let new)?):
      for index in 0..<max(old.count, new.count) {
        compare(
          index < old.count ? old[index] : nil, index < new.count ? new[index] : nil,
          "\(path)[\(index + 1)]")
      }
    default:
      if let expected, let actual, expected.isSame(as: actual) { return }
      count += 1
      if count > Self.most { return }
      lines.append("  \(path): expected \(Self.text(expected)), got \(Self.text(actual))")
    }
  }

  private func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  private static func text(_ value: FrameValue?) -> String {
    guard let value else { return "nothing" }
    var writer = JSONWriter(capacity: 64)
    writer.write(value)
    let text = writer.buffer.text()
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}

extension [FrameValue.Field] {
  fileprivate func value(_ key: String) -> FrameValue? {
    first { $0.key == key && $0.value != .null }?.value
  }
}

extension FrameValue {
  fileprivate func isSame(as other: FrameValue) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Double(whole) == number
    // Lua has one empty table for both.
    case (.array(let values), .object(let fields)), (.object(let fields), .array(let values)):
      values.isEmpty && fields.isEmpty
    default: self == other
    }
  }
}
