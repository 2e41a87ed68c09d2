extension ParsingSession {
  /// Says what is wrong behind the last token that could be read.
  func explanation() -> ParsingFailure {
    if let failure = tokenThatGoesOn() { return failure }
    var index = skipSpaces(from: lastEnd)
    switch (containers.last?.part, last) {
    case (nil, .nothing):
      if index == text.count { return .problem(.emptyText, offset: index) }
      return wrongValue(at: index, wanted: "a value")
    case (nil, _):
      return .problem(.trailingText, offset: index)
    case (_, .key):
      guard index < text.count else { return endsInside() }
      guard text[index] == UInt8(ascii: ":") else {
        return expected("':' after the key", at: index)
      }
      return wrongValue(at: skipSpaces(from: index + 1), wanted: "a value")
    case (.array, .opening):
      return wrongValue(at: index, wanted: "a value or ']'")
    case (.object, .opening):
      return wrongKey(at: index, wanted: "a key in quotes or '}'")
    case (let part, _):
      guard index < text.count else { return endsInside() }
      guard text[index] == UInt8(ascii: ",") else {
        return expected(part == .object ? "',' or '}'" : "',' or ']'", at: index)
      }
      index = skipSpaces(from: index + 1)
      return part == .object
        ? wrongKey(at: index, wanted: "a key in quotes") : wrongValue(at: index, wanted: "a value")
    }
  }

  /// A number or word that was read up to a point, with more behind it that belongs to no token.
  private func tokenThatGoesOn() -> ParsingFailure? {
    guard last == .value, lastStart < lastEnd, lastEnd < text.count, text[lastEnd].belongsToToken
    else { return nil }
    if text[lastStart].beginsNumber { return malformedNumber(at: lastStart) }
    return text[lastStart].isLetter ? unknownWord(at: lastStart) : nil
  }

  private func wrongKey(at index: Int, wanted: String) -> ParsingFailure {
    guard index < text.count else { return endsInside() }
    return text[index] == UInt8(ascii: "\"")
      ? wrongString(at: index) : expected(wanted, at: index)
  }

  private func wrongValue(at index: Int, wanted: String) -> ParsingFailure {
    guard index < text.count else { return endsInside() }
    switch text[index] {
    case UInt8(ascii: "\""):
      return wrongString(at: index)
    case let byte where byte.beginsNumber:
      return malformedNumber(at: index)
    case let byte where byte.isLetter:
      return unknownWord(at: index)
    default:
      return expected(wanted, at: index)
    }
  }

  private func wrongString(at index: Int) -> ParsingFailure {
    let string = StringText(text, from: index)
    if let (problem, offset) = string.problem { return .problem(problem, offset: offset) }
    return string.isUnfinished
      ? .endsInside(.string, start: index) : expected("a value", at: index)
  }

  private func unknownWord(at index: Int) -> ParsingFailure {
    let word = text[index...].prefix(while: \.belongsToToken)
    return .problem(.unknownWord(String(decoding: word, as: UTF8.self)), offset: index)
  }

  private func malformedNumber(at index: Int) -> ParsingFailure {
    let number = text[index...].prefix(while: \.belongsToToken)
    return .problem(
      .malformedNumber(String(decoding: number, as: UTF8.self)), offset: index)
  }

  private func expected(_ wanted: String, at index: Int) -> ParsingFailure {
    // What cannot be seen is not quoted.
    let found = text[index] > 0x20 && text[index] != 0x7F ? text.character(at: index) : nil
    return .problem(.expected(wanted, found: found), offset: index)
  }

  private func endsInside() -> ParsingFailure {
    guard let container = containers.last else {
      return .problem(.emptyText, offset: text.count)
    }
    return .endsInside(container.part, start: container.start)
  }

  func skipSpaces(from index: Int) -> Int {
    var index = index
    while index < text.count, text[index].isSpace { index += 1 }
    return index
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") }
  fileprivate var beginsNumber: Bool { isDigit || self == UInt8(ascii: "-") }
  fileprivate var belongsToToken: Bool {
    beginsNumber || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || isLetter
  }
}
