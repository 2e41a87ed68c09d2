import LuaRuntime
import Streams

extension StreamMethods {
  static let timing: [ScriptFunction] = [
    ScriptFunction(
      "debounce", "(duration: number): Stream",
      "a value after which nothing came for so many milliseconds"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().debounce(try call.milliseconds(1), on: call.runtime.clock))
    },
    ScriptFunction(
      "throttle", "(duration: number, latest?: boolean): Stream",
      "at most one value in so many milliseconds, and the last of them at their end unless `latest` is false"
    ) { call throws(LuaRefusal) in
      if !call.arguments.isNil(2), call.arguments.boolean(2) == nil {
        throw call.refusal(2, expected: "true or false")
      }
      return call.result(
        try call.stream().throttle(
          try call.milliseconds(1), latest: call.arguments.boolean(2) ?? true,
          on: call.runtime.clock))
    },
    ScriptFunction("delay", "(duration: number): Stream", "the values, so many milliseconds later")
    { call throws(LuaRefusal) in
      call.result(try call.stream().delay(try call.milliseconds(1), on: call.runtime.clock))
    },
    ScriptFunction(
      "delay_subscription", "(duration: number): Stream", "subscribes so many milliseconds later"
    ) { call throws(LuaRefusal) in
      call.result(
        try call.stream().delaySubscription(try call.milliseconds(1), on: call.runtime.clock))
    },
    ScriptFunction(
      "timeout", "(duration: number, other?: Stream): Stream",
      "fails, or goes on with the other stream, where no value comes for so many milliseconds"
    ) { call throws(LuaRefusal) in
      let duration = try call.milliseconds(1)
      let clock = call.runtime.clock
      if call.arguments.isNil(2) {
        return call.result(try call.stream().timeout(duration, on: clock))
      }
      return call.result(
        try call.stream().timeout(duration, switchTo: try call.stream(2), on: clock))
    },
    ScriptFunction("observe_on", "(): Stream", "delivers in a turn of the clock of its own") {
      call throws(LuaRefusal) in
      call.result(try call.stream().observe(on: call.runtime.clock))
    },
    ScriptFunction("subscribe_on", "(): Stream", "subscribes in a turn of the clock of its own") {
      call throws(LuaRefusal) in
      call.result(try call.stream().subscribe(on: call.runtime.clock))
    },
  ]

  static let sharing: [ScriptFunction] = [
    ScriptFunction(
      "share", "(): Stream",
      "one subscription to this stream for all subscribers, as long as there are any"
    ) { call throws(LuaRefusal) in
      call.result(try call.stream().share())
    },
    ScriptFunction(
      "share_replay", "(count: integer, scope?: \"while_connected\"|\"forever\"): Stream",
      "the same, and the last values for each new subscriber"
    ) { call throws(LuaRefusal) in
      let scope: ShareScope
      switch call.arguments.isNil(2) ? "while_connected" : call.arguments.string(2) {
      case "while_connected": scope = .whileConnected
      case "forever": scope = .forever
      default: throw call.refusal(2, expected: "\"while_connected\" or \"forever\"")
      }
      return call.result(try call.stream().share(replay: try call.count(1), scope: scope))
    },
  ]

  static let failing: [ScriptFunction] = [
    ScriptFunction(
      "catch", "(handler: fun(message: string): Stream): Stream",
      "goes on with the function's stream after an error"
    ) { call throws(LuaRefusal) in
      let handler = try call.function(1)
      let runtime = call.runtime
      return call.result(
        try call.stream().catch { [unowned runtime] error in
          if let error = error as? LuaError, error.isFinal { throw error }
          return try handler.stream([try runtime.text(message(of: error))])
        })
    },
    ScriptFunction(
      "retry", "(count?: integer): Stream",
      "subscribes again after an error, at most so many times in all"
    ) { call throws(LuaRefusal) in
      let count = call.arguments.isNil(1) ? nil : try call.count(1)
      let runtime = call.runtime
      return call.result(
        try call.stream().retry(count) { [unowned runtime] error in
          try runtime.checkRetry(error)
          return true
        })
    },
  ]

  static let observing: [ScriptFunction] = [
    ScriptFunction(
      "do_on", "(handlers: StreamHandlers): Stream",
      "calls functions on the way, and changes nothing"
    ) { call throws(LuaRefusal) in
      let runtime = call.runtime
      let handlers = try EventHandlers(call)
      return call.result(
        try call.stream().do(
          onNext: handlers.next.map { next in { _ = try next($0) } },
          onError: handlers.error.map { failed in
            { [unowned runtime] in _ = try failed(try runtime.text(message(of: $0))) }
          },
          onCompleted: handlers.completed.map { completed in { _ = try completed([]) } }))
    },
    ScriptFunction(
      "subscribe",
      "(on_next?: fun(value: any), on_error?: fun(message: string), on_completed?: fun()): Subscription",
      "calls the functions with what the stream sends, until the subscription is disposed or the screen ends"
    ) { call throws(LuaRefusal) in
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

/// What `do_on` is given.
private struct EventHandlers {
  var next: ScriptCallback?
  var error: ScriptCallback?
  var completed: ScriptCallback?

  init(_ call: ScriptCall) throws(LuaRefusal) {
    guard let table = call.arguments.table(1) else {
      throw call.refusal(1, expected: "a table {next=, error=, completed=} of functions")
    }
    let runtime = call.runtime
    let functions: [LuaReference?]
    do throws(LuaError) {
      functions = try runtime.state.decode(table, as: runtime.interface.eventHandlers) { decoder in
        var fields = decoder.fields()
        return (0..<3).map { _ in fields.next() ? decoder.reference() : nil }
      }
    } catch {
      throw LuaRefusal(error)
    }
    next = functions[0].map(call.callback)
    self.error = functions[1].map(call.callback)
    completed = functions[2].map(call.callback)
  }
}
