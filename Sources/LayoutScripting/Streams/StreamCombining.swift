import LuaRuntime
import Streams

/// Functions that make one stream of several.
enum StreamCombining {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "combine_latest", "(streams: Stream[], combine?: fun(...: any): any): Stream",
      "the newest values of all streams, whenever one of them sends; without a function a list with `n`"
    ) { call throws(LuaRefusal) in
      let combined = Stream<[LuaValue]>.combineLatest(try call.streams(0))
      return call.result(joined(combined, by: try call.optionalFunction(1), in: call.runtime))
    },
    ScriptFunction(
      "zip", "(streams: Stream[], combine?: fun(...: any): any): Stream",
      "the first values of all streams together, then the second ones …; without a function a list with `n`"
    ) { call throws(LuaRefusal) in
      let zipped = Stream<[LuaValue]>.zip(try call.streams(0))
      return call.result(joined(zipped, by: try call.optionalFunction(1), in: call.runtime))
    },
    ScriptFunction("merge", "(streams: Stream[]): Stream", "the values of all streams as they come")
    { call throws(LuaRefusal) in
      call.result(.merge(try call.streams(0)))
    },
    ScriptFunction(
      "concat", "(streams: Stream[]): Stream", "the values of one stream after the other"
    ) { call throws(LuaRefusal) in
      call.result(.concat(try call.streams(0)))
    },
    ScriptFunction(
      "amb", "(streams: Stream[]): Stream", "the values of the stream that sends first"
    ) { call throws(LuaRefusal) in
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
