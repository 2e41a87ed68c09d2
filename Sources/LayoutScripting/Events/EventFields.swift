import JSONReading
import SectionHost

/// Why an event or an environment cannot be read, and where in its text.
struct EventRefusal: Error {
  var message: String
  var hint: String?
  /// The byte in the text that it is about.
  var offset: Int
  /// What else is wrong, by its place.
  var others: [EventRefusal] = []

  init(_ message: String, offset: Int, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }

  init(_ message: String, _ value: JSONValue, hint: String? = nil) {
    self.init(message, offset: value.offset, hint: hint)
  }

  /// Makes one of several, by their places; nil where there is none.
  init?(_ refusals: [EventRefusal]) {
    let sorted = refusals.sorted { $0.offset < $1.offset }
    guard var first = sorted.first else { return nil }
    first.others += sorted.dropFirst()
    self = first
  }
}

extension PlacedError {
  /// What is wrong with a text, at its place in the file.
  init(_ refusal: EventRefusal, path: String, reader: JSONReader, text: [UInt8]) {
    let place = reader.place(of: refusal.offset, in: text)
    self.init(
      path: path, line: place.line, column: place.column, message: refusal.message,
      hint: refusal.hint)
    others = refusal.others.map {
      PlacedError($0, path: path, reader: reader, text: text)
    }
  }
}

/// The members of an object whose names are known.
struct Fields {
  let all: [JSONValue.Member]
  /// The refusals of names that are not known.
  let unknown: [EventRefusal]
  private let name: String
  private let offset: Int

  /// Takes an object; names that are not known are refused, with the nearest ones that are.
  init(_ value: JSONValue, _ name: String, known: [String]) throws(EventRefusal) {
    try self.init(value, name, partlyKnown: known)
    if let refusal = EventRefusal(unknown) { throw refusal }
  }

  /// Takes an object, whatever its names are; it is on the caller to refuse what is unknown.
  init(_ value: JSONValue, _ name: String, partlyKnown known: [String]) throws(EventRefusal) {
    guard case .object(let members) = value.content else {
      throw EventRefusal("\(name): expected an object, got \(value.kind)", value)
    }
    unknown = members.filter { !known.contains($0.key) }.map { member in
      let nearest = nearestName(to: member.key, in: known)
      return EventRefusal(
        "unknown field \"\(member.key)\" of \(name)", offset: member.keyOffset,
        hint: nearest.map { "did you mean \"\($0)\"?" }
          ?? "known fields: \(known.joined(separator: ", "))")
    }
    all = members
    self.name = name
    offset = value.offset
  }

  func optional(_ key: String) -> JSONValue? { all.first { $0.key == key }?.value }

  func required(_ key: String) throws(EventRefusal) -> JSONValue {
    guard let value = optional(key) else {
      throw EventRefusal("\(name): expected the field \"\(key)\"", offset: offset)
    }
    return value
  }
}

func string(_ value: JSONValue) throws(EventRefusal) -> String {
  guard case .string(let text) = value.content else {
    throw EventRefusal("expected a string, got \(value.kind)", value)
  }
  return text
}

/// A number; sums and pixels of what is far beyond any screen would be infinite.
func number(_ value: JSONValue) throws(EventRefusal) -> Double {
  let number: Double
  switch value.content {
  case .integer(let whole): number = Double(whole)
  case .number(let double): number = double
  default: throw EventRefusal("expected a number, got \(value.kind)", value)
  }
  if number.magnitude > 1e15 { throw EventRefusal("expected a number of at most 1e15", value) }
  return number
}

func wholeNumber(_ value: JSONValue) throws(EventRefusal) -> Int {
  guard let whole = Int(exactly: try number(value)), whole >= 0 else {
    throw EventRefusal("expected a whole number that is not negative", value)
  }
  return whole
}

func boolean(_ value: JSONValue) throws(EventRefusal) -> Bool {
  guard case .boolean(let flag) = value.content else {
    throw EventRefusal("expected true or false, got \(value.kind)", value)
  }
  return flag
}

/// A list of exactly so many numbers.
func numbers(_ value: JSONValue, count: Int) throws(EventRefusal) -> [Double] {
  guard case .array(let values) = value.content else {
    throw EventRefusal("expected a list of \(count) numbers, got \(value.kind)", value)
  }
  guard values.count == count else {
    throw EventRefusal("expected a list of \(count) numbers, got \(values.count)", value)
  }
  var numbers: [Double] = []
  for value in values { numbers.append(try number(value)) }
  return numbers
}

/// One of a few words.
func choice<Choice: RawRepresentable<String>>(_ value: JSONValue, _ choices: [Choice])
  throws(EventRefusal) -> Choice
{
  let word = try string(value)
  guard let choice = Choice(rawValue: word) else {
    let words = choices.map(\.rawValue)
    throw EventRefusal(
      "expected one of \(words.joined(separator: ", ")), got \"\(word)\"", value,
      hint: nearestName(to: word, in: words).map { "did you mean \"\($0)\"?" })
  }
  return choice
}

/// An item as `"kind:id"`.
func identifier(_ value: JSONValue) throws(EventRefusal) -> ItemIdentifier {
  let text = try string(value)
  guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
    throw EventRefusal("expected an item \"kind:id\", got \"\(text)\"", value)
  }
  return ItemIdentifier(
    kind: String(text[..<colon]), id: String(text[text.index(after: colon)...]))
}
