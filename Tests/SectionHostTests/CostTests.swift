import LayoutGeometry
import SectionHost
import Snapshots
import Streams
import Testing

@Suite("An update asks for what changed and not for what is there")
struct CostTests {
  @Test("One item more among 20,000: no layout, one cell, one measure")
  func oneItem() throws {
    let test = TestScreen(layout: .rows(.estimated(20))) { definition, _ in
      definition.initialScroll = .start
    }
    test.rows.size = { _, _ in MeasuredSize(height: 40) }
    let many = (0..<2_000).map { TestSection.rows(10, id: "s\($0)", from: 10 * $0) }
    test.show(all: many)
    #expect(test.list.asked.count == 2_000)
    _ = test.log.take()
    var next = many
    next[0].items.insert("row:new", at: 1)
    let frame = try #require(test.show(all: next))
    #expect(test.list.asked.count == 2_000)
    // The item behind it leaves, and gives its cell to the new one.
    #expect(
      test.log.take() == [
        "measure row:new in 100", "end 3 row:2=", "reuse 3", "configure 3 row:new",
        "show 3 row:new",
      ])
    #expect(frame.changes.items.inserted.count == 1)
    #expect(frame.frame("row:1")?.y == 80)
    #expect(frame.sections[1999].frame.y == frame.contentSize.height - 200)
  }

  @Test("Scrolling asks for nothing but what comes into view")
  func scrolling() throws {
    let test = TestScreen(layout: .rows(boundary: [.header(.absolute(20))])) { definition, log in
      definition.supplementaries["header"] = TestViewProvider(log: log)
    }
    test.show(all: (0..<5_000).map { TestSection.rows(2, id: "s\($0)", from: 2 * $0) })
    _ = test.log.take()
    let asked = test.list.asked.count
    try test.scroll(to: 60_000 * 4)
    let calls = test.log.take()
    #expect(calls.filter { $0.hasPrefix("configure") && $0.contains("row") }.count == 3)
    #expect(calls.filter { $0.hasPrefix("configure") && $0.contains("header") }.count == 2)
    #expect(test.list.asked.count == asked)
  }

  @Test("A tap compares no model, asks for no layout and binds nothing")
  func tap() throws {
    let test = TestScreen()
    let snapshot = ScreenSnapshot([.rows(1_000)])
    test.snapshots.send(snapshot)
    _ = test.screen.finishInstant()
    test.snapshots.send(ScreenSnapshot([.rows(1_000)]))
    let models = try #require(snapshot.models as? TestModels)
    _ = test.screen.finishInstant()
    _ = test.log.take()
    let before = models.comparisons
    try test.tap("row:1")
    #expect(models.comparisons == before)
    #expect(test.list.asked == ["a"])
    #expect(test.log.take().isEmpty)
  }

  @Test("Models are compared once for each snapshot that is shown, and not for the frame")
  func comparisons() throws {
    let test = TestScreen()
    test.show(.rows(100))
    let next = ScreenSnapshot([.rows(100)])
    let skipped = ScreenSnapshot([.rows(100)])
    test.snapshots.send(skipped)
    test.snapshots.send(next)
    _ = test.screen.finishInstant(forced: true)
    #expect((skipped.models as? TestModels)?.comparisons == 0)
    #expect((next.models as? TestModels)?.comparisons == 100)
  }
}
