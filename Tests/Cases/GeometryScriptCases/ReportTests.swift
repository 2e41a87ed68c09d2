import TestSupport
import Testing

/// A layout that went wrong in other engines, as a script, and what is right.
struct LayoutReport: Sendable, CustomTestStringConvertible {
  var name: String
  var width = 375.0
  var height = 667.0
  var scale = 2.0
  var direction = "ltr"
  var itemCount = 3
  var cell = ""
  var body: String
  var events: [String] = []
  /// The frames of the first items.
  var items: [[Double]] = []
  /// The frames of header, footer, badge and background.
  var views: [String: [Double]] = [:]
  var contentHeight: Double?
  var diagnostics: [String] = []
  /// What the script printed last.
  var printed: String?

  var testDescription: String { name }

  func script() -> LayoutScript {
    var script = LayoutScript(body: body, itemCount: itemCount)
    script.cell = cell
    script.events = events
    script.environment = """
      {"size": [\(width), \(height)], "scale": \(scale), "direction": "\(direction)", \
      "safe_area": [0, 0, 0, 0]}
      """
    return script
  }
}

extension LayoutReport {
  /// A section around a group, with more fields.
  private static func section(_ group: String, _ more: String = "") -> String {
    "return ui.section { group = \(group), \(more) }"
  }

  /// Rows of a height over the whole width.
  private static func rows(_ height: Double) -> String {
    """
    ui.vertical_group { width = ui.fractional_width(1), height = \(height), subitems = { \
    ui.item { width = ui.fractional_width(1), height = \(height) } } }
    """
  }

  private static let whole =
    "ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1) }"

