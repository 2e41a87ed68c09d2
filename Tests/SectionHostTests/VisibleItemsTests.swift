import LayoutGeometry
import SectionHost
import Testing

@Suite("Sections are told of their visible items")
struct VisibleItemsTests {
  /// A layout of rows whose handler fades what is visible, and that fails when it is told to.
  private final class Fading {
    var fails = false
    var handlerFails = false
    private(set) var told: [(items: [String], offset: Point)] = []

    var rules: SectionRules {
      SectionRules(
        layout: TestLayoutProvider { [unowned self] _ throws(ScreenFailure) in
          if fails { throw ScreenFailure("no layout") }
          return ProvidedLayout(.rows()) { [unowned self] items, offset, _ throws(ScreenFailure) in
            told.append((items.map { $0.identifier.id }, offset))
            if handlerFails { throw ScreenFailure("no handler") }
            for index in items.indices { items[index].alpha = 0.5 }
          }
        })
    }
  }

  private func screen(_ fading: Fading) -> TestScreen {
    TestScreen { definition, _ in definition.sections["faded"] = fading.rules }
  }

  @Test("At every pass, with what is visible then; other sections' items are left alone")
  func passes() throws {
    let fading = Fading()
    let test = screen(fading)
    let first = try #require(
      test.show(
        TestSection("a", kind: "faded", ["row:0", "row:1", "row:2"]), .rows(9, id: "b", from: 3)))
    #expect(
      first.items.map(\.appearance.alpha) == [0.5, 0.5, 0.5] + [Double?](repeating: nil, count: 9))
    let scrolled = try #require(try test.scroll(to: 30))
    #expect(scrolled.items.prefix(3).map(\.appearance.alpha) == [nil, 0.5, 0.5])
    #expect(fading.told.map(\.items) == [["0", "1", "2"], ["1", "2"]])
    #expect(fading.told.map(\.offset.y) == [0, 30])
    let away = try #require(try test.scroll(to: 140))
    #expect(away.items.allSatisfy { $0.appearance == FrameSection.Appearance() })
  }

  @Test("A last good layout keeps its handler; a handler that fails keeps its layout")
  func failures() throws {
    let fading = Fading()
    let test = screen(fading)
    test.show(TestSection("a", kind: "faded", ["row:0"]))
    fading.fails = true
    let kept = try #require(test.show(TestSection("a", kind: "faded", ["row:0", "row:1"])))
    #expect(kept.codes == ["layout_failed"])
    #expect(kept.items.map(\.appearance.alpha) == [0.5, 0.5])
    fading.fails = false
    fading.handlerFails = true
    let failed = try #require(test.show(TestSection("a", kind: "faded", ["row:0"])))
    #expect(failed.diagnostics.map { "\($0.code) \($0.message)" } == ["layout_failed no handler"])
    #expect(failed.items.map(\.appearance.alpha) == [nil])
    #expect(failed.items[0].frame.height == 20)
  }

  @Test("Frames that list only what has a cell are the others less the rest")
  func visibleOnly() throws {
    let all = TestScreen()
    let some = TestScreen()
    some.screen.listsAllItems = false
    let sections = [TestSection.rows(3, id: "a"), .rows(40, id: "b", from: 3)]
    for step in 0..<3 {
      var full = try #require(
        try step == 0 ? all.show(all: sections) : all.scroll(to: Double(step) * 35))
      let part = try #require(
        try step == 0 ? some.show(all: sections) : some.scroll(to: Double(step) * 35))
      for index in full.sections.indices {
        full.sections[index].items.removeAll { $0.cell == nil }
      }
      #expect(part == full)
    }
  }
}
