import JSONReading
import LuaRuntime

/// Reads a screen's data: one object with a value for each of its inputs, in the file's order.
final class DataReader: JSONVisitor {
  private let check: (String) throws(ScriptScreen.InputError) -> Void
  private(set) var values: [(input: String, writer: LuaWriter)] = []
  private var input: String?
  private var value = LuaValueBuilder()
  private var isInside = false
  /// The names that are no input's, by their places.
  private(set) var refusals: [EventRefusal] = []

  init(check: @escaping (String) throws(ScriptScreen.InputError) -> Void) { self.check = check }

  private func pass(
    at offset: Int, _ event: (LuaValueBuilder) -> Void
  ) throws(JSONRefusal) {
    guard let input else {
      throw JSONRefusal("expected an object with a value for each input", offset: offset)
    }
    event(value)
    if value.isComplete {
      values.append((input, value.writer))
      value = LuaValueBuilder()
      self.input = nil
    }
  }

  func null(at offset: Int) throws(JSONRefusal) { try pass(at: offset) { $0.null(at: offset) } }

  func boolean(_ flag: Bool, at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.boolean(flag, at: offset) }
  }

  func integer(_ number: Int64, at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.integer(number, at: offset) }
  }

  func number(_ number: Double, at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.number(number, at: offset) }
  }

  func string(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.string(text, at: offset) }
  }

  func beginArray(at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.beginArray(at: offset) }
  }

  func endArray(at offset: Int) throws(JSONRefusal) {
    try pass(at: offset) { $0.endArray(at: offset) }
  }

  func beginObject(at offset: Int) throws(JSONRefusal) {
    if !isInside {
      isInside = true
      return
    }
    try pass(at: offset) { $0.beginObject(at: offset) }
  }

  func key(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) throws(JSONRefusal) {
    if input != nil { return value.key(text, at: offset) }
    let name = String(decoding: text, as: UTF8.self)
    do throws(ScriptScreen.InputError) { try check(name) } catch {
      refusals.append(EventRefusal(error.message, offset: offset, hint: error.hint))
    }
    input = name
  }

  func endObject(at offset: Int) throws(JSONRefusal) {
    if input == nil { return }
    try pass(at: offset) { $0.endObject(at: offset) }
  }
}

extension ScriptScreen {
  /// Sends every value of a data file to its input, in the open instant and in the file's order.
  ///
  /// Nothing is sent where anything is wrong. O(length of the text).
  public func send(data text: [UInt8], path: String) throws(PlacedError) {
    let reader = DataReader { [self] name throws(InputError) in try checkInput(name) }
    var errors: [PlacedError] = []
    do throws(JSONError) {
      try JSONReader().read(text, into: reader)
    } catch {
      errors.append(
        PlacedError(path: path, line: error.line, column: error.column, message: error.message))
    }
    errors.insert(
      contentsOf: reader.refusals.map {
        PlacedError($0, path: path, reader: JSONReader(), text: text)
      }, at: 0)
    if let error = PlacedError(errors) { throw error }
    for (input, writer) in reader.values {
      do throws(InputError) { try send(writer, to: input) } catch {
        throw PlacedError(path: path, message: error.message, hint: error.hint)
      }
    }
  }
}
