/// Cuts bytes that arrive in pieces into numbered lines.
///
/// A piece may end anywhere, also inside a line or a character. A line is given out once its line
/// feed has come; ``finish()`` makes what is left a last line.
package struct JSONLines: Sendable {
  /// One line.
  package struct Line: Sendable, Hashable {
    /// Its number, from 1; blank lines count.
    package var number: Int
    /// Its bytes, without the line feed.
    package var bytes: [UInt8]

    /// Whether nothing but white space stands in it.
    package var isBlank: Bool { bytes.allSatisfy(\.isSpace) }
  }

  /// Whether blank lines are given out too, as live input needs, where one ends an instant.
  package var keepsBlankLines: Bool

  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Up to where no line feed was found.
  private var searched = 0
  private var number = 0
  private var isFinished = false

  /// Makes a splitter without any bytes.
  package init(keepsBlankLines: Bool = false) {
    self.keepsBlankLines = keepsBlankLines
  }

  /// Adds bytes that have arrived; O(n) in them.
  package mutating func append(_ more: UnsafeRawBufferPointer) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Adds bytes that have arrived; O(n) in them.
  package mutating func append(_ more: some Sequence<UInt8>) {
    Array(more).withUnsafeBytes { append($0) }
  }

  /// Says that no more bytes come, so that the rest is a line even without a line feed.
  package mutating func finish() { isFinished = true }

  /// The next line that is complete; nil until more bytes come.
  package mutating func next() -> Line? {
    while let line = nextOfAnyKind() {
      if keepsBlankLines || !line.isBlank { return line }
    }
    return nil
  }

  private mutating func nextOfAnyKind() -> Line? {
    let end: Int
    if let feed = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      end = feed
    } else if isFinished, start < bytes.count {
      end = bytes.count
    } else {
      searched = bytes.count
      return nil
    }
    number += 1
    let line = Line(number: number, bytes: Array(bytes[start..<end]))
    start = min(end + 1, bytes.count)
    searched = start
    return line
  }
}
