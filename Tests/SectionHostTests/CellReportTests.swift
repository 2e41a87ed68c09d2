import LayoutGeometry
import SectionHost
import Streams
import Testing

/// What people reported of cells in other programs, each with what is right here.
@Suite("Reports about cells")
struct CellReportTests {
  /// A screen whose rows are switches.
  private final class Switches {
    let test: TestScreen
    private(set) var isOn: [String: Bool] = [:]
    private(set) var taps: [String] = []

    init(_ count: Int, size: Size = Size(width: 100, height: 100)) {
      test = TestScreen(size: size)
      test.rows.onConfigure = { [unowned self] cell, item in
        cell.on("tap") { [unowned self] _ in
          let id = item.identifier.description
          isOn[id, default: false].toggle()
          taps.append(id)
        }
      }
      test.show(.rows(count))
    }
  }

  @Test("C-01: however often cells were bound again, one tap is one call", arguments: 1...6)
  func boundAgain(times: Int) throws {
    let switches = Switches(5)
    for _ in 1..<times { try switches.test.perform(.reloadData) }
    try switches.test.tap("row:2")
    #expect(switches.taps == ["row:2"])
    #expect(switches.isOn == ["row:2": true])
  }

  @Test("C-02: a cell that was used three times hears of a tap once")
  func reused() throws {
    let switches = Switches(100)
    for y in [20.0, 40, 60] { try switches.test.scroll(to: y) }
    try switches.test.tap("row:7")
    #expect(switches.taps == ["row:7"])
  }

  @Test("C-04: a cell speaks only of the row that it shows now")
  func rows() throws {
    let switches = Switches(6, size: Size(width: 100, height: 40))
    for y in [40.0, 80] { try switches.test.scroll(to: y) }
    #expect(switches.test.screen.finishInstant(forced: true)?.cells.values.sorted() == [1, 2])
    try switches.test.tap("row:4")
    #expect(switches.taps == ["row:4"])
  }

  @Test("C-05: endless streams of visible cells end with the screen")
  func closing() throws {
    let test = TestScreen(size: Size(width: 100, height: 200))
    let ticks = Stream<Int>.interval(10, on: test.screen.clock)
    test.rows.onConfigure = { [scope = test.screen.scope] cell, _ in
      cell.bag.add(ticks.subscribe(in: scope, onNext: { _ in }))
    }
    test.show(.rows(50))
    #expect(test.screen.scope.count == 10 + 1)
    test.screen.close()
    #expect(test.screen.scope.count == 0)
    #expect(test.screen.clock.nextDue == nil)
    #expect(test.screen.leakReport.isEmpty)
  }

  @Test("C-06: a screen whose providers know their owner is let go; what is left is named before")
  func owner() throws {
    final class Owner {
      let test = TestScreen()
      var count = 0
    }
    var owner: Owner? = Owner()
    weak let gone = owner
    weak let screen = owner?.test.screen
    if let owner {
      owner.test.rows.onConfigure = { [unowned owner] _, _ in owner.count += 1 }
      _ = Stream<Int>.interval(10, on: owner.test.screen.clock)
        .subscribe(in: owner.test.screen.scope, named: "owner.swift:7", onNext: { _ in })
      owner.test.show(.rows(3))
      #expect(owner.count == 3)
      #expect(owner.test.screen.leakReport == [Leak(name: "owner.swift:7", count: 1)])
    }
    owner = nil
    #expect(gone == nil)
    #expect(screen == nil)
  }

  @Test("C-07: a pass configures each shown cell once; measuring is a function of its own")
  func configuredOnce() throws {
    let test = TestScreen(layout: .rows(.estimated(10)))
    test.rows.size = { _, _ in MeasuredSize(height: 20) }
    test.show(.rows(50))
    let calls = test.log.take()
    #expect(calls.filter { $0.hasPrefix("configure") }.count == 5)
    #expect(Set(calls.filter { $0.hasPrefix("measure") }).count >= 5)
  }

