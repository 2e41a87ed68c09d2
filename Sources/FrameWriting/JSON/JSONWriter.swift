/// Writes JSON into a buffer, piece by piece and in the order of the calls.
///
/// Commas, line breaks and indentation come by themselves. Between ``beginObject()`` and
/// ``endObject()`` every value needs its key first.
public struct JSONWriter: ~Copyable {
  /// How much white space there is.
  public enum Style: Sendable, Hashable {
    /// None.
    case compact
    /// A line for each value, two spaces deeper in each container; short arrays of numbers stay on
    /// one line, so that a line diff reads well.
    case indented
  }

  /// How much white space there is.
  public let style: Style
  /// What has been written.
  public private(set) var buffer: ByteBuffer
  private var depth = 0
  /// Whether the innermost container holds nothing yet.
  private var isEmpty = true
  private var isAfterKey = false

  /// Makes a writer with room for so many bytes.
  public init(style: Style = .compact, capacity: Int = 4096) {
    self.style = style
    buffer = ByteBuffer(capacity: capacity)
  }

  /// Hands out what has been written so far, and forgets it.
  ///
  /// It is forgotten too where the closure throws. The value goes on where it was.
  public mutating func drain<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    defer { buffer.removeAll() }
    try buffer.withUnsafeBytes(body)
  }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the next value; nothing in it may need an escape.
  @inline(__always)
  public mutating func key(_ key: StaticString) {
    separate()
    if style == .compact {
      let length = key.utf8CodeUnitCount
      buffer.write(atMost: length &+ 3) { target in
        target[0] = UInt8(ascii: "\"")
        (target + 1).update(from: key.utf8Start, count: length)
        target[length &+ 1] = UInt8(ascii: "\"")
        target[length &+ 2] = UInt8(ascii: ":")
        return length &+ 3
      }
    } else {
      buffer.write("\"")
      buffer.write(key)
      buffer.write("\": ")
    }
    isAfterKey = true
  }

  /// Writes the key of the next value.
  public mutating func key(named key: String) {
    separate()
    buffer.write(quoted: key)
    buffer.write(style == .compact ? ":" : ": ")
    isAfterKey = true
  }

  /// Writes `null`.
  public mutating func writeNull() {
    separate()
    buffer.write("null")
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    separate()
    buffer.write(value ? "true" : "false")
  }

  /// Writes a whole number.
  public mutating func write(_ value: Int) { write(Int64(value)) }

  /// Writes a whole number.
  public mutating func write(_ value: Int64) {
    separate()
    buffer.write(value)
  }

  /// Writes a number as the shortest text that reads back to it.
  ///
  /// There is no exponent from 1e-6 up to 1e21, no point in whole values and no sign in minus
  /// zero. What is not finite is `null`, for JSON has no word for it.
  public mutating func write(_ value: Double) {
    separate()
    buffer.write(value)
  }

  /// Writes a text.
  public mutating func write(_ value: String) {
    separate()
    buffer.write(quoted: value)
  }

  /// Writes an array of numbers; up to eight stay on one line.
  public mutating func write(_ numbers: [Double]) {
    if numbers.count > Self.numbersInALine {
      beginArray()
      for number in numbers { write(number) }
      endArray()
    } else {
      writeLine(of: numbers.count) { numbers[$0] }
    }
  }

  /// Writes a line feed, which stands between values and never inside one.
  public mutating func endLine() {
    buffer.write(UInt8(ascii: "\n"))
    isEmpty = true
  }

  /// The most numbers that an array keeps on one line in the indented style.
  static let numbersInALine = 8

  /// Writes an array of at most eight numbers on one line.
  @inline(__always)
  mutating func writeLine(of count: Int, _ number: (Int) -> Double) {
    separate()
    let isCompact = style == .compact
    buffer.write(atMost: count &* (ByteBuffer.longestNumber &+ 2) &+ 2) { target in
      target[0] = UInt8(ascii: "[")
      var end = 1
      for index in 0..<count {
        if index > 0 {
          target[end] = UInt8(ascii: ",")
          end &+= 1
          if !isCompact {
            target[end] = UInt8(ascii: " ")
            end &+= 1
          }
        }
        end &+= NumberText.put(number(index), at: target + end)
      }
      target[end] = UInt8(ascii: "]")
      return end &+ 1
    }
  }

  /// Writes what stands before a value or key.
  @inline(__always)
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isEmpty { buffer.write(UInt8(ascii: ",")) }
    isEmpty = false
    if style == .indented, depth > 0 { breakLine() }
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    buffer.write(bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if style == .indented, !isEmpty { breakLine() }
    buffer.write(bracket)
    isEmpty = false
  }

  private mutating func breakLine() {
    let spaces = depth * 2
    buffer.write(atMost: spaces + 1) { target in
      target[0] = UInt8(ascii: "\n")
      (target + 1).update(repeating: 0x20, count: spaces)
      return spaces + 1
    }
  }
}
