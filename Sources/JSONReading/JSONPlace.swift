/// A place in a text, as people count it: lines and columns from 1, columns in Unicode scalars.
package struct JSONPlace: Sendable, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1; a character outside ASCII counts once, whatever its bytes.
  package var column: Int

  /// Makes a place from its line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the place of a byte; O(n) in the bytes before it.
  ///
  /// Only a line feed ends a line. An offset past the end gives the place behind the last character.
  package init(of offset: Int, in text: UnsafeBufferPointer<UInt8>, firstLine: Int = 1) {
    var line = firstLine
    var lineStart = 0
    let end = min(offset, text.count)
    for index in 0..<end where text[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    var column = 1
    // Bytes that continue a character do not begin a column.
    for index in lineStart..<end where text[index] & 0xC0 != 0x80 { column += 1 }
    // A byte order mark shows nothing, so it takes no column.
    if lineStart == 0, end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { column -= 1 }
    self.init(line: line, column: column)
  }
}

extension JSONPlace: CustomStringConvertible {
  /// The place as messages show it, `line:column`.
  package var description: String { "\(line):\(column)" }
}
