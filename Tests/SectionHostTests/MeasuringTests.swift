import LayoutGeometry
import SectionHost
import Testing

@Suite("Estimated sizes are measured when they meet the visible rectangle")
struct MeasuringTests {
  private func makeScreen(
    height: @escaping (String) -> Double? = { Double($0) ?? 30 },
    boundary: [BoundarySupplementaryItem] = [],
    define: (inout ScreenDefinition, CallLog) -> Void = { _, _ in }
  ) -> TestScreen {
    let test = TestScreen(layout: .rows(.estimated(20), boundary: boundary), define: define)
    test.rows.size = { content, _ in height(content).map { MeasuredSize(height: $0) } }
    return test
  }

  private func measured(_ test: TestScreen) -> [String] {
    test.log.take().filter { $0.hasPrefix("measure") }
  }

  @Test("Each visible item once, before it is shown, until none is unmeasured")
  func once() throws {
    let test = makeScreen(height: { _ in 10 })
    let frame = try #require(test.show(.rows(100)))
    // Five are seen at first; as they turn out smaller, five more come into view.
    #expect(test.log.calls.prefix(10) == (0..<10).map { "measure row:\($0) in 100" }[...])
    #expect(frame.cells.count == 10)
    #expect(frame.contentSize.height == 10 * 10 + 90 * 20)
    _ = test.log.take()
    try test.perform(.reloadData)
    test.show(.rows(99))
    #expect(measured(test).isEmpty)
    try test.scroll(to: 20)
    #expect(measured(test) == ["measure row:10 in 100", "measure row:11 in 100"])
  }

  @Test("Nil keeps the estimate, and is not asked for again")
  func none() throws {
    let test = makeScreen(height: { _ in nil })
    #expect(try #require(test.show(.rows(2))).frame("row:1")?.y == 20)
    #expect(measured(test).count == 2)
    test.show(.rows(3))
    #expect(measured(test) == ["measure row:2 in 100"])
  }

  @Test("Again for another content, and for another width; each width is remembered")
  func again() throws {
    let test = makeScreen()
    test.show(TestSection("a", ["row:0=40", "row:1=30"]))
    _ = test.log.take()
    let changed = try #require(test.show(TestSection("a", ["row:0=50", "row:1=30"])))
    #expect(measured(test) == ["measure row:0 in 100"])
    #expect(changed.frame("row:1")?.y == 50)
    var change = EnvironmentChange()
    change.size = Size(width: 200, height: 100)
    try test.perform(.environment(change))
    #expect(measured(test) == ["measure row:0 in 200", "measure row:1 in 200"])
    change.size = Size(width: 100, height: 100)
    let back = try #require(try test.perform(.environment(change)))
    #expect(measured(test).isEmpty)
    #expect(back.frame("row:1")?.y == 50)
    var larger = EnvironmentChange()
    larger.contentSizeCategory = .extraLarge
    try test.perform(.environment(larger))
    #expect(measured(test).count == 2)
  }

