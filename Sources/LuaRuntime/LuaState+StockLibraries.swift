import CLua

extension LuaState {
  /// Puts Lua's own `string`, `table` and `utf8` libraries in the place of ours.
  ///
  /// Tests compare with their results and benchmarks with their times. Nothing bounds what they do
  /// (lua-hosting 3.6), so a state whose scripts are not trusted must never have them.
  package func useStockLibraries() throws(LuaError) {
    guard let pointer = address.pointer else { return }
    if clua_use_stock_libraries(pointer) != CLUA_OK { throw LuaError(clua_last_error(pointer)) }
  }
}
