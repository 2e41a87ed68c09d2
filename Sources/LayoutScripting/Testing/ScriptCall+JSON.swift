import JSONReading
import LuaRuntime
import SectionHost

extension ScriptCall {
  /// An argument as JSON holds it, nothing as null; each may be asked for once.
  func frameValue(_ position: Int) throws(LuaRefusal) -> FrameValue {
    do throws(LuaError) { return try runtime.frameValue(arguments.take(position)) } catch {
      throw LuaRefusal(error)
    }
  }

  /// An argument as events and data are read; nothing is nil.
  func json(_ position: Int) throws(LuaRefusal) -> JSONValue? {
    if arguments.isNil(position) { return nil }
    return JSONValue(try frameValue(position))
  }

  /// A list or table of JSON as the script holds it.
  func result(json text: [UInt8]) throws(LuaRefusal) -> LuaResult {
    let builder = LuaValueBuilder()
    do throws(JSONError) { try JSONReader().read(text, into: builder) } catch {
      throw LuaRefusal(error.message, code: .runtimeError)
    }
    do throws(LuaError) {
      return .value(try runtime.state.build(from: builder.writer))
    } catch {
      throw LuaRefusal(error)
    }
  }
}

extension JSONValue {
  /// A frame's value as it is read from JSON, at no place of a text.
  init(_ value: FrameValue) {
    let content: Content =
      switch value {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let values): .array(values.map { JSONValue($0) })
      case .object(let fields):
        .object(
          fields.map { Member(key: $0.key, keyOffset: 0, value: JSONValue($0.value)) })
      }
    self.init(content, offset: 0)
  }

  /// An object of those members that have a value, at no place of a text.
  init(members: [(key: String, value: JSONValue?)]) {
    self.init(
      .object(
        members.compactMap { key, value in
          value.map { Member(key: key, keyOffset: 0, value: $0) }
        }), offset: 0)
  }

  /// The value where a table with named fields is meant: an empty table of Lua has none, and reads as a
  /// list.
  var asFields: JSONValue {
    if case .array(let values) = content, values.isEmpty { JSONValue(members: []) } else { self }
  }

  /// A text, at no place of a text.
  init(_ text: String) { self.init(.string(text), offset: 0) }

  /// A number, at no place of a text.
  init(_ number: Double) { self.init(.number(number), offset: 0) }

  /// A list, at no place of a text.
  init(_ values: [JSONValue]) { self.init(.array(values), offset: 0) }
}

extension LuaRefusal {
  /// Passes what is wrong with an event or an option on to the script that gave it.
  init(_ error: EventRefusal) {
    self.init(error.message, hint: error.hint)
  }

  /// Passes what is wrong with a file on, with its place.
  init(_ error: PlacedError) {
    var message = error.path
    if let line = error.line { message += ":\(line)" }
    if let column = error.column { message += ":\(column)" }
    self.init("\(message): \(error.message)", code: .runtimeError, hint: error.hint)
  }
}
