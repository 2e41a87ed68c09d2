import LuaRuntime
import SectionHost
import Streams

/// Methods of the cells and views that scripts fill.
enum CellMethods {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "on",
      "(name: string, control: string|fun(event: ControlEvent), handler?: fun(event: ControlEvent)): Subscription",
      "calls the function at a control event of this cell, of one control or of none, as long as this binding lives"
    ) { call throws(LuaRefusal) in
      let cell = try call.object(Cell.self, "a cell")
      let (name, control) = try event(call)
      let handler = try call.function(control == nil && call.arguments.count < 4 ? 2 : 3)
      let subscription = try observe(call, cell, name, control, handler)
      cell.bag.add(subscription)
      return call.result(subscription, .subscription)
    },
    ScriptFunction(
      "bind", "(stream: Stream, handler: fun(value: any)): Subscription",
      "calls the function with what the stream sends, as long as this binding lives"
    ) { call throws(LuaRefusal) in
      let cell = try call.object(Cell.self, "a cell")
      let stream = try call.stream(1)
      let subscription = call.runtime.subscribe(
        stream, onNext: try call.function(2), in: cell)
      cell.bag.add(subscription)
      return call.result(subscription, .subscription)
    },
    ScriptFunction(
      "events", "(name: string, control?: string): Stream", "the control events as a stream"
    ) { call throws(LuaRefusal) in
      let cell = try call.object(Cell.self, "a cell")
      let (name, control) = try event(call)
      let runtime = call.runtime
      return call.result(
        try events(of: cell, name, control).map { try value(of: $0, in: runtime) })
    },
  ]

  /// The bag whose subscriptions end with the cell's binding.
  static let bag = ScriptFunction("bag", "Bag", "the bag that is cleared when this binding ends") {
    call throws(LuaRefusal) in
    call.result(ScriptBag(showing: try call.object(Cell.self, "a cell").bag), .bag)
  }

  /// The event's name, and the control where there is one.
  private static func event(_ call: ScriptCall) throws(LuaRefusal) -> (String, String?) {
    try call.refusing { () throws(LuaError) in try call.runtime.state.charge(eventSteps) }
    return (try call.string(1, "an event's name"), call.arguments.string(2))
  }

  /// What keeping the handlers of another event takes.
  private static let eventSteps = 150

  private static func events(of cell: Cell, _ name: String, _ control: String?)
    throws(LuaRefusal) -> Stream<ControlEvent>
  {
    guard let events = cell.events else {
      throw LuaRefusal("this cell shows nothing now", code: .runtimeError)
    }
    return events.events(name, control: control)
  }

  private static func observe(
    _ call: ScriptCall, _ cell: Cell, _ name: String, _ control: String?,
    _ handler: ScriptCallback
  ) throws(LuaRefusal) -> Subscription {
    let runtime = call.runtime
    return try events(of: cell, name, control).subscribe(
      in: runtime.scope, named: runtime.state.caller.map { "\($0.script):\($0.line)" },
      onNext: { [unowned runtime] event in
        runtime.run { () throws(LuaError) in _ = try handler(try value(of: event, in: runtime)) }
      })
  }

  /// An event as a handler sees it.
  private static func value(of event: ControlEvent, in runtime: ScriptRuntime)
    throws(LuaError) -> LuaValue
  {
    try runtime.state.build { writer in
      writer.table(count: 1 + (event.control == nil ? 0 : 1) + (event.value == .null ? 0 : 1)) {
        writer in
        writer.key("name")
        writer.write(event.name)
        if let control = event.control {
          writer.key("control")
          writer.write(control)
        }
        if event.value != .null {
          writer.key("value")
          writer.write(event.value)
        }
      }
    }
  }
}
