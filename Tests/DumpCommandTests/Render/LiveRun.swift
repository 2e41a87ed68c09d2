import Foundation
import TestSupport

/// A run that reads its events from a pipe which stays open.
final class LiveRun {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var received: [UInt8] = []

  /// Starts `render home --events -` in a folder.
  init(in folder: ScreenFolder, options: String = "") throws {
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments =
      ["render", "home", "--events", "-"] + options.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Sends a text, which need not end a line.
  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits for the next frame; nil where none comes before the program ends or for too long.
  func frame() throws -> RenderedFrame? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeFirst(end + 1)
        return try RenderedFrame.lines(line).first
      }
      guard waits(milliseconds: 20_000) else { return nil }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received += more
    }
  }

  /// Whether nothing has been written; a moment is enough for what has no reason to come.
  func isSilent() -> Bool { received.isEmpty && !waits(milliseconds: 150) }

  private func waits(milliseconds: CInt) -> Bool {
    var request = pollfd(
      fd: output.fileHandleForReading.fileDescriptor, events: CShort(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Ends the input; gives the frames that come then, standard error and the exit status.
  func finish() throws -> Rendering {
    try input.fileHandleForWriting.close()
    var frames: [RenderedFrame] = []
    while let next = try frame() { frames.append(next) }
    process.waitUntilExit()
    let report = try errors.fileHandleForReading.readToEnd() ?? Data()
    return Rendering(
      frames: frames, errors: String(decoding: report, as: UTF8.self),
      status: Int(process.terminationStatus))
  }
}
