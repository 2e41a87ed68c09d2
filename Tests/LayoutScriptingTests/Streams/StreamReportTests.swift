import Testing

/// The troubles that users of reactive libraries reported, each by its id, said in Lua.
@Suite struct StreamReportTests {
  @Test(arguments: initialValues + sampling + completion + reentrancy)
  func tells(example: StreamExample) throws {
    #expect(try told(example.lines) == example.expected)
  }

  private static let initialValues = [
    StreamExample(
      "S-01: three sources that start as nil, appended",
      """
      local sources = { ui.relay(), ui.relay(), ui.relay() }
      for _, source in ipairs(sources) do source:subscribe(function(value) tell(value) end) end
      for _, index in ipairs{ 2, 1, 3 } do sources[index]:accept(("ABC"):sub(index, index)) end
      """, "nil", "nil", "nil", "B", "A", "C"),
    StreamExample(
      "S-01: one list in whatever order the answers come",
      """
      for _, order in ipairs{ "123", "132", "213", "231", "312", "321" } do
        local sources = { ui.relay(), ui.relay(), ui.relay() }
        ui.combine_latest(sources, function(a, b, c) return a and b and c and { a, b, c } end)
          :compact()
          :subscribe(function(list) tell(list) end)
        for digit in order:gmatch("%d") do
          local index = math.tointeger(digit)
          sources[index]:accept(("ABC"):sub(index, index))
        end
      end
      """, "[A,B,C]", "[A,B,C]", "[A,B,C]", "[A,B,C]", "[A,B,C]", "[A,B,C]"),
    StreamExample(
      "S-02: a refresh replaces the sections",
      """
      local a, b, c = ui.relay(), ui.relay(), ui.relay()
      local emissions, appended, replaced = 0, {}, {}
      ui.combine_latest{ a, b, c }:subscribe(function(values)
        emissions = emissions + 1
        for index = 1, values.n do
          if values[index] == nil then return end
        end
        replaced = values
        for index = 1, values.n do appended[#appended + 1] = values[index] end
      end)
      c:accept("C") a:accept("A") b:accept("B")
      tell(emissions)
      b:accept("B2")
      tell(emissions, appended, replaced)
      """, "4", "5 [A,B,C,A,B2,C] [A,B2,C]"),
    StreamExample(
      "S-03: exactly ten after every change",
      """
      local function list(count, text)
        local entries = {}
        for index = 1, count do entries[index] = text end
        return entries
      end
      local uploaded, placeholders = ui.relay({}), ui.relay(list(10, "placeholder"))
      ui.combine_latest({ uploaded, placeholders }, function(first, rest)
        return ui.concat{ ui.from(first), ui.from(rest) }:take(10):to_list()
      end):switch_latest():subscribe(function(cells)
        local photos = 0
        for _, cell in ipairs(cells) do photos = photos + (cell == "photo" and 1 or 0) end
        tell(#cells, photos)
      end)
      uploaded:accept(list(3, "photo"))
      uploaded:accept(list(12, "photo"))
      """, "10 0", "10 3", "10 10"),
    StreamExample(
      "S-12: an eager value is computed once, a deferred one at each attempt",
      """
      for _, is_deferred in ipairs{ false, true } do
        local calls, attempts = 0, 0
        local function count() calls = calls + 1 return calls end
        local value = is_deferred and ui.deferred(function() return ui.just(count()) end)
          or ui.just(count())
        local load = ui.deferred(function()
          attempts = attempts + 1
          return attempts == 1 and ui.concat{ ui.just(1), ui.fail("offline") } or ui.just(2)
        end)
        log(ui.combine_latest({ value, load }, function(a, b) return a .. "-" .. b end):retry(2))
        tell("calls", calls)
      end
      """, "1-1", "1-2", "completed", "calls 1", "1-1", "2-2", "completed", "calls 2"),
    StreamExample(
      "S-16: pairs begin with the second value after subscribing",
      """
      local relay = ui.relay(1)
      relay:accept(2) relay:accept(3)
      ui.zip{ relay, relay:skip(1) }:subscribe(function(pair) tell(pair) end)
      tell("subscribed")
      relay:accept(4)
      """, "subscribed", "[3,4]"),
  ]

