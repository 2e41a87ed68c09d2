import FrameComparison
import FrameWriting
import JSONReading
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// The text of golden files, and what they are compared by.
@Suite struct GoldenFileTests {
  /// A frame of the test screen, with cells, views and a strip.
  private static func frame() throws -> Frame {
    try ScriptTestProbe.with(["rows.lua": RowsScreen.script]) { (probe) throws in
      let screen = try ScriptScreen(
        path: "\(probe.folder)/rows.lua", environment: ScreenEnvironment(device: .standard))
      defer { screen.close() }
      screen.screen.start()
      try screen.send(
        .array([.object([.init("id", .integer(1)), .init("title", .string("a"))])]), to: "list")
      try screen.screen.perform(
        .itemEvent(ControlEvent(name: "none", value: .null), item: .init(kind: "row", id: "9")))
      return try #require(screen.screen.finishInstant())
    }
  }

  private static func value(_ text: [UInt8]) throws -> FrameValue {
    FrameValue(try JSONReader().value(text))
  }

  /// A value whose keys are in the order of their bytes, as a script's tables are read.
  private static func unordered(_ value: FrameValue) -> FrameValue {
    switch value {
    case .array(let values): .array(values.map(unordered))
    case .object(let fields):
      .object(
        fields.map { .init($0.key, unordered($0.value)) }.sorted {
          $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        })
    default: value
    }
  }

  @Test("Keys that Lua lost the order of have that of the frame format again")
  func order() throws {
    let frame = try Self.value(try Self.frame().json)
    #expect(FrameKeys.sorted(Self.unordered(frame)) == frame)
    #expect(Self.unordered(frame) != frame)
  }

  @Test("The text holds the frame, and is read as a golden")
  func roundTrip() throws {
    let frame = try Self.frame()
    let golden = GoldenFile(engine: "an engine", frame: try Self.value(frame.json))
    let read = try GoldenFile(text: Array(golden.text.utf8), path: "x.json")
    #expect(read.frame == golden.frame)
    #expect(read.engine == "an engine")
    let file = try FrameFile(json: Array(golden.text.utf8))
    #expect(file.engine == "an engine")
    #expect(file.frames.map(\.json) == [frame.json])
  }

  @Test("Each item, view and change has a line of its own")
  func lines() throws {
    let golden = GoldenFile(engine: "e", frame: try Self.value(try Self.frame().json))
    let lines = golden.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      golden.text.hasPrefix(
        "{\n  \"schema\": \"tessellua/golden/1\",\n  \"engine\": \"e\",\n  \"frame\": {\n"))
    #expect(golden.text.hasSuffix("\n}\n"))
    #expect(lines.filter { $0.hasPrefix("          {\"id\": ") }.count == 4)
    #expect(
      lines.filter { $0.hasPrefix("          {\"kind\": \"header\", \"index\": 0, ") }.count == 1)
    #expect(
      lines.filter { $0.hasPrefix("    \"environment\": {\"size\": [390, 844], ") }.count == 1)
    #expect(lines.contains("        \"frame\": [0, 100, 390, 90],"))
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test(
    "What is no golden file is told with its place",
    arguments: [
      ("{", "x.json:1:2"), ("[]", "x.json: error: is no golden file"),
      ("{\"schema\": \"tessellua/frame/1\"}", "x.json: error: is no golden file"),
    ])
  func broken(text: String, report: String) throws {
    let error = try #require(throws: PlacedError.self) {
      try GoldenFile(text: Array(text.utf8), path: "x.json")
    }
    #expect("\(error)".hasPrefix(report))
  }

  @Test("An engine says how it measures, and what has changed")
  func engines() {
    let old = GoldenEngine(version: "tessellua 0.1.0", textMetrics: "1")
    let new = GoldenEngine(version: "tessellua 0.2.0", textMetrics: "2")
    #expect(GoldenEngine(old.description) == old)
    #expect(old.changes(to: old) == [])
    #expect(
      old.changes(to: new) == [
        "recorded with metrics v1, now v2",
        "recorded by tessellua 0.1.0, now tessellua 0.2.0",
      ])
    #expect(
      GoldenEngine("").changes(to: old) == [
        "recorded with metrics unknown, now v1",
        "recorded by an unknown engine, now tessellua 0.1.0",
      ])
  }
}

@Suite struct ArrivalOrderTests {
  @Test("Of up to six things all orders are given, each once", arguments: 0...6)
  func all(count: Int) {
    let orders = ArrivalOrders(count: count)
    #expect(orders.orders.count == (1...max(count, 1)).reduce(1, *))
    #expect(Set(orders.orders).count == orders.orders.count)
    #expect(orders.orders.allSatisfy { $0.sorted() == Array(0..<count) })
    #expect(!orders.isSampled)
  }

  @Test("Of more, 720 different ones that are the same on every run", arguments: [7, 8, 20])
  func sampled(count: Int) {
    let orders = ArrivalOrders(count: count)
    #expect(orders.isSampled)
    #expect(orders.orders.count == 720)
    #expect(Set(orders.orders).count == 720)
    #expect(orders.orders.allSatisfy { $0.sorted() == Array(0..<count) })
    #expect(orders.orders[0] == Array(0..<count))
    #expect(orders.orders == ArrivalOrders(count: count).orders)
    // Each thing is first now and then.
    #expect(Set(orders.orders.map { $0[0] }).count == count)
  }
}
