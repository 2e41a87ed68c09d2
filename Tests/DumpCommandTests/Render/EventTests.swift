import TestSupport
import Testing

/// What happens to a screen from outside: scrolling, drags, environments, control events.
@Suite struct EventTests {
  /// Ten tiles of 195 points in a strip of 390, then a hundred rows of 50.
  private static let screen = """
    local ui = require "tessellua"
    local opened = ui.publish_relay()
    local function numbers(count)
      local list = {}
      for i = 1, count do list[i] = { id = i } end
      return list
    end
    local function group(width, height)
      local item = ui.item { width = ui.fractional_width(1), height = height }
      return ui.horizontal_group { width = width, height = height, subitems = { item } }
    end
    return ui.screen {
      api_version = 1,
      outputs = { opened = opened },
      snapshot = ui.snapshot {
        { id = "strip", items = ui.items("tile", numbers(10)) },
        { id = "list", items = ui.items("row", numbers(100)), model = { title = "All" } },
      },
      sections = {
        strip = {
          layout = function()
            return ui.section {
              group = group(195, 100), orthogonal_scrolling_behavior = "group_paging",
            }
          end,
        },
        list = {
          layout = function(env)
            local height = env.traits.user_interface_style == "dark" and 60 or 50
            return ui.section {
              group = group(ui.fractional_width(1), height),
              boundary_supplementary_items = { ui.header { height = 20 } },
            }
          end,
        },
      },
      cells = {
        default = ui.cell {
          configure = function(cell, model)
            cell.id = model.id
            cell:on("tap", function(event) opened:accept { id = model.id, value = event.value } end)
            cell:on("tap", "more", function(event) opened:accept(event.control) end)
          end,
        },
      },
      supplementaries = {
        header = ui.view {
          configure = function(view, section)
            view.title = section.model.title
            view:on("tap", "see_all", function() opened:accept("all of " .. section.id) end)
          end,
        },
      },
    }
    """

  private func render(_ events: [String]) throws -> Rendering {
    try withScreen(Self.screen) { folder in
      let lines = events.enumerated().map { #"{"at":\#($0 + 1),\#($1)}"# }
      return try folder.render(events: lines.joined(separator: "\n"))
    }
  }

  private let tallPhone = [390.0, 844]

  @Test func theViewportScrolls() throws {
    let rendering = try render([
      #""scroll":{"to":[0,400]}"#, #""scroll":{"to":[50,1e6]}"#,
      #""scroll":{"to":[0,-100],"clamp":false}"#, #""frame":true"#, #""scroll":{"to":[0,-100]}"#,
      #""scroll":{"item":"row:50"}"#, #""scroll":{"item":"row:50","position":"center"}"#,
      #""scroll":{"item":"row:50","position":"bottom"}"#,
      #""scroll":{"item":"row:50","position":"bottom"}"#,
    ])
    #expect(rendering.errors == "")
    #expect(rendering.status == 0)
    // The last event changes nothing, so it has no frame.
    #expect(rendering.frames.map(\.at) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    let tops: [Double] = [0, 400, 4276, -100, -100, 0, 2570, 2173, 1776]
    #expect(rendering.frames.map(\.viewport) == tops.map { [0, $0] + tallPhone })
    #expect(rendering.frames[1].causes == ["scroll"])
    for frame in rendering.frames {
      let top = frame.viewport[1]
      for item in frame.sections[1].items {
        let isSeen = item.frame[1] < top + 844 && item.frame[1] + item.frame[3] > top
        #expect((item.cell != nil) == isSeen)
      }
    }
  }

  @Test func aStripSettlesByItsBehaviour() throws {
    let rendering = try render([
      #""scroll":{"section":"strip","from":0,"to":300,"velocity":1.5}"#,
      #""scroll":{"section":"strip","to":50}"#, #""scroll":{"section":"strip","offset":120}"#,
      #""scroll":{"section":"strip","offset":1e9}"#, #""scroll":{"section":"strip","offset":-5}"#,
    ])
    #expect(rendering.errors == "")
    #expect(rendering.frames.map { $0.sections[0].scrolling?.offset } == [0, 195, 0, 120, 1560, 0])
    #expect(rendering.frames[1].causes == ["scroll:strip"])
    let seen = rendering.frames.map { $0.sections[0].items.filter { $0.cell != nil }.map(\.id) }
    #expect(
      seen == [["1", "2"], ["2", "3"], ["1", "2"], ["1", "2", "3"], ["9", "10"], ["1", "2"]])
  }

