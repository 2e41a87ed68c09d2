import FrameComparison
import FrameWriting
import SectionHost

/// Where two frames differ, as scripts and golden files hold them.
///
/// Whole numbers and floats of the same value are equal, the order of keys does not count, and a
/// null is no field, as in data.
struct FrameValueComparison {
  /// The most differences that are told.
  private static let most = 20

  private let expected: FrameValue
  private let actual: FrameValue
  /// The paths at which they differ, with both values.
  private var differences: [String] = []

  init(expected: FrameValue, actual: FrameValue) {
    self.expected = expected
    self.actual = actual
    compare(expected, actual, "")
  }

  /// Whether they are the same.
  var areEqual: Bool { differences.isEmpty }

  /// A line for each difference: in words where both are whole frames, else by path.
  func lines(extent: FrameDifference.Extent) -> [String] {
    if areEqual { return [] }
    var lines = differences
    if let before = expected.frame, let after = actual.frame {
      let words = FrameDifference(before, after, extent: extent).lines
      if !words.isEmpty { lines = words }
    }
    let told = lines.prefix(Self.most).map { "  \($0)" }
    return lines.count > Self.most ? told + ["  and \(lines.count - Self.most) more"] : told
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
      differences.append(
        "\(path): expected \(Self.text(expected)), got \(Self.text(actual))")
    }
  }

  private func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  private static func text(_ value: FrameValue?) -> String {
    guard let value else { return "nothing" }
    let text = value.json
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

  fileprivate var json: String {
    var writer = JSONWriter(capacity: 64)
    writer.write(self)
    return writer.buffer.text()
  }

  /// The frame, where the value is a whole one.
  fileprivate var frame: Frame? { try? FrameFile(json: Array(json.utf8)).frames.first }
}
