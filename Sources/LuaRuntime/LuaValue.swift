import CLua

/// A value of a script as Swift holds it: small ones as they are, the rest by reference.
public enum LuaValue {
  /// Lua's nil.
  case `nil`
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A float.
  case number(Double)
  /// A string; its bytes may be no UTF-8.
  case string(LuaReference)
  /// A table.
  case table(LuaReference)
  /// A function.
  case function(LuaReference)
  /// An object of the host, and how the script holds it.
  case object(AnyObject, LuaReference)
  /// A coroutine.
  case other(LuaReference)

  /// Whether a condition would hold: everything but nil and false.
  public var isTrue: Bool {
    switch self {
    case .nil: false
    case .boolean(let value): value
    default: true
    }
  }

  /// Whether it is nil.
  public var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  /// The reference of a value that has one.
  public var reference: LuaReference? {
    switch self {
    case .nil, .boolean, .integer, .number: nil
    case .string(let reference), .table(let reference), .function(let reference),
      .object(_, let reference), .other(let reference):
      reference
    }
  }
}

extension LuaValue {
  /// Takes over the value, and its pin, that an operation gave.
  init(taking raw: clua_value, address: StateAddress) {
    func reference() -> LuaReference { LuaReference(place: raw.reference, address: address) }
    switch raw.kind {
    case CLUA_BOOLEAN: self = .boolean(raw.boolean)
    case CLUA_INTEGER: self = .integer(raw.integer)
    case CLUA_NUMBER: self = .number(raw.number)
    case CLUA_STRING: self = .string(reference())
    case CLUA_TABLE: self = .table(reference())
    case CLUA_FUNCTION: self = .function(reference())
    case CLUA_OBJECT:
      guard let object = raw.object else {
        self = .nil
        return
      }
      self = .object(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), reference())
    case CLUA_OTHER: self = .other(reference())
    default: self = .nil
    }
  }

  /// The value on its way to Lua; it stays pinned by its reference.
  var raw: clua_value {
    var raw = clua_value()
    switch self {
    case .nil: raw.kind = CLUA_NIL
    case .boolean(let value):
      raw.kind = CLUA_BOOLEAN
      raw.boolean = value
    case .integer(let value):
      raw.kind = CLUA_INTEGER
      raw.integer = value
    case .number(let value):
      raw.kind = CLUA_NUMBER
      raw.number = value
    case .string(let reference):
      raw.kind = CLUA_STRING
      raw.reference = reference.place
    case .table(let reference):
      raw.kind = CLUA_TABLE
      raw.reference = reference.place
    case .function(let reference):
      raw.kind = CLUA_FUNCTION
      raw.reference = reference.place
    case .object(_, let reference), .other(let reference):
      raw.kind = CLUA_OTHER
      raw.reference = reference.place
    }
    return raw
  }
}
