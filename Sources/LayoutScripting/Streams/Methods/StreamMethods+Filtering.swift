import LuaRuntime
import Streams

extension StreamMethods {
  static let filtering: [ScriptFunction] = [
    ScriptFunction(
      "filter", "(is_included: fun(value: any): boolean): Stream",
      "the values for which the function answers true"
    ) { call throws(LuaRefusal) in
      let isIncluded = try call.function(1)
      return call.result(try call.stream().filter { try isIncluded($0).isTrue })
    },
    ScriptFunction("take", "(count: integer): Stream", "the first values, so many of them") {
      call throws(LuaRefusal) in
      call.result(try call.stream().take(try call.count(1)))
    },
    ScriptFunction(
      "take_while", "(is_taken: fun(value: any): boolean): Stream",
      "the values before the first one that the function refuses"
    ) { call throws(LuaRefusal) in
      let isTaken = try call.function(1)
      return call.result(try call.stream().take(while: { try isTaken($0).isTrue }))
    },
    ScriptFunction(
      "take_until", "(ending: Stream|fun(value: any): boolean): Stream",
      "the values until the other stream sends, or before the first one for which the function answers true"
    ) { call throws(LuaRefusal) in
      if call.arguments.object(1) is ValueStream {
        return call.result(try call.stream().take(until: try call.stream(1)))
      }
      guard let function = call.arguments.function(1) else {
        throw call.refusal(1, expected: "a stream or a function")
      }
      let isLast = call.callback(function)
      return call.result(
        try call.stream().take(until: { (value: LuaValue) in try isLast(value).isTrue }))
    },
    ScriptFunction(
      "take_last", "(count: integer): Stream", "the last values, so many of them, at the end"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().takeLast(try call.count(1)))
    },
    ScriptFunction("skip", "(count: integer): Stream", "all but the first values, so many of them")
    { call throws(LuaRefusal) in
      call.result(try call.stream().skip(try call.count(1)))
    },
    ScriptFunction(
      "skip_while", "(is_skipped: fun(value: any): boolean): Stream",
      "the values from the first one on that the function refuses"
    ) { call throws(LuaRefusal) in
      let isSkipped = try call.function(1)
      return call.result(try call.stream().skip(while: { try isSkipped($0).isTrue }))
    },
    ScriptFunction(
      "skip_until", "(starting: Stream): Stream", "the values from when the other stream sends"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().skip(until: try call.stream(1)))
    },
    ScriptFunction(
      "distinct_until_changed", "(key_of?: fun(value: any): any): Stream",
      "the values that differ, or whose keys differ, from the one before"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      let keyOf = try call.optionalFunction(1)
      return call.result(
        try call.stream().distinctUntilChanged(
          by: { try keyOf?($0) ?? $0 }, { try $0.isSame(as: $1, in: state) }))
    },
    ScriptFunction("element_at", "(index: integer): Stream", "the value at a place, counted from 0")
    { call throws(LuaRefusal) in
      call.result(try call.stream().element(at: try call.count(1)))
    },
    ScriptFunction("single", "(): Stream", "the only value; none or a second one is an error") {
      call throws(LuaRefusal) in
      call.result(try call.stream().single())
    },
    ScriptFunction("ignore_elements", "(): Stream", "only the end") { call throws(LuaRefusal) in
      call.result(try call.stream().ignoreElements())
    },
  ]

  static let combining: [ScriptFunction] = [
    ScriptFunction(
      "start_with", "(...: any): Stream", "the values that are given, then those of the stream"
    ) { call throws(LuaRefusal) in
      let stream = try call.stream()
      let values = (1..<max(call.arguments.count, 1)).map { call.arguments.take($0) }
      return call.result(stream.startWith(values))
    },
    ScriptFunction(
      "if_empty", "(default: any): Stream",
      "a value, or the values of a stream, where this one completes without any"
    ) { call throws(LuaRefusal) in
      if let other = call.arguments.object(1) as? ValueStream {
        return call.result(try call.stream().ifEmpty(switchTo: other))
      }
      return call.result(try call.stream().ifEmpty(default: call.arguments.take(1)))
    },
    ScriptFunction(
      "with_latest_from", "(other: Stream, combine?: fun(value: any, latest: any): any): Stream",
      "for each value the newest of the other stream, or what the function makes of both"
    ) { call throws(LuaRefusal) in
      let other = try call.stream(1)
      guard let function = try call.optionalFunction(2) else {
        return call.result(try call.stream().withLatestFrom(other))
      }
      return call.result(
        try call.stream().withLatestFrom(other, resultSelector: { try function([$0, $1]) }))
    },
    ScriptFunction(
      "sample", "(sampler: Stream, default?: any): Stream",
      "the newest value whenever the other stream sends, unless it has been sent already"
    ) { call throws(LuaRefusal) in
      let sampler = try call.stream(1)
      let value = call.arguments.count > 2 ? call.arguments.take(2) : nil
      return call.result(try call.stream().sample(sampler, default: value))
    },
  ]
}
