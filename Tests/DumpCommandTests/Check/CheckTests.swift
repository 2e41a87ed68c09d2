import Foundation
import TestSupport
import Testing

/// `layout-dump check`, through the program: every rule, and what is clean.
@Suite struct CheckTests {
  /// A screen whose section `a` has the layout that is given, on line 8.
  private func screen(_ layout: String, sections: String = "") -> String {
    """
    local ui = require "tessellua"
    local list = ui.behavior(nil)
    return ui.screen {
      api_version = 1,
      inputs = { list = list },
      snapshot = list:map(function(l) return ui.snapshot { { id = "a", items = ui.items("x", l or {}) } } end),
      sections = {
        a = { layout = function(env) return \(layout) end },
        \(sections)
      },
      cells = { x = ui.cell {} },
    }

    """
  }

  private func section(_ item: String, group: String = "horizontal", _ fields: String) -> String {
    "ui.section { group = ui.\(group)_group { subitems = { ui.item { \(item) } }, \(fields) } }"
  }

  private let data = ["home/data.json": #"{"list": [{"id": 1}]}"#]

  private func check(_ script: String, files: [String: String]? = nil, _ options: String = "")
    throws -> ProcessResult
  {
    try withScreen(script, files: files ?? data) { try $0.run("check home \(options)") }
  }

  @Test func theSampleScreensAreCleanButTheOneThatShowsAFault() throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["check", "--strict"], directory: packageRoot)
    #expect(result.errors == "")
    #expect(result.status == 1)
    let findings = result.output.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.hasPrefix("layouts/push_settings_faulty/screen.lua: warning: "))
      #expect(
        finding.hasSuffix(
          "has 2 live handlers, and so have 6 more of its kind [double_binding]"))
    }
    #expect(findings.count == 1)
    #expect(result.output.hasSuffix(" plugins: 0 errors, 1 warning\n"))
    #expect(
      try runProcess(builtProduct("layout-dump"), ["check"], directory: packageRoot).status == 0)
  }

  @Test func everyFindingHasTheLineOfItsConstructor() throws {
    let layout = """
      ui.section {
        group = ui.horizontal_group {
          width = 100, height = 20,
          subitems = {
            ui.item {
              width = 200, height = 20 },
          },
        },
      }
      """
    let result = try check(screen(layout))
    #expect(
      result.output.contains(
        "home/screen.lua:12: error: a: the item is 200 wide, and its group has 100 "
          + "[child_never_fits]\n"), "\(result.output)")
  }

  @Test func modelsChangedInPlaceAreFound() throws {
    let good = section("width = 20, height = 20", "width = 100, height = 20")
    let changing = screen(good).replacingOccurrences(
      of: "snapshot = list:map(function(l)",
      with: "snapshot = list:map(function(l) if l and l[1] and l[1].id then l = kept(l) end"
    )
    .replacingOccurrences(
      of: "return ui.screen",
      with: """
        local row = { id = 1, title = "a" }
        function kept(l) row.title = l[1].title; return { row } end
        return ui.screen
        """
    ).replacingOccurrences(of: "function kept", with: "local function kept")
    let events = #"""
      {"send": {"input": "list", "value": [{"id": 1, "title": "a"}]}}
      {"at": 1, "send": {"input": "list", "value": [{"id": 1, "title": "b"}]}}

      """#
    let result = try check(changing, files: ["home/events.jsonl": events])
    #expect(result.output.contains("[model_changed_in_place]"), "\(result.output)")
    #expect(result.status == 0)
    #expect(
      try !check(screen(good), files: ["home/events.jsonl": events]).output.contains(
        "model_changed_in_place"))
  }

  @Test func pluginsAreCheckedByThemselves() throws {
    func plugin(_ item: String, _ options: String = "") -> String {
      """
      local ui = require "tessellua"
      return ui.plugin { api_version = 1,
        options = { \(options) },
        build = function(options)
          return {
            layout = function()
              return \(section(item, "width = 100, height = 20"))
            end,
          }
        end,
      }

      """
    }
    let good = screen(section("width = 20, height = 20", "width = 100, height = 20"))
    let files = [
      "home/data.json": #"{"list": [{"id": 1}]}"#,
      "plugins/broken.lua": "return {",
      "plugins/good.lua": plugin("width = 20, height = 20"),
      "plugins/parts/wide.lua": plugin("width = 200, height = 20"),
      "plugins/asking.lua": plugin(
        "width = 200, height = 20", "size = { type = \"number\", required = true }"),
    ]
    try withScreen(good, files: files) { folder in
      let all = try folder.run("check .")
      #expect(all.status == 1)
      #expect(all.output.contains("plugins/broken.lua:1: error: "), "\(all.output)")
      #expect(
        all.output.contains(
          "plugins/parts/wide.lua:7: error: parts.wide: the item is 200 wide, and its group has "
            + "100 [child_never_fits]\n"), "\(all.output)")
      #expect(
        all.output.contains(
          "plugins/asking.lua: note: it needs options, so its layout was not checked by itself\n")
      )
      #expect(
        all.output.hasSuffix("checked 1 screen and 4 plugins: 2 errors, 0 warnings\n"),
        "\(all.output)")
      let one = try folder.run("check plugins/good.lua")
      #expect(one.output == "checked 0 screens and 1 plugin: 0 errors, 0 warnings\n")
      #expect(try folder.run("check plugins").status == 1)
    }
  }

  @Test func helpTellsEveryRule() throws {
    let help = try runProcess(builtProduct("layout-dump"), ["check", "--help"]).output
    for rule in [
      "unknown_field", "section_without_rule", "rule_without_section", "child_never_fits",
      "insets_eat_width", "insets_eat_height", "fraction_in_estimated_parent",
      "estimate_under_fixed_count", "fractional_insets", "model_changed_in_place",
    ] { #expect(help.contains(rule)) }
  }

  @Test func everyRuleOfALayoutHasPlaceNameAndHint() throws {
    let cases: [(layout: String, line: String)] = [
      (
        section("width = 200, height = 20", "width = 100, height = 20"),
        "error: a: the item is 200 wide, and its group has 100 [child_never_fits]"
      ),
      (
        section("width = 20, height = 90", "width = 100, height = 20"),
        "error: a: the item is 90 high, and its group has 20 [child_never_fits]"
      ),
      (
        section(
          "width = 20, height = 20",
          "width = 100, height = 20, content_insets = { leading = 60, trailing = 50 }"),
        "error: a: content_insets of the group take 110 of the 100 points wide [insets_eat_width]"
      ),
      (
        section("width = 20, height = 20, content_insets = 10", "width = 100, height = 20"),
        "error: a: content_insets of the item take 20 of the 20 points high [insets_eat_height]"
      ),
      (
        section(
          "width = 20, height = ui.fractional_height(1)", "width = 100, height = ui.estimated(20)"),
        "warning: a: the item's height is a fraction of its group's height, which is only "
          + "estimated, so that it is never measured [fraction_in_estimated_parent]"
      ),
      (
        section(
          "width = 20, height = ui.estimated(9)", group: "vertical",
          "width = 100, height = 90, count = 2"),
        "warning: a: the group shares its height among 2 equal children, so that the estimated one "
          + "is never measured [estimate_under_fixed_count]"
      ),
      (
        section(
          "width = 20, height = 5", "width = 100, height = 20, content_insets = { top = 0.25 }"),
        "warning: a: content_insets of the group: top under 1 is a fraction of the container, "
          + "25 percent [fractional_insets]"
      ),
    ]
    for (layout, line) in cases {
      for files in [data, [:]] {
        let result = try check(screen(layout), files: files)
        #expect(result.output.contains("home/screen.lua:8: \(line)\n"), "\(result.output)")
        #expect(result.status == (line.hasPrefix("error") ? 1 : 0), "\(line)")
      }
      #expect(try check(screen(layout), "--strict").status == 1, "\(line)")
    }
  }

  @Test func layoutsThatAdaptAreAskedOnEveryDevice() throws {
    let wide = section("width = 200, height = 20", "width = 100, height = 20")
    let good = section("width = 20, height = 20", "width = 100, height = 20")
    let result = try check(screen("env.container.width > 800 and \(wide) or \(good)"))
    #expect(result.output.contains("[child_never_fits]"))
    #expect(try check(screen(good)).output == "checked 1 screen: 0 errors, 0 warnings\n")
  }

  @Test func kindsWithoutRulesAndRulesWithoutSections() throws {
    let good = section("width = 20, height = 20", "width = 100, height = 20")
    let renamed = screen(good).replacingOccurrences(
      of: "id = \"a\"", with: "id = \"a\", kind = \"aa\"")
    let result = try check(renamed)
    #expect(result.status == 1)
    #expect(
      result.output == """
        home/screen.lua:7: error: there is no section definition for the kind "aa"; did you mean "a"? [section_without_rule]
        home/screen.lua:8: warning: no section has the kind "a" [rule_without_section]
        hint: there is a section of the kind "aa"
        checked 1 screen: 1 error, 1 warning

        """)
    let skipped = try check(renamed, files: [:])
    #expect(skipped.status == 0)
    #expect(
      skipped.output == """
        home: note: without data beside the script, sections without a rule, rules without a section and \
        models changed in place were not checked
        checked 1 screen: 0 errors, 0 warnings

        """)
  }

  @Test func aScreenWithoutInputsNeedsNoData() throws {
    let good = section("width = 20, height = 20", "width = 100, height = 20")
    func still(_ kind: String) -> String {
      """
      local ui = require "tessellua"
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "\(kind)", items = ui.items("x", { { id = 1 } }) } },
        sections = { a = { layout = function() return \(good) end } },
        cells = { x = ui.cell {} },
      }

      """
    }
    #expect(
      try check(still("a"), files: [:]).output == "checked 1 screen: 0 errors, 0 warnings\n")
    // So all rules hold for it.
    let other = try check(still("b"), files: [:])
    #expect(other.status == 1)
    #expect(other.output.contains("[section_without_rule]"))
    #expect(other.output.contains("[rule_without_section]"))
  }

  @Test func twoHandlersOfTheSameRowsAreSaidOnce() throws {
    let good = section("width = 20, height = 20", "width = 100, height = 20")
    let kept = screen(good).replacingOccurrences(
      of: "ui.cell {}",
      with: """
        ui.cell { configure = function(cell, model)
            for n = 1, model.handlers do
              all:add(cell:events(model.event, model.control):subscribe(function() end))
            end
          end }
        """
    ).replacingOccurrences(
      of: "local list =", with: "local all = ui.bag()\nlocal list =")
    // As many as there are phones and tablets to show them, and more.
    let rows =
      (0..<60).map { #"{"id":\#($0),"event":"tap","handlers":2}"# }
      + [
        #"{"id":"a","event":"tap","control":"star","handlers":2}"#,
        #"{"id":"b","event":"hold","handlers":3}"#,
      ]
    let data = #"{"list": [\#(rows.reversed().joined(separator: ","))]}"#
    let result = try check(kept, files: ["home/data.json": data])
    let lines = result.output.split(separator: "\n").filter { $0.contains("[double_binding]") }
    #expect(
      lines.map { String($0.drop { $0 != "\"" }) } == [
        "\"hold\" of x:b has 3 live handlers [double_binding]",
        "\"tap\" of the control \"star\" of x:a has 2 live handlers [double_binding]",
        "\"tap\" of x:59 has 2 live handlers, and so have 59 more of its kind [double_binding]",
      ])
  }

  @Test func aLayoutThatNeedsDataIsSkippedAndSaidToBe() throws {
    let good = section("width = env.section.model.width, height = 20", "width = 100, height = 20")
    let result = try check(screen(good), files: [:])
    #expect(result.status == 0)
    #expect(
      result.output.contains("home: note: the layout of \"a\" needs data, so it was not checked\n"))
    // A mistake that has nothing to do with data is one without it too.
    let broken = try check(screen("nothing.there"), files: [:])
    #expect(broken.status == 1)
    #expect(broken.output.contains("home/screen.lua:8: error:"))
    #expect(broken.output.contains("[layout_failed]"))
  }

  @Test func unknownFieldsWhereverTheyAre() throws {
    let inside = try check(
      screen(section("width = 20, hight = 20, height = 2", "width = 100, height = 20")), files: [:])
    #expect(inside.status == 1)
    #expect(inside.output.contains("home/screen.lua:8: error: unknown field \"hight\""))
    #expect(inside.output.contains("[unknown_field]\nhint: did you mean \"height\"?\n"))
    let outside = try check(screen("nil").replacingOccurrences(of: "cells =", with: "cels ="))
    #expect(outside.status == 1)
    #expect(outside.output.contains("unknown field \"cels\""))
    #expect(outside.output.contains("[unknown_field]\nhint: did you mean \"cells\"?\n"))
  }

  @Test func scriptsThatDoNotLoadAreFindings() throws {
    let result = try check("return ui.screen {", files: [:])
    #expect(result.status == 1)
    #expect(result.output.contains("[syntax_error]"))
  }

  @Test func severalProblemsAreSortedByPlace() throws {
    let bad = section(
      "width = 200, height = 90", "width = 100, height = 20, content_insets = { top = 0.5 }")
    let lines = try check(screen(bad)).output.split(separator: "\n")
    let rules = lines.compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(lines.filter { $0.contains("[child_never_fits]") }.count == 2)
    #expect(rules.contains("fractional_insets"))
  }

  @Test func asJSON() throws {
    let bad = section("width = 200, height = 20", "width = 100, height = 20")
    let result = try check(screen(bad), files: [:], "--format json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["errors"] as? Int == 1)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings[0]["rule"] as? String == "child_never_fits")
    #expect(findings[0]["path"] as? String == "home/screen.lua")
    #expect(findings[0]["line"] as? Int == 8)
    #expect((object["skipped"] as? [Any])?.count == 1)
  }

  @Test func asSARIF() throws {
    let bad = section("width = 200, height = 20", "width = 100, height = 20")
    let result = try check(screen(bad), "--format sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "layout-dump")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["level"] as? String == "error")
    #expect(rules.contains(try #require(results[0]["ruleId"] as? String)))
    #expect(result.output.contains("\"uri\": \"home/screen.lua\""))
    #expect(result.output.contains("\"startLine\": 8"))
  }

  @Test func foldersAreSearchedAndWhatIsNotThereIsSaid() throws {
    let good = screen(section("width = 20, height = 20", "width = 100, height = 20"))
    try withScreen(good, files: ["more/deep/screen.lua": good, "empty/a.txt": ""]) { folder in
      #expect(
        try folder.run("check . ").output.hasSuffix("checked 2 screens: 0 errors, 0 warnings\n"))
      #expect(
        try folder.run("check home home/screen.lua more").output.contains("checked 3 screens"))
      let none = try folder.run("check empty")
      #expect(none.status == 2)
      #expect(none.errors.hasPrefix("empty: error: there is no screen\nhint: "))
      let missing = try folder.run("check missing home gone")
      #expect(missing.status == 2)
      #expect(
        missing.errors == "missing: error: no such file\ngone: error: no such file\n")
    }
  }
}
