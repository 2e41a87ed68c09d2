import LuaRuntime
import Streams

/// Functions that make streams.
enum StreamSources {
  static let functions: [ScriptFunction] = subjects + values + timed + made

  private static let subjects: [ScriptFunction] = [
    ScriptFunction(
      "subject", "(): Subject", "a subject: its subscribers get what is sent after they came"
    ) { call throws(LuaRefusal) in
      call.result(PublishSubject<LuaValue>(), .subject)
    },
    ScriptFunction(
      "behavior", "(initial: any): Behavior",
      "a subject that holds the newest value and gives it to each new subscriber"
    ) { call throws(LuaRefusal) in
      call.result(BehaviorSubject<LuaValue>(call.arguments.take(0)), .behavior)
    },
    ScriptFunction(
      "replay", "(count: integer): Subject",
      "a subject that gives each new subscriber its last values, so many of them"
    ) { call throws(LuaRefusal) in
      call.result(ReplaySubject<LuaValue>(try call.count(0)), .subject)
    },
    ScriptFunction(
      "relay", "(initial: any): Relay",
      "holds the newest value like a behavior, and never fails or completes"
    ) { call throws(LuaRefusal) in
      call.result(BehaviorRelay<LuaValue>(call.arguments.take(0)), .relay)
    },
    ScriptFunction(
      "publish_relay", "(): PublishRelay",
      "passes values on like a subject, and never fails or completes"
    ) { call throws(LuaRefusal) in
      call.result(PublishRelay<LuaValue>(), .publishRelay)
    },
  ]

  private static let values: [ScriptFunction] = [
    ScriptFunction("just", "(value: any): Stream", "sends one value and completes") {
      call throws(LuaRefusal) in
      call.result(.just(call.arguments.take(0)))
    },
    ScriptFunction("from", "(list: any[]): Stream", "sends the entries of a list and completes") {
      call throws(LuaRefusal) in
      guard let list = call.arguments.table(0) else {
        throw call.refusal(0, expected: "a list")
      }
      let values = try call.runtime.entries(of: list)
      guard values.count > HeldValues.few else { return call.result(.from(values)) }
      let held = try call.refusing { () throws(LuaError) in
        try HeldValues(values, in: call.runtime.state)
      }
      return call.result(.from(held))
    },
    ScriptFunction("empty", "(): Stream", "completes without a value") { call throws(LuaRefusal) in
      call.result(.empty())
    },
    ScriptFunction("never", "(): Stream", "sends nothing and never ends") {
      call throws(LuaRefusal) in call.result(.never())
    },
    ScriptFunction("fail", "(message: string): Stream", "fails with a message") {
      call throws(LuaRefusal) in
      call.result(.fail(ScriptStreamError(message: try call.string(0, "a message"))))
    },
  ]

  private static let timed: [ScriptFunction] = [
    ScriptFunction(
      "timer", "(delay: number, period?: number): Stream",
      "sends 0 after so many milliseconds; with a period, 1, 2, 3 … at each further one"
    ) { call throws(LuaRefusal) in
      let delay = try call.milliseconds(0)
      let period = call.arguments.isNil(1) ? nil : try call.milliseconds(1)
      let ticks = Stream<Int>.timer(after: delay, every: period, on: call.runtime.clock)
      return call.result(ticks.map { .integer(Int64($0)) })
    },
    ScriptFunction(
      "interval", "(period: number): Stream",
      "sends 0, 1, 2 …, each so many milliseconds after the last"
    ) { call throws(LuaRefusal) in
      let period = try call.milliseconds(0)
      let ticks = Stream<Int>.interval(period, on: call.runtime.clock)
      return call.result(ticks.map { .integer(Int64($0)) })
    },
  ]

  private static let made: [ScriptFunction] = [
    ScriptFunction(
      "deferred", "(make: fun(): Stream): Stream",
      "asks the function for a new stream at each subscription"
    ) { call throws(LuaRefusal) in
      let make = try call.function(0)
      return call.result(.deferred { try make.stream([]) })
    },
    ScriptFunction(
      "create", "(subscribe: fun(observer: Observer): Subscription|fun()|nil): Stream",
      "calls the function at each subscription; what it returns is disposed, or called, at the end"
    ) { call throws(LuaRefusal) in
      let subscribe = try call.function(0)
      let runtime = call.runtime
      return call.result(
        .create { [unowned runtime] observer in
          do {
            let scripted = ScriptObserver(observer)
            let made = try runtime.state.makeObject(
              scripted, class: ScriptClass.observer.rawValue)
            return try runtime.subscription(
              endingWith: try subscribe(.object(scripted, made)), of: subscribe)
          } catch {
            observer.fail(error)
            return nil
          }
        })
    },
  ]
}

/// What a function of `create` sends to.
final class ScriptObserver {
  let observer: Observer<LuaValue>

  init(_ observer: Observer<LuaValue>) { self.observer = observer }

  static let methods: [ScriptFunction] = [
    ScriptFunction("send", "(value: any)", "sends a value") { call throws(LuaRefusal) in
      try call.object(ScriptObserver.self, "an observer").observer.send(call.arguments.take(1))
      return []
    },
    ScriptFunction("fail", "(message: string)", "ends the stream with an error") {
      call throws(LuaRefusal) in
      let error = ScriptStreamError(message: try call.string(1, "a message"))
      try call.object(ScriptObserver.self, "an observer").observer.fail(error)
      return []
    },
    ScriptFunction("complete", "()", "ends the stream") { call throws(LuaRefusal) in
      try call.object(ScriptObserver.self, "an observer").observer.complete()
      return []
    },
  ]
}

extension ScriptRuntime {
  /// What ends a created stream: the subscription or the function that its script returned.
  func subscription(endingWith value: LuaValue, of subscribe: ScriptCallback) throws(LuaError)
    -> Subscription?
  {
    switch value {
    case .nil: return nil
    case .object(let subscription as Subscription, _): return subscription
    case .function(let function):
      return Subscription(onDispose: { [weak self] in
        guard let self else { return }
        run { () throws(LuaError) in try state.call(function, label: "dispose") }
      })
    default: throw try subscribe.wrongResult("a function or a subscription", value)
    }
  }
}
