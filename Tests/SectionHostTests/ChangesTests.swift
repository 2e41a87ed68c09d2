import LayoutGeometry
import SectionHost
import Snapshots
import Streams
import TestSupport
import Testing

@Suite("A frame is what its snapshot makes, whatever came before it, and its changes lead there")
struct ChangesTests {
  /// Replays a frame's changes on the sections of the frame before it (snapshots 7.2); sections
  /// that came are taken from the newer frame.
  private func replay(_ changes: FrameChanges, on old: [[String]], new: [[String]]) -> [[String]] {
    func name(_ section: [String]) -> String { section[0] }
    let went = Set(changes.sections.deleted.map(\.at) + changes.sections.moved.map(\.from))
    var staying = old.indices.filter { !went.contains($0) }[...]
    var sources: [Int: Int] = [:]
    for move in changes.sections.moved { sources[move.to] = move.from }
    let inserted = Set(changes.sections.inserted.map(\.at))
    return new.indices.map { target -> [String] in
      if inserted.contains(target) { return new[target] }
      guard let source = sources[target] ?? staying.popFirst() else { return ["nothing left"] }
      let gone = Set(
        (changes.items.deleted.map(\.at) + changes.items.moved.map(\.from))
          .filter { $0.section == source }.map(\.item))
      var rest = old[source].dropFirst().enumerated().filter { !gone.contains($0.offset) }
        .map(\.element)[...]
      var came: [Int: String] = [:]
      for entry in changes.items.inserted where entry.at.section == target {
        came[entry.at.item] = "\(entry.item)"
      }
      for entry in changes.items.moved where entry.to.section == target {
        came[entry.to.item] = "\(entry.item)"
      }
      var items: [String] = []
      while let item = came[items.count] ?? rest.popFirst() { items.append(item) }
      return [name(old[source])] + items
    }
  }

  private func lists(_ frame: Frame) -> [[String]] {
    frame.sections.map { [$0.id] + $0.items.map(\.identifier.description) }
  }

  /// Sections with items that wander between them; contents change now and then.
  private func random(_ generator: inout SplitMix64) -> [TestSection] {
    var ids = Array(0..<30).shuffled(using: &generator)
    let sections = ["a", "b", "c", "d", "e"].shuffled(using: &generator)
      .prefix(generator.int(in: 0...5))
    let kinds = ["list", "cards", "strip", "tags"]
    return sections.map { id in
      let items = ids.suffix(generator.int(in: 0...8))
      ids.removeLast(items.count)
      // Some sections keep their order, so that few items move.
      let ordered = generator.oneIn(2) ? items.sorted() : Array(items)
      let kind = kinds[Int(id.utf8.first ?? 0) % kinds.count]
      return TestSection(
        id, kind: kind, model: generator.oneIn(3) ? "m" : "n",
        ordered.map { "row:\($0)=\(generator.int(in: 0...3))" })
    }
  }

