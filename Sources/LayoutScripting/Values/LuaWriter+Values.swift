import JSONReading
import LuaRuntime
import SectionHost

extension LuaWriter {
  /// Writes a frame's value; nulls in objects are no keys, as in data.
  mutating func write(_ value: FrameValue) {
    switch value {
    case .null: writeNil()
    case .boolean(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values):
      list(count: values.count, hasCount: values.contains(.null)) { writer in
        for value in values { writer.write(value) }
      }
    case .object(let fields):
      let fields = fields.filter { $0.value != .null }
      table(count: fields.count) { writer in
        for field in fields {
          writer.key(field.key)
          writer.write(field.value)
        }
      }
    }
  }

  /// Writes a value of JSON as data is written.
  mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: writeNil()
    case .boolean(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value): write(LuaValue.number(value))
    case .string(let value): write(value)
    case .array(let values):
      list(count: values.count, hasCount: values.contains(where: \.isNull)) { writer in
        for value in values { writer.write(value) }
      }
    case .object(let members):
      let count = members.reduce(0) { $1.value.isNull ? $0 : $0 + 1 }
      table(count: count) { writer in
        for member in members where !member.value.isNull {
          writer.key(member.key)
          writer.write(member.value)
        }
      }
    }
  }
}

extension JSONValue {
  fileprivate var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
