import LuaRuntime
import SectionHost
import Testing

@testable import LayoutScripting

/// What a script raises in a stream is the stream's error; what it raises in a handler is told.
@Suite struct StreamFailureTests {
  /// Operators' functions that raise, each of which must fail its stream and nothing else.
  @Test(arguments: [
    "map(raise)", "filter(raise)", "compact_map(raise)", "flat_map(raise)",
    "flat_map_latest(raise)", "flat_map_first(raise)", "concat_map(raise)", "scan(0, raise)",
    "reduce(0, raise)", "take_while(raise)", "take_until(raise)", "skip_while(raise)",
    "distinct_until_changed(raise)", "with_latest_from(ui.relay(1), raise)", "group_by(raise)",
    "do_on{ next = raise }", "do_on{ completed = raise }",
  ])
  func keepsItsPlace(method: String) throws {
    let screen = try StreamScreen(
      """
      local function deep()
        error("broken")
      end
      local function raise(...)
        deep()
        return ...
      end
      local snapshots = ui.from{1, 2}:\(method)
      log(snapshots:ignore_elements())
      """, snapshot: "snapshots:ignore_elements()")
    #expect(screen.told == ["error broken"])
    let failure = try #require(screen.diagnostics.first)
    #expect(screen.diagnostics.count == 1)
    #expect(failure.code == "stream_failed")
    #expect(failure.reason == LuaError.Code.runtimeError.rawValue)
    #expect(failure.message == "broken")
    #expect(failure.script == "example/screen.lua")
    #expect(failure.line == 3)
    let name = method.prefix { $0 != "(" && $0 != "{" }
    #expect(
      failure.traceback.starts(with: [
        "example/screen.lua:3: in deep", "example/screen.lua:6: in \(name)",
      ]))
  }

  @Test(arguments: [
    "ui.combine_latest({ui.just(1)}, raise)", "ui.zip({ui.just(1)}, raise)",
    "ui.deferred(raise)", "ui.create(raise)", "ui.fail('x'):catch(raise)",
    "ui.fail('x'):do_on{ error = raise }",
  ])
  func keepsItsPlaceInSources(stream: String) throws {
    let screen = try StreamScreen(
      """
      local function raise()
        error("broken")
      end
      """, snapshot: stream)
    let failure = try #require(screen.diagnostics.first)
    #expect(failure.message == "broken")
    #expect(failure.line == 3)
  }

  @Test func noStreamStandsAtItsFunction() throws {
    let screen = try StreamScreen(
      """
      local snapshots = ui.just(1)
        :flat_map(function() return "half" end)
      """, snapshot: "snapshots")
    let failure = try #require(screen.diagnostics.first)
    #expect(failure.reason == LuaError.Code.typeError.rawValue)
    #expect(failure.message == #"flat_map: expected a stream, got the string "half""#)
    #expect(failure.script == "example/screen.lua")
    #expect(failure.line == 3)
  }

  @Test func aPlainFailureHasNoPlace() throws {
    let screen = try StreamScreen("", snapshot: "ui.fail('offline')")
    let failure = try #require(screen.diagnostics.first)
    #expect(failure.code == "stream_failed")
    #expect(failure.message == "offline")
    #expect(failure.script == nil)
  }

  @Test func anEndlessLoopInAStreamFailsIt() throws {
    let screen = try StreamScreen(
      "log(ui.timer(1):map(function() while true do end end))\nlog(ui.timer(1))")
    screen.advance(to: 10)
    #expect(
      screen.told == [
        "1: error the script ran more than its 10000000 steps", "1: 0", "1: completed",
      ])
  }

  // MARK: Handlers

  @Test func aRaisingSubscriberEndsNothing() throws {
    let screen = try StreamScreen(
      """
      local relay = ui.relay(1)
      relay:subscribe(function(value)
        if value == 2 then error("cannot show " .. value) end
        tell("first", value)
      end)
      relay:subscribe(function(value) tell("second", value) end)
      ui.interval(10):take(2):subscribe(function(tick) relay:accept(tick + 2) end)
      """)
    screen.advance(to: 100)
    #expect(
      screen.told == ["first 1", "second 1", "10: second 2", "20: first 3", "20: second 3"])
    let failure = try #require(screen.diagnostics.first)
    #expect(screen.diagnostics.count == 1)
    #expect(failure.code == "handler_failed")
    #expect(failure.severity == .error)
    #expect(failure.reason == LuaError.Code.runtimeError.rawValue)
    #expect(failure.message == "cannot show 2")
    #expect(failure.script == "example/screen.lua")
    #expect(failure.line == 4)
  }

  @Test(arguments: [
    "ui.fail('x'):subscribe(nil, function() error('broken') end)",
    "ui.empty():subscribe(nil, nil, function() error('broken') end)",
    "ui.create(function() return function() error('broken') end end):subscribe():dispose()",
  ])
  func raisingInOtherHandlersIsToldToo(lines: String) throws {
    let screen = try StreamScreen(lines)
    #expect(screen.diagnostics.map(\.code) == ["handler_failed"])
    #expect(screen.diagnostics.map(\.message) == ["broken"])
    #expect(screen.diagnostics.map(\.line) == [2])
  }

  /// A slip of a script is never lost; a failure that a script made itself may be.
  @Test func whatNobodyHandlesIsTold() throws {
    let screen = try StreamScreen(
      """
      ui.just(1):map(function() error("broken") end):subscribe()
      ui.fail("offline"):subscribe()
      """)
    #expect(screen.diagnostics.map(\.code) == ["handler_failed"])
    #expect(screen.diagnostics.map(\.message) == ["broken"])
    #expect(screen.diagnostics.map(\.line) == [2])
  }
}
