import JSONReading
import LuaRuntime

/// Writes JSON as it is read into Lua values: `null` in an object is no key, in an array nil, and
/// such an array has its length in `n`.
final class LuaValueBuilder: JSONVisitor {
  private(set) var writer = LuaWriter()
  private var open: [Container] = []
  /// The key that waits for its value.
  private var key: [UInt8] = []

  private struct Container {
    var mark: Int
    var isList: Bool
    var count = 0
    var hasNull = false
  }

  /// Whether a whole value was written.
  var isComplete: Bool { open.isEmpty }

  /// Prepares for a value: writes its key, counts it.
  private func begin() {
    guard let last = open.indices.last else { return }
    if !open[last].isList {
      key.withUnsafeBufferPointer { writer.key(bytes: $0) }
    }
    open[last].count += 1
  }

  func null(at offset: Int) {
    guard let last = open.indices.last else { return writer.writeNil() }
    guard open[last].isList else { return }
    open[last].count += 1
    open[last].hasNull = true
    writer.writeNil()
  }

  func boolean(_ value: Bool, at offset: Int) {
    begin()
    writer.write(value)
  }

  func integer(_ value: Int64, at offset: Int) {
    begin()
    writer.write(value)
  }

  func number(_ value: Double, at offset: Int) {
    begin()
    writer.write(.number(value))
  }

  func string(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    begin()
    writer.write(bytes: text)
  }

  func beginArray(at offset: Int) { begin(list: true) }

  func endArray(at offset: Int) { end() }

  func beginObject(at offset: Int) { begin(list: false) }

  func key(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) { key = Array(text) }

  func endObject(at offset: Int) { end() }

  private func begin(list isList: Bool) {
    begin()
    open.append(Container(mark: writer.begin(list: isList), isList: isList))
  }

  private func end() {
    guard let container = open.popLast() else { return }
    writer.end(container.mark, count: container.count, hasCount: container.hasNull)
  }
}
