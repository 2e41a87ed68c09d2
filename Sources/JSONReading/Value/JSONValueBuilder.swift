/// A visitor that keeps everything as a tree.
final class JSONValueBuilder: JSONVisitor {
  private enum Open {
    case array([JSONValue], offset: Int)
    case object([JSONValue.Member], offset: Int, key: String, keyOffset: Int)
  }

  /// The value that was read; null until one is complete.
  private(set) var value = JSONValue(.null, offset: 0)
  private var open: [Open] = []

  private func add(_ content: JSONValue.Content, at offset: Int) {
    let added = JSONValue(content, offset: offset)
    // Taken off the stack while it grows, so that its storage has one owner and is not copied.
    switch open.popLast() {
    case .array(var values, let start):
      values.append(added)
      open.append(.array(values, offset: start))
    case .object(var members, let start, let key, let keyOffset):
      members.append(JSONValue.Member(key: key, keyOffset: keyOffset, value: added))
      open.append(.object(members, offset: start, key: "", keyOffset: 0))
    case nil:
      value = added
    }
  }

  func null(at offset: Int) { add(.null, at: offset) }
  func boolean(_ value: Bool, at offset: Int) { add(.boolean(value), at: offset) }
  func integer(_ value: Int64, at offset: Int) { add(.integer(value), at: offset) }
  func number(_ value: Double, at offset: Int) { add(.number(value), at: offset) }

  func string(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    add(.string(String(decoding: text, as: UTF8.self)), at: offset)
  }

  func beginArray(at offset: Int) { open.append(.array([], offset: offset)) }

  func endArray(at offset: Int) {
    guard case .array(let values, let start) = open.popLast() else { return }
    add(.array(values), at: start)
  }

  func beginObject(at offset: Int) {
    open.append(.object([], offset: offset, key: "", keyOffset: 0))
  }

  func key(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard case .object(let members, let start, _, _) = open.popLast() else { return }
    let key = String(decoding: text, as: UTF8.self)
    open.append(.object(members, offset: start, key: key, keyOffset: offset))
  }

  func endObject(at offset: Int) {
    guard case .object(let members, let start, _, _) = open.popLast() else { return }
    add(.object(members), at: start)
  }
}
