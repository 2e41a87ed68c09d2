import Foundation
import TestSupport

/// A run that reads its events from a pipe which stays open.
final class LiveRun {
  private let process = Process()
  private let input = Pipe()
  private let output = FramePipe()
  private let errors = Pipe()

  /// Starts `render home --events -` in a folder.
  init(in folder: ScreenFolder, options: String = "") throws {
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments =
      ["render", "home", "--events", "-"] + options.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = output.pipe
    process.standardError = errors
    try process.run()
  }

  /// Sends a text, which need not end a line.
  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits for the next frame; nil where none comes before the program ends or for too long.
  func frame() throws -> RenderedFrame? { try output.frame(milliseconds: 20_000) }

  /// Whether nothing has been written; a moment is enough for what has no reason to come.
  func isSilent() -> Bool { output.isSilent() }

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

  /// Sends a signal and waits for the end; gives the exit status, the negative number of the signal
  /// where one ended it.
  func end(with signal: Int32) throws -> Int {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let status = Int(process.terminationStatus)
    return process.terminationReason == .uncaughtSignal ? -status : status
  }
}
