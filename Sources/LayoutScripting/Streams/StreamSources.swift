import LuaRuntime
import Streams

/// Functions that make streams.
enum StreamSources {
  static let functions: [ScriptFunction] = [
    ScriptFunction("subject") { call throws(LuaRefusal) in
      call.result(PublishSubject<LuaValue>(), .subject)
    },
    ScriptFunction("behavior") { call throws(LuaRefusal) in
      call.result(BehaviorSubject<LuaValue>(call.arguments.take(0)), .behavior)
    },
    ScriptFunction("relay") { call throws(LuaRefusal) in
      call.result(BehaviorRelay<LuaValue>(call.arguments.take(0)), .relay)
    },
    ScriptFunction("publish_relay") { call throws(LuaRefusal) in
      call.result(PublishRelay<LuaValue>(), .publishRelay)
    },
  ]
}
