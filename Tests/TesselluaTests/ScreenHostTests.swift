import Foundation
import Tessellua
import TestSupport
import Testing

@Suite("A host drives its screen")
struct ScreenHostTests {
  private static func script(_ mark: String = "") -> String {
    """
    local ui = require "tessellua"
    local rows, ticks, out = ui.behavior({}), ui.subject(), ui.publish_relay()
    ui.interval(100):subscribe(function(n) out:accept(n) end)
    return ui.screen{
      api_version = 1, inputs = { rows = rows, ticks = ticks, out = out }, outputs = { out = out },
      snapshot = rows:map(function(list)
        return ui.snapshot{ { id = "list", items = ui.items("row", list) } }
      end),
      sections = { list = { layout = function() return ui.list{} end } },
      cells = { row = ui.cell{ configure = function(cell, row) cell.text = "\(mark)" .. row.id end } },
    }
    """
  }

  private static func host(_ mark: String = "") throws -> ScreenHost {
    try ScreenHost(script: script(mark))
  }

  @Test("An update is one instant and one frame, and so is each call outside of one")
  func updates() throws {
    let host = try Self.host()
    var frames: [Frame] = []
    host.onFrame = { frames.append($0) }
    host.start()
    #expect(frames.map(\.causes) == [["start"]])
    try host.update {
      try host.send([["id": 1]], to: "rows")
      try host.update { try host.send([["id": 1], ["id": 2]], to: "rows") }
      host.reloadData()
    }
    #expect(frames.count == 2)
    #expect(frames[1].causes == ["input:rows", "reload_data"])
    try host.send([["id": 2]], to: "rows")
    #expect(frames[2].changes.items.deleted.map(\.item) == ["row:1"])
    try host.send([["id": 2]], to: "rows")
    #expect(frames.count == 3, "nothing changed")
    #expect(host.frame == frames[2])
  }

  @Test("What throws in an update leaves what came before it standing")
  func throwing() throws {
    let host = try Self.host()
    host.start()
    #expect(throws: ScriptScreen.InputError.self) {
      try host.update {
        try host.send([["id": 1]], to: "rows")
        try host.send(nil, to: "row")
      }
    }
    #expect(host.frame?.sections[0].items.count == 1)
    do {
      try host.send(nil, to: "row")
    } catch {
      #expect(error.message == "unknown input \"row\"")
      #expect(error.hint == "did you mean \"rows\"?")
    }
    #expect(throws: ScriptScreen.InputError.self) { try host.complete("out") }
    #expect(throws: ActionError.unknownItem("row:9")) { try host.scroll(to: "row:9") }
  }

  @Test("Time gives a frame for each instant that changes something")
  func time() throws {
    let host = try Self.host()
    var values: [String] = []
    host.onFrame = { frame in
      values += frame.outputs.map { "\(frame.at): \($0.value.integer ?? -1)" }
    }
    host.start()
    host.advance(by: 250)
    #expect(values == ["100.0: 0", "200.0: 1"])
    #expect(host.now == 250)
  }

  @Test("Frames reach another task")
  func tasks() async throws {
    let host = try Self.host()
    let frames = host.frames
    let reader = Task {
      var sequences: [Int] = []
      for await frame in frames { sequences.append(frame.sequence) }
      return sequences
    }
    host.start()
    for count in 1...3 {
      try host.send(.array((0..<count).map { ["id": .integer(Int64($0))] }), to: "rows")
    }
    host.close()
    #expect(await reader.value == [0, 1, 2, 3])
  }

  @Test("Scrolling, environment, events that reach nothing")
  func actions() throws {
    let host = try Self.host()
    try host.start {
      try host.send(.array((0..<100).map { ["id": .integer($0)] }), to: "rows")
    }
    host.scroll(to: Point(x: 0, y: 440))
    #expect(host.frame?.viewport.y == 440)
    try host.scroll(to: "row:0")
    #expect(host.frame?.viewport.y == 0)
    host.setEnvironment { $0.style = .dark }
    #expect(host.frame?.environment.style == "dark")
    host.tap("row:99")
    #expect(host.frame?.diagnostics.map(\.code) == ["item_not_visible"])
  }

  @Test("A script in a file is loaded again")
  func reload() throws {
    try withTemporaryDirectory { folder in
      let path = "\(folder)/list.lua"
      func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      try write(Self.script("a"))
      let host = try ScreenHost(path: path)
      try host.start { try host.send([["id": 1]], to: "rows") }
      #expect(host.watchedFiles == [path])
      try write(Self.script("b"))
      try host.reloadScript()
      #expect(host.frame?.sections[0].items[0].cell?.content == ["text": "b1"])
      try write("return 1")
      #expect(throws: PlacedError.self) { try host.reloadScript() }
      #expect(host.frame?.diagnostics.map(\.code) == ["stale_script"])
    }
  }

  @Test("A snapshot of Swift models with an identifier twice is refused")
  func duplicates() throws {
    let list = BehaviorRelay([1, 2])
    let host = ScreenHost(
      ScreenDefinition(
        name: "numbers",
        snapshots: list.map { list in
          ScreenSnapshot([
            ScreenSection("a", items: list.map { ScreenItem("number", id: $0, model: $0) })
          ])
        }))
    host.start()
    host.update { list.accept([3, 3]) }
    let frame = try #require(host.frame)
    #expect(frame.diagnostics.map(\.code).contains("invalid_snapshot"))
    #expect(frame.sections[0].items.map(\.identifier) == ["number:1", "number:2"])
  }

  @Test("A frame's text is what the command writes")
  func json() throws {
    let host = try Self.host()
    try host.start { try host.send(.array((0..<40).map { ["id": .integer($0)] }), to: "rows") }
    let frame = try #require(host.frame)
    #expect(frame.json(indented: true).hasPrefix("{\n  \"schema\": \"tessellua/frame/1\",\n"))
    let visible = frame.json(visibleOnly: true)
    #expect(visible.count < frame.json().count)
    #expect(visible.contains("\"id\":\"19\"") && !visible.contains("\"id\":\"39\""))
    #expect(!frame.json().contains("\n"))
  }

  @Test("Values read and written as they stand")
  func values() {
    let value: FrameValue = [
      "name": "Harbour", "minutes": 92, "rating": 4.5, "seen": true, "next": nil,
      "tags": ["a", "b"],
    ]
    #expect(value["name"]?.string == "Harbour")
    #expect(value["minutes"]?.integer == 92 && value["minutes"]?.number == 92)
    #expect(value["rating"]?.number == 4.5 && value["rating"]?.integer == nil)
    #expect(value["seen"]?.boolean == true && value["next"] == .null)
    #expect(value["tags"]?[1] == "b" && value["tags"]?[2] == nil && value["none"] == nil)
  }
}
