extension StreamMethodsTests {
  static let transforming = [
    StreamExample(
      "map", "log(ui.from{1, 2}:map(function(v) return v * 10 end))", "10", "20", "completed"),
    StreamExample("map to nil", "log(ui.just(1):map(function() end))", "nil", "completed"),
    StreamExample(
      "map raises",
      "log(ui.from{1, 2, 3}:map(function(v) if v == 2 then error('two') end return v end))", "1",
      "error two"),
    StreamExample(
      "filter", "log(ui.from{1, 2, 3}:filter(function(v) return v ~= 2 end))", "1", "3", "completed"
    ),
    StreamExample(
      "filter takes what is not nil or false",
      "log(ui.from{n = 4, 0, '', false, nil}:filter(function(v) return v end))", "0", "",
      "completed"),
    StreamExample(
      "compact", "log(ui.from{n = 4, 1, nil, false, 4}:compact())", "1", "false", "4", "completed"),
    StreamExample(
      "compact_map",
      "log(ui.from{1, 2, 3}:compact_map(function(v) if v ~= 2 then return v * 10 end end))", "10",
      "30", "completed"),
    StreamExample(
      "scan", "log(ui.from{1, 2, 3}:scan(10, function(sum, v) return sum + v end))", "11", "13",
      "16", "completed"),
    StreamExample(
      "scan from nil", "log(ui.from{1, 2}:scan(nil, function(last, v) return (last or 5) + v end))",
      "6", "8", "completed"),
    StreamExample(
      "reduce", "log(ui.from{1, 2, 3}:reduce(10, function(sum, v) return sum + v end))", "16",
      "completed"),
    StreamExample(
      "reduce of none", "log(ui.empty():reduce('seed', function() end))", "seed", "completed"),
    StreamExample(
      "to_list",
      "log(ui.from{1, 2}:to_list()) log(ui.empty():to_list():map(function(list) return #list end))",
      "[1,2]", "completed", "0", "completed"),
    StreamExample(
      "to_list with nil",
      "log(ui.from{n = 2, 1, nil}:to_list():map(function(list) return list.n end))", "2",
      "completed"),
    StreamExample(
      "enumerated", "log(ui.from{n = 2, 'a', nil}:enumerated())", "{element=a,index=0}",
      "{index=1}", "completed"),
    StreamExample(
      "materialize", "log(ui.from{n = 1}:materialize()) log(ui.fail('no'):materialize())",
      "{kind=next}", "{kind=completed}", "completed", "{kind=error,message=no}", "completed"),
    StreamExample(
      "dematerialize",
      "log(ui.from{{kind = 'next', value = 1}, {kind = 'error', message = 'no'}}:dematerialize()) log(ui.from{1, 2}:materialize():dematerialize())",
      "1", "error no", "1", "2", "completed"),
    StreamExample(
      "dematerialize something else",
      "log(ui.just(1):dematerialize()) log(ui.just({kind = 'x'}):dematerialize())",
      "error dematerialize: expected an event {kind=, value=}, got 1",
      "error dematerialize: an event's kind is \"next\", \"error\" or \"completed\""),
    StreamExample(
      "do_on",
      "log(ui.from{1, 2}:do_on{next = function(v) tell('next', v) end, completed = function() tell('done') end})",
      "next 1", "1", "next 2", "2", "done", "completed"),
    StreamExample(
      "do_on an error", "log(ui.fail('no'):do_on{error = function(m) tell('failed', m) end})",
      "failed no", "error no"),
    StreamExample(
      "do_on raises",
      "log(ui.just(1):do_on{next = function() error('in next') end}) log(ui.empty():do_on{completed = function() error('at end') end})",
      "error in next", "error at end"),
    StreamExample("do_on nothing", "log(ui.just(1):do_on{})", "1", "completed"),
    StreamExample(
      "group_by",
      "log(ui.from{1, 2, 3}:group_by(function(v) return v % 2 == 1 end):flat_map(function(g) return g:map(function(v) return tostring(g.key) .. v end) end))",
      "true1", "false2", "true3", "completed"),
    StreamExample(
      "group_by keys are equal as in Lua",
      "log(ui.from{n = 6, 1, 1.0, '1', nil, false, nil}:group_by(function(v) return v end):map(function(g) return g.key end))",
      "1", "1", "nil", "false", "completed"),
    StreamExample(
      "subscribe without functions", "local s = ui.just(1):subscribe() s:dispose() tell('fine')",
      "fine"),
    StreamExample(
      "subscribe to the end only", "ui.empty():subscribe(nil, nil, function() tell('end') end)",
      "end"),
  ]

