import CLua

/// Calling functions of scripts, and what a function of the host is told of the call to it.
extension LuaState {
  /// Calls a function and decodes its first result, which is checked against a type before.
  ///
  /// - Parameters:
  ///   - label: What the call is named in a traceback.
  ///   - arguments: Writes the arguments.
  ///   - type: What the result must be.
  ///   - decode: Reads the result's words; must read all references and not call the state.
  /// - Returns: What was decoded, or nil where the function returned nil.
  public func call<Result>(
    _ function: LuaReference, label: StaticString, returning type: LuaSchema.TypeID,
    arguments: (inout LuaWriter) -> Void = { _ in },
    decode: (inout LuaDecoder) -> Result
  ) throws(LuaError) -> Result? {
    let isNil = try isNil(function, label: label, type: type.index, arguments: arguments)
    return isNil ? nil : decoded(decode)
  }

  /// Calls a function and drops its results.
  public func call(
    _ function: LuaReference, label: StaticString, arguments: (inout LuaWriter) -> Void = { _ in }
  ) throws(LuaError) {
    _ = try isNil(function, label: label, type: -1, arguments: arguments)
  }

  /// Calls a function and says whether its first result is nil; with a type below 0 it has none.
  private func isNil(
    _ function: LuaReference, label: StaticString, type: Int32,
    arguments: (inout LuaWriter) -> Void
  ) throws(LuaError) -> Bool {
    try open()
    var writer = LuaWriter()
    arguments(&writer)
    var isNil = false
    let code = writer.bytes.withUnsafeBufferPointer { bytes in
      clua_call(
        pointer, function.place, label.pointer, bytes.baseAddress, bytes.count, Int32(writer.count),
        type, &isNil)
    }
    try check(code)
    return isNil
  }

  /// Checks a value that is kept against a type and decodes it; an error stands at the definition
  /// of a function where one is given.
  public func decode<Result>(
    _ reference: LuaReference, as type: LuaSchema.TypeID, definition: LuaReference? = nil,
    label: StaticString = "?", _ decode: (inout LuaDecoder) -> Result
  ) throws(LuaError) -> Result {
    try open()
    try check(
      clua_decode(pointer, reference.place, type.index, definition?.place ?? 0, label.pointer))
    return decoded(decode)
  }

  func decoded<Result>(_ decode: (inout LuaDecoder) -> Result) -> Result {
    var count = 0
    let words = UnsafeBufferPointer(start: clua_output(pointer, &count), count: count)
    var decoder = LuaDecoder(words: words, address: address)
    return decode(&decoder)
  }

  /// Calls a function of a stream with a few values and takes one back.
  public func call(_ function: LuaReference, label: StaticString, values: [LuaValue])
    throws(LuaError) -> LuaValue
  {
    try open()
    var result = clua_value()
    let code = withUnsafeTemporaryAllocation(of: clua_value.self, capacity: values.count) { raw in
      for (position, value) in values.enumerated() {
        raw.initializeElement(at: position, to: value.raw)
      }
      return clua_call_values(
        pointer, function.place, label.pointer, raw.baseAddress, Int32(values.count), &result)
    }
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  /// Calls a function of a stream with one value and takes one back, without an allocation.
  public func call(_ function: LuaReference, label: StaticString, _ value: LuaValue)
    throws(LuaError) -> LuaValue
  {
    try open()
    var result = clua_value()
    var raw = value.raw
    let code = clua_call_values(
      pointer, function.place, label.pointer, &raw, 1, &result)
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  /// The line of the script that is calling the host now.
  public var caller: (script: String, line: Int)? {
    guard address.pointer != nil else { return nil }
    var script: UnsafePointer<CChar>?
    var line: Int32 = 0
    clua_caller(pointer, &script, &line)
    guard line > 0, let script else { return nil }
    return (String(cString: script), Int(line))
  }

  /// Charges the call in progress for work that the host is about to do.
  ///
  /// - Throws: That the steps of the call are spent, which no script can catch.
  public func charge(_ steps: Int) throws(LuaError) {
    try open()
    try check(clua_charge(pointer, steps))
  }
}
