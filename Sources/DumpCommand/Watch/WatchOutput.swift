import FrameComparison
import FrameWriting
import LayoutScripting
import SectionHost

/// Shows frames as they come, and tells in words what is different from the one before.
struct WatchOutput {
  private let options: WatchOptions
  private let messages: Messages
  private let style: JSONWriter.Style
  private var last: Frame?

  init(_ options: WatchOptions, messages: Messages) {
    self.options = options
    self.messages = messages
    let isForPerson = options.output == nil && FileDescriptor.standardOutput.isTerminal
    style = isForPerson && options.outputFormat == .json ? .indented : .compact
  }

  /// Tells what changed, and writes the frame.
  ///
  /// - Parameter reason: What the frame comes of, for example `home/screen.lua saved`.
  mutating func show(_ frame: Frame, of screen: ScriptScreen, because reason: String)
    throws(PlacedError)
  {
    let isFirst = last == nil
    if let last { tell(frame, since: last, because: reason) }
    // Why scripts are stale was said when they were saved.
    var told = Set((last?.diagnostics ?? []).map(\.asTold))
    for diagnostic in frame.diagnostics
    where diagnostic.code != "stale_script" && told.insert(diagnostic.asTold).inserted {
      messages.report(diagnostic, screen: options.screen, path: screen.userPath(of:))
    }
    last = frame
    try write(frame, isFirst: isFirst)
  }

  private func tell(_ frame: Frame, since last: Frame, because reason: String) {
    // Diagnostics are reported with their places.
    var (before, after) = (last, frame)
    before.diagnostics = []
    after.diagnostics = []
    let lines = FrameDifference(before, after).lines
    let heading = "\(reason), frame \(frame.sequence)"
    messages.write(
      lines.isEmpty
        ? "\(heading): nothing moved\n"
        : "\(heading):\n" + lines.map { "  \($0)\n" }.joined())
  }

  private func write(_ frame: Frame, isFirst: Bool) throws(PlacedError) {
    let arrangement: FrameWriter.Arrangement =
      switch options.outputFormat {
      case .json, .jsonl: .lines
      case .text: .text
      case .svg: .picture
      }
    var writer = FrameWriter(arrangement, style: style, visibleOnly: options.visibleOnly)
    writer.write(frame)
    writer.finish()
    do throws(FileError) {
      if let path = options.output {
        try writer.drain { bytes throws(FileError) in try WholeFile.write(bytes, to: path) }
      } else {
        if arrangement == .text, !isFirst { try messages.console.output("\n") }
        try writer.drain { bytes throws(FileError) in try messages.console.output(bytes) }
      }
    } catch {
      throw PlacedError(path: error.path, message: error.message)
    }
  }
}
