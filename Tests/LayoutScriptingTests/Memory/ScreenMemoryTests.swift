import Foundation
import LayoutGeometry
import LuaRuntime
import SectionHost
import Testing

@testable import LayoutScripting

/// Every allocation of a screen's scripts fails in turn, and all after it, wherever the screen is:
/// it goes on, says what was wrong, and ends whole.
@Suite("A screen whose memory fails")
struct ScreenMemoryTests {
  /// What a run of the screen came to.
  private struct Run {
    var loadingError: PlacedError?
    var frames: [Frame] = []
    var refusals: [PlacedError] = []

    /// Whether nothing was short of memory.
    var isWhole: Bool { loadingError == nil && refusals.isEmpty && !hasFailure }

    var diagnostics: [Diagnostic] { frames.flatMap(\.diagnostics) }

    private var hasFailure: Bool {
      diagnostics.contains { $0.reason == "memory_exceeded" }
    }
  }

  private func run(_ folder: PluginFolder, failing allocation: Int? = nil) -> Run {
    var limits = LuaLimits(seconds: 0)
    limits.failingAllocation = allocation
    var run = Run()
    do throws(PlacedError) {
      let scripted = try ScriptScreen(
        path: "\(folder.path)/home",
        environment: ScreenEnvironment(size: Size(width: 160, height: 240), scale: 2),
        limits: limits)
      defer { scripted.close() }
      scripted.screen.start()
      var runner = EventRunner(scripted, path: "events.jsonl") { run.frames.append($0) }
      for (index, line) in WholeInterface.events.split(separator: "\n").enumerated() {
        do throws(PlacedError) { try runner.play(Array(line.utf8), number: index + 1) } catch {
          run.refusals.append(error)
        }
      }
      runner.finishInstant()
    } catch {
      run.loadingError = error
    }
    return run
  }

  @Test("The scripts use everything that scripts are given")
  func everythingIsUsed() {
    #expect(WholeInterface.unused == [])
  }

  @Test("With memory the screen does what its scripts say")
  func enoughMemory() throws {
    try withPlugins(WholeInterface.files) { folder in
      let run = run(folder)
      #expect(run.loadingError == nil)
      #expect(run.refusals.isEmpty)
      #expect(
        Set(run.diagnostics.map { "\($0.code): \($0.message)" }) == [
          "invalid_snapshot: item 1 of section \"rows\" has no id: a string or a whole number",
          "layout_failed: no dark trees",
        ])
      #expect(run.frames.count > 5)
      #expect(run.frames.first?.sections.map(\.kind).contains("own") == true)
      #expect(run.frames.flatMap(\.outputs).contains { $0.value == .integer(2) })
    }
  }

  @Test("Whichever allocation fails, the screen goes on and ends")
  func everyAllocationMayFail() throws {
    let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
    try withPlugins(WholeInterface.files) { folder in
      var allocation = 1, tried = 0, loaded = 0
      // More than the screen makes in all.
      while allocation < 100_000 {
        let run = run(folder, failing: allocation)
        if run.isWhole { break }
        if let error = run.loadingError {
          #expect(error.code == "memory_exceeded", "allocation \(allocation): \(error)")
        } else {
          loaded += 1
        }
        tried += 1
        // At places that differ from each other's multiples.
        allocation += isLong ? 1 : 1 + allocation / 10
      }
      // Two runs differ by a few, as hash tables do.
      #expect(run(folder, failing: allocation + 100).isWhole)
      #expect(tried > 50)
      #expect(loaded > 5)
    }
  }
}
