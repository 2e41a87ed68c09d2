extension ByteBuffer {
  /// Writes a text in quotes, with escapes only where JSON asks for them.
  mutating func write(quoted text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { write(quoted: $0) }
    if isWritten == nil {
      // A text that another runtime keeps has no storage of its own to lend.
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { write(quoted: $0) }
    }
  }

  /// Writes UTF-8 in quotes, with escapes only where JSON asks for them.
  mutating func write(quoted text: UnsafeBufferPointer<UInt8>) {
    var rest = 0
    write(atMost: text.count + 2) { target in
      target[0] = UInt8(ascii: "\"")
      while rest < text.count, !text[rest].needsEscape {
        target[rest &+ 1] = text[rest]
        rest &+= 1
      }
      guard rest == text.count else { return rest &+ 1 }
      target[rest &+ 1] = UInt8(ascii: "\"")
      return rest &+ 2
    }
    if rest < text.count { write(escaping: UnsafeBufferPointer(rebasing: text[rest...])) }
  }

  /// Writes what is left of a text that holds an escape, and the closing quote.
  private mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    for index in 0..<text.count where text[index].needsEscape {
      write(UnsafeBufferPointer(rebasing: text[runStart..<index]))
      write(escapeOf: text[index])
      runStart = index + 1
    }
    write(UnsafeBufferPointer(rebasing: text[runStart...]))
    write(UInt8(ascii: "\""))
  }

  private mutating func write(escapeOf byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0C: write("\\f")
    case 0x0D: write("\\r")
    default:
      write("\\u00")
      write(0x30 + byte >> 4)
      write(byte & 15 < 10 ? 0x30 + byte & 15 : 0x57 + byte & 15)
    }
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
