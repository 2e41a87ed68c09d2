import LuaRuntime

/// A function of the module, or a method of a class, that the host carries out.
struct ScriptFunction: Sendable {
  /// Its name in scripts.
  let name: StaticString
  /// Its parameters, without the object, and its result, as LuaLS writes them.
  ///
  /// `(count: integer, scope?: string): Stream`; for a field that it answers for, the type alone.
  let signature: StaticString
  /// What it does, in a phrase.
  let summary: StaticString
  /// Does it.
  let body: @Sendable (ScriptCall) throws(LuaRefusal) -> [LuaResult]

  init(
    _ name: StaticString, _ signature: StaticString = "", _ summary: StaticString = "",
    _ body: @escaping @Sendable (ScriptCall) throws(LuaRefusal) -> [LuaResult]
  ) {
    self.name = name
    self.signature = signature
    self.summary = summary
    self.body = body
  }
}

/// A call of a function by a script; valid only while it runs.
struct ScriptCall {
  let name: StaticString
  let arguments: LuaArguments
  let runtime: ScriptRuntime

  /// Refuses an argument, counted from 1 as scripts do.
  func refusal(_ position: Int, expected: String) -> LuaRefusal {
    LuaRefusal("\(name): expected \(expected), got \(arguments.description(position))")
  }

  /// The stream that a method is called on, or that stands at a position.
  func stream(_ position: Int = 0) throws(LuaRefusal) -> ValueStream {
    guard let stream = arguments.object(position) as? ValueStream else {
      throw refusal(position, expected: "a stream")
    }
    return stream
  }

  /// The object that a method is called on.
  func object<Object: AnyObject>(_ type: Object.Type, at position: Int = 0, _ expected: String)
    throws(LuaRefusal) -> Object
  {
    guard let object = arguments.object(position) as? Object else {
      throw refusal(position, expected: expected)
    }
    return object
  }

  /// A function that must be there.
  func function(_ position: Int) throws(LuaRefusal) -> ScriptCallback {
    guard let function = try optionalFunction(position) else {
      throw refusal(position, expected: "a function")
    }
    return function
  }

  /// A function that may be left out.
  func optionalFunction(_ position: Int) throws(LuaRefusal) -> ScriptCallback? {
    if arguments.isNil(position) { return nil }
    guard let function = arguments.function(position) else {
      throw refusal(position, expected: "a function")
    }
    return callback(function)
  }

  /// A script's function as the streams call it.
  func callback(_ function: LuaReference) -> ScriptCallback {
    ScriptCallback(function: function, name: name, state: runtime.state)
  }

  /// Takes what a stream of streams sends; anything else is an error at the line of this call.
  func innerStreams() -> (LuaValue) throws -> ValueStream {
    let name = name
    let state = runtime.state
    let place = state.caller ?? (script: "", line: 0)
    return { value in
      if let stream = value.stream { return stream }
      throw LuaError(
        code: .typeError, script: place.script, line: place.line,
        message: "\(name): expected a stream, got \(state.description(of: value))",
        traceback: ["\(place.script):\(place.line): in \(name)"])
    }
  }

  /// A whole number that is not negative.
  func count(_ position: Int) throws(LuaRefusal) -> Int {
    guard let count = arguments.integer(position), count >= 0 else {
      throw refusal(position, expected: "a whole number that is not negative")
    }
    return count
  }

  /// A whole number above 0.
  func positiveCount(_ position: Int) throws(LuaRefusal) -> Int {
    guard let count = arguments.integer(position), count > 0 else {
      throw refusal(position, expected: "a whole number above 0")
    }
    return count
  }

  /// A duration that is not negative.
  func milliseconds(_ position: Int) throws(LuaRefusal) -> Double {
    guard let duration = arguments.number(position), duration >= 0, duration.isFinite else {
      throw refusal(position, expected: "a number of milliseconds that is not negative")
    }
    return duration
  }

  /// A text that must be there.
  func string(_ position: Int, _ expected: String = "a string") throws(LuaRefusal) -> String {
    guard let string = arguments.string(position) else {
      throw refusal(position, expected: expected)
    }
    return string
  }

  /// The streams of a list that must be there.
  func streams(_ position: Int) throws(LuaRefusal) -> [ValueStream] {
    guard let table = arguments.table(position) else {
      throw refusal(position, expected: "a list of streams")
    }
    var streams: [ValueStream] = []
    for (index, entry) in try runtime.entries(of: table).enumerated() {
      guard let stream = entry.stream else {
        throw LuaRefusal(
          "\(name): [\(index + 1)]: expected a stream, got \(runtime.state.description(of: entry))")
      }
      streams.append(stream)
    }
    return streams
  }

  /// Gives a stream back to the script.
  func result(_ stream: ValueStream) -> [LuaResult] {
    [.object(stream, class: ScriptClass.stream.rawValue)]
  }

  /// Gives an object back to the script.
  func result(_ object: AnyObject, _ objectClass: ScriptClass) -> [LuaResult] {
    [.object(object, class: objectClass.rawValue)]
  }
}

extension LuaState {
  /// What a message calls a value: `the string "half"`, `a table`.
  func description(of value: LuaValue) -> String {
    guard case .string(let reference) = value, let text = try? text(of: reference) else {
      return value.kindName
    }
    return "the string \"\(text)\""
  }
}

extension LuaValue {
  /// What a message calls the value.
  var kindName: String {
    switch self {
    case .nil: "nothing"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string: "a string"
    case .table: "a table"
    case .function: "a function"
    case .object: "another object"
    case .other: "a coroutine"
    }
  }
}
