import Foundation
import TestSupport

/// A geometry case as what `layout-dump` reads: a screen's script, an environment and events.
///
/// Section `n` of the case is the section `n` of the screen, of the kind `n`, and its item `i` is
/// `cell:n.i`.
struct GeometryScript {
  /// What one event asks for, so that the frame behind it can be found by its time.
  enum Moment: Hashable {
    /// A drag of the case's list has ended.
    case snap(Int)
    /// The viewport and the strips stand where the case has them.
    case end
  }

  let example: GeometryCase
  private(set) var events: [String] = []
  private(set) var times: [Moment: Double] = [:]
  private var now = 0

  init(_ example: GeometryCase) {
    self.example = example
    measureAll()
    measureStrips()
    for (index, snap) in example.input["snap"].list.enumerated() {
      add(
        """
        {"scroll":{"section":"\(snap["section"].int ?? 0)","from":\(snap["start"].number ?? 0),\
        "to":\(snap["proposed"].number ?? 0),"velocity":\(snap["velocity"].number ?? 0)}}
        """)
      mark(.snap(index))
    }
    for (section, offset) in example.input["viewport"]["orthogonal_offsets"].fields {
      add(#"{"scroll":{"section":"\#(section)","offset":\#(offset.number ?? 0)}}"#)
    }
    add(#"{"scroll":{"to":[\#(offset[0]),\#(offset[1])],"clamp":false}}"#)
    mark(.end)
  }

  private var sections: [CaseJSON] { example.input["sections"].list }

  /// Where the viewport stands at the end.
  private var offset: [Double] {
    let offset = example.input["viewport"]["offset"]
    return [offset[0].number ?? 0, offset[1].number ?? 0]
  }

  // MARK: Files

  /// Renders the case in a folder and gives its frames.
  func render(in folder: String) throws -> (frames: [CaseJSON], result: ProcessResult) {
    for (name, text) in [
      ("screen.lua", screen), ("environment.json", environment),
      ("events.jsonl", events.joined(separator: "\n") + "\n"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
    let result = try runProcess(
      try builtProduct("layout-dump"),
      [
        "render", "screen.lua", "--environment", "environment.json", "--events", "events.jsonl",
        "--scroll", "\(offset[0]),\(offset[1])", "--format", "jsonl",
      ], directory: folder)
    let frames = try result.output.split(separator: "\n").map { try CaseJSON(text: $0) }
    return (frames, result)
  }

  /// The case's container, and what a scroll view adds around the content.
  private var environment: String {
    let container = example.input["container"]
    let members: [(String, [Double])] = [
      ("size", [container["width"].number ?? 0, container["height"].number ?? 0]),
      ("safe_area", container["insets"].edges),
      ("layout_margins", container["layout_margins"].edges),
      ("readable_insets", container["readable_insets"].edges),
      ("adjusted_content_insets", example.input["viewport"]["insets"].edges),
    ]
    return """
      {\(members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")), \
      "scale": \(container["scale"].number ?? 1), \
      "direction": "\(container["rtl"].bool == true ? "rtl" : "ltr")"}
      """
  }

  private var screen: String {
    let entries = sections.enumerated().map { index, section in
      #"{ id = "\#(index)", items = items(\#(index), \#(section["item_count"].int ?? 0)) },"#
    }
    return """
      local ui = require "tessellua"

      local sizes = { \(sections.enumerated().map(sizes).joined(separator: ", ")) }

      local function items(section, count)
        local list = {}
        for index = 0, count - 1 do
          list[index + 1] = { kind = "cell", id = section .. "." .. index,
            section = section, index = index }
        end
        return list
      end

      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { \(entries.joined(separator: "\n    ")) },
        sections = { \(sections.enumerated().map(rules).joined(separator: ",\n    ")) },
        cells = { cell = ui.cell { measure = function(item)
          return (sizes[item.section] or {})[item.index]
        end } },
        supplementaries = { \(layoutViews) },
        configuration = \(configuration.lua),
      }
      """
  }

  private var configuration: CaseJSON {
    CaseJSON.object(example.input["config"].fields).without(["measured_supplementaries"])
  }

  /// The views of the layout's own boundary items that have a size of their own, and the others.
  private var layoutViews: String {
    let views = example.input["config"]["measured_supplementaries"].fields
      .sorted { $0.key < $1.key }.map {
        "[\($0.key.luaString)] = ui.view { measure = function(section) "
          + "return section == nil and \(size($0.value)) or nil end }"
      }
    return (views + ["default = ui.view {}"]).joined(separator: ", ")
  }

  /// The sizes that the cells of a section measure.
  private func sizes(_ index: Int, _ section: CaseJSON) -> String {
    let items = section["measured"].fields.sorted { $0.key < $1.key }.map {
      "[\($0.key)] = \(size($0.value))"
    }
    return "[\(index)] = { \(items.joined(separator: ", ")) }"
  }

  private func size(_ value: CaseJSON) -> String {
    "{ width = \(value[0].lua), height = \(value[1].lua) }"
  }

  /// A section's layout, as the case writes it, and the views that have a size of their own.
  private func rules(_ index: Int, _ section: CaseJSON) -> String {
    let layout = section.without(["item_count", "measured", "measured_supplementaries"])
    let views = section["measured_supplementaries"].fields.sorted { $0.key < $1.key }.map {
      "[\($0.key.luaString)] = ui.view { measure = function() return \(size($0.value)) end }"
    }
    return """
      ["\(index)"] = { layout = function() return \(layout.lua) end, \
      supplementaries = { \(views.joined(separator: ", ")) } }
      """
  }

  // MARK: Events

  private mutating func add(_ event: String) {
    now += 1
    events.append(#"{"at":\#(now),"# + event.dropFirst())
  }

  private mutating func mark(_ moment: Moment) {
    add(#"{"frame":true}"#)
    times[moment] = Double(now)
  }

  /// Brings everything into view that has a measured size, as only what is seen is measured.
  private mutating func measureAll() {
    if !example.input["config"]["measured_supplementaries"].isNull {
      for place in [1e9, -1e9] { add(#"{"scroll":{"to":[\#(place),\#(place)]}}"#) }
    }
    for (index, section) in sections.enumerated() {
      let count = section["item_count"].int ?? 0
      var items = section["measured"].fields.keys.compactMap { Int($0) }.filter { $0 < count }
      // A header stands before the first item and a footer behind the last one.
      if !section["measured_supplementaries"].fields.isEmpty, count > 0 { items += [0, count - 1] }
      for item in items.sorted() {
        for position in ["bottom", "top"] {
          add(#"{"scroll":{"item":"cell:\#(index).\#(item)","position":"\#(position)"}}"#)
        }
      }
    }
  }

  /// Scrolls the strips through that have measured sizes, half a view at a time.
  private mutating func measureStrips() {
    for (index, section) in sections.enumerated() {
      let measured = section["measured"].fields.keys.compactMap { Int($0) }
      let behavior = section["orthogonal_scrolling_behavior"].string ?? "none"
      guard behavior != "none", let first = measured.min(), let last = measured.max() else {
        continue
      }
      add(#"{"scroll":{"item":"cell:\#(index).\#(first)"}}"#)
      let container = example.input["container"]
      let isVertical = example.input["config"]["scroll_direction"].string != "horizontal"
      let page = container[isVertical ? "width" : "height"].number ?? 0
      for step in 0...(2 * (last + 1)) {
        add(#"{"scroll":{"section":"\#(index)","offset":\#(Double(step) * page / 2)}}"#)
      }
    }
  }
}
