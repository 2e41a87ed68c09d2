import FrameWriting
public import SectionHost

extension Frame {
  /// The frame as JSON, in the form of `tessellua/frame/1`.
  ///
  /// The same frame always gives the same text. O(items).
  ///
  /// - Parameters:
  ///   - indented: A line for each value, for people and line diffs.
  ///   - visibleOnly: Leaves items out that have no cell.
  public func json(indented: Bool = false, visibleOnly: Bool = false) -> String {
    var writer = FrameWriter(
      .lines, style: indented ? .indented : .compact, visibleOnly: visibleOnly)
    writer.write(self)
    var text = ""
    writer.drain { text = String(decoding: $0, as: UTF8.self) }
    text.removeLast()
    return text
  }
}
