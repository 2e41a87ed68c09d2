import FrameWriting
import LayoutGeometry
import LuaRuntime
import SectionHost
import Streams
import TestSupport

@testable import LayoutScripting

/// A screen to which anything happens, and what must hold of every frame meanwhile.
final class SoakRun {
  private let sample: SampleScreen
  private var generator: SplitMix64
  private var scripted: ScriptScreen
  private var shown = ShownItems()
  private var frame: Frame?
  private var time = 0.0
  /// How many actions are left until a screen with an ended input is opened anew.
  private var leftAfterEnd: Int?
  private let writes: Bool
  /// A digest of every byte that was written, where frames are.
  private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325
  /// What did not hold, the first few.
  private(set) var problems: [String] = []
  private(set) var frames = 0
  private(set) var mostSubscriptions = 0
  private(set) var mostBytes = 0

  init(_ sample: SampleScreen, seed: UInt64, writes: Bool = false) throws {
    self.writes = writes
    self.sample = sample
    generator = SplitMix64(seed: seed)
    scripted = try Self.open(sample)
    begin()
  }

  private static func open(_ sample: SampleScreen) throws -> ScriptScreen {
    try ScriptScreen(path: sample.path, environment: ScreenEnvironment(device: .standard))
  }

  private func begin() {
    shown = ShownItems()
    frame = nil
    time = 0
    scripted.screen.start()
    finish()
  }

  /// Lets so many things happen.
  func run(_ count: Int) throws {
    for _ in 0..<count where problems.count < 5 {
      try perform(.random(sample, frame, &generator))
      if let left = leftAfterEnd {
        leftAfterEnd = left - 1
        if left == 0 { try reopen() }
      }
    }
  }

  /// Ends the screen; nothing of it may be live.
  func close() {
    let scope = scripted.runtime.scope
    scripted.close()
    if scope.count != 0 || !scripted.leakReport.isEmpty {
      problems.append("live after the end: \(scripted.leakReport)")
    }
  }

  private func reopen() throws {
    close()
    leftAfterEnd = nil
    scripted = try Self.open(sample)
    begin()
  }

  private func perform(_ action: SoakAction) throws {
    switch action {
    case .send(let input, let value): try scripted.send(value, to: input)
    case .end(let input, let fails):
      // A relay does not end.
      guard
        (try? fails
          ? scripted.fail(input, message: "the connection was lost") : scripted.complete(input))
          != nil
      else { return }
      leftAfterEnd = leftAfterEnd ?? 40
    case .action(let action): try? scripted.screen.perform(action)
    case .reloadScript: try scripted.reload()
    case .wait(let milliseconds):
      time += milliseconds
      scripted.screen.advance(to: time, frame: check)
    }
    // Some things happen in one instant.
    if Int.random(in: 0..<4, using: &generator) > 0 { finish() }
  }

  private func finish() {
    if let made = scripted.screen.finishInstant() { check(made) }
  }

  // MARK: What must hold

  private func check(_ made: Frame) {
    frames += 1
    let replayed = shown.applying(made.changes, of: made)
    shown = ShownItems(made)
    expect(replayed == shown, made, "the changes do not lead to the frame")
    expect(made.sequence == (frame?.sequence ?? -1) + 1, made, "the sequence has a gap")
    expect(made.at >= frame?.at ?? 0, made, "the time goes back")
    let cells = made.sections.flatMap(\.items).compactMap(\.cell)
    expect(Set(cells.map(\.number)).count == cells.count, made, "a cell shows two items")
    expect(
      [made.contentSize.width, made.contentSize.height].allSatisfy { $0.isFinite && $0 >= 0 },
      made, "the content has no size")
    for diagnostic in made.diagnostics where !isExpected(diagnostic) {
      expect(false, made, "\(diagnostic.code): \(diagnostic.message)")
    }
    frame = made
    let bindings = cells.reduce(0) { $0 + $1.bindings }
    mostSubscriptions = max(mostSubscriptions, scripted.runtime.scope.count - bindings)
    mostBytes = max(mostBytes, scripted.runtime.state.memory)
    guard writes else { return }
    var writer = FrameWriter(.lines)
    writer.write(made)
    writer.drain { bytes in
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }

  private func isExpected(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.code {
    case "unhandled_event", "item_not_visible", "group_cannot_fit_item", "no_room_for_group": true
    case "stream_failed": leftAfterEnd != nil
    default: false
    }
  }

  private func expect(_ holds: Bool, _ frame: Frame, _ problem: String) {
    if !holds {
      problems.append("frame \(frame.sequence) at \(frame.at) \(frame.causes): \(problem)")
    }
  }
}
