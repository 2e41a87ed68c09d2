import Foundation
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// Snapshots as scripts make them, step by step and at once.
@Suite struct SnapshotMethodsTests {
  /// Two sections with three items, as `s`; then the text; what it prints.
  private func prints(_ text: String) throws -> [String] {
    let script = """
      local ui = require "tessellua"
      local s = ui.snapshot()
      s:append_sections { "a", { id = "b", kind = "k", model = { t = 1 } } }
      s:append_items({ { kind = "m", id = 1 }, { kind = "m", id = 2 } }, "a")
      s:append_items { { kind = "m", id = 3 } }
      local function show(list) print(table.concat(list, " ")) end
      local function fails(name, ...) print(select(2, pcall(s[name], s, ...))) end
      \(text)
      return ui.screen { api_version = 1, snapshot = s }
      """
    return try withTemporaryDirectory { folder in
      let path = "\(folder)/screen.lua"
      try script.write(toFile: path, atomically: true, encoding: .utf8)
      var lines: [String] = []
      let screen = try ScriptScreen(
        path: path, environment: ScreenEnvironment(device: .standard)
      ) { lines.append($2) }
      screen.close()
      return lines
    }
  }

  @Test(arguments: [
    ("show(s:section_identifiers()) show(s:item_identifiers())", ["a b", "m:1 m:2 m:3"]),
    (
      "show(s:item_identifiers('b')) print(s:number_of_items(), s:number_of_items('a'))",
      ["m:3", "3\t2"]
    ),
    ("print(s:number_of_sections(), s:index_of_section('b'), s:index_of_item('m:3'))", ["2\t2\t3"]),
    (
      "print(s:index_of_item('m:9'), s:index_of_section('z'), s:section_containing('m:2'))",
      ["nil\tnil\ta"]
    ),
    (
      "s:insert_items({ kind = 'm', id = 9 }, { before = 'm:2' }) show(s:item_identifiers())",
      ["m:1 m:9 m:2 m:3"]
    ),
    (
      "s:insert_items({ { kind = 'm', id = 8 }, { kind = 'm', id = 9 } }, { after = 'm:3' }) show(s:item_identifiers('b'))",
      ["m:3 m:8 m:9"]
    ),
    ("s:delete_items { 'm:1', 'm:77' } show(s:item_identifiers())", ["m:2 m:3"]),
    (
      "s:delete_all_items() show(s:section_identifiers()) print(s:number_of_items())", ["a b", "0"]
    ),
    ("s:move_item('m:1', { after = 'm:3' }) show(s:item_identifiers('b'))", ["m:3 m:1"]),
    ("s:move_section('b', { before = 'a' }) show(s:section_identifiers())", ["b a"]),
    (
      "s:insert_sections('c', { after = 'a' }) s:delete_sections { 'a' } show(s:section_identifiers())",
      ["c b"]
    ),
    (
      "s:append_sections(7) show(s:section_identifiers()) print(s:index_of_section('7'))",
      ["a b 7", "3"]
    ),
    (
      "local c = s:copy() c:delete_items('m:1') print(c:number_of_items(), s:number_of_items())",
      ["2\t3"]
    ),
    ("s:append_items('m:1', 'b') show(s:item_identifiers('b'))", ["m:3 m:1"]),
    (
      "print(s:section_containing { kind = 'm', id = 3.0 }, s:section_containing { kind = 'm', id = '3' })",
      ["b\tb"]
    ),
  ])
  func changesAndAnswers(_ text: String, _ lines: [String]) throws {
    #expect(try prints(text) == lines)
  }

  @Test(arguments: [
    ("fails('append_items', { 'm:1' }, 'zz')", "unknown_section: zz"),
    (
      "fails('append_items', { { kind = 'm', id = 5 }, { kind = 'm', id = 5 } })",
      "duplicate_items_in_call: m:5"
    ),
    ("fails('append_sections', { 'a' })", "section_already_present: a"),
    ("fails('append_sections', { 'x', 'x' })", "duplicate_sections_in_call: x"),
    ("fails('insert_items', { kind = 'm', id = 9 }, { after = 'm:77' })", "unknown_item: m:77"),
    ("fails('insert_items', { 'm:1', 'm:2' }, { after = 'm:2' })", "anchor_in_list: m:2"),
    ("fails('move_item', 'm:1', { after = 'm:1' })", "same_source_and_target: m:1"),
    ("fails('move_section', 'a', { before = 'zz' })", "unknown_section: zz"),
    ("fails('reload_items', { 'm:1', 'm:77' })", "unknown_item: m:77"),
    ("fails('reconfigure_items', 'm:77')", "unknown_item: m:77"),
    ("fails('reload_sections', { 'zz' })", "unknown_section: zz"),
    ("fails('number_of_items', 'zz')", "unknown_section: zz"),
    (
      "s = ui.snapshot() fails('append_items', { kind = 'm', id = 1 })",
      "no_sections: the snapshot has no section to append to"
    ),
    ("fails('append_items', { kind = 'm' })", "append_items: item 1 has no id"),
    ("fails('append_items', 5)", "append_items: item 1 has no kind"),
    ("fails('insert_items', 'm:9', {})", "insert_items: expected one of before and after"),
  ])
  func refuses(_ text: String, _ message: String) throws {
    let lines = try prints("local before = table.concat(s:item_identifiers(), ' ') \(text)")
    #expect(lines.first?.hasSuffix(": \(message)") == true, "\(lines)")
    #expect(lines.first?.hasPrefix("screen.lua:7: ") == true, "\(lines)")
  }

  @Test(arguments: [
    (
      "print(#t:visible_items(), t:level('f:c'), t:parent('f:c'), t:is_visible('f:c'))",
      ["2\t1\tf:r\tfalse"]
    ),
    (
      "t:expand('f:r') show(t:visible_items()) print(t:is_expanded('f:r'))",
      ["f:r f:c f:o", "true"]
    ),
    ("t:expand('f:r') t:collapse('f:r') show(t:visible_items())", ["f:r f:o"]),
    ("show(t:items()) show(t:root_items())", ["f:r f:c f:o", "f:r f:o"]),
    ("t:insert({ kind = 'f', id = 'n' }, { after = 'f:r' }) show(t:items())", ["f:r f:c f:n f:o"]),
    (
      "t:delete('f:r') show(t:items()) print(t:level('f:c'), t:parent('f:o'))", ["f:o", "nil\tnil"]
    ),
    (
      "print(select(2, pcall(t.append, t, { kind = 'f', id = 'o' })):match('%S+: %S+$'))",
      ["item_already_present: f:o"]
    ),
    (
      "print(select(2, pcall(t.append, t, { kind = 'f', id = 'q' }, 'f:z')):match('%S+: %S+$'))",
      ["unknown_item: f:z"]
    ),
  ])
  func sectionSnapshots(_ text: String, _ lines: [String]) throws {
    let tree = """
      local t = ui.section_snapshot()
      t:append { { kind = "f", id = "r" }, { kind = "f", id = "o" } }
      t:append({ kind = "f", id = "c" }, "f:r")

      """
    #expect(try prints(tree + text) == lines)
  }
}
