import TestSupport
import Testing

/// A call that a constructor refuses.
struct BadArgument: Sendable, CustomTestStringConvertible {
  var call: String
  var message: String
  var hint: String?

  init(_ call: String, _ message: String, hint: String? = nil) {
    self.call = call
    self.message = message
    self.hint = hint
  }

  var testDescription: String { call }

  private static let size = "width = 80, height = 20"
  private static let row = LayoutPlace.row()

  static let all: [BadArgument] = [
    // Fields that are not known.
    .init(
      "ui.item { \(size), edge_spacng = 4 }", #"unknown field "edge_spacng" of item"#,
      hint: #"did you mean "edge_spacing"?"#),
    .init(
      "ui.section { group = { group = 'vertical', \(size), subitems = { { \(size), heigth = 1 } } } }",
      #"group.subitems[1]: unknown field "heigth" of item"#, hint: #"did you mean "height"?"#),
    .init(
      "ui.header { height = { absolut = 1 } }", #"height: unknown field "absolut" of a dimension"#,
      hint: #"did you mean "absolute"?"#),
    .init(
      "ui.insets { topp = 3 }", #"unknown field "topp" of insets"#, hint: #"did you mean "top"?"#),
    .init(
      "ui.list { rowheight = 3 }", #"unknown field "rowheight" of list"#,
      hint: #"did you mean "row_height"?"#),
    .init("ui.item { \(size), 5 }", "item has named fields only, got the key 1"),
    // Values of other types.
    .init(
      "ui.section { group = { group = 'horizontal', \(size), subitems = { { width = 'half', height = 1 } } } }",
      #"group.subitems[1].width: expected a dimension, got the string "half""#),
    .init("ui.absolute('x')", #"expected a number that is not negative, got the string "x""#),
    .init("ui.item(5)", "expected an item, got 5"),
    .init("ui.item()", "width: expected a dimension, got nothing"),
    .init("ui.item { width = 4 }", "height: expected a dimension, got nothing"),
    .init("ui.section {}", "group: expected a group, got nothing"),
    .init(
      "ui.section { group = ui.item { \(size) } }",
      #"group.group: expected "horizontal", "vertical" or "custom", got nothing"#),
    .init("ui.insets('x')", #"expected insets, got the string "x""#),
    .init("ui.anchor { edges = 'top' }", #"edges: expected a list of edges, got the string "top""#),
    .init(
      "ui.anchor { edges = {}, absolute_offset = { 1 } }",
      "absolute_offset: expected a pair {x, y}, got 1 entry"),
    .init(
      "ui.anchor { edges = {}, absolute_offset = { 1, 2 }, fractional_offset = { 1, 2 } }",
      "expected either absolute_offset or fractional_offset, got both"),
    .init(
      "ui.horizontal_group { group = 'vertical', \(size), subitems = { { \(size) } } }",
      #"group: expected "horizontal", got the string "vertical""#),
    .init("ui.decoration_item {}", "kind: expected a kind, got nothing"),
    .init("ui.header { height = 1, z_index = 1.5 }", "z_index: expected a whole number, got 1.5"),
    .init(
      "ui.header { height = 1, extends_boundary = 1 }",
      "extends_boundary: expected true or false, got 1"),
    // Numbers that are none, or negative.
    .init(
      "ui.item { width = 0/0, height = 1 }",
      "width: expected a finite number, got nan"),
    .init(
      "ui.item { width = 1, height = math.huge }", "height: expected a finite number, got infinity"),
    .init(
      "ui.item { width = { estimated = -3 }, height = 1 }",
      "width.estimated: expected a number that is not negative, got -3"),
    .init("ui.fractional_width(-1)", "expected a number that is not negative, got -1"),
    .init("ui.absolute(1e300)", "expected a number from 0 to 1e+12, got 1e+300"),
    .init("ui.fixed(0/0)", "expected a finite number, got nan"),
    .init("ui.insets(-math.huge)", "top: expected a finite number, got infinity"),
    .init(
      "ui.section { group = \(row), inter_group_spacing = 1/0 }",
      "inter_group_spacing: expected a finite number, got infinity"),
    .init(
      "ui.list { row_height = -1 }", "row_height: expected a number that is not negative, got -1"),
    // Subitems and counts.
    .init(
      "ui.horizontal_group { \(size), subitems = {} }",
      "subitems: expected a list of at least one item or group, got an empty table"),
    .init(
      "ui.horizontal_group { \(size) }",
      "subitems: expected a list of at least one item or group, got nothing"),
    .init(
      "ui.horizontal_group { \(size), subitems = { 5 } }",
      "subitems[1]: expected an item or a group, got 5"),
    .init(
      "ui.vertical_group { \(size), count = 2, subitems = { { \(size) }, { \(size) } } }",
      "subitems: expected exactly one subitem beside a count, got 2 entries"),
    .init(
      "ui.vertical_group { \(size), count = -1, subitems = { { \(size) } } }",
      "count: expected a whole number that is not negative, got -1"),
    .init(
      "ui.vertical_group { \(size), count = 1.5, subitems = { { \(size) } } }",
      "count: expected a whole number that is not negative, got 1.5"),
    // Names that are none of those known.
    .init(
      "ui.header { height = 1, alignment = 'topp' }",
      #"alignment: expected an alignment, got the string "topp""#, hint: #"did you mean "top"?"#),
    .init(
      "ui.section { group = \(row), orthogonal_scrolling_behavior = 'group_pagin' }",
      #"orthogonal_scrolling_behavior: expected an orthogonal scrolling behavior, got the string "group_pagin""#,
      hint: #"did you mean "group_paging"?"#),
    .init(
      "ui.section { group = \(row), content_insets_reference = 3 }",
      "content_insets_reference: expected a content insets reference, got 3",
      hint: "one of automatic, none, safe_area, layout_margins, readable_content"),
    .init(
      "ui.list { appearance = 'plane' }",
      #"appearance: expected a list appearance, got the string "plane""#,
      hint: #"did you mean "plain"?"#),
    .init(
      "ui.vertical_group { \(size), subitems = { { \(size) } }, count_mode = 'repeated' }",
      #"count_mode: expected "equal" or "repeat", got the string "repeated""#,
      hint: #"did you mean "repeat"?"#),
    // Frames.
    .init(
      "ui.custom_group { \(size), frames = { { 1, 2, 3, 4 }, { 1, 2, 3 } } }",
      "frames[2]: expected four numbers {x, y, width, height}, got 3 entries"),
    .init(
      "ui.custom_group { \(size), frames = { { 1, 2, 3, 4, 5, 6 } } }",
      "frames[1]: expected four numbers {x, y, width, height}, got 6 entries"),
    .init(
      "ui.custom_group { \(size), frames = { { 1, 2, -3, 4 } } }",
      "frames[1][3]: expected a number that is not negative, got -3"),
    .init(
      "ui.custom_group { \(size), frames = { { 1, 2, 3, 4, 1e300 } } }",
      "frames[1][5]: expected a whole number from -1000000000 to 1000000000, got 1e+300"),
    .init(
      "ui.custom_group { \(size), frames = { { x = 1, y = 2, width = 3, height = 4 } } }",
      "frames[1]: expected four numbers {x, y, width, height}, got a table"),
    .init(
      "ui.custom_group { \(size), frames = {} }",
      "frames: expected a list of frames, got an empty table"),
    .init(
      "ui.custom_group { \(size) }", "frames: expected a list of frames or a function, got nothing"),
  ]
}

/// What the function of a custom group gives that is no list of frames.
struct BadFrames: Sendable, CustomTestStringConvertible {
  var body: String
  var message: String
  var reason = "type_error"

  var testDescription: String { body }

  static let all: [BadFrames] = [
    .init(body: "return 7", message: "expected a list of frames, got 7"),
    .init(body: "return nil", message: "expected a list of frames, got nothing"),
    .init(body: "return {}", message: "expected a list of frames, got an empty table"),
    .init(
      body: "return { { 1, 2, 3 } }",
      message: "frames[1]: expected four numbers {x, y, width, height}, got 3 entries"),
    .init(
      body: "return { { 1, 2, 3, 0/0 } }",
      message: "frames[1][4]: expected a finite number, got nan"),
    .init(body: "error('no frames')", message: "no frames", reason: "runtime_error"),
  ]
}

/// Slips of a script: what is said of them, and where.
@Suite struct BadArgumentTests {
  /// Where a script loads, the error stands on standard error at its line.
  @Test(arguments: BadArgument.all)
  func isRefusedWhileLoading(_ slip: BadArgument) throws {
    let script = LayoutScript(body: "", prelude: "\nlocal slip = \(slip.call)")
    let result = try script.render().result
    let hint = slip.hint.map { "hint: \($0)\n" } ?? ""
    #expect(result.errors == "screen.lua:3: error: \(slip.message)\n\(hint)")
    #expect(result.output.isEmpty)
    #expect(result.status == 2)
  }

  /// In a layout function it is the section's diagnostic, and the section has the default layout.
  @Test(arguments: BadArgument.all)
  func failsItsSection(_ slip: BadArgument) throws {
    let script = LayoutScript(body: "return \(slip.call)")
    let (frames, result) = try script.render()
    #expect(result.status == 1)
    let frame = try #require(frames.last)
    try expect(frame, message: slip.message, reason: "type_error", line: script.line)
    #expect(frame["sections"][0]["items"][1]["frame"].numbers == [0, 44, 400, 44])
  }

  /// A plain table that the layout returns is held to the same rules, without a constructor.
  @Test func aPlainTableIsChecked() throws {
    let script = LayoutScript(
      body: "return { group = { group = 'horizontal', width = 'half', height = 1, subitems = {} } }"
    )
    try expect(
      try #require(try script.render().frames.last),
      message: #"group.width: expected a dimension, got the string "half""#, reason: "type_error",
      line: script.line)
  }

  @Test(arguments: BadFrames.all)
  func framesOfAFunction(_ slip: BadFrames) throws {
    let script = LayoutScript(
      body: """
        return ui.section { group = ui.custom_group { width = 80, height = 20, \
        frames = function() \(slip.body) end } }
        """)
    let (frames, result) = try script.render()
    #expect(result.status == 1)
    let frame = try #require(frames.last)
    try expect(frame, message: slip.message, reason: slip.reason, line: script.line)
  }

  @Test func aCountOfZeroMakesNoSlot() throws {
    let script = LayoutScript(
      body: """
        return ui.section { group = ui.horizontal_group { width = 80, height = 20, count = 0, \
        subitems = { ui.item { width = 10, height = 10 } } } }
        """)
    let (frames, result) = try script.render()
    #expect(result.status == 0)
    let frame = try #require(frames.last)
    #expect(frame["diagnostics"].list.map { $0["code"].string } == ["no_room_for_group"])
    #expect(frame["diagnostics"][0]["severity"].string == "warning")
    #expect(frame["diagnostics"][0]["section"].string == "section")
    #expect(frame["sections"][0]["items"].list.isEmpty)
  }

  private func expect(_ frame: CaseJSON, message: String, reason: String, line: Int) throws {
    let diagnostics = frame["diagnostics"].list
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic["severity"].string == "error")
    #expect(diagnostic["code"].string == "layout_failed")
    #expect(diagnostic["reason"].string == reason)
    #expect(diagnostic["section"].string == "section")
    #expect(diagnostic["script"].string == "screen.lua")
    #expect(diagnostic["line"].int == line)
    #expect(diagnostic["message"].string == message)
  }
}