  /// S-05: streams 1.3 and 2.8 decide; delivery is in the order of subscription.
  private static let sampling = [
    StreamExample(
      "S-05: the forwarding subscription first",
      """
      local item, sub = ui.relay(), ui.relay()
      item:subscribe(function(value) sub:accept(value and value * 10) end)
      sub:with_latest_from(item, function(a, b) return { n = 2, a, b } end)
        :subscribe(function(pair) tell(pair[1], pair[2]) end)
      item:accept(1)
      """, "nil nil", "10 nil"),
    StreamExample(
      "S-05: the sampling subscription first",
      """
      local item, sub = ui.relay(), ui.relay()
      sub:with_latest_from(item, function(a, b) return { n = 2, a, b } end)
        :subscribe(function(pair) tell(pair[1], pair[2]) end)
      item:subscribe(function(value) sub:accept(value and value * 10) end)
      item:accept(1)
      """, "nil nil", "nil nil", "10 1"),
    StreamExample(
      "S-06: sampled subjects without values",
      """
      local fetch, first, last = ui.subject(), ui.subject(), ui.subject()
      fetch:with_latest_from(ui.combine_latest{ fetch, first, last })
        :subscribe(function(all) tell(all) end)
      fetch:send(1) first:send("a") last:send("b")
      tell("nothing yet")
      fetch:send(2)
      """, "nothing yet", "[2,a,b]"),
    StreamExample(
      "S-06: sampled relays with empty texts",
      """
      local fetch, first, last = ui.subject(), ui.relay(""), ui.relay("")
      fetch:with_latest_from(ui.combine_latest{ fetch, first, last })
        :subscribe(function(all) tell(all) end)
      tell("nothing yet")
      fetch:send(1)
      """, "nothing yet", "[1,,]"),
    StreamExample(
      "S-07: with_latest_from does not wait",
      """
      local trigger, data = ui.subject(), ui.subject()
      trigger:with_latest_from(data, function(a, b) return a .. " " .. b end)
        :subscribe(function(pair) tell(pair) end)
      trigger:send("T1") data:send("D1") trigger:send("T2") data:send("D2")
      trigger:send("T3") trigger:send("T4") data:send("D3")
      """, "T2 D1", "T3 D2", "T4 D2"),
    StreamExample(
      "S-14: a relay sampled by itself",
      """
      local relay = ui.relay({})
      relay:skip(1):filter(function(list) return #list > 0 end):with_latest_from(relay)
        :subscribe(function(list) tell(list, list == relay.value) end)
      relay:accept{ 1, 2, 3 }
      """, "[1,2,3] true"),
    StreamExample(
      "S-15: the replayed value is a trigger",
      """
      local p, q = ui.relay(true), ui.relay(true)
      p:with_latest_from(q, function(a, b) return a and b end)
        :subscribe(function(both) tell(both) end)
      p:accept(false)
      """, "true", "false"),
  ]

  /// S-09: RxSwift's rule (streams 3): the next value that can never be used completes the join.
  private static let completion = [
    StreamExample(
      "S-09: the empty source ends first",
      """
      local a, b = ui.subject(), ui.subject()
      log(ui.combine_latest{ a, b })
      a:complete() tell("A ended") b:send(1) tell("B 1") b:send(2) b:complete()
      """, "A ended", "completed", "B 1"),
    StreamExample(
      "S-09: the other source sends first",
      """
      local a, b = ui.subject(), ui.subject()
      log(ui.combine_latest{ a, b })
      b:send(1) a:complete() tell("A ended") b:send(2) tell("B 2") b:complete()
      """, "A ended", "completed", "B 2"),
    StreamExample(
      "S-13: synchronous sources in both orders",
      """
      log(ui.combine_latest({ ui.from{ 0, 1, 2 }, ui.just("foo") },
        function(a, b) return a .. b end))
      log(ui.combine_latest({ ui.just("foo"), ui.from{ 0, 1, 2 } },
        function(b, a) return a .. b end))
      """, "0foo", "1foo", "2foo", "completed", "0foo", "1foo", "2foo", "completed"),
  ]

  private static let reentrancy = [
    StreamExample(
      "S-11: a value cleared during its delivery",
      """
      local relay = ui.relay()
      local first, second = {}, {}
      relay:subscribe(function(value)
        first[#first + 1] = value or "nil"
        if value then relay:accept(nil) end
      end)
      relay:subscribe(function(value) second[#second + 1] = value or "nil" end)
      relay:accept("x")
      tell(first, second, relay.value)
      """, "[nil,x,nil] [nil,x,nil] nil"),
    StreamExample(
      "S-17: a value pushed inside its own delivery",
      """
      local subject = ui.subject()
      subject:distinct_until_changed():subscribe(function(value)
        tell(value)
        subject:send(2)
      end)
      subject:send(1)
      """, "1", "2"),
  ]
}
