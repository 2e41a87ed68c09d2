import LayoutGeometry
import SectionHost
import Streams
import Testing

@Suite("Headers, badges and backgrounds come from a pool as cells do")
struct ViewTests {
  private func makeScreen(_ layout: LayoutSection) -> TestScreen {
    TestScreen(layout: layout) { definition, log in
      definition.supplementaries = [
        "header": TestViewProvider(log: log), "badge": TestViewProvider("Mark", log: log),
      ]
      definition.decorations["background"] = TestViewProvider(log: log)
      definition.cells["row"] = TestCellProvider("Row")
    }
  }

  @Test("Only visible ones are configured; those that leave go back first")
  func headers() throws {
    let test = makeScreen(.rows(boundary: [.header(.absolute(20))]))
    let sections = (0..<20).map { TestSection("s\($0)", model: "m\($0)", ["row:\($0)"]) }
    let first = try #require(test.show(all: sections))
    #expect(
      test.log.take()
        == (0..<3).flatMap {
          ["configure \($0 + 1) s\($0)/header", "show \($0 + 1) s\($0)/header"]
        })
    #expect(
      first.sections[1].supplementaries[0].content
        == .object([FrameValue.Field("text", .string("m1"))]))
    #expect(first.sections[5].supplementaries[0].content == nil)
    try test.scroll(to: 80)
    #expect(
      test.log.take() == [
        "end 1 s0/header", "end 2 s1/header", "configure 2 s3/header", "show 2 s3/header",
        "configure 1 s4/header", "show 1 s4/header",
      ])
  }

  @Test("A pinned header stays, is told of as pinned, and is bound once")
  func pinned() throws {
    let test = makeScreen(.rows(boundary: [.header(.absolute(20), pinned: true)]))
    test.show(.rows(20))
    let frame = try #require(try test.scroll(to: 100))
    let header = frame.sections[0].supplementaries[0]
    #expect(header.frame == Rect(x: 0, y: 100, width: 100, height: 20))
    #expect(header.pinned)
    #expect(header.content != nil)
    #expect(test.log.take() == ["configure 1 a/header", "show 1 a/header"])
  }

  @Test("A section's model that changes configures its views again in place, and not its cells")
  func reconfigure() throws {
    let layout = LayoutSection.rows(
      boundary: [.header(.absolute(20))], decorations: [DecorationItem(kind: "background")])
    let test = makeScreen(layout)
    test.show(TestSection("a", model: "old", ["row:0"]))
    _ = test.log.take()
    let frame = try #require(test.show(TestSection("a", model: "new", ["row:0"])))
    #expect(test.log.take() == ["configure 1 a/header", "configure 2 a/background"])
    #expect(frame.changes.sections.reconfigured.map(\.section) == ["a"])
    #expect(
      frame.sections[0].decorations[0].content
        == .object([FrameValue.Field("text", .string("new"))]))
  }

  @Test("A badge goes with its item; it is configured again when the item changes")
  func badges() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(5), height: .absolute(5)),
      containerAnchor: Anchor(edges: [.top, .trailing]))
    let test = makeScreen(.rows(badges: [badge]))
    test.show(TestSection("a", ["row:0=x", "row:1=x"]))
    _ = test.log.take()
    let frame = try #require(test.show(TestSection("a", ["row:9", "row:1=x", "row:0=y"])))
    #expect(
      test.log.take() == [
        "configure 3 a/badge of row:9", "show 3 a/badge of row:9", "configure 1 a/badge of row:0",
      ])
    #expect(frame.sections[0].supplementaries.map(\.index) == [0, 1, 2])
  }

  @Test("Of many badges only the visible ones are looked at, also those that stand outside")
  func manyBadges() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(5), height: .absolute(5)),
      containerAnchor: Anchor(edges: [.top], offset: .absolute(Point(x: 0, y: -130))))
    let test = makeScreen(.rows(badges: [badge]))
    test.show(.rows(1000))
    _ = test.log.take()
    try test.scroll(to: 2000)
    let shown = test.log.take().filter { $0.hasPrefix("show") }.compactMap {
      $0.split(separator: ":").last.flatMap { Int($0) }
    }
    // Those of the rows 130 points further down.
    #expect(shown == Array(107...111))
  }

  @Test("Two headers of one kind are two views")
  func twoHeaders() throws {
    let test = makeScreen(
      .rows(boundary: [
        .header(.absolute(10)),
        BoundarySupplementaryItem(
          kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
          alignment: .bottom),
      ]))
    test.show(.rows(1))
    #expect(
      test.log.take() == [
        "configure 1 a/header", "show 1 a/header", "configure 2 a/header", "show 2 a/header",
      ])
  }

  @Test("The layout's own header has no section")
  func layoutHeader() throws {
    let test = TestScreen { definition, log in
      definition.configuration.boundarySupplementaryItems = [.header(.absolute(30))]
      definition.supplementaries["header"] = TestViewProvider(log: log)
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(frame.supplementaries.map(\.kind) == ["header"])
    #expect(test.log.calls.contains("configure 1 layout/header"))
    #expect(frame.frame("row:0")?.y == 30)
  }

  @Test("Events reach a visible view by section, kind and index")
  func events() throws {
    var heard: [String] = []
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(5), height: .absolute(5)),
      containerAnchor: Anchor(edges: [.top, .trailing]))
    let test = TestScreen(
      layout: .rows(boundary: [.header(.absolute(20))], badges: [badge])
    ) { definition, _ in
      let view = TestViewProvider()
      view.onConfigure = { view, context in
        guard let events = view.events else { return }
        view.bag.add(
          events.events("tap", control: "all").subscribe(onNext: { _ in
            heard.append("\(context.kind) \(context.item.map { "\($0.identifier)" } ?? "-")")
          }))
      }
      definition.supplementaries = ["header": view, "badge": view]
    }
    test.show(.rows(1000))
    func tap(_ kind: String, _ index: Int, section: String? = "a") throws -> [String] {
      let frame = try test.perform(
        .viewEvent(
          ControlEvent(name: "tap", control: "all"), section: section, kind: kind, index: index))
      return frame?.codes ?? []
    }
    #expect(try tap("header", 0).isEmpty)
    #expect(try tap("badge", 2).isEmpty)
    #expect(try tap("badge", 900) == ["item_not_visible"])
    #expect(try tap("header", 0, section: nil) == ["item_not_visible"])
    #expect(try tap("header", 0, section: "nowhere") == ["item_not_visible"])
    #expect(heard == ["header -", "badge row:2"])
  }
}
