import CLua

/// Making values in the state, and looking at them.
extension LuaState {
  /// Builds one value in the state.
  public func build(_ write: (inout LuaWriter) -> Void) throws(LuaError) -> LuaValue {
    var writer = LuaWriter()
    write(&writer)
    return try build(from: writer)
  }

  /// Builds the one value that was written in the state.
  public func build(from writer: LuaWriter) throws(LuaError) -> LuaValue {
    try open()
    var result = clua_value()
    let code = writer.bytes.withUnsafeBufferPointer { bytes in
      clua_build(pointer, bytes.baseAddress, bytes.count, &result)
    }
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  /// Builds one table in the state.
  public func buildTable(_ write: (inout LuaWriter) -> Void) throws(LuaError) -> LuaReference {
    guard case .table(let table) = try build(write) else {
      preconditionFailure("what was written is no table")
    }
    return table
  }

  /// Makes a list of values; with `hasCount` its length stands in the field `n`.
  public func makeList(_ values: [LuaValue], hasCount: Bool) throws(LuaError) -> LuaReference {
    try open()
    var place: Int32 = 0
    let raw = values.map(\.raw)
    try check(clua_make_list(pointer, raw, Int32(raw.count), hasCount, &place))
    return LuaReference(place: place, address: address)
  }

  /// The entries of a list, each kept.
  public func entries(of list: LuaReference) throws(LuaError) -> [LuaValue] {
    try open()
    var length: Int64 = 0
    try check(clua_length(pointer, list.place, &length))
    let stride = MemoryLayout<LuaValue>.stride + MemoryLayout<clua_value>.stride
    let copies = HeldMemory(in: self)
    try copies.resize(to: Int(length) * stride)
    defer { copies.shrink(to: 0) }
    var raw = [clua_value](repeating: clua_value(), count: Int(length))
    try check(clua_entries(pointer, list.place, &raw, 1, Int32(length)))
    return raw.map { LuaValue(taking: $0, address: address) }
  }

  /// The field of a table.
  public func field(_ name: String, of table: LuaReference) throws(LuaError) -> LuaValue {
    try open()
    var result = clua_value()
    try check(clua_get_field(pointer, table.place, name, &result))
    return LuaValue(taking: result, address: address)
  }

  /// The text of a string, with bytes that are no UTF-8 replaced; nil for what is no string.
  public func text(of reference: LuaReference) throws(LuaError) -> String? {
    try open()
    var bytes: UnsafePointer<CChar>?
    var length = 0
    try check(clua_string(pointer, reference.place, &bytes, &length))
    guard let bytes else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// The bytes of a string; none for what is no string.
  public func bytes(of reference: LuaReference) throws(LuaError) -> [UInt8] {
    try open()
    var bytes: UnsafePointer<CChar>?
    var length = 0
    try check(clua_string(pointer, reference.place, &bytes, &length))
    guard let bytes else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// What distinguishes a table, function or object from all others that are alive.
  public func identity(of reference: LuaReference) throws(LuaError) -> UInt {
    try open()
    var identity: UInt = 0
    try check(clua_identity(pointer, reference.place, &identity))
    return identity
  }

  /// Where a function begins.
  public func place(of function: LuaReference) throws(LuaError) -> (script: String, line: Int) {
    try open()
    var script: UnsafePointer<CChar>?
    var line: Int32 = 0
    try check(clua_function_place(pointer, function.place, &script, &line))
    return (script.map { String(cString: $0) } ?? "", Int(line))
  }

  /// Whether two values are the same as Lua's `rawequal` says.
  public func isEqual(_ left: LuaValue, _ right: LuaValue) throws(LuaError) -> Bool {
    try open()
    var isEqual = false
    var left = left.raw
    var right = right.raw
    try check(clua_equal(pointer, &left, &right, &isEqual))
    return isEqual
  }

  /// Which pairs of entries of two lists differ, tables by what they hold.
  ///
  /// Equal references are not looked into. Positions count from 0.
  public func differences(
    between old: LuaReference, _ oldEntries: [Int32], and new: LuaReference, _ newEntries: [Int32]
  ) throws(LuaError) -> [Bool] {
    try open()
    var differs = [Bool](repeating: false, count: oldEntries.count)
    try check(
      clua_differences(
        pointer, old.place, new.place, oldEntries, newEntries, Int32(oldEntries.count), &differs))
    return differs
  }

  /// Whether two values that are kept differ, tables by what they hold.
  public func differ(_ left: LuaReference, _ right: LuaReference) throws(LuaError) -> Bool {
    try open()
    var differs = false
    try check(clua_differ(pointer, left.place, right.place, &differs))
    return differs
  }
}
