import LayoutGeometry
import SectionHost
import Testing

@Suite("Layouts are asked for once, and again when what they read has changed")
struct LayoutAskingTests {
  /// A change, and the parts of which it changes one.
  struct Part: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var parts: EnvironmentParts
    var change: EnvironmentChange

    init(
      _ name: String, _ parts: EnvironmentParts, _ edit: (inout EnvironmentChange) -> Void
    ) {
      testDescription = name
      self.parts = parts
      change = EnvironmentChange()
      edit(&change)
    }
  }

  static let parts = [
    Part("width", .containerWidth) { $0.size = Size(width: 120, height: 100) },
    Part("height", .containerHeight) { $0.size = Size(width: 100, height: 120) },
    Part("insets", .containerInsets) { $0.safeArea = EdgeInsets(leading: 10) },
    Part("effective width", .effectiveWidth) { $0.safeArea = EdgeInsets(leading: 10) },
    Part("effective height", .effectiveHeight) { $0.size = Size(width: 100, height: 120) },
    Part("idiom", .idiom) { $0.idiom = .pad },
    Part("style", .style) { $0.style = .dark },
    Part("horizontal size class", .horizontalSizeClass) { $0.horizontalSizeClass = .regular },
    Part("vertical size class", .verticalSizeClass) { $0.verticalSizeClass = .compact },
    Part("scale", .displayScale) { $0.scale = 3 },
    Part("direction", .layoutDirection) { $0.direction = .rightToLeft },
    Part("category", .contentSizeCategory) { $0.contentSizeCategory = .small },
    Part("font scale", .fontScale) { $0.contentSizeCategory = .small },
    Part("safe area", .safeArea) { $0.safeArea = EdgeInsets(top: 1) },
    Part("margins", .layoutMargins) { $0.layoutMargins = EdgeInsets(top: 1) },
  ]

  @Test("Of the environment", arguments: parts)
  func environment(_ part: Part) throws {
    let reads = TestLayoutProvider { _ in ProvidedLayout(.rows(), dependsOn: part.parts) }
    let ignores = TestLayoutProvider { _ in
      ProvidedLayout(
        .rows(),
        dependsOn: EnvironmentParts(rawValue: ~0).subtracting(LayoutAskingTests.allOf(part)))
    }
    let test = TestScreen { definition, _ in
      definition.sections["reads"] = SectionRules(layout: reads)
      definition.sections["ignores"] = SectionRules(layout: ignores)
    }
    test.show(TestSection("a", kind: "reads", ["row:0"]), TestSection("b", kind: "ignores", []))
    try test.perform(.environment(part.change))
    #expect(reads.asked == ["a", "a"])
    #expect(ignores.asked == ["b"])
  }

  /// All parts that a change changes, the derived ones included.
  private static func allOf(_ part: Part) -> EnvironmentParts {
    parts.filter { $0.change == part.change }.reduce(part.parts) { $0.union($1.parts) }
      .union(part.change.idiom == nil ? [] : [.idiom, .horizontalSizeClass, .layoutMargins])
      .union(
        part.change.size == nil ? [] : [.verticalSizeClass, .effectiveWidth, .effectiveHeight]
      )
      .union(part.change.safeArea == nil ? [] : [.safeArea, .layoutMargins])
  }

  @Test("Of the section: place, count, model and items")
  func section() throws {
    var asked: [String: [String]] = [:]
    let parts: [(String, EnvironmentParts)] = [
      ("index", .sectionIndex), ("count", .sectionCount), ("model", .sectionModel),
      ("items", .sectionItems), ("nothing", []),
    ]
    func run(_ change: String, _ next: (String) -> [TestSection]) {
      for (name, part) in parts {
        let provider = TestLayoutProvider { _ in ProvidedLayout(.rows(), dependsOn: part) }
        let test = TestScreen { definition, _ in
          definition.sections["list"] = SectionRules(layout: provider)
        }
        let first = TestSection(name, model: "m", ["row:0=x", "row:1"])
        test.show(first)
        test.show(all: next(name))
        if provider.asked.filter({ $0 == name }).count > 1 {
          asked[change, default: []].append(name)
        }
      }
    }
    run("nothing") { [TestSection($0, model: "m", ["row:0=x", "row:1"])] }
    run("moved down") {
      [TestSection("new", []), TestSection($0, model: "m", ["row:0=x", "row:1"])]
    }
    run("item added") { [TestSection($0, model: "m", ["row:0=x", "row:1", "row:2"])] }
    run("item taken away") { [TestSection($0, model: "m", ["row:0=x"])] }
    run("item exchanged") { [TestSection($0, model: "m", ["row:0=x", "row:2"])] }
    run("item moved") { [TestSection($0, model: "m", ["row:1", "row:0=x"])] }
    run("item changed") { [TestSection($0, model: "m", ["row:0=y", "row:1"])] }
    run("model changed") { [TestSection($0, model: "n", ["row:0=x", "row:1"])] }
    #expect(
      asked == [
        "moved down": ["index"], "item added": ["count", "items"],
        "item taken away": ["count", "items"], "item exchanged": ["items"],
        "item moved": ["items"], "item changed": ["items"], "model changed": ["model"],
      ])
  }

  @Test("One section's change asks no other section")
  func others() {
    let provider = TestLayoutProvider { _ in ProvidedLayout(.rows(), dependsOn: .sectionCount) }
    let test = TestScreen { definition, _ in
      definition.sections["list"] = SectionRules(layout: provider)
    }
    let many = (0..<50).map { TestSection.rows(2, id: "s\($0)", from: 2 * $0) }
    test.show(all: many)
    #expect(provider.asked.count == 50)
    var next = many
    next[7].items.append("row:1000")
    test.show(all: next)
    #expect(provider.asked.count == 51)
    #expect(provider.asked.last == "s7")
  }

  // MARK: Failures

  @Test("A layout that fails costs its own section, keeps the last good one, and recovers")
  func failure() throws {
    let provider = TestLayoutProvider { (context) throws(ScreenFailure) in
      if context.environment.style == .dark {
        throw ScreenFailure("no", reason: "runtime_error", script: "test/screen.lua", line: 7)
      }
      return ProvidedLayout(.rows(.absolute(30)), dependsOn: .style)
    }
    let test = TestScreen { definition, _ in
      definition.sections["bad"] = SectionRules(layout: provider)
    }
    test.show(TestSection("x", kind: "bad", ["row:0", "row:1"]), .rows(1, from: 5))
    var dark = EnvironmentChange()
    dark.style = .dark
    let failed = try #require(try test.perform(.environment(dark)))
    #expect(
      failed.diagnostics == [
        Diagnostic(
          severity: .error, code: "layout_failed", reason: "runtime_error", section: "x",
          message: "no", script: "test/screen.lua", line: 7)
      ])
    #expect(failed.frame("row:1") == Rect(x: 0, y: 30, width: 100, height: 30))
    #expect(failed.frame("row:5") == Rect(x: 0, y: 60, width: 100, height: 20))
    // It stands in every frame while it lasts.
    #expect(
      try #require(try test.scroll(to: 0, clamp: false) ?? test.screen.finishInstant(forced: true))
        .codes == ["layout_failed"])
    var light = EnvironmentChange()
    light.style = .light
    #expect(try #require(try test.perform(.environment(light))).diagnostics.isEmpty)
  }

  @Test("Without a good layout the default one stands: rows 44 points high")
  func failureFromTheStart() throws {
    let provider = TestLayoutProvider { _ throws(ScreenFailure) in throw ScreenFailure("no") }
    let test = TestScreen { definition, _ in
      definition.sections["list"] = SectionRules(layout: provider)
    }
    let frame = try #require(test.show(.rows(2)))
    #expect(frame.frame("row:1") == Rect(x: 0, y: 44, width: 100, height: 44))
    #expect(frame.codes == ["layout_failed"])
    // It is not asked again for nothing, but a section that goes takes its condition along.
    #expect(provider.asked == ["a"])
    #expect(try #require(test.show()).diagnostics.isEmpty)
  }

  @Test("Nil is a layout for no items, and a failure for some")
  func none() throws {
    let provider = TestLayoutProvider { context in
      ProvidedLayout(context.section.count > 2 ? .rows() : nil, dependsOn: [])
    }
    let test = TestScreen { definition, _ in
      definition.sections["list"] = SectionRules(layout: provider)
    }
    let empty = try #require(test.show(.rows(0), TestSection("b", kind: "plain", ["row:9"])))
    #expect(empty.sections[0].frame == Rect(x: 0, y: 0, width: 100, height: 0))
    #expect(empty.codes == ["unknown_section_kind"])
    let failed = try #require(test.show(.rows(1)))
    #expect(failed.codes == ["layout_failed"])
    #expect(failed.diagnostics.first?.reason == "type_error")
    #expect(failed.cells == ["row:0": 1])
    let good = try #require(test.show(.rows(3)))
    #expect(good.diagnostics.isEmpty)
    #expect(good.frame("row:2") == Rect(x: 0, y: 40, width: 100, height: 20))
  }

  @Test("Frames of a custom group that cannot be had fail their section's layout")
  func customFrames() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
    let custom = LayoutSection(
      group: LayoutGroup(size: size, content: .custom(.provided(key: 3))))
    let test = TestScreen { definition, _ in
      definition.sections["wall"] = SectionRules(layout: TestLayoutProvider(custom))
      definition.customFrames = { (key, environment) throws(ScreenFailure) in
        if environment.container.width > 100 { throw ScreenFailure("too wide for \(key)") }
        return [.init(rect: Rect(x: 1, y: 2, width: 3, height: 4))]
      }
    }
    let good = try #require(test.show(TestSection("w", kind: "wall", ["row:0"]), .rows(1, from: 5)))
    #expect(good.frame("row:0") == Rect(x: 1, y: 2, width: 3, height: 4))
    var wide = EnvironmentChange()
    wide.size = Size(width: 200, height: 100)
    let failed = try #require(try test.perform(.environment(wide)))
    #expect(failed.codes == ["layout_failed"])
    #expect(failed.diagnostics.first?.message == "too wide for 3")
    #expect(failed.frame("row:0") == Rect(x: 0, y: 0, width: 200, height: 44))
    var narrow = EnvironmentChange()
    narrow.size = Size(width: 100, height: 100)
    let again = try #require(try test.perform(.environment(narrow)))
    #expect(again.diagnostics.isEmpty)
    #expect(again.frame("row:0") == Rect(x: 1, y: 2, width: 3, height: 4))
  }
}