  private func makeScreen(_ environment: EnvironmentChange) -> TestScreen {
    let test = TestScreen(environment: environment) { definition, log in
      let header = BoundarySupplementaryItem.header(.estimated(10))
      let tag = LayoutSize(width: .estimated(20), height: .estimated(10))
      let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(10))
      let tags = LayoutSection(
        group: LayoutGroup(
          size: row, content: .fill(axis: .horizontal, subitems: [.item(LayoutItem(size: tag))])))
      definition.sections = [
        "list": SectionRules(layout: TestLayoutProvider(.rows())),
        "cards": SectionRules(
          layout: TestLayoutProvider { context in
            .init(
              .rows(
                .estimated(10 + Double(context.section.count)), boundary: [header],
                badges: [
                  SupplementaryItem(
                    kind: "badge",
                    size: LayoutSize(width: .absolute(4), height: .absolute(4)),
                    containerAnchor: Anchor(edges: [.top, .trailing]))
                ]), dependsOn: .sectionCount)
          }),
        "strip": SectionRules(layout: TestLayoutProvider(.strip(.groupPaging))),
        "tags": SectionRules(layout: TestLayoutProvider(tags)),
      ]
      let view = TestViewProvider(log: log)
      view.size = { context, _ in
        MeasuredSize(height: Double(context.section?.id.utf8.first ?? 0) / 5)
      }
      definition.supplementaries = ["header": view, "badge": TestViewProvider(log: log)]
    }
    test.rows.size = { content, proposed in
      MeasuredSize(width: 15, height: 12 + 7 * (Double(content) ?? 0))
    }
    return test
  }

  /// Removes what depends on the way to a frame: numbers of cells, counts, causes and changes.
  private func plain(_ frame: Frame) -> Frame {
    var frame = frame
    frame.sequence = 0
    frame.causes = []
    frame.changes = FrameChanges()
    for section in frame.sections.indices {
      for item in frame.sections[section].items.indices {
        frame.sections[section].items[item].cell?.number = 0
      }
    }
    return frame
  }

  /// A frame, a line for everything in it.
  private func lines(_ frame: Frame) -> [String] {
    var lines = ["\(frame.contentSize) \(frame.viewport) \(frame.environment)"]
    for section in frame.sections {
      lines.append("\(section.id) \(section.kind) \(section.frame)")
      lines += section.items.map { "\($0)" } + section.supplementaries.map { "\($0)" }
      if let scrolling = section.scrolling { lines.append("\(scrolling)") }
    }
    return lines + frame.diagnostics.map { "\($0)" }
  }

  @Test("Random snapshots, several of them in some instants", arguments: seeds(20))
  func random(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var environment = EnvironmentChange()
    // Everything is in view, so that everything is measured on every way.
    environment.size = Size(width: 100, height: 10_000)
    if generator.oneIn(3) { environment.direction = .rightToLeft }
    let test = makeScreen(environment)
    var before: [[String]] = []
    for step in 0..<12 {
      var last: [TestSection] = []
      for _ in 0..<generator.int(in: 1...3) {
        last = random(&generator)
        test.snapshots.send(ScreenSnapshot(last))
        // Actions show what is there, so that an instant has several differences.
        if generator.oneIn(2) { try test.screen.perform(.scroll(to: .zero, clamp: true)) }
      }
      if generator.oneIn(4) {
        environment.size?.width = Double(generator.int(in: 5...15)) * 10
        try test.screen.perform(.environment(environment))
      }
      let frame = try #require(test.screen.finishInstant(forced: true))
      #expect(
        replay(frame.changes, on: before, new: lists(frame)) == lists(frame),
        "seed \(seed), step \(step)")
      before = lists(frame)
      let fresh = makeScreen(environment)
      let wanted = try #require(fresh.show(all: last))
      let (got, expected) = (lines(plain(frame)), lines(plain(wanted)))
      let difference = lineDifference(
        from: expected.joined(separator: "\n"), to: got.joined(separator: "\n"), context: 0)
      #expect(difference == "", "seed \(seed), step \(step)")
      if got != expected { return }
    }
  }

  @Test("Reloads and reconfigures of an instant's snapshots add up")
  func marks() throws {
    let test = TestScreen()
    test.show(TestSection("a", ["row:0=x", "row:1=x", "row:2=x"]))
    test.send(TestSection("a", ["row:0=x", "row:1=x", "row:2=x"])) {
      try? $0.reloadItems([ItemIdentifier("row:0"), ItemIdentifier("row:2")])
    }
    try test.screen.perform(.scroll(to: .zero, clamp: true))
    test.send(TestSection("a", ["row:1=y", "row:0=x"]))
    let frame = try #require(test.screen.finishInstant())
    #expect(frame.changes.items.reloaded.map { "\($0.item) \($0.at.item)" } == ["row:0 1"])
    #expect(frame.changes.items.reconfigured.map { "\($0.item) \($0.at.item)" } == ["row:1 0"])
    #expect(frame.changes.items.deleted.map { "\($0.item) \($0.at.item)" } == ["row:2 2"])
    #expect(frame.changes.items.moved.count == 1)
  }

  @Test("The marks of a snapshot that another one overtakes are not lost")
  func overtaken() throws {
    let test = TestScreen()
    test.show(TestSection("a", ["row:0", "row:1"]))
    _ = test.log.take()
    test.send(TestSection("a", ["row:0", "row:1"])) {
      try? $0.reloadItems([ItemIdentifier("row:0"), ItemIdentifier("row:1")])
    }
    let frame = try #require(test.show(TestSection("a", ["row:2", "row:1"])))
    #expect(frame.changes.items.reloaded.map { "\($0.item)" } == ["row:1"])
    #expect(test.log.take().contains("reuse 2"))
  }

  @Test("A copy with marks is compared by what its models say of them, and by nothing else")
  func copies() throws {
    let test = TestScreen()
    let first = ScreenSnapshot([.rows(3)])
    test.snapshots.send(first)
    _ = test.screen.finishInstant()
    var marked = first
    try marked.identifiers.reconfigureItems([ItemIdentifier("row:1")])
    test.snapshots.send(marked)
    let frame = try #require(test.screen.finishInstant())
    #expect(frame.changes.items.reconfigured.map { "\($0.item)" } == ["row:1"])
    #expect(frame.changes.items.inserted.isEmpty && frame.changes.sections == .init())
  }

  @Test("In the first frame every section is inserted")
  func first() throws {
    let test = TestScreen()
    let frame = try #require(test.show(.rows(2), .rows(1, id: "b", from: 5)))
    #expect(frame.changes.sections.inserted.map(\.section) == ["a", "b"])
    #expect(frame.changes.items == FrameChanges.Items())
  }

  @Test("A section of another kind is another layout, under the same id")
  func kind() throws {
    let test = TestScreen { definition, _ in
      definition.sections["tall"] = SectionRules(layout: TestLayoutProvider(.rows(.absolute(50))))
    }
    test.show(TestSection("a", ["row:0"]))
    let frame = try #require(test.show(TestSection("a", kind: "tall", ["row:0"])))
    #expect(frame.sections[0].kind == "tall")
    #expect(frame.frame("row:0")?.height == 50)
    #expect(frame.changes.sections.reloaded == [.init(section: "a", at: 0)])
    #expect(frame.changes.items == FrameChanges.Items())
  }
}
