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
    /// A tree of lines for people instead of JSON, an empty line between frames.
    case text
    /// One picture of all frames instead of JSON, as SVG; it is written at the end.
    case picture
  }

  /// What stands around and between the frames.
  public let arrangement: Arrangement
  /// Whether items that are not visible are left out.
  public let visibleOnly: Bool
  private var writer: JSONWriter
  /// What is written in other forms than JSON.
  private var other = ByteBuffer(capacity: 0)
  private var pictured: [Frame] = []
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
    switch arrangement {
    case .array, .lines:
      begin()
      writer.write(frame, visibleOnly: visibleOnly)
      if arrangement == .lines { writer.endLine() }
    case .text:
      if isBegun { other.write("\n") }
      isBegun = true
      other.write(text: FrameText(frame, visibleOnly: visibleOnly).text)
    case .picture:
      pictured.append(frame)
    }
  }

  /// Writes what stands behind the last frame: what closes the array, or the picture; nothing may
  /// follow.
  public mutating func finish() {
    switch arrangement {
    case .array:
      begin()
      writer.endArray()
      writer.endLine()
    case .picture: FramePicture(pictured, visibleOnly: visibleOnly).write(to: &other)
    case .lines, .text: break
    }
  }

  /// Hands out what has been written so far, and forgets it.
  public mutating func drain<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if !other.isEmpty {
      defer { other.removeAll() }
      return try other.withUnsafeBytes(body)
    }
    try writer.drain(body)
  }

  private mutating func begin() {
    if arrangement == .array, !isBegun { writer.beginArray() }
    isBegun = true
  }
}
