import SectionHost
import Testing

@testable import LayoutScripting

/// Who gets what, when, and in which order (lua-api 5).
@Suite struct StreamDeliveryTests {
  @Test("Delivery is in subscription order", arguments: [1, 2, 31, 32, 33, 100])
  func subscriptionOrder(count: Int) throws {
    let lines = """
      local subject = ui.subject()
      local order, subscriptions = {}, {}
      for i = 1, \(count) do
        subscriptions[i] = subject:subscribe(function() order[#order + 1] = i end)
      end
      subject:send(1)
      -- One leaves and comes back: it is the last from then on.
      subscriptions[1]:dispose()
      subject:subscribe(function() order[#order + 1] = 1 end)
      subject:send(2)
      tell(order)
      """
    let ascending = (1...count).map { "\($0)" }
    let order = ascending + ascending.dropFirst() + ascending.prefix(1)
    #expect(try told(lines) == ["[" + order.joined(separator: ",") + "]"])
  }

  @Test(arguments: [
    ("ui.relay(0)", "accept"), ("ui.publish_relay()", "accept"), ("ui.subject()", "send"),
    ("ui.behavior(0)", "send"), ("ui.replay(1)", "send"),
  ])
  func whatIsSentDuringADeliveryQueues(subject: String, send: String) throws {
    let lines = """
      local subject = \(subject)
      local function observe(name)
        return subject:skip_while(function(value) return value == 0 end)
          :subscribe(function(value)
            tell(name, value)
            if name == "a" and value < 3 then subject:\(send)(value + 1) tell("sent", value + 1) end
          end)
      end
      observe("a")
      observe("b")
      subject:\(send)(1)
      """
    #expect(
      try told(lines) == [
        "a 1", "sent 2", "b 1", "a 2", "sent 3", "b 2", "a 3", "b 3",
      ])
  }

  @Test func theValueIsTheNewestAtOnce() throws {
    let lines = """
      local relay, behavior = ui.relay(1), ui.behavior(1)
      relay:subscribe(function(value)
        if value == 1 then relay:accept(2) tell("relay", value, relay.value) end
      end)
      behavior:subscribe(function(value)
        if value == 1 then behavior:send(2) tell("behavior", value, behavior.value) end
      end)
      """
    #expect(try told(lines) == ["relay 1 2", "behavior 1 2"])
  }

  @Test func whoComesDuringADeliveryGetsTheValueInFlightAndThenTheRest() throws {
    let lines = """
      local relay = ui.relay(0)
      relay:subscribe(function(value)
        if value ~= 1 then return end
        relay:accept(2)
        relay:subscribe(function(late) tell("late", late) end)
      end)
      relay:subscribe(function(value) tell("second", value) end)
      relay:accept(1)
      """
    #expect(try told(lines) == ["second 0", "late 1", "second 1", "second 2", "late 2"])
  }

  @Test func nothingAfterDispose() throws {
    let lines = """
      local subject = ui.subject()
      local second
      subject:subscribe(function() second:dispose() end)
      second = subject:subscribe(function(value) tell("never", value) end)
      local own
      own = subject:subscribe(function(value) tell("once", value) own:dispose() end)
      local timed = log(ui.timer(10))
      local delayed = log(subject:delay(10))
      local debounced = log(subject:debounce(10))
      subject:send(1)
      subject:send(2)
      timed:dispose() delayed:dispose() debounced:dispose()
      """
    #expect(try told(lines) == ["once 1"])
  }

  @Test func anEndSentDuringADeliveryQueuesToo() throws {
    let lines = """
      local subject = ui.subject()
      subject:subscribe(function() subject:complete() subject:send(2) end)
      log(subject)
      subject:send(1)
      """
    #expect(try told(lines) == ["1", "completed"])
  }

  /// A diamond of relays that is written from within ends on the newest state.
  @Test func aDiamondWrittenFromWithinEndsOnTheNewest() throws {
    let lines = """
      local relay = ui.relay(1)
      local double = relay:map(function(value) return value * 2 end)
      local next = relay:map(function(value) return value + 1 end)
      ui.combine_latest({double, next}, function(a, b) return a .. " " .. b end)
        :subscribe(function(value)
          tell(value)
          if value == "4 3" then relay:accept(5) end
        end)
      relay:accept(2)
      """
    #expect(try told(lines) == ["2 2", "4 2", "4 3", "10 3", "10 6"])
  }

  @Test func severalTimersOfOneInstantAreOneFrame() throws {
    let screen = try StreamScreen(
      """
      for i = 1, 3 do ui.timer(10):subscribe(function() tell(i) end) end
      ui.timer(10):observe_on():subscribe(function() tell("later") end)
      """)
    var frames = 0
    screen.scripted.screen.advance(to: 20) { _ in frames += 1 }
    #expect(frames == 1)
  }
}
