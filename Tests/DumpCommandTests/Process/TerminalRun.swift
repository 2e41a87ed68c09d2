import Foundation
import TestSupport

/// A run whose standard error is a terminal, watched while it goes on; results go to `out.txt`.
final class TerminalRun {
  private let process = Process()
  private let output = Pipe()
  /// What the terminal has shown so far.
  private(set) var shown = ""

  /// Starts the program with words for the shell; what stands before it runs in the same terminal.
  init(
    _ words: String, in folder: ScreenFolder, before: String = ":",
    environment: [String: String] = [:]
  ) throws {
    let program = try builtProduct("layout-dump")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qefc", "\(before); exec '\(program)' \(words) > out.txt", "/dev/null"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var all = ProcessInfo.processInfo.environment
    for name in ["CI", "NO_COLOR"] { all[name] = nil }
    all["TERM"] = "xterm"
    process.environment = all.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits until the terminal has shown a text; whether it has.
  func shows(_ text: String) -> Bool {
    while !shown.contains(text) {
      guard output.waits(milliseconds: 30_000) else { return false }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return false }
      shown += String(decoding: more, as: UTF8.self)
    }
    return true
  }

  /// Ends a run that goes on.
  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Waits for the end; gives all that the terminal has shown, and the exit status.
  func finish() throws -> (shown: String, status: Int) {
    shown += String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (shown, Int(process.terminationStatus))
  }
}