  // The new object is not seen by a handler that was bound with the old one: equal models are no
  // change, so nothing is bound again (lua-api 3). A handler that needs the newest asks by id.
  @Test("C-09: an equal model in another object is no change; a handler finds the newest by id")
  func equalModel() throws {
    let test = TestScreen()
    var newest: [String: Int] = ["row:1": 1]
    var heard: [Int] = []
    test.rows.onConfigure = { cell, item in
      cell.on("tap") { _ in heard.append(newest["\(item.identifier)"] ?? 0) }
    }
    test.show(TestSection("a", ["row:1=A"]))
    newest["row:1"] = 2
    _ = test.log.take()
    #expect(test.show(TestSection("a", ["row:1=A"])) == nil)
    #expect(test.log.take().isEmpty)
    try test.tap("row:1")
    #expect(heard == [2])
  }

  @Test("C-10: a header that goes is told as the one that it was, and the others as they are")
  func headerEnds() throws {
    let test = TestScreen(layout: .rows(boundary: [.header(.absolute(10))])) { definition, log in
      definition.supplementaries["header"] = TestViewProvider(log: log)
    }
    let sections = ["h0", "h1", "h2"].map { TestSection($0, ["row:\($0)"]) }
    test.show(all: sections)
    _ = test.log.take()
    let frame = try #require(test.show(all: Array(sections.dropFirst())))
    #expect(test.log.take().filter { $0.contains("header") } == ["end 1 h0/header"])
    #expect(frame.sections.map { $0.supplementaries.first?.kind } == ["header", "header"])
    test.show(all: [])
    #expect(
      test.log.take().filter { $0.contains("header") } == ["end 2 h1/header", "end 3 h2/header"])
  }

  @Test("C-11: only the last section has a footer, whichever it is")
  func lastFooter() throws {
    let footer = BoundarySupplementaryItem(
      kind: "footer", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
      alignment: .bottom)
    let test = TestScreen { definition, log in
      definition.sections["last"] = SectionRules(
        layout: TestLayoutProvider(.rows(boundary: [footer])))
      definition.supplementaries["footer"] = TestViewProvider(log: log)
    }
    func sections(_ ids: [String]) -> [TestSection] {
      ids.map { TestSection($0, kind: $0 == ids.last ? "last" : "list", ["row:\($0)"]) }
    }
    func footers(_ frame: Frame?) -> [String] {
      frame?.sections.filter { !$0.supplementaries.isEmpty }.map(\.id) ?? []
    }
    #expect(footers(test.show(all: sections(["0", "1", "2"]))) == ["2"])
    #expect(footers(test.show(all: sections(["1"]))) == ["1"])
    #expect(footers(test.show(all: sections(["0", "1", "2"]))) == ["2"])
    let asked = test.log.take().filter { $0.hasPrefix("configure") && $0.contains("footer") }
    #expect(asked == ["configure 1 2/footer", "configure 1 1/footer", "configure 1 2/footer"])
  }

  // A setting that the layout is to follow stands in the section's model: whatever else a layout
  // may look at is not known to have changed (lua-api 2).
  @Test("C-12: a setting in the sections' models lays all of them out again")
  func setting() throws {
    let test = TestScreen(size: Size(width: 100, height: 1000)) { definition, _ in
      definition.sections["cards"] = SectionRules { context in
        let models = (context.section.models as? TestModels)?.sections ?? []
        return .rows(.absolute(Double(models[context.section.index]) ?? 0))
      }
    }
    func cards(_ height: String) -> [TestSection] {
      ["a", "b"].map { TestSection($0, kind: "cards", model: height, ["row:\($0)"]) }
    }
    let before = try #require(test.show(all: cards("120")))
    #expect(before.sections.map(\.frame.y) == [0, 120])
    let after = try #require(test.show(all: cards("200")))
    #expect(after.sections.map(\.frame.height) == [200, 200])
    #expect(after.sections.map(\.frame.y) == [0, 200])
  }

  // The screen goes on: a view that nobody defined stays empty and is named in every frame
  // (lua-api 1), where the report asks for an error before the layout.
  @Test("C-13: a kind that no provider answers for is named, with those that are known")
  func unknownKind() throws {
    let item = BoundarySupplementaryItem(
      kind: "H", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
      alignment: .top)
    let test = TestScreen(layout: .rows(boundary: [item])) { definition, log in
      definition.supplementaries["header"] = TestViewProvider(log: log)
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(
      frame.diagnostics.map { "\($0.code) \($0.section ?? ""): \($0.message)" } == [
        "unknown_supplementary_kind a: "
          + "there is no supplementary definition for the kind \"H\" (known: header)"
      ])
    #expect(frame.sections[0].supplementaries.map(\.kind) == ["H"])
  }
}
