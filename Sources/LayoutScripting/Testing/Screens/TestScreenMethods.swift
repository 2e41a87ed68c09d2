import FrameWriting
import JSONReading
import LayoutGeometry
import LuaRuntime
import SectionHost

/// Methods of the screens that tests drive: the events of frames.md, each with a name of its own.
///
/// Times are milliseconds, lengths points; indexes count from 0, as frames have them.
enum TestScreenMethods {
  static let functions: [ScriptFunction] = [
    ScriptFunction("send", "(input: string, value: any)", "sends a value to an input") {
      call throws(LuaRefusal) in
      try play(
        call, "send",
        JSONValue(members: [
          ("input", JSONValue(try call.string(1, "an input's name"))),
          ("value", try call.json(2) ?? JSONValue(.null, offset: 0)),
        ]))
    },
    ScriptFunction("fail", "(input: string, message: string)", "ends an input with an error") {
      call throws(LuaRefusal) in
      try play(
        call, "fail",
        JSONValue(members: [
          ("input", JSONValue(try call.string(1, "an input's name"))),
          ("message", JSONValue(try call.string(2, "a message"))),
        ]))
    },
    ScriptFunction("complete", "(input: string)", "ends an input") { call throws(LuaRefusal) in
      try play(
        call, "complete",
        JSONValue(members: [("input", JSONValue(try call.string(1, "an input's name")))]))
    },
    ScriptFunction(
      "tap", "(item: string, control?: string, value?: any)",
      "taps an item `\"kind:id\"`, or a control of it"
    ) { call throws(LuaRefusal) in
      try play(
        call, "event",
        JSONValue(members: [
          ("name", JSONValue("tap")),
          ("item", JSONValue(try call.string(1, "an item \"kind:id\""))),
          ("control", try optionalString(call, 2, "a control's name")),
          ("value", try call.json(3)),
        ]))
    },
    ScriptFunction(
      "tap_supplementary", "(section: string|nil, kind: string, control?: string, index?: integer)",
      "taps a header, footer or badge, or a control of it; nil stands for the layout's own"
    ) { call throws(LuaRefusal) in
      try play(
        call, "event",
        JSONValue(members: [
          ("name", JSONValue("tap")),
          ("section", try optionalString(call, 1, "a section's id, or nil for the layout's own")),
          ("supplementary", JSONValue(try call.string(2, "a supplementary's kind"))),
          ("control", try optionalString(call, 3, "a control's name")),
          ("index", try call.json(4)),
        ]))
    },
    ScriptFunction(
      "event", "(event: table)", "a control event, with the fields that an event file has"
    ) { call throws(LuaRefusal) in
      try play(call, "event", try table(call))
    },
    ScriptFunction(
      "scroll_to", "(target: ScrollTarget)", "scrolls to a place, an item or a section's offset"
    ) { call throws(LuaRefusal) in
      let target = try table(call)
      guard target["item"] == nil, target["section"] == nil, target["to"] == nil else {
        return try play(call, "scroll", target)
      }
      return try play(call, "scroll", try point(target, call))
    },
    ScriptFunction(
      "drag", "(section: string|table, from?: number, to?: number, velocity?: number)",
      "drags an orthogonal section, which settles by its behavior"
    ) { call throws(LuaRefusal) in
      if call.arguments.string(1) == nil { return try play(call, "scroll", try table(call)) }
      return try play(
        call, "scroll",
        JSONValue(members: [
          ("section", JSONValue(try call.string(1))), ("from", try call.json(2)),
          ("to", try call.json(3)), ("velocity", try call.json(4)),
        ]))
    },
    ScriptFunction("resize", "(width: number, height: number)", "gives the view another size") {
      call throws(LuaRefusal) in
      guard let width = call.arguments.number(1), let height = call.arguments.number(2) else {
        throw LuaRefusal("resize: expected a width and a height")
      }
      return try play(call, "resize", JSONValue([JSONValue(width), JSONValue(height)]))
    },
    ScriptFunction("rotate", "()", "turns the device to the side, or back") {
      call throws(LuaRefusal) in
      let environment = try screen(call).screen.screen.environment
      guard let device = environment.device else {
        return try play(
          call, "resize",
          JSONValue([JSONValue(environment.size.height), JSONValue(environment.size.width)]))
      }
      let turned = ":landscape"
      let name =
        device.hasSuffix(turned) ? String(device.dropLast(turned.count)) : device + turned
      return try play(call, "device", JSONValue(name))
    },
    ScriptFunction(
      "environment", "(change: table)",
      "changes parts of the environment, with the fields that its file has"
    ) { call throws(LuaRefusal) in
      try play(call, "environment", try table(call))
    },
    ScriptFunction("set_device", "(name: string)", "shows the screen on another device") {
      call throws(LuaRefusal) in
      try play(call, "device", JSONValue(try call.string(1, "a device's name")))
    },
    ScriptFunction("advance", "(duration: number)", "lets the clock run, so that timers fire") {
      call throws(LuaRefusal) in
      try screen(call).advance(try call.milliseconds(1))
      return []
    },
    ScriptFunction("reload_data", "()", "binds every visible cell anew") {
      call throws(LuaRefusal) in
      try play(call, "reload_data", JSONValue(.boolean(true), offset: 0))
    },
    ScriptFunction("reload_script", "()", "loads the scripts again from their files") {
      call throws(LuaRefusal) in
      try play(call, "reload_script", JSONValue(.boolean(true), offset: 0))
    },
    ScriptFunction("frame", "(): table", "the newest frame, as the table that its JSON holds") {
      call throws(LuaRefusal) in
      [try call.result(json: try screen(call).frame().json)]
    },
    ScriptFunction("frames", "(): table[]", "all frames so far") { call throws(LuaRefusal) in
      var writer = FrameWriter(.array)
      for frame in try screen(call).frames() { writer.write(frame) }
      writer.finish()
      var text: [UInt8] = []
      writer.drain { text.append(contentsOf: $0) }
      return [try call.result(json: text)]
    },
    ScriptFunction("close", "()", "ends the screen") { call throws(LuaRefusal) in
      try screen(call).close()
      return []
    },
  ]

