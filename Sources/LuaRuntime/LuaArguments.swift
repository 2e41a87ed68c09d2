import CLua

/// What a script gave to a function of the host; valid only while that function runs.
public struct LuaArguments {
  private let values: UnsafeMutablePointer<clua_value>
  private let address: StateAddress
  /// How many arguments there are.
  public let count: Int

  init(values: UnsafeMutablePointer<clua_value>, count: Int, address: StateAddress) {
    self.values = values
    self.count = count
    self.address = address
  }

  /// The argument at a position from 0; nil's kind where there is none.
  private func value(_ position: Int) -> clua_value {
    position < count ? values[position] : clua_value()
  }

  /// Whether the argument is missing or nil.
  public func isNil(_ position: Int) -> Bool { value(position).kind == CLUA_NIL }

  /// Takes an argument to keep; each may be taken once.
  public func take(_ position: Int) -> LuaValue {
    guard position < count else { return .nil }
    let raw = values[position]
    if raw.kind == CLUA_OBJECT, raw.reference == 0 { return .nil }
    values[position].reference = 0
    return LuaValue(taking: raw, address: address)
  }

  /// The object of the host, where the argument is one.
  public func object(_ position: Int) -> AnyObject? {
    let raw = value(position)
    guard raw.kind == CLUA_OBJECT, let object = raw.object else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  }

  /// The function, where the argument is one; it may be taken once.
  public func function(_ position: Int) -> LuaReference? {
    guard value(position).kind == CLUA_FUNCTION else { return nil }
    return take(position).reference
  }

  /// The table, where the argument is one; it may be taken once.
  public func table(_ position: Int) -> LuaReference? {
    guard value(position).kind == CLUA_TABLE else { return nil }
    return take(position).reference
  }

  /// The text, where the argument is a string; bytes that are no UTF-8 are replaced.
  public func string(_ position: Int) -> String? {
    let raw = value(position)
    guard raw.kind == CLUA_STRING, let bytes = raw.bytes else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: raw.length), as: UTF8.self)
  }

  /// The number, where the argument is one.
  public func number(_ position: Int) -> Double? {
    let raw = value(position)
    switch raw.kind {
    case CLUA_INTEGER: return Double(raw.integer)
    case CLUA_NUMBER: return raw.number
    default: return nil
    }
  }

  /// The whole number, where the argument is one or a float without a fraction.
  public func integer(_ position: Int) -> Int? {
    let raw = value(position)
    switch raw.kind {
    case CLUA_INTEGER: return Int(raw.integer)
    case CLUA_NUMBER: return Int(exactly: raw.number)
    default: return nil
    }
  }

  /// The truth value, where the argument is one.
  public func boolean(_ position: Int) -> Bool? {
    let raw = value(position)
    return raw.kind == CLUA_BOOLEAN ? raw.boolean : nil
  }

  /// What a message calls the argument: `the string "half"`.
  public func description(_ position: Int) -> String {
    let raw = value(position)
    switch raw.kind {
    case CLUA_NIL: return "nothing"
    case CLUA_BOOLEAN: return raw.boolean ? "true" : "false"
    case CLUA_INTEGER: return "\(raw.integer)"
    case CLUA_NUMBER: return "\(raw.number)"
    case CLUA_STRING: return "the string \"\(string(position) ?? "")\""
    case CLUA_TABLE: return "a table"
    case CLUA_FUNCTION: return "a function"
    default: return "another object"
    }
  }

  /// Gives back what was not taken.
  func releaseRest(in pointer: OpaquePointer) {
    for position in 0..<count where values[position].reference > 0 {
      clua_unpin(pointer, values[position].reference)
    }
  }
}
