import LuaRuntime
import Streams
import Testing

@testable import LayoutScripting

/// Subscriptions, what holds them, and that nothing of them is left behind.
@Suite struct StreamLifetimeTests {
  /// Enough garbage for Lua to collect all that is out of reach.
  private static let collect = "for i = 1, 60 do local s = string.rep('x', 50000 + i) end"

  @Test(arguments: [
    StreamExample(
      "add gives the subscription back",
      "local s = ui.never():subscribe() tell(ui.bag():add(s) == s)", "true"),
    StreamExample(
      "clear ends all, and the bag stays usable",
      "local r, bag = ui.publish_relay(), ui.bag() bag:add(log(r)) bag:add(log(r)) r:accept(1) bag:clear() r:accept(2) bag:add(log(r)) r:accept(3)",
      "1", "1", "3"),
    StreamExample(
      "dispose is for good",
      "local r, bag = ui.publish_relay(), ui.bag() bag:add(log(r)) bag:dispose() r:accept(1) bag:add(log(r)) r:accept(2) bag:clear() bag:dispose() tell('end')",
      "end"),
    StreamExample(
      "a bag ends its subscriptions in their order",
      "local bag = ui.bag() for i = 1, 3 do bag:add(ui.create(function() return function() tell(i) end end):subscribe()) end bag:clear()",
      "1", "2", "3"),
    StreamExample(
      "a bag cleared during a delivery",
      "local r, bag = ui.publish_relay(), ui.bag() bag:add(r:subscribe(function(v) tell('a', v) bag:clear() end)) bag:add(log(r)) r:accept(1) r:accept(2)",
      "a 1"),
    StreamExample(
      "a keyed bag ends what stood at the key",
      "local r, bag = ui.publish_relay(), ui.keyed_bag() bag:set('x', r:subscribe(function(v) tell('old', v) end)) bag:set('x', r:subscribe(function(v) tell('new', v) end)) bag:set('y', log(r)) r:accept(1)",
      "new 1", "1"),
    StreamExample(
      "7 and '7' are one key",
      "local r, bag = ui.publish_relay(), ui.keyed_bag() bag:set(7, log(r)) bag:set('7', log(r)) bag:set(7.0, log(r)) r:accept(1)",
      "1"),
    StreamExample(
      "a keyed bag gives the subscription back, removes, clears, and ends for good",
      "local r, bag = ui.publish_relay(), ui.keyed_bag() local s = log(r) tell(bag:set(1, s) == s) bag:set(2, log(r)) bag:remove(1) r:accept(1) bag:clear() r:accept(2) bag:set(3, log(r)) r:accept(3) bag:dispose() bag:set(4, log(r)) r:accept(4)",
      "true", "1", "3"),
    StreamExample(
      "serial holds one at a time",
      "local r, serial = ui.publish_relay(), ui.serial() serial:set(log(r)) local s = r:subscribe(function(v) tell('new', v) end) tell(serial:set(s) == s) r:accept(1) serial:dispose() r:accept(2) serial:set(log(r)) r:accept(3)",
      "true", "new 1"),
    StreamExample(
      "a subscription in a bag is disposed of by itself too",
      "local r, bag = ui.publish_relay(), ui.bag() local s = bag:add(log(r)) s:dispose() r:accept(1) bag:dispose() tell('end')",
      "end"),
  ])
  func tells(example: StreamExample) throws {
    #expect(try told(example.lines) == example.expected)
  }

  @Test(arguments: [
    "ui.bag():add(log(relay))", "ui.keyed_bag():set('x', log(relay))",
    "ui.serial():set(log(relay))", "log(relay)",
  ])
  func collectingEndsNothing(keeping: String) throws {
    let screen = try StreamScreen(
      """
      local relay = ui.publish_relay()
      do \(keeping) end
      \(Self.collect)
      relay:accept(1)
      """)
    #expect(screen.told == ["1"])
    screen.scripted.close()
    #expect(screen.runtime.scope.count == 0)
    #expect(screen.runtime.orphans.count == 0)
  }

  @Test func aSubscriptionEndsWithTheScreen() throws {
    let screen = try StreamScreen(
      """
      local relay = ui.relay(1)
      relay:subscribe(function() end)
      ui.interval(10):subscribe(function() end)
      ui.bag():add(ui.combine_latest{relay, ui.timer(50)}:subscribe(function() end))
      """)
    #expect(screen.runtime.scope.count > 3)
    screen.scripted.close()
    #expect(screen.runtime.scope.count == 0)
    #expect(screen.runtime.clock.nextDue == nil)
  }

