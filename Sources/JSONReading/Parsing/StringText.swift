/// A look at a string as it is written, for what the parser does not say about it.
struct StringText {
  /// What is wrong with the string, and the byte where; nil where nothing is.
  private(set) var problem: (problem: JSONError.Problem, offset: Int)?
  /// The byte of the first escape that is half of a surrogate pair.
  private(set) var loneSurrogate: Int?
  /// Whether the text stops before the closing quote.
  private(set) var isUnfinished = false

  /// Looks at the string whose opening quote is at an offset; O(n) in its length.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start + 1
    /// Where a first half stands that waits for its second.
    var high: Int?
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < text.count else { break }
        if text[index + 1] == UInt8(ascii: "u") {
          let digits = text[(index + 2)...].prefix(4)
          guard let unit = Self.codeUnit(digits) else {
            if index + 2 + digits.count == text.count, digits.allSatisfy(\.isHexadecimal) { break }
            problem = (.malformedUnicodeEscape, index)
            return
          }
          switch unit {
          case 0xD800...0xDBFF:
            loneSurrogate = loneSurrogate ?? high
            high = index
          case 0xDC00...0xDFFF:
            if high != index - 6 { loneSurrogate = loneSurrogate ?? high ?? index }
            high = nil
          default:
            loneSurrogate = loneSurrogate ?? high
            high = nil
          }
          index += 6
          continue
        }
        guard Self.escapes.contains(text[index + 1]) else {
          problem = (.unknownEscape("\\" + text.character(at: index + 1)), index)
          return
        }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        loneSurrogate = loneSurrogate ?? high
        return
      } else if byte < 0x20 {
        problem = (.controlCharacter(byte), index)
        return
      } else {
        index += 1
      }
      loneSurrogate = loneSurrogate ?? high
      high = nil
    }
    isUnfinished = true
  }

  private static let escapes: [UInt8] = Array(#""\/bfnrt"#.utf8)

  private static func codeUnit(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
    guard digits.count == 4, digits.allSatisfy(\.isHexadecimal) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character (a Unicode scalar) that begins at an offset of valid UTF-8.
  func character(at offset: Int) -> String {
    let rest = self[offset...]
    let continuation = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }
    return String(decoding: rest[offset..<continuation.endIndex], as: UTF8.self)
  }
}
