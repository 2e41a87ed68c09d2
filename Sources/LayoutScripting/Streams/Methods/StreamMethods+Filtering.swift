import LuaRuntime
import Streams

extension StreamMethods {
  static let filtering: [ScriptFunction] = [
    ScriptFunction("filter") { call throws(LuaRefusal) in
      let isIncluded = try call.function(1)
      return call.result(try call.stream().filter { try isIncluded($0).isTrue })
    },
    ScriptFunction("take") { call throws(LuaRefusal) in
      call.result(try call.stream().take(try call.count(1)))
    },
    ScriptFunction("take_while") { call throws(LuaRefusal) in
      let isTaken = try call.function(1)
      return call.result(try call.stream().take(while: { try isTaken($0).isTrue }))
    },
    ScriptFunction("take_until") { call throws(LuaRefusal) in
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
    ScriptFunction("take_last") { call throws(LuaRefusal) in
      call.result(try call.stream().takeLast(try call.count(1)))
    },
    ScriptFunction("skip") { call throws(LuaRefusal) in
      call.result(try call.stream().skip(try call.count(1)))
    },
    ScriptFunction("skip_while") { call throws(LuaRefusal) in
      let isSkipped = try call.function(1)
      return call.result(try call.stream().skip(while: { try isSkipped($0).isTrue }))
    },
    ScriptFunction("skip_until") { call throws(LuaRefusal) in
      call.result(try call.stream().skip(until: try call.stream(1)))
    },
    ScriptFunction("distinct_until_changed") { call throws(LuaRefusal) in
      let state = call.runtime.state
      let keyOf = try call.optionalFunction(1)
      return call.result(
        try call.stream().distinctUntilChanged(
          by: { try keyOf?($0) ?? $0 }, { try $0.isSame(as: $1, in: state) }))
    },
    ScriptFunction("element_at") { call throws(LuaRefusal) in
      call.result(try call.stream().element(at: try call.count(1)))
    },
    ScriptFunction("single") { call throws(LuaRefusal) in
      call.result(try call.stream().single())
    },
    ScriptFunction("ignore_elements") { call throws(LuaRefusal) in
      call.result(try call.stream().ignoreElements())
    },
  ]

  static let combining: [ScriptFunction] = [
    ScriptFunction("start_with") { call throws(LuaRefusal) in
      let stream = try call.stream()
      let values = (1..<max(call.arguments.count, 1)).map { call.arguments.take($0) }
      return call.result(stream.startWith(values))
    },
    ScriptFunction("if_empty") { call throws(LuaRefusal) in
      if let other = call.arguments.object(1) as? ValueStream {
        return call.result(try call.stream().ifEmpty(switchTo: other))
      }
      return call.result(try call.stream().ifEmpty(default: call.arguments.take(1)))
    },
    ScriptFunction("with_latest_from") { call throws(LuaRefusal) in
      let other = try call.stream(1)
      guard let function = try call.optionalFunction(2) else {
        return call.result(try call.stream().withLatestFrom(other))
      }
      return call.result(
        try call.stream().withLatestFrom(other, resultSelector: { try function([$0, $1]) }))
    },
    ScriptFunction("sample") { call throws(LuaRefusal) in
      let sampler = try call.stream(1)
      let value = call.arguments.count > 2 ? call.arguments.take(2) : nil
      return call.result(try call.stream().sample(sampler, default: value))
    },
  ]
}
