import CLua

extension LuaState {
  /// What a plain loop does besides calling.
  package enum Floor: Sendable {
    /// It drops the results.
    case call
    /// It reads every field of the result.
    case read
    /// It gives a new table to fill, and one entry after the other of the list that is the first
    /// argument.
    case fill
  }

  /// Calls a function many times in a plain loop of C: the least that calls can take.
  ///
  /// Benchmarks compare with it. Nothing is checked and nothing holds a call back.
  package func callInPlainLoop(
    _ function: LuaReference, times: Int, _ floor: Floor,
    arguments: (inout LuaWriter) -> Void = { _ in }
  ) throws(LuaError) {
    try open()
    var writer = LuaWriter()
    arguments(&writer)
    let kind: clua_floor_kind =
      switch floor {
      case .call: CLUA_FLOOR_CALL
      case .read: CLUA_FLOOR_READ
      case .fill: CLUA_FLOOR_FILL
      }
    try check(
      clua_floor(
        pointer, function.place, writer.bytes, writer.bytes.count, Int32(writer.count),
        Int32(times), kind))
  }
}
