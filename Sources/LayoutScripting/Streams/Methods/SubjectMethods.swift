import LuaRuntime
import Streams

/// What a script that only has a message fails a stream with.
struct ScriptStreamError: Error {
  let message: String
}

/// Methods of subjects and behaviors.
enum SubjectMethods {
  static let functions: [ScriptFunction] = [
    ScriptFunction("send", "(value: any)", "sends a value") { call throws(LuaRefusal) in
      let value = call.arguments.take(1)
      let target = call.arguments.object(0)
      call.runtime.deliver {
        switch target {
        case let subject as PublishSubject<LuaValue>: subject.send(value)
        case let subject as BehaviorSubject<LuaValue>: subject.send(value)
        case let subject as ReplaySubject<LuaValue>: subject.send(value)
        default: break
        }
      }
      return []
    },
    ScriptFunction("fail", "(message: string)", "ends the stream with an error") {
      call throws(LuaRefusal) in
      let error = ScriptStreamError(message: try call.string(1, "a message"))
      switch call.arguments.object(0) {
      case let subject as PublishSubject<LuaValue>: subject.fail(error)
      case let subject as BehaviorSubject<LuaValue>: subject.fail(error)
      case let subject as ReplaySubject<LuaValue>: subject.fail(error)
      default: break
      }
      return []
    },
    ScriptFunction("complete", "()", "ends the stream") { call throws(LuaRefusal) in
      switch call.arguments.object(0) {
      case let subject as PublishSubject<LuaValue>: subject.complete()
      case let subject as BehaviorSubject<LuaValue>: subject.complete()
      case let subject as ReplaySubject<LuaValue>: subject.complete()
      default: break
      }
      return []
    },
  ]

  /// The newest value of a behavior; after an error there is none.
  static let value = ScriptFunction("value", "any", "the newest value") { call throws(LuaRefusal) in
    let behavior = try call.object(BehaviorSubject<LuaValue>.self, "a behavior")
    do {
      return [.value(try behavior.value)]
    } catch {
      throw LuaRefusal(
        "value: the behavior has failed: \(message(of: error))", code: .runtimeError)
    }
  }
}

/// Methods of relays.
enum RelayMethods {
  static let accept = ScriptFunction(
    "accept", "(value: any)", "sends a value; one that comes during a delivery waits for its end"
  ) { call throws(LuaRefusal) in
    let value = call.arguments.take(1)
    let target = call.arguments.object(0)
    call.runtime.deliver {
      switch target {
      case let relay as BehaviorRelay<LuaValue>: relay.accept(value)
      case let relay as PublishRelay<LuaValue>: relay.accept(value)
      default: break
      }
    }
    return []
  }

  /// The newest value that was accepted.
  static let value = ScriptFunction("value", "any", "the newest value that was accepted") {
    call throws(LuaRefusal) in
    [.value(try call.object(BehaviorRelay<LuaValue>.self, "a relay").value)]
  }
}

/// What a stream's error says.
func message(of error: any Error) -> String {
  switch error {
  case let error as LuaError: error.message
  case let error as ScriptStreamError: error.message
  default: "\(error)"
  }
}
