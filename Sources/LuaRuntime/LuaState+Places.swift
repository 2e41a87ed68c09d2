import CLua

extension LuaState {
  /// Lets constructors remember the script and the line that called them; to be asked for before the
  /// first script is loaded.
  public func recordPlaces() throws(LuaError) {
    guard let pointer = address.pointer else { return }
    if clua_record_places(pointer) != CLUA_OK { throw LuaError(clua_last_error(pointer)) }
  }

  /// The script and the line that a record's place stands for; nil where it is not known.
  public func find(place: Int) -> (script: String, line: Int)? {
    guard let pointer = address.pointer, let place = UInt32(exactly: place) else { return nil }
    var script: UnsafePointer<CChar>?
    var line: Int32 = 0
    guard clua_find_place(pointer, place, &script, &line) == CLUA_OK, let script else {
      return nil
    }
    return (String(cString: script), Int(line))
  }
}
