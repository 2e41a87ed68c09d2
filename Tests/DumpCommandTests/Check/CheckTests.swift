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

  @Test func theSampleScreensAreClean() throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["check", "--strict"], directory: packageRoot)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("checked "))
    #expect(result.output.hasSuffix(" screens: 0 errors, 0 warnings\n"))
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
        home: error: there is no section definition for the kind "aa"; did you mean "a"? [section_without_rule]
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
      #expect(try folder.run("check missing").errors == "missing: error: no such file\n")
    }
  }
}
