/// Bytes that grow at the end and are written without a check for each of them.
///
/// It keeps its storage when it is emptied, so one buffer serves a whole run.
public struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes have been written.
  public private(set) var count = 0

  /// Makes an empty buffer with room for so many bytes.
  public init(capacity: Int = 4096) {
    storage = .allocate(capacity: max(capacity, 64))
  }

  deinit { storage.deallocate() }

  /// Whether nothing has been written.
  public var isEmpty: Bool { count == 0 }

  /// Forgets what was written and keeps the storage.
  public mutating func removeAll() { count = 0 }

  /// Lends the bytes that have been written.
  public borrowing func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: storage[..<count])))
  }

  /// A copy of the bytes; O(n).
  public borrowing func bytes() -> [UInt8] { withUnsafeBytes { Array($0) } }

  /// A copy of the bytes as text; O(n).
  public borrowing func text() -> String {
    withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes up to so many bytes at the end; the closure fills them and says how many it used.
  @inline(__always)
  mutating func write(atMost room: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count - count < room { grow(by: room) }
    guard let base = storage.baseAddress else { return }
    count &+= fill(base + count)
  }

  /// Writes one byte at the end.
  @inline(__always)
  package mutating func write(_ byte: UInt8) {
    write(atMost: 1) { target in
      target.pointee = byte
      return 1
    }
  }

  /// Writes a text known at compile time.
  @inline(__always)
  package mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a text.
  package mutating func write(text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Writes bytes as they are.
  @inline(__always)
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    write(atMost: bytes.count) { target in
      target.update(from: source, count: bytes.count)
      return bytes.count
    }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(storage.count * 2, count + room))
    if let source = storage.baseAddress, let target = larger.baseAddress {
      target.update(from: source, count: count)
    }
    storage.deallocate()
    storage = larger
  }
}
