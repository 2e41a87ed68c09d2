import Foundation
import TestSupport

/// A screen with one section, whose layout is a line of Lua.
struct LayoutScript {
  /// What `layout` does; `return` is part of it.
  var body: String
  /// Lua before the screen; it may define what the layout uses.
  var prelude = ""
  var itemCount = 3
  /// The fields of the cells' definition.
  var cell = ""
  /// What the view's size and scale are.
  var environment = #"{"size": [400, 800], "scale": 1}"#
  var events: [String] = []

  /// The line of the script on which the layout's function and its body stand.
  var line: Int { 3 + prelude.split(separator: "\n", omittingEmptySubsequences: false).count }

  private var text: String {
    """
    local ui = require "tessellua"
    \(prelude)
    local items = {}
    local function layout(env) \(body) end
    for index = 1, \(itemCount) do items[index] = { kind = "cell", id = index } end
    return ui.screen {
      api_version = 1,
      name = "layout",
      snapshot = ui.snapshot { { id = "section", items = items } },
      sections = { section = { layout = layout } },
      cells = { cell = ui.cell { \(cell) } },
      supplementaries = { default = ui.view {} },
    }
    """
  }

  /// Renders the screen and gives its frames.
  func render() throws -> (frames: [CaseJSON], result: ProcessResult) {
    try withTemporaryDirectory { folder in
      let files = [
        ("screen.lua", text), ("environment.json", environment),
        ("events.jsonl", events.map { $0 + "\n" }.joined()),
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
      }
      let result = try runProcess(
        try builtProduct("layout-dump"),
        [
          "render", "screen.lua", "--environment", "environment.json", "--events", "events.jsonl",
          "--format", "jsonl",
        ], directory: folder)
      return (try result.output.split(separator: "\n").map { try CaseJSON(text: $0) }, result)
    }
  }
}

/// The parts of a layout that the examples put one value into.
enum LayoutPlace {
  case dimension, extent, insets, spacing, anchor, item, group, section, boundaryItem, badge
  case decoration

  /// A layout with a value in this place, in plain tables.
  func layout(_ value: String) -> String {
    switch self {
    case .section: value
    case .group: Self.section("group = \(value)")
    case .boundaryItem:
      Self.section("group = \(Self.row()), boundary_supplementary_items = { \(value) }")
    case .decoration: Self.section("group = \(Self.row()), decoration_items = { \(value) }")
    case .insets: Self.section("group = \(Self.row()), content_insets = \(value)")
    case .dimension, .extent:
      Self.section("group = \(Self.row(Self.cell(width: value)))")
    case .spacing:
      Self.section("group = \(Self.row(more: "inter_item_spacing = \(value)"))")
    case .item: Self.section("group = \(Self.row(value))")
    case .badge:
      Self.section("group = \(Self.row(Self.cell(more: "supplementary_items = { \(value) }")))")
    case .anchor:
      LayoutPlace.badge.layout(
        "{ kind = \"badge\", width = { absolute = 8 }, height = { absolute = 8 }, "
          + "container_anchor = \(value) }")
    }
  }

  static func section(_ fields: String) -> String { "{ \(fields) }" }

  static func row(_ subitem: String = cell(), more: String = "") -> String {
    "{ group = \"horizontal\", width = { fractional_width = 1 }, height = { absolute = 60 }, "
      + "subitems = { \(subitem) }, \(more) }"
  }

  static func cell(width: String = "{ absolute = 90 }", more: String = "") -> String {
    "{ width = \(width), height = { fractional_height = 0.5 }, \(more) }"
  }
}