  static let flattening = [
    StreamExample(
      "flat_map",
      "log(ui.from{20, 10}:flat_map(function(v) return ui.timer(v):map(function() return v end) end))",
      "10: 10", "20: 20", "20: completed"),
    StreamExample(
      "flat_map raises", "log(ui.just(1):flat_map(function() error('no') end))", "error no"),
    StreamExample(
      "flat_map to no stream", "log(ui.just(1):flat_map(function() return {} end))",
      "error flat_map: expected a stream, got a table"),
    StreamExample(
      "flat_map_latest",
      "log(ui.interval(10):take(2):flat_map_latest(function(v) return ui.interval(7):map(function(w) return v .. '.' .. w end):take(2) end))",
      "17: 0.0", "27: 1.0", "34: 1.1", "34: completed"),
    StreamExample(
      "flat_map_first",
      "log(ui.interval(10):take(3):flat_map_first(function(v) return ui.timer(15):map(function() return v end) end))",
      "25: 0", "45: 2", "45: completed"),
    StreamExample(
      "concat_map",
      "log(ui.from{20, 10}:concat_map(function(v) return ui.timer(v):map(function() return v end) end))",
      "20: 20", "30: 10", "30: completed"),
    StreamExample(
      "switch_latest", "log(ui.from{ui.never(), ui.just(2)}:switch_latest())", "2", "completed"),
    StreamExample(
      "merge", "log(ui.from{ui.timer(20), ui.just('b')}:merge())", "b", "20: 0", "20: completed"),
    StreamExample(
      "merge two at a time", "log(ui.from{ui.timer(20), ui.timer(20), ui.timer(20)}:merge(2))",
      "20: 0", "20: 0", "40: 0", "40: completed"),
    StreamExample(
      "concat", "log(ui.from{ui.timer(20), ui.just('b')}:concat())", "20: 0", "20: b",
      "20: completed"),
    StreamExample(
      "no stream among streams",
      "log(ui.just(1):merge()) log(ui.just(1):concat()) log(ui.just(1):switch_latest())",
      "error merge: expected a stream, got 1", "error concat: expected a stream, got 1",
      "error switch_latest: expected a stream, got 1"),
    StreamExample(
      "window",
      "log(ui.from{1, 2, 3}:window(1000, 2):flat_map(function(w) return w:to_list() end))", "[1,2]",
      "[3]", "completed"),
  ]

  static let choosing = [
    StreamExample(
      "take", "log(ui.interval(10):take(2)) log(ui.never():take(0))", "completed", "10: 0", "20: 1",
      "20: completed"),
    StreamExample(
      "take_while", "log(ui.from{1, 2, 3, 1}:take_while(function(v) return v < 3 end))", "1", "2",
      "completed"),
    StreamExample(
      "take_until a stream", "log(ui.interval(10):take_until(ui.timer(25)))", "10: 0", "20: 1",
      "25: completed"),
    StreamExample(
      "take_until a function", "log(ui.from{1, 2, 3}:take_until(function(v) return v == 2 end))",
      "1", "completed"),
    StreamExample(
      "take_last", "log(ui.from{1, 2, 3}:take_last(2)) log(ui.from{1, 2}:take_last(0))", "2", "3",
      "completed", "completed"),
    StreamExample(
      "skip", "log(ui.from{1, 2, 3}:skip(2)) log(ui.from{1}:skip(0))", "3", "completed", "1",
      "completed"),
    StreamExample(
      "skip_while", "log(ui.from{1, 2, 1}:skip_while(function(v) return v < 2 end))", "2", "1",
      "completed"),
    StreamExample(
      "skip_until", "log(ui.interval(10):take(4):skip_until(ui.timer(25)))", "30: 2", "40: 3",
      "40: completed"),
    StreamExample(
      "start_with", "log(ui.just(3):start_with(1, nil)) log(ui.just(3):start_with())", "1", "nil",
      "3", "completed", "3", "completed"),
    StreamExample(
      "distinct_until_changed",
      "log(ui.from{n = 7, 1, 1.0, 2, nil, nil, 'a', 'a'}:distinct_until_changed())", "1", "2",
      "nil", "a", "completed"),
    StreamExample(
      "distinct_until_changed with tables",
      "local t = {} log(ui.from{t, t, {}, {}}:distinct_until_changed():map(function() return 't' end))",
      "t", "t", "t", "completed"),
    StreamExample(
      "distinct_until_changed by a key",
      "log(ui.from{1, 3, 2, 5}:distinct_until_changed(function(v) return v % 2 end))", "1", "2",
      "5", "completed"),
    StreamExample(
      "element_at", "log(ui.from{'a', 'b'}:element_at(1)) log(ui.from{'a'}:element_at(1))", "b",
      "completed", "error argumentOutOfRange"),
    StreamExample(
      "single", "log(ui.just(1):single()) log(ui.empty():single()) log(ui.from{1, 2}:single())",
      "1", "completed", "error noElements", "1", "error moreThanOneElement"),
    StreamExample(
      "if_empty with a value",
      "log(ui.empty():if_empty(1)) log(ui.empty():if_empty(nil)) log(ui.just(2):if_empty(1))", "1",
      "completed", "nil", "completed", "2", "completed"),
    StreamExample(
      "if_empty with a stream", "log(ui.empty():if_empty(ui.from{1, 2}))", "1", "2", "completed"),
    StreamExample("ignore_elements", "log(ui.from{1, 2}:ignore_elements())", "completed"),
    StreamExample(
      "with_latest_from", "log(ui.interval(10):take(3):with_latest_from(ui.interval(15)))", "20: 0",
      "30: 1", "30: completed"),
    StreamExample(
      "with_latest_from with a function",
      "log(ui.just('a'):with_latest_from(ui.relay('b'), function(a, b) return a .. b end))", "ab",
      "completed"),
  ]

