/// Why a text could not be read, and where.
package struct JSONError: Error, Hashable {
  /// What is wrong.
  package var problem: Problem
  /// Where: the character at fault, or the end of a text that stops too early.
  package var place: JSONPlace

  /// Makes an error from what is wrong and where.
  package init(_ problem: Problem, at place: JSONPlace) {
    self.problem = problem
    self.place = place
  }

  /// The line at fault, from 1.
  package var line: Int { place.line }
  /// The column at fault, from 1, in Unicode scalars.
  package var column: Int { place.column }
  /// What is wrong, in a sentence without a full stop.
  package var message: String { problem.description }

  /// The ways in which a text can be wrong.
  package enum Problem: Sendable, Hashable {
    /// Nothing but white space.
    case emptyText
    /// The text stops before something that began is complete.
    case endsInside(Part, startedAt: JSONPlace)
    /// Something else stands where one of these must; `found` is nil for no printable character.
    case expected(String, found: String?)
    /// More than one value in the text.
    case trailingText
    /// A word that is none of `true`, `false` and `null`.
    case unknownWord(String)
    /// Digits, signs and points that make no number.
    case malformedNumber(String)
    /// A number too large for a double.
    case numberOutOfRange(String)
    /// A backslash before a character that it cannot escape.
    case unknownEscape(String)
    /// `\u` without four hexadecimal digits.
    case malformedUnicodeEscape
    /// `\u` with one half of a surrogate pair.
    case loneSurrogate
    /// A control character inside a string.
    case controlCharacter(UInt8)
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A key that the object has already.
    case duplicateKey(String)
    /// More containers inside each other than the reader allows.
    case tooDeep(limit: Int)
    /// The memory for the parser could not be had.
    case outOfMemory
    /// The visitor refused what it was given.
    case refused(String)
  }

  /// What a text can stop inside of.
  package enum Part: String, Sendable, Hashable {
    /// `[` without its `]`.
    case array
    /// `{` without its `}`.
    case object
    /// `"` without its end.
    case string
  }
}

extension JSONError.Problem: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop.
  package var description: String {
    switch self {
    case .emptyText: "expected a value, but the text is empty"
    case .endsInside(let part, let start):
      "the text ends inside the \(part.rawValue) that began at \(start)"
    case .expected(let wanted, let found?): "expected \(wanted), not '\(found)'"
    case .expected(let wanted, nil): "expected \(wanted)"
    case .trailingText: "unexpected text after the value"
    case .unknownWord(let word):
      "unknown word '\(word)'; only true, false and null stand without quotes"
    case .malformedNumber(let text): "malformed number '\(text)'"
    case .numberOutOfRange(let text): "the number '\(text)' is too large"
    case .unknownEscape(let escape): "unknown escape '\(escape)'"
    case .malformedUnicodeEscape: "'\\u' needs four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair stands alone"
    case .controlCharacter(let byte):
      "a control character in a string must be written as '\(Self.escape(byte))'"
    case .invalidUTF8: "the bytes are not valid UTF-8"
    case .duplicateKey(let key): "duplicate key '\(key)'"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    case .outOfMemory: "no memory left for the parser"
    case .refused(let message): message
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// `line:column: error: message`; a path and a colon before it make it a whole report.
  package var description: String { "\(place): error: \(message)" }
}
