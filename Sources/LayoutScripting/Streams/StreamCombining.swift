import LuaRuntime
import Streams

/// Functions that make one stream of several.
enum StreamCombining {
  static let functions: [ScriptFunction] = [
    ScriptFunction("combine_latest") { call throws(LuaRefusal) in
      let streams = try call.streams(0)
      let combined = Stream<[LuaValue]>.combineLatest(streams)
      return call.result(joined(combined, by: try call.optionalFunction(1), in: call.runtime))
    }
  ]

  /// The values of several streams as the function makes one of them, or as a list that says its
  /// length, since nil may be among them.
  static func joined(
    _ combined: Stream<[LuaValue]>, by function: ScriptCallback?, in runtime: ScriptRuntime
  ) -> ValueStream {
    if let function { return combined.map { try function($0) } }
    let state = runtime.state
    return combined.map { .table(try state.makeList($0, hasCount: true)) }
  }
}