  @Test("Sizes go with their items, wherever those go")
  func moving() throws {
    let test = makeScreen()
    test.show(TestSection("a", ["row:0=10", "row:1=20", "row:2=30"]), TestSection("b", []))
    _ = test.log.take()
    let frame = try #require(
      test.show(TestSection("b", ["row:1=20"]), TestSection("a", ["row:2=30", "row:0=10"])))
    #expect(measured(test).isEmpty)
    #expect(frame.items.map(\.frame.height) == [20, 30, 10])
  }

  @Test("A size that changes above the visible rectangle moves the offset by the difference")
  func above() throws {
    let test = makeScreen()
    var items = (0..<50).map { "row:\($0)=40" }
    test.show(TestSection("a", items))
    try test.scroll(to: 120)
    let before = try #require(try test.scroll(to: 400))
    #expect(before.frame("row:10") != nil)
    let top = try #require(before.items.first { $0.cell != nil })
    // An item far above becomes another one: it is not seen, so it goes back to its estimate.
    items[0] = "row:0=90"
    let after = try #require(test.show(TestSection("a", items)))
    #expect(after.viewport.y == before.viewport.y - 20)
    let now = try #require(after.frame("\(top.identifier)"))
    #expect(now.y - after.viewport.y == top.frame.y - before.viewport.y)
    #expect(after.frame("row:0")?.height == 20)
    #expect(after.cells == before.cells)
  }

  @Test("Right to left, what is measured behind a pinned header does not push it out of view")
  func pinnedHeaderRightToLeft() throws {
    let size = LayoutSize(width: .estimated(30), height: .fractionalHeight(1))
    let header = BoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .absolute(10), height: .fractionalHeight(1)),
      alignment: .leading, pinToVisibleBounds: true)
    let layout = LayoutSection(
      group: LayoutGroup(
        size: size, content: .fill(axis: .horizontal, subitems: [.item(LayoutItem(size: size))])),
      boundarySupplementaryItems: [header])
    var change = EnvironmentChange()
    change.direction = .rightToLeft
    let test = TestScreen(layout: layout, environment: change) { definition, log in
      definition.configuration.scrollDirection = .horizontal
      definition.supplementaries["header"] = TestViewProvider("Header", log: log)
    }
    test.rows.size = { _, _ in MeasuredSize(width: 50) }
    let frame = try #require(test.show(.rows(5)))
    // Three rows were in view as long as nothing was measured.
    #expect(frame.contentSize.width == 10 + 3 * 50 + 2 * 30)
    #expect(frame.viewport.maxX == frame.contentSize.width)
    #expect(frame.frame("row:0")?.maxX == frame.contentSize.width - 10)
    #expect(frame.sections[0].supplementaries[0].pinned == false)
  }

  @Test("A size that changes in view moves what is below it, and not the offset")
  func inView() throws {
    let test = makeScreen()
    test.show(TestSection("a", (0..<50).map { "row:\($0)=40" }))
    try test.scroll(to: 100)
    var items = (0..<50).map { "row:\($0)=40" }
    items[2] = "row:2=70"
    let frame = try #require(test.show(TestSection("a", items)))
    #expect(frame.viewport.y == 100)
    #expect(frame.frame("row:3")?.y == 150)
  }

  @Test("A measure that fails keeps the estimate and stands until the item is measured again")
  func failure() throws {
    let test = makeScreen()
    test.rows.size = { (content, _) throws(ScreenFailure) in
      if content == "bad" { throw ScreenFailure("no size") }
      return MeasuredSize(height: 50)
    }
    let frame = try #require(test.show(TestSection("a", ["row:0=bad", "row:1"])))
    #expect(frame.codes == ["measure_failed"])
    #expect(frame.diagnostics[0].item?.id == "0")
    #expect(frame.frame("row:1") == Rect(x: 0, y: 20, width: 100, height: 50))
    #expect(
      try #require(test.show(TestSection("a", ["row:0=bad"]))).codes == ["measure_failed"])
    #expect(try #require(test.show(TestSection("a", ["row:0=good"]))).diagnostics.isEmpty)
  }

  // MARK: Views

  @Test("Headers are measured as items are: once, again for another model or width")
  func headers() throws {
    let header = BoundarySupplementaryItem.header(.estimated(10))
    let test = makeScreen(height: { _ in 40 }, boundary: [header]) { definition, log in
      let view = TestViewProvider(log: log)
      view.size = { context, _ in
        let models = context.section?.models as? TestModels
        return MeasuredSize(
          height: (models?.sections[context.section?.index ?? 0]).flatMap(Double.init))
      }
      definition.supplementaries["header"] = view
    }
    let first = try #require(test.show(TestSection("a", model: "25", ["row:0"])))
    #expect(first.frame("row:0")?.y == 25)
    #expect(first.sections[0].supplementaries[0].frame.height == 25)
    #expect(first.viewport.y == 0)
    #expect(measured(test) == ["measure row:0 in 100", "measure a/header in 100"])
    test.show(TestSection("a", model: "25", ["row:0", "row:1"]))
    #expect(measured(test) == ["measure row:1 in 100"])
    let second = try #require(test.show(TestSection("a", model: "35", ["row:0", "row:1"])))
    #expect(second.frame("row:0")?.y == 35)
    #expect(measured(test) == ["measure a/header in 100"])
    // It goes with its section.
    let moved = try #require(
      test.show(TestSection("b", model: "15", []), TestSection("a", model: "35", ["row:0"])))
    #expect(moved.sections[1].supplementaries[0].frame == Rect(x: 0, y: 15, width: 100, height: 35))
    #expect(measured(test) == ["measure b/header in 100"])
  }

  @Test("The layout's own header and a badge are measured too")
  func otherViews() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .estimated(5), height: .absolute(5)),
      containerAnchor: Anchor(edges: [.top, .leading]))
    let test = TestScreen(layout: .rows(badges: [badge])) { definition, log in
      definition.configuration.boundarySupplementaryItems = [.header(.estimated(10))]
      let header = TestViewProvider(log: log)
      header.size = { _, _ in MeasuredSize(height: 40) }
      let view = TestViewProvider(log: log)
      view.size = { context, _ in
        MeasuredSize(width: 10 + (context.item.flatMap { Double($0.identifier.id) } ?? 0))
      }
      definition.supplementaries = ["header": header, "badge": view]
    }
    let frame = try #require(test.show(.rows(2)))
    #expect(frame.supplementaries.map(\.frame) == [Rect(x: 0, y: 0, width: 100, height: 40)])
    #expect(frame.frame("row:0")?.y == 40)
    #expect(frame.sections[0].supplementaries.map(\.frame.width) == [10, 11])
    // A badge's size goes with its item.
    let next = try #require(test.show(TestSection("a", ["row:7", "row:1", "row:0"])))
    #expect(next.sections[0].supplementaries.map(\.frame.width) == [17, 11, 10])
  }

  @Test("A header whose measure fails keeps its estimate")
  func failedHeader() throws {
    let test = makeScreen(boundary: [.header(.estimated(10))]) { definition, log in
      let view = TestViewProvider(log: log)
      view.size = { (_, _) throws(ScreenFailure) in throw ScreenFailure("no size") }
      definition.supplementaries["header"] = view
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(frame.diagnostics.map { "\($0.code) \($0.kind ?? "")" } == ["measure_failed header"])
    #expect(frame.frame("row:0")?.y == 10)
  }
}
