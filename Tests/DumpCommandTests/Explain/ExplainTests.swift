import Foundation
import TestSupport
import Testing

/// `layout-dump explain`: containers, calculations that come out, rules and lines of scripts.
@Suite struct ExplainTests {
  // MARK: The home screen

  @Test func anAlbumOfTheHomeScreen() throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["explain", "layouts/home", "album:a4"], directory: packageRoot)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      lines.first
        == "album:a4 in section new_releases, frame 2: x 352, y 167.667, width 349, height 114.667")
    for expected in [
      "group 1 of 4 (layouts/home/screen.lua:17)",
      "width 351 = 0.9 x 390 geometry 3.3 fraction of the container's width, on the pixel grid",
      "height 116.667 = 350 / 3 geometry 5.3 an equal part of the group",
      "album:a4 (layouts/home/screen.lua:8)",
      "width 349 = 351 - 1 - 1 geometry 4.1 the slot without the item's content insets",
    ] {
      #expect(lines.contains(expected), "\(expected)")
    }
  }

  @Test func theLinesAreThoseOfTheDefinitions() throws {
    let script = try String(
      contentsOfFile: "\(packageRoot)/layouts/home/screen.lua", encoding: .utf8
    )
    .split(separator: "\n", omittingEmptySubsequences: false)
    let one = try explanation("album:a1", ofScreen: "layouts/home", directory: packageRoot)
    let constructors = try one.levels.dropFirst().map { level in
      #expect(level.script == "layouts/home/screen.lua")
      let line = script[try #require(level.line) - 1]
      return try #require(line.split(separator: "ui.").dropFirst().first?.prefix { $0 != " " })
    }
    #expect(
      constructors == [
        "section", "horizontal_group", "horizontal_group", "vertical_group", "item", "item",
      ])
  }

  @Test(arguments: ["", "--direction rtl", "--device iphone_se", "--size 400x700 --scale 1"])
  func everythingOnTheHomeScreenComesOut(_ options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let rendered = try runProcess(
      builtProduct("layout-dump"),
      ["layouts/home", "--frame", "last", "--format", "jsonl"] + words, directory: packageRoot)
    let frame = try #require(try RenderedFrame.lines(rendered.output).first)
    for section in frame.sections {
      let supplementaries = section.supplementaries.map { ("\(section.id)/\($0.kind)", $0.frame) }
      let items = [section.items.first, section.items.last].compactMap { $0 }
        .map { ("\($0.kind):\($0.id)", $0.frame) }
      for (id, rect) in items + supplementaries {
        let one = try explanation(id, options, ofScreen: "layouts/home", directory: packageRoot)
        #expect(one.frame == rect, "\(id)")
        one.check()
      }
    }
  }

  // MARK: Scripts

  /// Half the width between insets, headers that pin, a badge, a background, and a strip.
  private static let script = """
    local ui = require "tessellua"
    local parts = require "parts"
    local function rows()
      return ui.section {
        group = ui.horizontal_group {
          width = ui.fractional_width(0.5), height = 44, subitems = { parts.cell },
        },
        content_insets = { leading = 40, trailing = 40 },
        boundary_supplementary_items = {
          ui.header { height = ui.estimated(30), pin_to_visible_bounds = true },
        },
        decoration_items = { ui.decoration_item { kind = "background" } },
      }
    end
    local function strip()
      return ui.section {
        group = ui.horizontal_group { width = 100, height = 60, subitems = { parts.cell } },
        orthogonal_scrolling_behavior = "continuous",
      }
    end
    local function tall()
      return ui.list {}
    end
    local function many(kind, count)
      local models = {}
      for id = 1, count do models[id] = { id = id } end
      return ui.items(kind, models)
    end
    return ui.screen {
      api_version = 1,
      inputs = {},
      snapshot = ui.just(ui.snapshot {
        { id = "rows", items = many("row", 40) },
        { id = "strip", items = many("card", 9) },
        { id = "tall", items = many("note", 3) },
      }),
      sections = {
        rows = { layout = rows }, strip = { layout = strip }, tall = { layout = tall },
      },
      cells = {
        row = ui.cell {}, card = ui.cell {},
        note = ui.cell { measure = function() return { height = 61 } end },
      },
      supplementaries = {
        header = ui.view { measure = function() return { height = 36 } end }, badge = ui.view {},
      },
      decorations = { background = ui.view {} },
    }
    """
  private static let parts = """
    local ui = require "tessellua"
    local badge = ui.supplementary_item {
      kind = "badge", width = 10, height = 10,
      container_anchor = { edges = { "top", "trailing" }, fractional_offset = { 0.5, -0.5 } },
    }
    return {
      cell = ui.item {
        width = ui.fractional_width(1), height = ui.fractional_height(1),
        supplementary_items = { badge },
      },
    }
    """

  private func withParts(_ body: (ScreenFolder) throws -> Void) throws {
    try withScreen(Self.script, files: ["home/parts.lua": Self.parts], body)
  }

  private let view = "--size 375x667 --scale 2"

  @Test func halfOfTheWidthBetweenInsets() throws {
    try withParts { folder in
      let one = try explanation("row:2", view, in: folder)
      #expect(one.frame == [40, 80, 147.5, 44])
      let width = try #require(one.line("horizontal group", "width"))
      #expect(width.arithmetic == "147.5 = 0.5 x (375 - 40 - 40)")
      #expect(width.rule == "geometry 3.3")
      // The cell comes from a file of its own, and says so.
      #expect(one.levels.last?.script == "home/parts.lua")
      #expect(one.levels.last?.line == 7)
      #expect(one.levels.first { $0.name == "horizontal group" }?.line == 5)
      one.check()
    }
  }

  @Test func aPinnedHeaderIsExplainedWhereItIsSeen() throws {
    try withParts { folder in
      let rest = try explanation("rows/header/0", view, in: folder)
      #expect(rest.frame == [40, 0, 295, 36])
      #expect(rest.line("header", "own height")?.note == "as measured")
      #expect(rest.line("header", "own height")?.rule == "geometry 10.3")
      #expect(rest.line("header", "pinned y") == nil)
      let pinned = try explanation("rows/header", view + " --scroll 0,200", in: folder)
      #expect(pinned.frame == [40, 200, 295, 36])
      #expect(pinned.line("header", "natural y")?.value == 0)
      #expect(pinned.line("header", "pinned y")?.value == 200)
      #expect(pinned.line("header", "pinned y")?.rule == "geometry 7.5")
      for one in [rest, pinned] { one.check() }
    }
  }

  @Test func aStripThatIsScrolled() throws {
    try withParts { folder in
      let events = #"{"at":1,"scroll":{"section":"strip","offset":120}}"# + "\n"
      try folder.write(events, to: "home/events.jsonl")
      for direction in ["ltr", "rtl"] {
        let one = try explanation("card:3", "\(view) --direction \(direction)", in: folder)
        let x: Double = direction == "ltr" ? 200 : 375 - 300
        #expect(one.frame.first == x)
        let seen = try #require(one.line("card:3", "seen x"))
        #expect(seen.value == (direction == "ltr" ? x - 120 : x + 120))
        #expect(seen.rule == "geometry 9.4")
        one.check()
        let badge = try explanation("strip/badge/2", "\(view) --direction \(direction)", in: folder)
        #expect(badge.line("badge 2", "seen x")?.rule == "geometry 9.4")
        badge.check()
      }
      #expect(
        try explanation("card:3", "\(view) --frame 0", in: folder).line("card:3", "seen x") == nil)
    }
  }

  @Test func measuredItemsBadgesAndBackgrounds() throws {
    try withParts { folder in
      let note = try explanation("note:2", view + " --scroll 0,1500", in: folder)
      #expect(note.line("slot", "height")?.arithmetic == "61")
      #expect(note.line("slot", "height")?.note == "as measured")
      #expect(note.line("slot", "height")?.rule == "geometry 10.1")
      note.check()
      let background = try explanation("rows/background", view, in: folder)
      #expect(background.frame == [0, 0, 375, 36 + 40 * 44])
      #expect(background.levels.last?.line == 12)
      background.check()
      let badge = try explanation("rows/badge/1", view, in: folder)
      #expect(badge.frame == [182.5, 75, 10, 10])
      #expect(badge.levels.last?.script == "home/parts.lua")
      #expect(badge.levels.last?.line == 2)
      badge.check()
      // Without an index all of them are explained.
      #expect(try explanations("rows/badge", view, in: folder).count == 40)
    }
  }

  @Test func whatIsNotThereIsRefusedWithTheNearest() throws {
    try withParts { folder in
      for (id, nearest) in [
        ("rov:40", "row:40"), ("rwos/header", "rows/header"), ("rowz/bagde", "rows/badge"),
      ] {
        let result = try folder.run("explain home \(id)")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
          result.errors
            == """
            home: error: there is no "\(id)" in frame 0
            hint: did you mean "\(nearest)"?

            """)
      }
      let missing = try folder.run("explain home")
      #expect(missing.status == 2)
      #expect(missing.errors.hasPrefix("layout-dump: error: missing argument ELEMENT\n"))
    }
  }

  @Test func whatTheLayoutDoesNotPlaceIsSaid() throws {
    let script = Self.script.replacingOccurrences(
      of: "subitems = { parts.cell },\n", with: "subitems = { parts.cell }, count = 0,\n")
    try withScreen(script, files: ["home/parts.lua": Self.parts]) { folder in
      let result = try folder.run("explain home row:1")
      #expect(
        result.output == "row:1 in section rows, frame 0: the layout does not place it\n")
      #expect(result.status == 0)
      let json = try folder.run("explain home row:1 --format json")
      #expect(json.output.contains(#""id":"row:1","section":"rows","placed":false}"#))
    }
  }

  // MARK: Running it

  private func explanations(
    _ id: String, _ options: String = "", ofScreen screen: String, directory: String
  ) throws -> [ElementReport] {
    let result = try runProcess(
      builtProduct("layout-dump"),
      ["explain", screen, id, "--format", "json"] + options.split(separator: " ").map(String.init),
      directory: directory)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).explanations
  }

  private func explanation(
    _ id: String, _ options: String = "", ofScreen screen: String, directory: String
  ) throws -> ElementReport {
    let all = try explanations(id, options, ofScreen: screen, directory: directory)
    #expect(all.count == 1)
    return try #require(all.first)
  }

  private func explanations(_ id: String, _ options: String, in folder: ScreenFolder) throws
    -> [ElementReport]
  {
    try explanations(id, options, ofScreen: "home", directory: folder.path)
  }

  private func explanation(_ id: String, _ options: String, in folder: ScreenFolder) throws
    -> ElementReport
  {
    try explanation(id, options, ofScreen: "home", directory: folder.path)
  }
}

