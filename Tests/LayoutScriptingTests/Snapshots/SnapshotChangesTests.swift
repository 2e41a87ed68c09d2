import Foundation
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// What a screen makes of the snapshots that a script sends one after the other.
@Suite struct SnapshotChangesTests {
  /// The frames of snapshots that a script sends at 0, 10, 20 … milliseconds.
  private func frames(_ snapshots: String) throws -> [Frame] {
    let script = """
      local ui = require "tessellua"
      local shown = ui.publish_relay()
      local first = ui.snapshot { { id = "a", items = ui.items("m", { { id = 1, t = { "x" } }, { id = 2 } }) } }
      local list = { \(snapshots) }
      for i, make in ipairs(list) do
        ui.timer((i - 1) * 10):subscribe(function() shown:accept(make()) end)
      end
      return ui.screen {
        api_version = 1, snapshot = shown,
        sections = { default = { layout = function() return ui.list {} end } },
        cells = { m = ui.cell { configure = function(cell, m) cell.t = m.t end } },
      }
      """
    return try withTemporaryDirectory { folder in
      let path = "\(folder)/screen.lua"
      try script.write(toFile: path, atomically: true, encoding: .utf8)
      let screen = try ScriptScreen(
        path: path, environment: ScreenEnvironment(device: .standard))
      var frames: [Frame] = []
      screen.screen.start()
      screen.screen.advance(to: 1000) { frames.append($0) }
      if let last = screen.screen.finishInstant() { frames.append(last) }
      screen.close()
      return frames
    }
  }