  private static func screen(_ call: ScriptCall) throws(LuaRefusal) -> TestScreen {
    try call.object(TestScreen.self, "a screen under test")
  }

  private static func play(_ call: ScriptCall, _ word: String, _ value: JSONValue)
    throws(LuaRefusal) -> [LuaResult]
  {
    do throws(LuaRefusal) { try screen(call).play(word, value) } catch {
      var error = error
      error.message = "\(call.name): \(error.message)"
      throw error
    }
    return []
  }

  private static func optionalString(_ call: ScriptCall, _ position: Int, _ expected: String)
    throws(LuaRefusal) -> JSONValue?
  {
    if call.arguments.isNil(position) { return nil }
    return JSONValue(try call.string(position, expected))
  }

  private static func table(_ call: ScriptCall) throws(LuaRefusal) -> JSONValue {
    guard let table = try call.json(1)?.asFields, case .object = table.content else {
      throw LuaRefusal("\(call.name): expected a table with named fields")
    }
    return table
  }

  /// `{x=, y=, clamp=}` as the event has it; what is not given stays where it is.
  private static func point(_ target: JSONValue, _ call: ScriptCall) throws(LuaRefusal)
    -> JSONValue
  {
    let viewport = try screen(call).screen.screen.visibleRect.origin
    do throws(EventRefusal) {
      let fields = try Fields(
        target, "\(call.name)", known: ["x", "y", "clamp", "item", "section"])
      let x = try fields.optional("x").map(number) ?? viewport.x
      let y = try fields.optional("y").map(number) ?? viewport.y
      return JSONValue(members: [
        ("to", JSONValue([JSONValue(x), JSONValue(y)])), ("clamp", fields.optional("clamp")),
      ])
    } catch {
      throw LuaRefusal(error)
    }
  }
}
