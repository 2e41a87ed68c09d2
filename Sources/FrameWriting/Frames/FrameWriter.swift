public import SectionHost

/// Writes frames as they come, one after the other.
///
/// The bytes gather in the writer until ``drain(_:)`` hands them out, which may be after every
/// frame, so that a long run needs the memory of one frame.
public struct FrameWriter: ~Copyable {
  /// What stands around and between the frames.
  public enum Arrangement: Sendable, Hashable {
    /// One array of all frames.
    case array
    /// Nothing but a line feed behind each frame; in the compact style, a frame a line.
    case lines
  }

  /// What stands around and between the frames.
  public let arrangement: Arrangement
  /// Whether items that are not visible are left out.
  public let visibleOnly: Bool
  private var writer: JSONWriter
  private var isBegun = false

  /// Makes a writer that has not written a frame.
  public init(
    _ arrangement: Arrangement, style: JSONWriter.Style = .compact, visibleOnly: Bool = false
  ) {
    self.arrangement = arrangement
    self.visibleOnly = visibleOnly
    writer = JSONWriter(style: style)
  }

  /// Writes one frame; O(n).
  public mutating func write(_ frame: Frame) {
    begin()
    writer.write(frame, visibleOnly: visibleOnly)
    if arrangement == .lines { writer.endLine() }
  }

  /// Writes what stands behind the last frame, which closes the array; nothing may follow.
  public mutating func finish() {
    guard arrangement == .array else { return }
    begin()
    writer.endArray()
    writer.endLine()
  }

  /// Hands out what has been written so far, and forgets it.
  public mutating func drain<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try writer.drain(body)
  }

  private mutating func begin() {
    if arrangement == .array, !isBegun { writer.beginArray() }
    isBegun = true
  }
}