/// What `explain --format json` writes.
private struct Report: Decodable {
  var explanations: [ElementReport]
}

private struct ElementReport: Decodable {
  struct Level: Decodable {
    var name: String
    var script: String?
    var line: Int?
    var lines: [Line]
  }

  struct Line: Decodable {
    var subject: String
    var value: Double
    var arithmetic: String
    var rule: String
    var note: String
  }

  var id: String
  var frame: [Double]
  var levels: [Level]

  func line(_ level: String, _ subject: String) -> Line? {
    levels.first { $0.name == level }?.lines.first { $0.subject == subject }
  }

  /// Every calculation gives its number, and the last ones those of the frame.
  func check() {
    for line in levels.flatMap(\.lines) {
      let isRounded = line.arithmetic.contains("floor(") || line.arithmetic.contains("round(")
      let value = Arithmetic.value(of: line.arithmetic)
      #expect(
        value.map { abs($0 - line.value) <= (isRounded ? 1 : 0.01) } == true,
        "\(id), \(line.subject): \(line.arithmetic)")
      #expect(line.rule.hasPrefix("geometry ") && !line.note.isEmpty)
    }
    for (subject, value) in zip(["x", "y", "width", "height"], frame) {
      #expect(
        levels.last?.lines.last { $0.subject == subject }?.value == value, "\(id), \(subject)")
    }
  }
}
