import JSONReading
import LayoutGeometry
import SectionHost

/// The members of an object whose keys are known.
struct FrameFields {
  private let value: JSONValue
  private let name: String

  /// Takes an object; a key that is not known is refused, with the nearest one that is.
  init(_ value: JSONValue, _ name: String, known: [String]) throws(Refusal) {
    guard case .object(let members) = value.content else {
      throw Refusal("expected \(name) as an object, got \(value.kind)", at: value.offset)
    }
    for member in members where !known.contains(member.key) {
      throw Refusal(
        "unknown key \"\(member.key)\" of \(name)", at: member.keyOffset,
        hint: nearestName(to: member.key, in: known).map { "did you mean \"\($0)\"?" }
          ?? "known keys: \(known.joined(separator: ", "))")
    }
    self.value = value
    self.name = name
  }

  /// What stands under a key, if anything does.
  func optional(_ key: String) -> FrameField? {
    value[key].map { FrameField(value: $0, key: key) }
  }

  /// What stands under a key that every such object has.
  func required(_ key: String) throws(Refusal) -> FrameField {
    guard let field = optional(key) else {
      throw Refusal("expected the key \"\(key)\" in \(name)", at: value.offset)
    }
    return field
  }

  /// The values of an array under a key; none where the key is left out.
  func list(_ key: String) throws(Refusal) -> [FrameField] {
    guard let field = optional(key) else { return [] }
    return try field.list
  }
}

/// A value of a frame and the key that it stands under.
struct FrameField {
  let value: JSONValue
  let key: String

  private func refusal(_ expected: String) -> Refusal {
    Refusal("\(key): expected \(expected), got \(value.kind)", at: value.offset)
  }

  var string: String {
    get throws(Refusal) {
      guard case .string(let text) = value.content else { throw refusal("a string") }
      return text
    }
  }

  var boolean: Bool {
    get throws(Refusal) {
      guard case .boolean(let flag) = value.content else { throw refusal("true or false") }
      return flag
    }
  }

  var number: Double {
    get throws(Refusal) {
      switch value.content {
      case .integer(let whole): return Double(whole)
      case .number(let number): return number
      default: throw refusal("a number")
      }
    }
  }

  var integer: Int {
    get throws(Refusal) {
      guard let whole = Int(exactly: try number) else {
        throw Refusal("\(key): expected a whole number", at: value.offset)
      }
      return whole
    }
  }

  var list: [FrameField] {
    get throws(Refusal) {
      guard case .array(let values) = value.content else { throw refusal("a list") }
      return values.map { FrameField(value: $0, key: key) }
    }
  }

  var strings: [String] {
    get throws(Refusal) {
      try list.map { field throws(Refusal) in try field.string }
    }
  }

  var numbers: [Double] {
    get throws(Refusal) {
      try list.map { field throws(Refusal) in try field.number }
    }
  }

  private func numbers(_ count: Int) throws(Refusal) -> [Double] {
    let numbers = try numbers
    guard numbers.count == count else {
      throw Refusal(
        "\(key): expected a list of \(count) numbers, got \(numbers.count)", at: value.offset)
    }
    return numbers
  }

  var rect: Rect {
    get throws(Refusal) {
      let numbers = try numbers(4)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  var size: Size {
    get throws(Refusal) {
      let numbers = try numbers(2)
      return Size(width: numbers[0], height: numbers[1])
    }
  }

  var insets: EdgeInsets {
    get throws(Refusal) {
      let numbers = try numbers(4)
      return EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }

  /// An item as `"kind:id"`.
  var item: ItemIdentifier {
    get throws(Refusal) {
      let text = try string
      guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
        throw Refusal("\(key): expected an item \"kind:id\", got \"\(text)\"", at: value.offset)
      }
      return ItemIdentifier(
        kind: String(text[..<colon]), id: String(text[text.index(after: colon)...]))
    }
  }

  /// An id, which may be written as a whole number.
  var id: String {
    get throws(Refusal) {
      if case .integer(let number) = value.content { return String(number) }
      return try string
    }
  }
}
