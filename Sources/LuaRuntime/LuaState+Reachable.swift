import CLua

extension LuaState {
  /// Walks everything that scripts can reach: globals, what their functions hold, metatables, the
  /// module and the classes of the schema.
  ///
  /// Meant for a new state, whose scripts have not made anything yet.
  ///
  /// - Throws: The first thing that is not on the list of what scripts are given (lua-hosting 3.1).
  public func checkReachable() throws(LuaError) {
    guard let pointer = address.pointer else { return }
    if clua_check_reachable(pointer) != CLUA_OK { throw LuaError(clua_last_error(pointer)) }
  }
}
