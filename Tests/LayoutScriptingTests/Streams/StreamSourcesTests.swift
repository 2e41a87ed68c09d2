import Testing

@testable import LayoutScripting

/// Every source and every combining function from Lua, with its result (lua-api 5).
@Suite struct StreamSourcesTests {
  @Test(arguments: sources + combining)
  func tells(example: StreamExample) throws {
    #expect(try told(example.lines) == example.expected)
  }

  /// Nothing in the reference is without an example.
  @Test(arguments: StreamSources.functions + StreamCombining.functions)
  func hasAnExample(function: ScriptFunction) {
    let examples = Self.sources + Self.combining
    #expect(examples.contains { $0.lines.contains("ui.\(function.name)") })
  }

  static let sources = [
    StreamExample(
      "subject", "local s = ui.subject() s:send(1) log(s) s:send(2) s:complete() s:send(3)", "2",
      "completed"),
    StreamExample(
      "subject fails", "local s = ui.subject() log(s) s:fail('no') s:send(1) log(s)", "error no",
      "error no"),
    StreamExample(
      "subject of nil", "local s = ui.subject() log(s) s:send(nil) s:send()", "nil", "nil"),
    StreamExample(
      "behavior",
      "local b = ui.behavior(1) log(b) b:send(2) tell(b.value) b:complete() log(b) tell(b.value)",
      "1", "2", "2", "completed", "completed", "2"),
    StreamExample("behavior fails", "local b = ui.behavior(1) b:fail('no') log(b)", "error no"),
    StreamExample("behavior of nil", "local b = ui.behavior() log(b) tell(b.value)", "nil", "nil"),
    StreamExample(
      "replay", "local r = ui.replay(2) for i = 1, 3 do r:send(i) end log(r) r:complete() log(r)",
      "2", "3", "completed", "2", "3", "completed"),
    StreamExample("replay(0)", "local r = ui.replay(0) r:send(1) log(r) r:send(2)", "2"),
    StreamExample(
      "relay", "local r = ui.relay(1) log(r) r:accept(2) tell(r.value) r:accept(nil) tell(r.value)",
      "1", "2", "2", "nil", "nil"),
    StreamExample(
      "publish_relay", "local r = ui.publish_relay() r:accept(1) log(r) r:accept(2) r:accept()",
      "2", "nil"),
    StreamExample(
      "just", "log(ui.just(1)) log(ui.just(nil)) log(ui.just())", "1", "completed", "nil",
      "completed", "nil", "completed"),
    StreamExample(
      "just keeps a table", "local t = {} ui.just(t):subscribe(function(v) tell(v == t) end)",
      "true"),
    StreamExample(
      "from", "log(ui.from{1, 'two', {3}}) log(ui.from{})", "1", "two", "[3]", "completed",
      "completed"),
    StreamExample(
      "from a list with nil", "log(ui.from{n = 3, 1, nil, nil})", "1", "nil", "nil", "completed"),
    StreamExample("empty", "log(ui.empty())", "completed"),
    StreamExample("never", "log(ui.never())"),
    StreamExample("fail", "log(ui.fail('no'))", "error no"),
    StreamExample("timer", "log(ui.timer(50))", "50: 0", "50: completed"),
    StreamExample("timer due now", "log(ui.timer(0)) tell('first')", "first", "0", "completed"),
    StreamExample(
      "timer with a period", "log(ui.timer(50, 100):take(3))", "50: 0", "150: 1", "250: 2",
      "250: completed"),
    StreamExample(
      "interval", "log(ui.interval(100):take(2))", "100: 0", "200: 1", "200: completed"),
    StreamExample(
      "fractions of milliseconds", "log(ui.timer(0.5):map(function() return os.clock() end))",
      "0: 0.0005", "0: completed"),
    StreamExample(
      "deferred",
      "local n = 0 local d = ui.deferred(function() n = n + 1 return ui.just(n) end) log(d) log(d)",
      "1", "completed", "2", "completed"),
    StreamExample("deferred raises", "log(ui.deferred(function() error('no') end))", "error no"),
    StreamExample(
      "create",
      "log(ui.create(function(o) o:send(1) o:send(nil) o:complete() o:send(2) o:fail('late') end))",
      "1", "nil", "completed"),
    StreamExample(
      "create fails", "log(ui.create(function(o) o:fail('no') o:send(1) end))", "error no"),
    StreamExample(
      "create ends with a function",
      "local s = log(ui.create(function(o) return function() tell('ended') end end)) tell('live') s:dispose() s:dispose()",
      "live", "ended"),
    StreamExample(
      "create ends with a subscription",
      "local s = log(ui.create(function(o) return ui.interval(10):subscribe(function(v) o:send(v) end) end)) ui.timer(25):subscribe(function() s:dispose() end)",
      "10: 0", "20: 1"),
    StreamExample(
      "create completed at once",
      "log(ui.create(function(o) o:complete() return function() tell('ended') end end))",
      "completed", "ended"),
    StreamExample(
      "create raises", "log(ui.create(function(o) o:send(1) error('no') end))", "1", "error no"),
    StreamExample(
      "create returns something else", "log(ui.create(function(o) return 5 end))",
      "error create: expected a function or a subscription, got 5"),
  ]

  static let combining = [
    StreamExample(
      "combine_latest",
      "local a, b = ui.relay(1), ui.relay('x') log(ui.combine_latest{a, b}) a:accept(2) b:accept('y')",
      "[1,x]", "[2,x]", "[2,y]"),
    StreamExample(
      "combine_latest of nil",
      "log(ui.combine_latest{ui.just(1), ui.just(nil)}:map(function(v) return v.n end))", "2",
      "completed"),
    StreamExample(
      "combine_latest with a function",
      "log(ui.combine_latest({ui.just(1), ui.just(nil), ui.just(3)}, function(a, b, c) return a + c end))",
      "4", "completed"),
    StreamExample(
      "combine_latest of none", "log(ui.combine_latest({}):map(function(v) return v.n end))", "0",
      "completed"),
    StreamExample(
      "combine_latest of twenty",
      "local list = {} for i = 1, 20 do list[i] = ui.just(i) end log(ui.combine_latest(list, function(...) return select('#', ...) end))",
      "20", "completed"),
    StreamExample(
      "zip", "log(ui.zip{ui.from{1, 2, 3}, ui.from{'a', 'b'}})", "[1,a]", "[2,b]", "completed"),
    StreamExample(
      "zip of nil", "log(ui.zip{ui.just(nil), ui.just(2)}:map(function(v) return v.n end))", "2",
      "completed"),
    StreamExample(
      "zip with a function",
      "log(ui.zip({ui.from{1, 2}, ui.from{10, 20}}, function(a, b) return a + b end))", "11", "22",
      "completed"),
    StreamExample(
      "merge", "log(ui.merge{ui.timer(20), ui.timer(10):map(function() return 'b' end)})", "10: b",
      "20: 0", "20: completed"),
    StreamExample("merge of none", "log(ui.merge{})", "completed"),
    StreamExample(
      "concat", "log(ui.concat{ui.timer(20), ui.just('b')})", "20: 0", "20: b", "20: completed"),
    StreamExample("concat of none", "log(ui.concat{})", "completed"),
    StreamExample(
      "amb", "log(ui.amb{ui.timer(20), ui.timer(10):map(function() return 'b' end)})", "10: b",
      "10: completed"),
    StreamExample(
      "array sources take turns", "log(ui.merge{ui.from{1, 2, 3}, ui.from{10, 20}})", "1", "10",
      "2", "20", "3", "completed"),
  ]
}