  static let timing = [
    StreamExample(
      "debounce", "log(ui.merge{ui.timer(10), ui.timer(20), ui.timer(60)}:debounce(30))", "50: 0",
      "60: 0", "60: completed"),
    StreamExample(
      "throttle", "log(ui.interval(10):take(5):throttle(25))", "10: 0", "35: 2", "60: 4",
      "60: completed"),
    StreamExample(
      "throttle without the latest", "log(ui.interval(10):take(5):throttle(25, false))", "10: 0",
      "40: 3", "50: completed"),
    StreamExample(
      "delay", "log(ui.timer(10):delay(5)) log(ui.fail('no'):delay(5))", "error no", "15: 0",
      "15: completed"),
    StreamExample(
      "delay_subscription", "log(ui.timer(10):delay_subscription(5))", "15: 0", "15: completed"),
    StreamExample(
      "sample", "log(ui.interval(10):take(4):sample(ui.interval(25)))", "25: 1", "50: 3",
      "50: completed"),
    StreamExample(
      "sample with a value for none", "log(ui.timer(30):sample(ui.timer(10), 'none'))", "10: none",
      "10: none"),
    StreamExample(
      "buffer by count", "log(ui.from{1, 2, 3}:buffer(1000, 2))", "[1,2]", "[3]", "completed"),
    StreamExample(
      "buffer by time", "log(ui.interval(10):take(4):buffer(25, 10))", "25: [0,1]", "40: [2,3]",
      "40: completed"),
    StreamExample(
      "timeout", "log(ui.timer(20):timeout(10)) log(ui.timer(10):timeout(20))", "10: error timeout",
      "10: 0", "10: completed"),
    StreamExample(
      "timeout with another stream", "log(ui.never():timeout(10, ui.just('other')))", "10: other",
      "10: completed"),
    StreamExample(
      "observe_on", "log(ui.from{1, 2}:observe_on()) tell('first')", "first", "1", "2", "completed"),
    StreamExample(
      "subscribe_on", "log(ui.just(1):subscribe_on()) tell('first')", "first", "1", "completed"),
    StreamExample(
      "several at one instant",
      "for i = 1, 3 do log(ui.timer(10):map(function() return i end)) end log(ui.timer(5):debounce(5))",
      "5: 0", "5: completed", "10: 1", "10: completed", "10: 2", "10: completed", "10: 3",
      "10: completed"),
  ]

  static let recovering = [
    StreamExample(
      "share",
      "local n = 0 local s = ui.create(function() n = n + 1 end):share() log(s) log(s) tell(n)", "1"
    ),
    StreamExample(
      "share_replay",
      "local n = 0 local s = ui.deferred(function() n = n + 1 return ui.concat{ui.from{n, n + 1}, ui.never()} end):share_replay(1) log(s) log(s)",
      "1", "2", "2"),
    StreamExample(
      "share_replay forever",
      "local n = 0 local s = ui.deferred(function() n = n + 1 return ui.just(n) end):share_replay(1, 'forever') log(s) log(s)",
      "1", "completed", "1", "completed"),
    StreamExample(
      "share_replay while_connected",
      "local n = 0 local s = ui.deferred(function() n = n + 1 return ui.just(n) end):share_replay(1, 'while_connected') log(s) log(s)",
      "1", "completed", "2", "completed"),
    StreamExample(
      "catch", "log(ui.fail('no'):catch(function(m) return ui.just('after ' .. m) end))",
      "after no", "completed"),
    StreamExample(
      "catch what a function raised",
      "log(ui.just(1):map(function() error('bad') end):catch(function(m) return ui.just('after ' .. m) end))",
      "after bad", "completed"),
    StreamExample(
      "catch raises", "log(ui.fail('no'):catch(function() error('worse') end))", "error worse"),
    StreamExample(
      "retry a number of times",
      "local n = 0 log(ui.deferred(function() n = n + 1 if n < 3 then return ui.fail('no') end return ui.just(n) end):retry(3)) n = 0 log(ui.deferred(function() n = n + 1 return ui.fail('no ' .. n) end):retry(2))",
      "3", "completed", "error no 2"),
    StreamExample(
      "retry without end",
      "local n = 0 log(ui.deferred(function() n = n + 1 if n < 50 then return ui.fail('no') end return ui.just(n) end):retry())",
      "50", "completed"),
  ]
}