  static let all: [LayoutReport] = [
    LayoutReport(
      name: "fractions are of what the section's insets leave",
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(0.5), height = 44, \
        subitems = { \(whole) } }
        """, "content_insets = { leading = 40, trailing = 40 }"), items: [[40, 0, 147.5, 44]]),
    LayoutReport(
      name: "a group's insets narrow its children",
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = 100, count = 2, \
        content_insets = { leading = 16, trailing = 16 }, subitems = { \(whole) } }
        """), items: [[16, 0, 171.5, 100], [187.5, 0, 171.5, 100]]),
    LayoutReport(
      name: "a vertical group fills with estimated items", itemCount: 4,
      cell: "measure = function() return { height = 201 } end",
      body: section(
        """
        ui.vertical_group { width = ui.fractional_width(1), height = ui.fractional_height(1), \
        content_insets = 16, subitems = { \
        ui.item { width = ui.fractional_width(1), height = ui.estimated(201) } } }
        """),
      items: [
        [16, 16, 343, 201], [16, 217, 343, 201], [16, 418, 343, 201], [16, 683, 343, 201],
      ]),
    LayoutReport(
      name: "spacing between nested rows", itemCount: 4,
      body: """
        local row = ui.horizontal_group { width = ui.fractional_width(1), height = 44, \
        count = 2, inter_item_spacing = 10, subitems = { \(whole) } } \
        return ui.section { group = ui.vertical_group { width = ui.fractional_width(1), \
        height = 98, inter_item_spacing = 10, subitems = { row, row } } }
        """,
      items: [
        [0, 0, 182.5, 44], [192.5, 0, 182.5, 44], [0, 54, 182.5, 44], [192.5, 54, 182.5, 44],
      ]),
    LayoutReport(
      name: "a background lies behind the header too", itemCount: 1,
      body: section(
        rows(60),
        """
        boundary_supplementary_items = { ui.header { height = 44 } }, \
        decoration_items = { ui.decoration_item { kind = "background" } }
        """), items: [[0, 44, 375, 60]],
      views: ["background": [0, 0, 375, 104], "header": [0, 0, 375, 44]]),
    LayoutReport(
      name: "supplementaries follow the section's insets",
      body: section(rows(60), insetBands),
      views: ["header": [150, 0, 205, 20], "footer": [50, 200, 315, 20]]),
    LayoutReport(
      name: "supplementaries do not follow the section's insets",
      body: section(rows(60), insetBands + ", supplementaries_follow_content_insets = false"),
      views: ["header": [100, 0, 265, 20], "footer": [0, 200, 375, 20]]),
    LayoutReport(
      name: "a row is as high as its highest item", itemCount: 4,
      cell: "measure = function(item) return { height = item.id % 2 == 1 and 80 or 140 } end",
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = ui.estimated(300), \
        subitems = { ui.item { width = ui.fractional_width(0.5), height = ui.estimated(300) } } }
        """),
      items: [[0, 0, 187.5, 80], [187.5, 0, 187.5, 140], [0, 140, 187.5, 80]],
      contentHeight: 280),
    LayoutReport(
      name: "fractions of an estimate are not measured",
      cell: "measure = function() return { height = 80 } end",
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = ui.estimated(300), \
        subitems = { ui.item { width = ui.fractional_width(0.5), \
        height = ui.fractional_height(1) } } }
        """), items: [[0, 0, 187.5, 300], [187.5, 0, 187.5, 300]], contentHeight: 600),
    LayoutReport(
      name: "flexible spacing shares what is left", width: 320,
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = 40, \
        inter_item_spacing = ui.flexible(0), subitems = { ui.item { width = 100, height = 40 } } }
        """), items: [[0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40]]),
    LayoutReport(
      name: "a group without room is told", width: 32, height: 653, scale: 0,
      body: narrowGroup, diagnostics: ["no_room_for_group"]),
    LayoutReport(
      name: "a group with a point of room", width: 33, height: 653, scale: 0, itemCount: 1,
      body: narrowGroup, items: [[16, 0, 0.25, 94]]),
    LayoutReport(
      name: "a badge's offset is of its own size", itemCount: 1,
      body: section(
        """
        ui.horizontal_group { width = 100, height = 100, subitems = { ui.item { width = 100, \
        height = 100, supplementary_items = { ui.supplementary_item { kind = "badge", \
        width = 15, height = 15, container_anchor = ui.anchor { \
        edges = { "top", "trailing" }, fractional_offset = { 0.5, -0.5 } } } } } } }
        """), views: ["badge": [92.5, -7.5, 15, 15]]),
    LayoutReport(
      name: "a pinned header over rows", width: 320, height: 480, itemCount: 10,
      body: section(
        rows(50),
        """
        boundary_supplementary_items = { ui.header { height = 40, pin_to_visible_bounds = true }, \
        ui.footer { height = 30 } }
        """), events: [#"{"at":1,"scroll":{"to":[0,80]}}"#],
      views: ["header": [0, 80, 320, 40], "footer": [0, 540, 320, 30]], contentHeight: 570),
    LayoutReport(
      name: "an empty section keeps its header and footer", itemCount: 0,
      body: section(
        rows(50),
        "boundary_supplementary_items = { ui.header { height = 40 }, ui.footer { height = 30 } }"),
      views: ["header": [0, 0, 375, 40], "footer": [0, 40, 375, 30]], contentHeight: 70),
    LayoutReport(
      name: "a section that is absent while it is empty", itemCount: 0,
      body: "if env.section.count == 0 then return nil end", contentHeight: 0),
    LayoutReport(
      name: "an incomplete row keeps its columns", scale: 3, itemCount: 5,
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = 50, count = 3, \
        inter_item_spacing = 10, subitems = { \(whole) } }
        """, "inter_group_spacing = 10"),
      items: [
        [0, 0, 118.333, 50], [128.333, 0, 118.333, 50], [256.667, 0, 118.333, 50],
        [0, 60, 118.333, 50], [128.333, 60, 118.333, 50],
      ]),
    LayoutReport(
      name: "measuring is offered what the insets leave", width: 320, itemCount: 1,
      cell: "measure = function(item, env, proposed) print(proposed.width) end",
      body: section(
        """
        ui.vertical_group { width = ui.fractional_width(1), height = ui.estimated(50), \
        subitems = { ui.item { width = ui.fractional_width(1), height = ui.estimated(50) } } }
        """, "content_insets = { leading = 10 }"), items: [[10, 0, 310, 50]], printed: "310"),
    LayoutReport(
      name: "right to left", direction: "rtl", itemCount: 2,
      body: section(
        """
        ui.horizontal_group { width = ui.fractional_width(1), height = 40, \
        inter_item_spacing = 10, subitems = { ui.item { width = 100, height = 40 } } }
        """, "content_insets = { leading = 20 }"), items: [[255, 0, 100, 40], [145, 0, 100, 40]]),
    LayoutReport(
      name: "insets of items are points, however small", itemCount: 1,
      body: section(
        """
        ui.horizontal_group { width = 100, height = 100, subitems = { ui.item { width = 100, \
        height = 100, content_insets = 0.5 } } }
        """), items: [[0.5, 0.5, 99, 99]]),
    LayoutReport(
      name: "columns that follow the width, turned and back", width: 390, height: 844,
      itemCount: 8,
      body: """
        local width = env.container.effective_width \
        local columns = math.floor((width - 32 + 16) / 86) \
        return ui.section { content_insets = { leading = 16, trailing = 16 }, \
        inter_group_spacing = 16, group = ui.horizontal_group { \
        width = ui.fractional_width(1), height = 70, inter_item_spacing = 16, count = columns, \
        count_mode = "repeat", subitems = { ui.item { width = 70, height = 70 } } } }
        """,
      events: [
        #"{"at":1,"environment":{"size":[844,390],"safe_area":[0,47,21,47]}}"#,
        #"{"at":2,"environment":{"size":[390,844],"safe_area":[47,0,34,0]}}"#,
      ], items: [[16, 0, 70, 70], [102, 0, 70, 70]], contentHeight: 156),
  ]

  private static let insetBands = """
    content_insets = { leading = 50, trailing = 10 }, boundary_supplementary_items = { \
    ui.header { height = 20, content_insets = { leading = 100, trailing = 10 } }, \
    ui.footer { height = 20 } }
    """

  private static let narrowGroup = section(
    """
    ui.horizontal_group { width = ui.fractional_width(1), height = ui.estimated(94), \
    content_insets = { leading = 16, trailing = 16 }, inter_item_spacing = 16, \
    subitems = { ui.item { width = ui.fractional_width(0.25), height = ui.estimated(94) } } }
    """)
}

/// What users of other engines reported.
@Suite struct ReportTests {
  @Test(arguments: LayoutReport.all)
  func holds(_ report: LayoutReport) throws {
    let (frames, result) = try report.script().render()
    let frame = try #require(frames.last, "\(result.errors)")
    let section = frame["sections"][0]
    var check = GeometryComparison(tolerance: 0.01)
    for (index, wanted) in report.items.enumerated() {
      check.equal(section["items"][index]["frame"].numbers, wanted, "item \(index)")
    }
    let views = section["supplementaries"].list + section["decorations"].list
    for (kind, wanted) in report.views {
      let view = views.first { $0["kind"].string == kind }
      check.equal(view?["frame"].numbers ?? [], wanted, kind)
    }
    if let height = report.contentHeight {
      check.equal([frame["content_size"][1].number ?? .nan], [height], "content height")
    }
    for problem in check.problems { Issue.record("\(problem)") }
    #expect(frame["diagnostics"].list.map { $0["code"].string } == report.diagnostics)
    #expect(result.status == 0)
    if let printed = report.printed {
      #expect(result.errors.hasSuffix(": \(printed)\n"), "\(result.errors)")
    }
  }
}
