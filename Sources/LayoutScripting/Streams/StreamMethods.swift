import LuaRuntime
import Streams

/// Methods of every stream.
enum StreamMethods {
  static let functions: [ScriptFunction] = [
    ScriptFunction("map") { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().map { try transform($0) })
    },
    ScriptFunction("filter") { call throws(LuaRefusal) in
      let isIncluded = try call.function(1)
      return call.result(try call.stream().filter { try isIncluded($0).isTrue })
    },
    ScriptFunction("compact") { call throws(LuaRefusal) in
      call.result(try call.stream().filter { !$0.isNil })
    },
    ScriptFunction("compact_map") { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().map { try transform($0) }.filter { !$0.isNil })
    },
    ScriptFunction("subscribe") { call throws(LuaRefusal) in
      let stream = try call.stream()
      let onNext = try call.optionalFunction(1)
      let onError = try call.optionalFunction(2)
      let onCompleted = try call.optionalFunction(3)
      return call.result(
        call.runtime.subscribe(
          stream, onNext: onNext, onError: onError, onCompleted: onCompleted), .subscription)
    },
  ]
}
