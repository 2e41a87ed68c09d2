import Foundation
import FrameWriting
import LayoutGeometry
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// What the reference says stands where a field is left out.
@Suite struct DocumentedDefaultsTests {
  /// A screen with a place for one more field in each table that has defaults.
  private static let script = """
    local ui = require "tessellua"
    local wide = ui.text_size("Text", { --[[TextOptions]] })
    local _, high = ui.text_size("Text that is long enough for several lines", {
      width = 90, --[[TextOptions]]
    })
    local function grid()
      local insets = ui.insets { --[[EdgeInsets]] }
      local badge = ui.supplementary_item {
        kind = "badge", width = 20, height = 20, container_anchor = ui.anchor { edges = { "top" } },
        --[[SupplementaryItem]]
      }
      local cell = ui.item {
        width = wide, height = ui.fractional_height(1), supplementary_items = { badge },
        --[[LayoutItem]]
      }
      local column = ui.vertical_group {
        width = 150, height = ui.fractional_height(1), count = 3, subitems = { cell }, --[[LayoutGroup]]
      }
      local free = ui.custom_group {
        width = 150, height = 100, frames = { { 0.5, 0.5, 1, 1 }, { 0, 0, 1, 1 } }, --[[CustomLayoutGroup]]
      }
      return ui.section {
        group = ui.horizontal_group {
          width = ui.fractional_width(1), height = 100, subitems = { column, free, cell },
        },
        boundary_supplementary_items = {
          ui.boundary_supplementary_item {
            kind = "edge", width = ui.fractional_width(1), height = high, alignment = "top",
            content_insets = insets, --[[BoundarySupplementaryItem]]
          },
        },
        decoration_items = { ui.decoration_item { kind = "background", --[[DecorationItem]] } },
        --[[LayoutSection]]
      }
    end
    local function rows() return ui.list { --[[ListConfiguration]] } end
    local models = {}
    for index = 1, 60 do models[index] = { id = index } end
    return ui.screen {
      api_version = 1,
      snapshot = ui.snapshot {
        { id = "grid", items = ui.items("x", models) }, { id = "list", items = ui.items("y", models) },
      },
      sections = { grid = { layout = grid }, list = { layout = rows } },
      cells = { default = ui.cell {} },
      supplementaries = { default = ui.view {} },
      configuration = { --[[Configuration]] },
      --[[Screen]]
    }

    """

  /// Another value than the default, for each field that has one: it must make another frame.
  private static let others: [String: String] = [
    "EdgeInsets.top": "1", "EdgeInsets.leading": "1", "EdgeInsets.bottom": "1",
    "EdgeInsets.trailing": "1", "SupplementaryItem.z_index": "7",
    "SupplementaryItem.content_insets": "3", "BoundarySupplementaryItem.extends_boundary": "false",
    "BoundarySupplementaryItem.pin_to_visible_bounds": "true",
    "BoundarySupplementaryItem.z_index": "7", "BoundarySupplementaryItem.content_insets": "3",
    "DecorationItem.content_insets": "3", "DecorationItem.z_index": "7",
    "LayoutItem.content_insets": "3", "LayoutGroup.count_mode": "\"repeat\"",
    "LayoutGroup.inter_item_spacing": "3", "LayoutGroup.content_insets": "3",
    "CustomLayoutGroup.frames_unit": "\"fraction\"", "CustomLayoutGroup.content_insets": "3",
    "LayoutSection.content_insets": "3", "LayoutSection.inter_group_spacing": "3",
    "LayoutSection.orthogonal_scrolling_behavior": "\"continuous\"",
    "LayoutSection.supplementaries_follow_content_insets": "false, content_insets = 9",
    "LayoutSection.content_insets_reference": "\"none\"",
    "LayoutSection.supplementary_content_insets_reference": "\"none\"",
    "ListConfiguration.appearance": "\"inset_grouped\"",
    "ListConfiguration.header_mode": "\"supplementary\"",
    "ListConfiguration.footer_mode": "\"supplementary\"",
    "ListConfiguration.row_height": "50", "ListConfiguration.inter_group_spacing": "3",
    "Configuration.scroll_direction": "\"horizontal\"", "Configuration.inter_section_spacing": "3",
    "Configuration.content_insets_reference": "\"none\"", "Screen.initial_scroll": "\"end\"",
    "TextOptions.size": "20", "TextOptions.weight": "\"black\"", "TextOptions.lines": "1",
  ]

  // Options of plugins are tested with them: they have no frame.
  @Test("A default that is written out changes nothing, another value does")
  func defaults() throws {
    let scrolled = try frame(Self.script, offset: Point(x: 0, y: 15))
    let unscrolled = try frame(Self.script, offset: nil)
    var tested: Set<String> = []
    for table in ScriptReference().tables
    where !table.title.hasSuffix("Fields") && table.title != "PluginOption" {
      for field in table.fields {
        guard let value = field.defaultValue else { continue }
        let name = "\(table.title).\(field.name)"
        tested.insert(name)
        // A second insets field would hide the first.
        let base =
          field.name == "content_insets" && table.title == "BoundarySupplementaryItem"
          ? Self.script.replacingOccurrences(of: "content_insets = insets, ", with: "")
          : Self.script
        let opensSomewhere = field.name == "initial_scroll"
        let plain = opensSomewhere ? unscrolled : scrolled
        func isPlain(_ value: String) throws -> Bool {
          try frame(
            base.replacingOccurrences(
              of: "--[[\(table.title)]]", with: "\(field.name) = \(value),"),
            offset: opensSomewhere ? nil : Point(x: 0, y: 15)) == plain
        }
        if try !isPlain(value) { Issue.record("\(name) = \(value) is not the default") }
        // A list's separators are drawn, and have no frame.
        if name == "ListConfiguration.shows_separators" { continue }
        guard let other = Self.others[name] else {
          Issue.record("\(name) has no other value here")
          continue
        }
        if try isPlain(other) { Issue.record("\(name) = \(other) changes nothing") }
      }
    }
    #expect(Set(Self.others.keys).subtracting(tested).sorted() == [])
  }

  private func frame(_ script: String, offset: Point?) throws -> String {
    try withTemporaryDirectory { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/home", withIntermediateDirectories: true)
      try Data(script.utf8).write(to: URL(fileURLWithPath: "\(folder)/home/screen.lua"))
      let device = try #require(Device.named("iphone_14"))
      let screen = try ScriptScreen(
        path: "\(folder)/home", environment: ScreenEnvironment(device: device, isLandscape: true))
      defer { screen.close() }
      screen.screen.initialOffset = offset
      screen.screen.start()
      var writer = FrameWriter(.lines)
      writer.write(try #require(screen.screen.finishInstant(forced: true)))
      writer.finish()
      var text = ""
      writer.drain { text += String(decoding: $0, as: UTF8.self) }
      return text
    }
  }
}
