import CLua

extension LuaState {
  /// Calls a function several times with one crossing, and drops the results.
  ///
  /// Each call has its own budget, and one that fails costs only itself.
  ///
  /// - Parameters:
  ///   - label: What a call is named in a traceback.
  ///   - arguments: Writes the arguments of the call with this number; as many each time.
  /// - Returns: The errors of those that failed, by their numbers.
  public func call(
    _ function: LuaReference, label: StaticString, times count: Int,
    arguments: (_ call: Int, inout LuaWriter) -> Void
  ) throws(LuaError) -> [(call: Int, error: LuaError)] {
    try open()
    var writer = LuaWriter()
    var ends: [Int] = []
    ends.reserveCapacity(count)
    for call in 0..<count {
      arguments(call, &writer)
      ends.append(writer.bytes.count)
    }
    if count == 0 { return [] }
    var failures: [(call: Int, error: LuaError)] = []
    let code = withUnsafeMutablePointer(to: &failures) { failures in
      clua_call_batch(
        pointer, function.place, label.pointer, writer.bytes, ends, Int32(writer.count / count),
        Int32(count), failures
      ) { failures, call, error in
        failures?.assumingMemoryBound(to: [(call: Int, error: LuaError)].self).pointee
          .append((Int(call), LuaError(error)))
      }
    }
    try check(code)
    return failures
  }
}
