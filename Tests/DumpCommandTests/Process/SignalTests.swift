import Foundation
import TestSupport
import Testing

/// Signals end the program and the process that runs the scripts, whatever they are doing.
@Suite struct SignalTests {
  /// A run that goes on for as long as nobody writes into the pipe `home/screen.lua`.
  private final class Run {
    let process = Process()
    let errors = Pipe()
    let child: Int32

    init(_ words: String, in folder: ScreenFolder) throws {
      process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
      process.arguments = words.split(separator: " ").map(String.init)
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = Pipe()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      // Once the pipe has a reader the scripts run.
      var writer = open("\(folder.path)/home/screen.lua", O_WRONLY | O_NONBLOCK)
      for _ in 0..<6000 where writer < 0 {
        usleep(5000)
        writer = open("\(folder.path)/home/screen.lua", O_WRONLY | O_NONBLOCK)
      }
      #expect(writer >= 0)
      let id = process.processIdentifier
      let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      child = try #require(children.split(separator: " ").first.flatMap { Int32($0) })
    }

    /// Sends a signal and waits for the end; whether just that signal ended it.
    func ends(with signal: Int32) -> Bool {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
    }

    /// Whether the child has ended, or does so soon; one that nobody has waited for counts.
    func childHasEnded(isWaitedFor: Bool) -> Bool {
      for _ in 0..<6000 {
        let status = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
        guard let status else { return true }
        if !isWaitedFor, status.contains(") Z ") { return true }
        if isWaitedFor { return false }
        usleep(5000)
      }
      return false
    }
  }

  private static let commands = [
    "render home", "test home", "check home", "orders home", "diff home home", "explain home x:1",
  ]

  private func withRun(_ words: String, _ body: (Run) throws -> Void) throws {
    try withScreen(listScreen) { folder in
      let screen = "\(folder.path)/home/screen.lua"
      #expect(unlink(screen) == 0 && mkfifo(screen, 0o600) == 0)
      #expect(symlink("screen.lua", "\(folder.path)/home/home_test.lua") == 0)
      try body(try Run(words, in: folder))
    }
  }

  @Test(arguments: commands, [SIGTERM, SIGINT, SIGHUP])
  func bothEndBySignals(words: String, signal: Int32) throws {
    try withRun(words) { run in
      #expect(run.ends(with: signal))
      // The program has waited for it, so nothing of it is left.
      #expect(run.childHasEnded(isWaitedFor: true))
      let report = try run.errors.fileHandleForReading.readToEnd() ?? Data()
      #expect(String(decoding: report, as: UTF8.self) == "")
    }
  }

  @Test func aChildThatIsStoppedEndsToo() throws {
    try withRun("render home") { run in
      kill(run.child, SIGSTOP)
      #expect(run.ends(with: SIGTERM))
      #expect(run.childHasEnded(isWaitedFor: true))
    }
  }

  @Test func theChildEndsWithAProgramThatCannotTellIt() throws {
    try withRun("render home") { run in
      #expect(run.ends(with: SIGKILL))
      #expect(run.childHasEnded(isWaitedFor: false))
    }
  }

  @Test func aLiveRunEnds() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      try run.send("{\"frame\":true}\n")
      #expect(try run.frame() != nil)
      #expect(try run.end(with: SIGTERM) == -Int(SIGTERM))
    }
  }

  @Test func whoeverDoesNotReadHoldsNothingUp() throws {
    let rows = (0..<3000).map { "{ id = \($0) }" }.joined(separator: ", ")
    let many = listScreen.replacingOccurrences(of: "items or {}", with: "items or { \(rows) }")
    try withScreen(many) { folder in
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
      process.arguments = ["home"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = output
      try process.run()
      // The rest does not fit into the pipe.
      #expect(output.waits(milliseconds: 30_000))
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGTERM)
    }
  }

  @Test func aHangUpThatIsIgnoredStaysIgnored() throws {
    try withScreen(listScreen) { folder in
      let program = try builtProduct("layout-dump")
      let process = Process()
      let input = Pipe()
      let output = FramePipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "trap '' HUP; exec '\(program)' home --events -"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = input
      process.standardOutput = output.pipe
      try process.run()
      let frame = Data("{\"frame\":true}\n".utf8)
      try input.fileHandleForWriting.write(contentsOf: frame)
      #expect(try output.frame(milliseconds: 30_000) != nil)
      kill(process.processIdentifier, SIGHUP)
      try input.fileHandleForWriting.write(contentsOf: frame)
      #expect(try output.frame(milliseconds: 30_000) != nil)
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
    }
  }
}
