import FrameWriting
import LayoutScripting
import SectionHost

/// Where frames are written to: standard output as they come, or a file in one piece.
final class FrameOutput {
  private let choice: FrameChoice?
  private let path: String?
  private let console: Console
  /// What closes the array of all frames.
  private let closing: String
  private var writer: FrameWriter
  /// What waits to be written to the file.
  private var gathered: [UInt8] = []
  /// How many frames have come.
  private(set) var count = 0
  private var last: Frame?
  private var isWritten = false
  /// What went wrong with writing; nothing more is written then.
  private(set) var problem: FileError?

  init(_ options: RenderOptions, console: Console) {
    self.console = console
    choice = options.frame
    path = options.output
    let isForPerson = options.output == nil && FileDescriptor.standardOutput.isTerminal
    let isArray = options.frame == nil && options.outputFormat == .json
    closing = !isArray || options.output != nil ? "" : isForPerson ? "\n]\n" : "]\n"
    let arrangement: FrameWriter.Arrangement =
      switch options.outputFormat {
      case .json: isArray ? .array : .lines
      case .jsonl: .lines
      case .text: .text
      case .svg: .picture
      }
    writer = FrameWriter(
      arrangement,
      style: isForPerson && options.outputFormat == .json ? .indented : .compact,
      visibleOnly: options.visibleOnly)
  }

  /// Takes a frame; false where no more can be written.
  func write(_ frame: Frame) -> Bool {
    defer { count += 1 }
    switch choice {
    case nil: put(frame)
    case .number(count): put(frame)
    case .number: break
    case .last: last = frame
    }
    return problem == nil
  }

  /// Writes what is left; whether anything that was asked for has been written.
  ///
  /// A run without a frame leaves nothing behind, and an older file as it was.
  func finish() -> Bool {
    if let last { put(last) }
    guard isWritten else { return false }
    writer.finish()
    drain()
    close(with: "")
    if problem == nil, let path {
      let whole = gathered
      do throws(FileError) {
        try whole.span.bytes.withUnsafeBytes { bytes throws(FileError) in
          try WholeFile.write(bytes, to: path)
        }
      } catch { problem = error }
    }
    return true
  }

  private func put(_ frame: Frame) {
    writer.write(frame)
    drain()
    if !isWritten { close(with: closing) }
    isWritten = true
  }

  /// Says what must follow if the process ends now.
  private func close(with text: String) {
    guard problem == nil, !closing.isEmpty else { return }
    do throws(FileError) { try console.setClosing(text) } catch { problem = error }
  }

  private func drain() {
    guard problem == nil else { return }
    let isFile = path != nil
    do throws(FileError) {
      try writer.drain { bytes throws(FileError) in
        if isFile {
          gathered.append(contentsOf: bytes)
        } else {
          try console.output(bytes)
        }
      }
    } catch { problem = error }
  }
}
