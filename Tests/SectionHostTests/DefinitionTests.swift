import LayoutGeometry
import SectionHost
import Testing

@Suite("Definitions are found by kind: the section's, the screen's, then default in that order")
struct DefinitionTests {
  /// Which definitions there are, and which one counts.
  struct Case: Sendable, CustomTestStringConvertible {
    var own: [String] = []
    var screen: [String] = []
    var wanted: String?
    var testDescription: String { "own \(own), screen's \(screen)" }
  }

  static let cases = [
    Case(own: ["row", "default"], screen: ["row", "default"], wanted: "own row"),
    Case(own: ["default"], screen: ["row", "default"], wanted: "screen row"),
    Case(own: ["default"], screen: ["default"], wanted: "own default"),
    Case(screen: ["default"], wanted: "screen default"),
    Case(own: ["other"], screen: ["other"], wanted: nil),
  ]

  @Test("Cells", arguments: cases)
  func cells(_ example: Case) throws {
    func providers(_ kinds: [String], _ place: String) -> [String: any CellProvider] {
      Dictionary(uniqueKeysWithValues: kinds.map { ($0, TestCellProvider("\(place) \($0)")) })
    }
    let test = TestScreen { definition, _ in
      definition.cells = providers(example.screen, "screen")
      definition.sections["list"] = SectionRules(
        layout: TestLayoutProvider(.rows()), cells: providers(example.own, "own"))
    }
    let frame = try #require(test.show(.rows(2)))
    #expect(frame.items[0].cell?.reuseIdentifier == example.wanted ?? "row")
    #expect(frame.codes == (example.wanted == nil ? ["unknown_cell_kind"] : []))
  }

  @Test("Supplementary views", arguments: cases)
  func supplementaries(_ example: Case) throws {
    let layout = LayoutSection.rows(boundary: [
      BoundarySupplementaryItem(
        kind: "row", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
        alignment: .top)
    ])
    let log = CallLog()
    func providers(_ kinds: [String], _ place: String) -> [String: any ViewProvider] {
      Dictionary(
        uniqueKeysWithValues: kinds.map { kind in
          let provider = TestViewProvider(log: log)
          provider.onConfigure = { _, _ in log.calls.append("\(place) \(kind)") }
          return (kind, provider)
        })
    }
    let test = TestScreen { definition, _ in
      definition.supplementaries = providers(example.screen, "screen")
      definition.sections["list"] = SectionRules(
        layout: TestLayoutProvider(layout), supplementaries: providers(example.own, "own"))
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(log.calls.dropFirst().first == example.wanted)
    #expect(frame.codes == (example.wanted == nil ? ["unknown_supplementary_kind"] : []))
    #expect(frame.sections[0].supplementaries.count == 1)
  }

  @Test("Default rules lay out every kind of section without its own")
  func defaultSection() throws {
    let test = TestScreen { definition, _ in
      definition.sections["default"] = SectionRules(
        layout: TestLayoutProvider(.rows(.absolute(33))))
    }
    let frame = try #require(test.show(TestSection("x", kind: "anything", ["row:0"])))
    #expect(frame.frame("row:0")?.height == 33)
    #expect(frame.diagnostics.isEmpty)
  }

  @Test("A kind that nobody defined is named, with the nearest one that is, and shown all the same")
  func unknown() throws {
    let test = TestScreen()
    let frame = try #require(
      test.show(TestSection("x", kind: "lst", ["rwo:0", "rwo:1", "zzzzz:1"])))
    #expect(
      frame.diagnostics.map { "\($0.severity) \($0.code) \($0.kind ?? ""): \($0.message)" } == [
        "error unknown_section_kind lst: there is no section definition for the kind \"lst\"; "
          + "did you mean \"list\"?",
        "error unknown_cell_kind rwo: there is no cell definition for the kind \"rwo\"; "
          + "did you mean \"row\"?",
        "error unknown_cell_kind zzzzz: there is no cell definition for the kind \"zzzzz\" "
          + "(known: row)",
      ])
    #expect(frame.frame("rwo:1") == Rect(x: 0, y: 44, width: 100, height: 44))
    #expect(frame.items[0].cell?.content == .object([]))
    // They last as long as something of the kind is there.
    #expect(try #require(test.show(.rows(1))).diagnostics.isEmpty)
  }

  @Test("A decoration without a definition is drawn by its kind alone, and is no error")
  func decoration() throws {
    let test = TestScreen(layout: .rows(decorations: [DecorationItem(kind: "background")]))
    let frame = try #require(test.show(.rows(1)))
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.sections[0].decorations.map(\.kind) == ["background"])
    #expect(frame.sections[0].decorations[0].content == nil)
    #expect(frame.items[0].z == 1)
  }
}
