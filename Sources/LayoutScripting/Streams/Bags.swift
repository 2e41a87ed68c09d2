import LuaRuntime
import Streams

/// Subscriptions, and what holds them.
enum Bags {
  static let functions: [ScriptFunction] = [
    ScriptFunction("bag", "(): Bag", "holds subscriptions, to dispose them together") {
      call throws(LuaRefusal) in
      call.result(ScriptBag(keptBy: call.runtime), .bag)
    },
    ScriptFunction("keyed_bag", "(): KeyedBag", "holds one subscription for each key") {
      call throws(LuaRefusal) in
      call.result(ScriptKeyedBag(keptBy: call.runtime), .keyedBag)
    },
    ScriptFunction("serial", "(): SerialSubscription", "holds one subscription at a time") {
      call throws(LuaRefusal) in
      call.result(ScriptSerial(keptBy: call.runtime), .serial)
    },
  ]

  static let disposeSubscription = ScriptFunction(
    "dispose", "()", "ends the subscription: nothing is delivered after it"
  ) { call throws(LuaRefusal) in
    try subscription(call, at: 0).dispose()
    return []
  }

  static let bagMethods: [ScriptFunction] = [
    ScriptFunction(
      "add", "(subscription: Subscription): Subscription", "takes a subscription, and returns it"
    ) { call throws(LuaRefusal) in
      try bag(call).add(try subscription(call, at: 1))
      return [.value(call.arguments.take(1))]
    },
    ScriptFunction("clear", "()", "disposes all; the bag stays usable") { call throws(LuaRefusal) in
      try bag(call).clear()
      return []
    },
    ScriptFunction("dispose", "()", "disposes all, and from then on whatever is added") {
      call throws(LuaRefusal) in
      try bag(call).dispose()
      return []
    },
  ]

  static let keyedBagMethods: [ScriptFunction] = [
    ScriptFunction(
      "set", "(key: string|integer, subscription: Subscription): Subscription",
      "takes a subscription, disposes the one that stood at the key, and returns the new one"
    ) { call throws(LuaRefusal) in
      let bag = try keyedBag(call)
      bag.set(try key(call), try subscription(call, at: 2))
      return [.value(call.arguments.take(2))]
    },
    ScriptFunction(
      "remove", "(key: string|integer)", "disposes the subscription that stands at the key"
    ) { call throws(LuaRefusal) in
      try keyedBag(call).remove(try key(call))
      return []
    },
    ScriptFunction("clear", "()", "disposes all; the bag stays usable") { call throws(LuaRefusal) in
      try keyedBag(call).clear()
      return []
    },
    ScriptFunction("dispose", "()", "disposes all, and from then on whatever is set") {
      call throws(LuaRefusal) in
      try keyedBag(call).dispose()
      return []
    },
  ]

  static let serialMethods: [ScriptFunction] = [
    ScriptFunction(
      "set", "(subscription: Subscription): Subscription",
      "takes a subscription, disposes the one before it, and returns the new one"
    ) { call throws(LuaRefusal) in
      let serial = try call.object(ScriptSerial.self, "a serial subscription").serial
      serial.set(try subscription(call, at: 1))
      return [.value(call.arguments.take(1))]
    },
    ScriptFunction("dispose", "()", "disposes the subscription, and from then on whatever is set") {
      call throws(LuaRefusal) in
      try call.object(ScriptSerial.self, "a serial subscription").serial.dispose()
      return []
    },
  ]

  private static func subscription(_ call: ScriptCall, at position: Int) throws(LuaRefusal)
    -> Subscription
  {
    try call.object(Subscription.self, at: position, "a subscription")
  }

  private static func bag(_ call: ScriptCall) throws(LuaRefusal) -> DisposeBag {
    try call.object(ScriptBag.self, "a bag").bag
  }

  private static func keyedBag(_ call: ScriptCall) throws(LuaRefusal) -> KeyedBag<String> {
    try call.object(ScriptKeyedBag.self, "a keyed bag").bag
  }

  /// A key is a string or a whole number; 7 and "7" are one key, as with items.
  private static func key(_ call: ScriptCall) throws(LuaRefusal) -> String {
    if let string = call.arguments.string(1) { return string }
    if let integer = call.arguments.integer(1) { return "\(integer)" }
    throw call.refusal(1, expected: "a key")
  }
}
