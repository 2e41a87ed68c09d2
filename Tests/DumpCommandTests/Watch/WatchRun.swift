import Foundation
import TestSupport

/// A run of `watch` whose frames and words come while it goes on.
final class WatchRun {
  private let process = Process()
  private let output = FramePipe()
  private let errors = Pipe()
  /// What standard error has said so far.
  private(set) var words = ""

  /// Starts `watch home` in a folder.
  init(in folder: ScreenFolder, options: String = "") throws {
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments = ["watch", "home"] + options.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.pipe
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits for the next frame; nil where none comes before the program ends or for too long.
  func frame() throws -> RenderedFrame? { try output.frame(milliseconds: 30_000) }

  /// Waits until standard error has said a text; whether it has.
  func says(_ text: String) -> Bool {
    while !words.contains(text) {
      guard errors.waits(milliseconds: 30_000) else { return false }
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { return false }
      words += String(decoding: more, as: UTF8.self)
    }
    return true
  }

  /// Sends a signal and waits for the end; gives the exit status, nil where a signal ended it.
  func end(with signal: Int32 = SIGINT) -> Int? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? Int(process.terminationStatus) : nil
  }
}