  @Test func whatIsInNoBagIsKnown() throws {
    let screen = try StreamScreen(
      """
      local bag = ui.bag()
      bag:add(ui.never():subscribe())
      ui.never():subscribe()
      """)
    let leaks = screen.runtime.scope.live.filter { !$0.isInBag }.compactMap(\.name)
    #expect(leaks.filter { $0.hasPrefix("example/") } == ["example/screen.lua:4"])
  }

  // MARK: References

  /// After an event no more of the script is kept alive than before it.
  @Test(arguments: [
    "source", "source:map(function(v) return { v } end)",
    "source:filter(function(v) return true end)",
    "source:scan({}, function(_, v) return { v } end)",
    "source:compact():distinct_until_changed()",
    "source:flat_map(function(v) return ui.just(v) end)",
    "source:flat_map_latest(function(v) return ui.from{ v, {} } end)",
    "source:concat_map(function(v) return ui.just(v) end)",
    "ui.combine_latest{ source, source:map(function(v) return { v } end) }",
    "ui.zip({ source, source }, function(a, b) return { a, b } end)",
    "source:with_latest_from(source, function(a, b) return { a, b } end)",
    "ui.merge{ source, source }", "source:share()", "source:share_replay(2)",
    "source:materialize():dematerialize()", "source:enumerated()", "source:start_with({}, {})",
    "source:debounce(5)", "source:throttle(5)", "source:delay(5)", "source:observe_on()",
    "source:buffer(5, 3)", "source:sample(source)", "source:take_last(2)",
    "source:window(5, 2):merge()", "source:do_on{ next = function() end }",
    "source:map(function() error({}) end):catch(function() return source end):retry()",
    "source:timeout(1000)",
    "source:group_by(function(v) return v.kind end):merge()",
    "ui.create(function(o) return source:subscribe(function(v) o:send(v) end) end)",
  ])
  func noEventLeavesReferences(stream: String) throws {
    let screen = try StreamScreen(
      """
      local source = ui.publish_relay()
      ui.interval(10):subscribe(function(tick) source:accept({ kind = tick % 2, tick }) end)
      local observed = \(stream)
      observed:subscribe(function() end, function() end)
      for _, time in ipairs{ 205, 405 } do
        ui.timer(time):subscribe(function() \(Self.collect) end)
      end
      """)
    screen.advance(to: 209)
    let after20 = screen.runtime.state.referenceCount
    screen.advance(to: 409)
    #expect(screen.runtime.state.referenceCount <= after20)
  }

  /// After a stream has ended nothing of the script is kept for it.
  @Test(arguments: [
    "local s = relay:map(function(v) return { v } end):subscribe(function() end) s:dispose()",
    "relay:take(1):map(function(v) return v end):subscribe(function() end)",
    "ui.timer(5):map(function() return {} end):subscribe(function() end)",
    "ui.create(function(o) o:send({}) o:complete() end):subscribe(function() end)",
    "ui.create(function(o) return function() end end):subscribe(function() end):dispose()",
    "ui.combine_latest{ ui.just({}), ui.from{ {}, {} } }:subscribe(function() end)",
    "ui.just(1):map(function() error('x') end):subscribe(nil, function() end)",
    "local b = ui.bag() b:add(relay:subscribe(function() end)) b:add(ui.never():subscribe()) b:clear()",
    "local k = ui.keyed_bag() for i = 1, 5 do k:set('x', relay:subscribe(function() end)) end k:dispose()",
    "local s = ui.serial() for i = 1, 5 do s:set(relay:subscribe(function() end)) end s:dispose()",
    "relay:group_by(function(v) return v.kind end):merge():take(1):subscribe(function() end)",
    "relay:share_replay(3):take(1):subscribe(function() end)",
    "relay:delay(50):take(1):subscribe(function() end):dispose()",
    "ui.from{ {}, {}, {} }:buffer(5, 2):subscribe(function() end)",
  ])
  func anEndedStreamLeavesNoReferences(lines: String) throws {
    func referencesAfter(_ lines: String) throws -> Int {
      let screen = try StreamScreen(
        """
        local relay = ui.relay({})
        for i = 1, 20 do
          \(lines)
        end
        ui.timer(100):subscribe(function() \(Self.collect) end)
        """)
      screen.advance(to: 200)
      #expect(screen.diagnostics.isEmpty)
      return screen.runtime.state.referenceCount
    }
    #expect(try referencesAfter(lines) == referencesAfter(""))
  }
}