  @Test func aStripWithoutItemsStaysWhereItIs() throws {
    try withScreen(Self.screen.replacing("numbers(10)", with: "{}")) { folder in
      let rendering = try folder.render(
        events: #"{"at":1,"scroll":{"section":"strip","to":300}}"# + "\n"
          + #"{"at":2,"scroll":{"section":"strip","offset":120}}"#)
      #expect(rendering.errors == "")
      #expect(rendering.status == 0)
      #expect(rendering.frames.map(\.at) == [0])
    }
  }

  @Test func theEnvironmentChanges() throws {
    let rendering = try render([
      #""resize":[844,390]"#, #""environment":{"style":"dark","direction":"rtl"}"#,
      #""environment":{"style":"dark"}"#, #""device":"ipad_11:landscape""#,
      #""environment":{"adjusted_content_insets":[10,0,20,0]}"#, #""scroll":{"to":[0,-50]}"#,
      #""scroll":{"to":[0,1e6]}"#,
    ])
    #expect(rendering.errors == "")
    #expect(rendering.frames.map(\.at) == [0, 1, 2, 4, 5, 6, 7])
    let frames = rendering.frames
    #expect(frames[1].environment.size == [844, 390])
    #expect(frames[1].environment.device == nil)
    #expect(frames[1].sections[1].items[0].frame == [0, 120, 844, 50])
    #expect(frames[2].environment.style == "dark")
    #expect(
      frames[2].sections[0].items.prefix(2).map(\.frame) == [
        [649, 0, 195, 100], [454, 0, 195, 100],
      ])
    #expect(frames[2].sections[1].items[0].frame == [0, 120, 844, 60])
    #expect(frames[3].environment.device == "ipad_11:landscape")
    // An environment that is the same again has no frame, but stays a cause of the next one.
    #expect(frames[3].causes == ["environment"])
    #expect(frames[3].viewport == [0, 0, 1194, 834])
    // The insets let the content go beyond its edges.
    #expect(frames[5].viewport == [0, -10, 1194, 834])
    #expect(frames[6].viewport == [0, 120 + 6000 + 20 - 834, 1194, 834])
  }

  @Test func controlEventsReachTheirHandlers() throws {
    let rendering = try render([
      #""event":{"name":"tap","item":"row:1","value":[1,{"a":null}]}"#,
      #""event":{"name":"tap","item":"row:2","control":"more"}"#,
      #""event":{"name":"tap","section":"list","supplementary":"header","control":"see_all"}"#,
      #""event":{"name":"tap","item":"row:1","control":"less"}"#,
      #""event":{"name":"tap","item":"row:99"}"#,
      #""event":{"name":"tap","section":"list","supplementary":"header","index":1}"#,
      #""event":{"name":"tap","section":"list","supplementary":"header"}"#,
    ])
    #expect(rendering.status == 0)
    #expect(
      rendering.errors == """
        home: warning: nobody handles "tap" of the control "less" of row:1 [unhandled_event]
        home: warning: tap: row:99 is not visible [item_not_visible]
        home: warning: tap: list/header is not visible [item_not_visible]
        home: warning: nobody handles "tap" of list/header [unhandled_event]

        """)
    #expect(
      rendering.frames.map { $0.outputs.map(\.value) } == [
        [], [.object(["id": 1, "value": .array([1, .array([])])])], ["more"], ["all of list"], [],
        [], [], [],
      ])
    #expect(rendering.frames[1].causes == ["event:tap row:1"])
    #expect(rendering.frames[3].causes == ["event:tap list/header"])
    #expect(
      rendering.frames.map(\.problems) == [
        [], [], [], [], ["unhandled_event row:1"], ["item_not_visible row:99"],
        ["item_not_visible list"], ["unhandled_event list"],
      ])
  }

  @Test func afterAnyNumberOfReloadsOneTapReachesOneHandler() throws {
    let reloads = Array(repeating: #""reload_data":true"#, count: 5)
    let rendering = try render(reloads + [#""event":{"name":"tap","item":"row:1"}"#])
    #expect(rendering.errors == "")
    #expect(
      rendering.frames.map(\.causes) == [["start"]] + Array(repeating: ["reload_data"], count: 5)
        + [["event:tap row:1"]])
    #expect(rendering.frames.last?.outputs.map(\.value) == [.object(["id": 1])])
    let bindings = rendering.frames.map { Set($0.items.compactMap { $0.cell?.bindings }) }
    #expect(bindings == Array(repeating: [2], count: 7))
    // Cells are taken from the pool again, and no new one is made.
    let numbers = rendering.frames.map { Set($0.items.compactMap { $0.cell?.number }) }
    #expect(Set(numbers).count == 1)
  }

  @Test func anUnknownKindIsNamedAndDrawnByDefault() throws {
    let script = """
      local ui = require "tessellua"
      local row = { width = 50, height = 20 }
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot {
          { id = "a", kind = "lst", items = { { kind = "x", id = 1 } } },
          { id = "b", kind = "list", items = { { kind = "albun", id = 2 } } },
        },
        sections = { list = { layout = function()
          return ui.section {
            group = ui.horizontal_group { width = 50, height = 20, subitems = { row } },
            boundary_supplementary_items = { ui.header { kind = "headr", height = 10 } },
          }
        end } },
        cells = { album = ui.cell {}, x = ui.cell {} },
        supplementaries = { header = ui.view {} },
      }
      """
    let rendering = try withScreen(script) { try $0.render() }
    #expect(
      rendering.errors == """
        home: error: there is no section definition for the kind "lst"; did you mean "list"? \
        [unknown_section_kind]
        home: error: there is no cell definition for the kind "albun"; did you mean "album"? \
        [unknown_cell_kind]
        home: error: there is no supplementary definition for the kind "headr"; did you mean \
        "header"? [unknown_supplementary_kind]

        """)
    #expect(rendering.status == 1)
    let frame = try #require(rendering.frames.first)
    #expect(frame.diagnostics.map(\.kind) == ["lst", "albun", "headr"])
    #expect(frame.items.map(\.frame) == [[0, 0, 390, 44], [0, 54, 50, 20]])
    #expect(frame.items.map { $0.cell?.content } == [[:], [:]])
    #expect(frame.sections[1].supplementaries.map(\.frame) == [[0, 44, 390, 10]])
  }
}
