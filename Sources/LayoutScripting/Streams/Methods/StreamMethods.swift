import LuaRuntime
import Streams

/// Methods of every stream, grouped as the reference is.
enum StreamMethods {
  static let functions: [ScriptFunction] =
    transforming + flattening + accumulating + filtering + combining + timing + sharing + failing
    + observing
}

extension StreamMethods {
  static let transforming: [ScriptFunction] = [
    ScriptFunction(
      "map", "(transform: fun(value: any): any): Stream", "what the function makes of each value"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().map { try transform($0) })
    },
    ScriptFunction("compact", "(): Stream", "the values that are not nil") {
      call throws(LuaRefusal) in
      call.result(try call.stream().filter { !$0.isNil })
    },
    ScriptFunction(
      "compact_map", "(transform: fun(value: any): any): Stream",
      "what the function makes of each value, where that is not nil"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().map { try transform($0) }.filter { !$0.isNil })
    },
    ScriptFunction(
      "enumerated", "(): Stream", "each value as `{index=, element=}`; the index counts from 0"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      return call.result(
        try call.stream().enumerated().map { pair in
          try state.build { writer in
            writer.table(count: pair.element.isNil ? 1 : 2) { writer in
              writer.key("index")
              writer.write(Int64(pair.index))
              if pair.element.isNil { return }
              writer.key("element")
              writer.write(pair.element)
            }
          }
        })
    },
    ScriptFunction(
      "materialize", "(): Stream",
      "each event as a value: `{kind=\"next\", value=}`, `{kind=\"error\", message=}` or `{kind=\"completed\"}`"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      return call.result(
        try call.stream().materialize().map { try table(for: $0, in: state) })
    },
    ScriptFunction("dematerialize", "(): Stream", "the events that such values stand for") {
      call throws(LuaRefusal) in
      let state = call.runtime.state
      return call.result(
        try call.stream().map { try event(from: $0, in: state) }.dematerialize())
    },
  ]

  /// An event as a table: `{kind = "next", value = …}`, `{kind = "error", message = …}` or
  /// `{kind = "completed"}`.
  private static func table(for event: Event<LuaValue>, in state: LuaState) throws -> LuaValue {
    if case .error(let error as LuaError) = event, error.isFinal { throw error }
    return try state.build { writer in
      switch event {
      case .next(let value):
        writer.table(count: value.isNil ? 1 : 2) { writer in
          writer.key("kind")
          writer.write("next")
          if value.isNil { return }
          writer.key("value")
          writer.write(value)
        }
      case .error(let error):
        writer.table(count: 2) { writer in
          writer.key("kind")
          writer.write("error")
          writer.key("message")
          writer.write(message(of: error))
        }
      case .completed:
        writer.table(count: 1) { writer in
          writer.key("kind")
          writer.write("completed")
        }
      }
    }
  }

  /// The event that such a table stands for.
  private static func event(from value: LuaValue, in state: LuaState) throws -> Event<LuaValue> {
    guard case .table(let table) = value else {
      throw ScriptStreamError(
        message: "dematerialize: expected an event {kind=, value=}, got "
          + state.description(of: value))
    }
    func text(_ name: String) throws -> String? {
      guard case .string(let reference) = try state.field(name, of: table) else { return nil }
      return try state.text(of: reference)
    }
    switch try text("kind") {
    case "next": return .next(try state.field("value", of: table))
    case "error": return .error(ScriptStreamError(message: try text("message") ?? ""))
    case "completed": return .completed
    default:
      throw ScriptStreamError(
        message: "dematerialize: an event's kind is \"next\", \"error\" or \"completed\"")
    }
  }

  // MARK: Streams of streams

  static let flattening: [ScriptFunction] = [
    ScriptFunction(
      "flat_map", "(transform: fun(value: any): Stream): Stream",
      "the values of the streams that the function makes of the values, as they come"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().flatMap { try transform.stream([$0]) })
    },
    ScriptFunction(
      "flat_map_latest", "(transform: fun(value: any): Stream): Stream",
      "the same, of the newest of those streams only"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().flatMapLatest { try transform.stream([$0]) })
    },
    ScriptFunction(
      "flat_map_first", "(transform: fun(value: any): Stream): Stream",
      "the same; values that come while such a stream lives are passed over"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().flatMapFirst { try transform.stream([$0]) })
    },
    ScriptFunction(
      "concat_map", "(transform: fun(value: any): Stream): Stream",
      "the same, one stream after the other"
    ) { call throws(LuaRefusal) in
      let transform = try call.function(1)
      return call.result(try call.stream().concatMap { try transform.stream([$0]) })
    },
    ScriptFunction(
      "switch_latest", "(): Stream", "of a stream of streams: the values of the newest"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().map(call.innerStreams()).switchLatest())
    },
    ScriptFunction(
      "merge", "(max_concurrent?: integer): Stream",
      "of a stream of streams: the values of all as they come; at most so many at a time"
    ) { call throws(LuaRefusal) in
      let inner = try call.stream().map(call.innerStreams())
      if call.arguments.isNil(1) { return call.result(inner.merge()) }
      return call.result(inner.merge(maxConcurrent: try call.positiveCount(1)))
    },
    ScriptFunction(
      "concat", "(): Stream", "of a stream of streams: the values of one after the other"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().map(call.innerStreams()).concat())
    },
    ScriptFunction(
      "group_by", "(key_of: fun(value: any): any): Stream",
      "a stream of groups, one for each key: streams with a `key`"
    ) { call throws(LuaRefusal) in
      let keyOf = try call.function(1)
      let state = call.runtime.state
      let groups = try call.stream().group { value in
        ValueKey(try keyOf(value), in: state)
      }
      return call.result(
        groups.map { group in
          .object(group, try state.makeObject(group, class: ScriptClass.group.rawValue))
        })
    },
  ]

  /// The key of a group.
  static let key = ScriptFunction("key", "any", "the key of a group's values") {
    call throws(LuaRefusal) in
    [.value(try call.object(GroupedStream<ValueKey, LuaValue>.self, "a group").key.value)]
  }

  // MARK: Accumulating

  static let accumulating: [ScriptFunction] = [
    ScriptFunction(
      "scan", "(seed: any, accumulate: fun(accumulated: any, value: any): any): Stream",
      "what the function makes of its last result and each value"
    ) { call throws(LuaRefusal) in
      let seed = call.arguments.take(1)
      let accumulate = try call.function(2)
      return call.result(try call.stream().scan(seed) { try accumulate([$0, $1]) })
    },
    ScriptFunction(
      "reduce", "(seed: any, accumulate: fun(accumulated: any, value: any): any): Stream",
      "the last result of that, at the end"
    ) { call throws(LuaRefusal) in
      let seed = call.arguments.take(1)
      let accumulate = try call.function(2)
      return call.result(try call.stream().reduce(seed) { try accumulate([$0, $1]) })
    },
    ScriptFunction("to_list", "(): Stream", "all values as one list, at the end") {
      call throws(LuaRefusal) in
      let state = call.runtime.state
      return call.result(try call.stream().toArray().map { try list($0, in: state) })
    },
    ScriptFunction(
      "buffer", "(duration: number, count: integer): Stream",
      "lists of values: one for each so many milliseconds, or as soon as it has so many"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      let buffered = try call.stream().buffer(
        try call.milliseconds(1), count: try call.positiveCount(2), on: call.runtime.clock)
      return call.result(buffered.map { try list($0, in: state) })
    },
    ScriptFunction(
      "window", "(duration: number, count: integer): Stream", "the same as streams instead of lists"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      let windows = try call.stream().window(
        try call.milliseconds(1), count: try call.positiveCount(2), on: call.runtime.clock)
      return call.result(
        windows.map { window in
          .object(window, try state.makeObject(window, class: ScriptClass.stream.rawValue))
        })
    },
  ]

  /// Values as a list, which says its length where nil is among them.
  private static func list(_ values: [LuaValue], in state: LuaState) throws -> LuaValue {
    .table(try state.makeList(values, hasCount: values.contains(where: \.isNil)))
  }
}
