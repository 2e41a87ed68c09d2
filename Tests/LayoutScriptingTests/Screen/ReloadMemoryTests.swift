import Foundation
import LayoutGeometry
import LuaRuntime
import SectionHost
import Streams
import TestSupport
import Testing

@testable import LayoutScripting

@Suite("Reloads leave nothing behind")
struct ReloadMemoryTests {
  /// What a screen holds on to.
  private struct Held: Equatable {
    var subscriptions: Int
    var references: Int
    var luaBytes: Int

    init(_ screen: ScriptScreen) {
      subscriptions = screen.runtime.scope.count
      references = screen.runtime.state.referenceCount
      luaBytes = screen.runtime.state.memory
    }
  }

  /// Kilobytes of memory that the process has in use.
  private var residentKilobytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4
  }

  @Test("Memory, subscriptions and references are the same after many reloads as after a few")
  func flat() throws {
    let count = isLongRun ? 10_000 : 300
    let texts = ["a", "b"].map {
      ReloadTests.list(
        mark: $0, more: "ui.interval(50):subscribe(function() rows:send(rows.value) end)")
    }
    let screen = try EditedScreen(texts[0]) { try $0.send(.rows(1...50), to: "rows") }
    weak let old: ScriptRuntime? = screen.scripted.runtime
    try screen.scripted.reload()
    #expect(old != nil, "what is shown is still looked at")
    _ = screen.scripted.screen.finishInstant()
    #expect(old == nil)
    var warm: [Held] = []
    var before = 0
    for reload in 0..<count {
      try screen.write(texts[reload % 2])
      try screen.scripted.reload()
      _ = screen.scripted.screen.finishInstant()
      let held = Held(screen.scripted)
      if reload < 2 {
        warm.append(held)
      } else {
        #expect(held == warm[reload % 2])
      }
      if reload == count / 3 { before = residentKilobytes }
    }
    // Other tests of the process use memory too, so what is forbidden is what a leak would cost:
    // a state takes more than 20 KB.
    if isLongRun { #expect(residentKilobytes - before < count / 3 * 20) }
  }

  @Test("A reload that fails leaves nothing behind either")
  func failing() throws {
    let screen = try EditedScreen(ReloadTests.list()) { try $0.send(.rows(1...5), to: "rows") }
    let due = screen.scripted.screen.clock.nextDue
    try screen.write(
      ReloadTests.list(more: "ui.interval(5):subscribe(function() end)") + " error 'late'")
    try screen.reload()
    let held = Held(screen.scripted)
    let bytes = held.luaBytes
    for _ in 0..<20 { #expect(throws: PlacedError.self) { try screen.scripted.reload() } }
    screen.finish()
    let after = Held(screen.scripted)
    #expect(after.subscriptions == held.subscriptions)
    #expect(after.references == held.references)
    #expect(abs(after.luaBytes - bytes) < 1024)
    #expect(screen.scripted.screen.clock.nextDue == due)
  }
}