  @Test func aDeeplyDifferentModelIsConfiguredAgain() throws {
    let same =
      #"ui.snapshot { { id = "a", items = ui.items("m", { { id = 1, t = { "x" } }, { id = 2 } }) } }"#
    let other =
      #"ui.snapshot { { id = "a", items = ui.items("m", { { id = 1, t = { "y" } }, { id = 2 } }) } }"#
    let frames = try frames(
      "function() return first end, function() return \(same) end, function() return \(other) end")
    #expect(frames.map(\.at) == [0, 20])
    let item = ItemIdentifier(kind: "m", id: "1")
    #expect(
      frames[1].changes.items.reconfigured == [
        .init(item: item, at: .init(section: 0, item: 0))
      ])
    #expect(
      frames[1].sections[0].items[0].cell?.content
        == .object([.init("t", .array([.string("y")]))]))
  }

  @Test func aCopyWithAChangeTellsTheChange() throws {
    let frames = try frames(
      """
      function() return first end,
      function()
        local s = first:copy()
        s:reconfigure_items { { kind = "m", id = 2, t = 5 } }
        s:append_items { { kind = "m", id = 3 } }
        return s
      end,
      function()
        local s = first:copy()
        s:reload_items "m:1"
        return s
      end
      """)
    #expect(frames[1].changes.items.reconfigured.map(\.item.id) == ["2"])
    #expect(frames[1].changes.items.inserted.map(\.item.id) == ["3"])
    #expect(
      frames[1].sections[0].items[1].cell?.content == .object([.init("t", .integer(5))]))
    // Back to the first models: the second one's own, and the third item goes.
    #expect(frames[2].changes.items.reloaded.map(\.item.id) == ["1"])
    #expect(frames[2].changes.items.reconfigured.map(\.item.id) == ["2"])
    #expect(frames[2].changes.items.deleted.map(\.item.id) == ["3"])
  }

  @Test func marksAreUsedUpWhenTheirSnapshotIsShown() throws {
    let frames = try frames(
      """
      function() last = first:copy() return last end,
      function() last = last:copy() last:reload_items "m:1" return last end,
      function() last = last:copy() last:reconfigure_items "m:2" return last end,
      function() return last end
      """.replacing("last", with: "first"))
    #expect(frames.count == 3)
    #expect(frames[1].changes.items.reloaded.map(\.item.id) == ["1"])
    #expect(frames[2].changes.items.reloaded.isEmpty)
    #expect(frames[2].changes.items.reconfigured.map(\.item.id) == ["2"])
  }

  @Test func manyModelsGivenOneByOneAreAllFound() throws {
    let frames = try frames(
      """
      function()
        local rows = {}
        for id = 1, 1600 do rows[id] = { kind = "m", id = id, t = 0 } end
        first = ui.snapshot { { id = "a", items = rows } }
        return first
      end,
      function()
        first = first:copy()
        for id = 1, 1500 do first:reconfigure_items { { kind = "m", id = id, t = id } } end
        return first
      end,
      function()
        first = first:copy()
        first:reconfigure_items { { kind = "m", id = 1, t = "new" } }
        return first
      end
      """)
    #expect(frames[1].changes.items.reconfigured.map(\.item.id) == (1...1500).map { "\($0)" })
    #expect(frames[1].sections[0].items[1].cell?.content == .object([.init("t", .integer(2))]))
    #expect(frames[2].changes.items.reconfigured.map(\.item.id) == ["1"])
    #expect(frames[2].sections[0].items[0].cell?.content == .object([.init("t", .string("new"))]))
    #expect(frames[2].sections[0].items[1].cell?.content == .object([.init("t", .integer(2))]))
  }

  @Test func anItemAppendedAgainMovesAndIsTold() throws {
    let frames = try frames(
      """
      function() return first end,
      function() local s = first:copy() s:append_items "m:1" return s end
      """)
    #expect(frames[1].changes.items.moved.count == 1)
    #expect(frames[1].sections[0].items.map(\.identifier.id) == ["2", "1"])
    #expect(frames[1].diagnostics.map(\.code) == ["item_moved_by_append"])
  }

  @Test func aPlainListOfSectionsIsASnapshot() throws {
    let frames = try frames(
      """
      function() return { { id = "a", items = { { kind = "m", id = 1, t = "x" } } }, { id = "b" } } end,
      function() return {} end
      """)
    #expect(frames.map { $0.sections.map(\.id) } == [["a", "b"], []])
    #expect(frames[0].sections[0].items[0].cell?.content == .object([.init("t", .string("x"))]))
    #expect(frames.allSatisfy { $0.diagnostics == [] })
  }

  @Test(arguments: [
    (
      #"ui.snapshot { { id = "a", items = { { kind = "m", id = 1 }, { kind = "m", id = "1" } } } }"#,
      "m:1"
    ),
    (
      #"{ { id = "a", items = { { kind = "m", id = 1 }, { kind = "m", id = "1" } } } }"#,
      "m:1"
    ),
    (#"{ { id = "a", itms = {} } }"#, "snapshot[1]: unknown field \"itms\""),
    ("{ a = 1 }", "expected a list of sections"),
    (
      #"ui.snapshot { { id = "a", items = { { kind = "m" } } } }"#,
      "item 1 of section \"a\" has no id"
    ),
    (
      #"ui.snapshot { { id = "a", items = { { id = 1 } } } }"#,
      "item 1 of section \"a\" has no kind"
    ),
    (
      #"ui.snapshot { { id = "a", items = { { kind = "m:n", id = 1 } } } }"#,
      "has a colon in its kind"
    ),
    (#"ui.snapshot { { id = "a" }, { id = "a" } }"#, "\"a\""),
    ("5", "which is no snapshot"),
  ])
  func aBadSnapshotIsToldAndTheNextGoodOneShown(_ bad: String, _ message: String) throws {
    let frames = try frames(
      """
      function() return first end,
      function() return \(bad) end,
      function() return ui.snapshot { { id = "z" } } end
      """)
    #expect(frames.map(\.at) == [0, 10, 20])
    #expect(frames[1].diagnostics.map(\.code) == ["invalid_snapshot"])
    #expect(
      frames[1].diagnostics.allSatisfy { $0.message.contains(message) }, "\(frames[1].diagnostics)")
    #expect(frames[1].sections == frames[0].sections)
    #expect(frames[2].sections.map(\.id) == ["z"])
    #expect(frames[2].diagnostics == [])
  }
}
