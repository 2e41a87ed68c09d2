import LuaRuntime

/// A value of a script by which others are grouped: equal where Lua's == says so, without
/// metamethods.
struct ValueKey: Hashable {
  private enum Identity: Hashable {
    case `nil`
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string([UInt8])
    case reference(UInt)
  }

  /// The value, which also keeps what it refers to alive.
  let value: LuaValue
  private let identity: Identity

  init(_ value: LuaValue, in state: LuaState) {
    self.value = value
    switch value {
    case .nil: identity = .nil
    case .boolean(let value): identity = .boolean(value)
    case .integer(let value): identity = .integer(value)
    case .number(let value):
      identity = Int64(exactly: value).map { .integer($0) } ?? .number(value)
    case .string(let reference): identity = .string((try? state.bytes(of: reference)) ?? [])
    case .table(let reference), .function(let reference), .object(_, let reference),
      .other(let reference):
      identity = .reference((try? state.identity(of: reference)) ?? 0)
    }
  }

  static func == (left: ValueKey, right: ValueKey) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LuaValue {
  /// Whether Lua's == would call two values equal, without metamethods.
  func isSame(as other: LuaValue, in state: LuaState) throws(LuaError) -> Bool {
    switch (self, other) {
    case (.nil, .nil): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.nil, _), (_, .nil), (.boolean, _), (_, .boolean): false
    default: try state.isEqual(self, other)
    }
  }
}
