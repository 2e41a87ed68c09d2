import CJSON

/// One reading of one text: keeps the places that the C parser does not, and passes values on.
final class ParsingSession {
  /// What the parser gave last, which says what may follow.
  enum Last {
    case nothing, opening, key, value
  }

  /// An array or object that is open.
  struct Container {
    var part: JSONError.Part
    var start: Int
  }

  let text: UnsafeBufferPointer<UInt8>
  private let visitor: any JSONVisitor
  private let maximumDepth: Int
  private(set) var containers: [Container] = []
  private(set) var last = Last.nothing
  /// Where the last token began.
  private(set) var lastStart = 0
  /// Where the last token ended.
  private(set) var lastEnd = 0
  private var keys = KeyLedger()
  private var failure: ParsingFailure?
  private var parser: yajl_handle?
  private var isComplete = false

  init(_ text: UnsafeBufferPointer<UInt8>, visitor: any JSONVisitor, maximumDepth: Int) {
    self.text = text
    self.visitor = visitor
    self.maximumDepth = maximumDepth
  }

  /// Reads the text; gives what was wrong with it.
  func run() -> ParsingFailure? {
    withUnsafePointer(to: yajl_callbacks.forSession) { callbacks in
      guard let parser = yajl_alloc(callbacks, nil, Unmanaged.passUnretained(self).toOpaque())
      else { return .problem(.outOfMemory, offset: 0) }
      defer { yajl_free(parser) }
      // The whole text is known to be UTF-8, by stricter rules than the parser's.
      yajl_set_unchecked_strings(parser)
      self.parser = parser
      defer { self.parser = nil }

      start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      lastEnd = start
      let rest = UnsafeBufferPointer(rebasing: text[start...])
      var status = yajl_parse(parser, rest.baseAddress, rest.count)
      if status == yajl_status_ok {
        isComplete = true
        status = yajl_complete_parse(parser)
      }
      if let failure { return failure }
      // The parser lets a token that it cannot finish pass behind a complete value: `1 "`.
      let isWhole = status == yajl_status_ok && skipSpaces(from: lastEnd) == text.count
      return isWhole && last == .value ? nil : explanation()
    }
  }

  private var start = 0

  /// Notes a token that has just been read and gives the byte where it begins.
  private func token(_ last: Last) -> Int {
    var offset = lastEnd
    // Between two tokens stand only white space and separators.
    while offset < text.count, text[offset].isSpaceOrSeparator { offset += 1 }
    lastStart = offset
    // A number at the very end is only complete once the parser is told that the text is.
    lastEnd = isComplete ? text.count : start + yajl_get_bytes_consumed(parser)
    self.last = last
    return offset
  }

  private func stop(_ problem: JSONError.Problem, at offset: Int) -> Bool {
    failure = .problem(problem, offset: offset)
    return false
  }

  /// Hands a value to the visitor; false where it refuses.
  @inline(__always)
  private func pass(at offset: Int, _ body: (any JSONVisitor) throws(JSONRefusal) -> Void) -> Bool {
    do throws(JSONRefusal) {
      try body(visitor)
      return true
    } catch {
      return stop(.refused(error.message), at: error.offset ?? offset)
    }
  }

  func null() -> Bool {
    let offset = token(.value)
    return pass(at: offset) { (visitor) throws(JSONRefusal) in try visitor.null(at: offset) }
  }

  func boolean(_ value: Bool) -> Bool {
    let offset = token(.value)
    return pass(at: offset) { (visitor) throws(JSONRefusal) in
      try visitor.boolean(value, at: offset)
    }
  }

  func number(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    let offset = token(.value)
    // White space between a number and the text's end is no part of the number.
    lastEnd = offset + digits.count
    switch NumberText(digits) {
    case .integer(let value):
      return pass(at: offset) { (visitor) throws(JSONRefusal) in
        try visitor.integer(value, at: offset)
      }
    case .number(let value):
      return pass(at: offset) { (visitor) throws(JSONRefusal) in
        try visitor.number(value, at: offset)
      }
    case .outOfRange:
      return stop(.numberOutOfRange(String(decoding: digits, as: UTF8.self)), at: offset)
    }
  }

  func string(_ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let offset = token(.value)
    if let surrogate = loneSurrogate(in: string) { return stop(.loneSurrogate, at: surrogate) }
    return pass(at: offset) { (visitor) throws(JSONRefusal) in
      try visitor.string(string, at: offset)
    }
  }

  func key(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let offset = token(.key)
    if let surrogate = loneSurrogate(in: key) { return stop(.loneSurrogate, at: surrogate) }
    guard keys.insert(key) else {
      return stop(.duplicateKey(String(decoding: key, as: UTF8.self)), at: offset)
    }
    return pass(at: offset) { (visitor) throws(JSONRefusal) in try visitor.key(key, at: offset) }
  }

  func begin(_ part: JSONError.Part) -> Bool {
    let offset = token(.opening)
    guard containers.count < maximumDepth else {
      return stop(.tooDeep(limit: maximumDepth), at: offset)
    }
    containers.append(Container(part: part, start: offset))
    if part == .object { keys.open() }
    return pass(at: offset) { (visitor) throws(JSONRefusal) in
      part == .object ? try visitor.beginObject(at: offset) : try visitor.beginArray(at: offset)
    }
  }

  func end(_ part: JSONError.Part) -> Bool {
    let offset = token(.value)
    containers.removeLast()
    if part == .object { keys.close() }
    return pass(at: offset) { (visitor) throws(JSONRefusal) in
      part == .object ? try visitor.endObject(at: offset) : try visitor.endArray(at: offset)
    }
  }

  /// The byte of an escape that is half of a surrogate pair, in the string that was read last.
  private func loneSurrogate(in string: UnsafeBufferPointer<UInt8>) -> Int? {
    // A string without escapes is handed out as a part of the text itself.
    if let first = string.baseAddress, let textStart = text.baseAddress,
      first >= textStart, first < textStart + text.count
    {
      return nil
    }
    return StringText(text, from: lastStart).loneSurrogate
  }
}

extension UInt8 {
  /// Whether it is one of the four characters that JSON takes for white space.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var isSpaceOrSeparator: Bool {
    isSpace || self == UInt8(ascii: ",") || self == UInt8(ascii: ":")
  }
}
