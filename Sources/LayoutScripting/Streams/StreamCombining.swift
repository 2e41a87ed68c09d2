import LuaRuntime
import Streams

/// Functions that make one stream of several.
enum StreamCombining {
  static let functions: [ScriptFunction] = [
    ScriptFunction("combine_latest") { call throws(LuaRefusal) in
      let combined = Stream<[LuaValue]>.combineLatest(try call.streams(0))
      return call.result(joined(combined, by: try call.optionalFunction(1), in: call.runtime))
    },
    ScriptFunction("zip") { call throws(LuaRefusal) in
      let zipped = Stream<[LuaValue]>.zip(try call.streams(0))
      return call.result(joined(zipped, by: try call.optionalFunction(1), in: call.runtime))
    },
    ScriptFunction("merge") { call throws(LuaRefusal) in
      call.result(.merge(try call.streams(0)))
    },
    ScriptFunction("concat") { call throws(LuaRefusal) in
      call.result(.concat(try call.streams(0)))
    },
    ScriptFunction("amb") { call throws(LuaRefusal) in
      call.result(.amb(try call.streams(0)))
    },
  ]

  /// The values of several streams as the function makes one of them, or as a list that says its
  /// length, since nil may be among them.
  private static func joined(
    _ combined: Stream<[LuaValue]>, by function: ScriptCallback?, in runtime: ScriptRuntime
  ) -> ValueStream {
    if let function { return combined.map { try function($0) } }
    let state = runtime.state
    return combined.map { .table(try state.makeList($0, hasCount: true)) }
  }
}
