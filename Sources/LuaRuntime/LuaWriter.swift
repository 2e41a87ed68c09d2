/// Writes the arguments of a call into one flat buffer, from which C builds the values.
///
/// Lists and tables say their size first, so the caller counts.
public struct LuaWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var depth = 0

  /// Makes an empty buffer.
  public init() {}

  private mutating func tag(_ character: Unicode.Scalar) {
    if depth == 0 { count += 1 }
    bytes.append(UInt8(character.value))
  }

  /// The same for what has parts, which is rarely smaller and need not grow step by step.
  private mutating func partsTag(_ character: Unicode.Scalar) {
    if depth == 0, bytes.capacity < 256 { bytes.reserveCapacity(256) }
    tag(character)
  }

  private mutating func raw(_ value: some BitwiseCopyable) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  private mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      raw(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  /// Writes nil.
  public mutating func writeNil() { tag("z") }

  /// Writes a truth value.
  public mutating func write(_ value: Bool) { tag(value ? "t" : "f") }

  /// Writes a whole number.
  public mutating func write(_ value: Int64) {
    tag("i")
    raw(value)
  }

  /// Writes a number; a whole one that Lua's integers hold is written as an integer.
  public mutating func write(_ value: Double) {
    if let whole = Int64(exactly: value) {
      write(whole)
    } else {
      tag("n")
      raw(value)
    }
  }

  /// Writes a text.
  public mutating func write(_ value: String) {
    tag("s")
    text(value)
  }

  /// Writes bytes as a string.
  public mutating func write(bytes value: some Collection<UInt8>) {
    tag("s")
    raw(UInt32(value.count))
    bytes.append(contentsOf: value)
  }

  /// Writes a value that the script has already.
  public mutating func write(_ reference: LuaReference) {
    tag("r")
    raw(reference.place)
  }

  /// Writes a table that the script has already so that it can only be read; what its fields hold
  /// is not guarded.
  public mutating func write(readOnly reference: LuaReference) {
    tag("g")
    write(reference)
  }

  /// Writes a view in its present binding.
  public mutating func write(_ view: LuaView) {
    tag("v")
    raw(view.handle)
  }

  /// Writes the entry of a list, by its position from 0.
  public mutating func write(entry: Int, of list: LuaReference) {
    tag("e")
    raw(list.place)
    raw(Int64(entry + 1))
  }

  /// Writes a value of the script.
  public mutating func write(_ value: LuaValue) {
    switch value {
    case .nil: writeNil()
    case .boolean(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value):
      tag("n")
      raw(value)
    case .string(let reference), .table(let reference), .function(let reference),
      .object(_, let reference), .other(let reference):
      write(reference)
    }
  }

  /// Writes a list of as many values as are then written; with `hasCount` its length stands in the
  /// field `n`, so that nil may be among them.
  public mutating func list(
    count: Int, hasCount: Bool = false, _ contents: (inout LuaWriter) -> Void
  ) {
    partsTag(hasCount ? "L" : "l")
    raw(UInt32(count))
    nest(contents)
  }

  /// Writes a table of as many fields as are then written, a key before each value.
  public mutating func table(count: Int, _ contents: (inout LuaWriter) -> Void) {
    partsTag("m")
    raw(UInt32(count))
    nest(contents)
  }

  /// The same, but a script may only read the table.
  public mutating func readOnlyTable(count: Int, _ contents: (inout LuaWriter) -> Void) {
    partsTag("g")
    nest { $0.table(count: count, contents) }
  }

  /// Writes the key of the field whose value is written next.
  public mutating func key(_ name: String) { text(name) }

  /// Writes a table that a script may only read and that remembers which fields it read; each key
  /// is written with `trackedKey`.
  public mutating func tracked(count: Int, _ contents: (inout LuaWriter) -> Void) {
    partsTag("w")
    raw(UInt32(count))
    nest(contents)
  }

  /// Writes a key of a tracked table; reading it sets the bit, where there is one (0 to 63).
  public mutating func trackedKey(_ name: String, bit: Int?) {
    text(name)
    raw(Int8(bit ?? -1))
  }

  /// Writes what a tracked table is extended by: the name of a field that is itself a tracked table,
  /// and the names of its fields, each with the bit that reading it sets, where there is one.
  public mutating func form(
    _ name: String, _ fields: [(name: String, bit: Int?)]
  ) {
    list(count: 2 + fields.count) { writer in
      writer.write(name)
      let bits = fields.compactMap { field in field.bit.map { (field.name, $0) } }
      writer.table(count: bits.count) { writer in
        for (name, bit) in bits {
          writer.key(name)
          writer.write(Int64(bit))
        }
      }
      for field in fields { writer.write(field.name) }
    }
  }

  /// Writes a tracked table that the script has already with one more field, of a form.
  ///
  /// The values of that field's fields are then written; the table of them is made when a script first
  /// reads it. A script may only read the tables among them; what their fields hold is not guarded.
  public mutating func extended(
    _ base: LuaReference, by form: LuaReference, count: Int,
    _ contents: (inout LuaWriter) -> Void
  ) {
    partsTag("x")
    raw(base.place)
    raw(form.place)
    raw(UInt32(count))
    nest(contents)
  }

  private mutating func nest(_ contents: (inout LuaWriter) -> Void) {
    depth += 1
    contents(&self)
    depth -= 1
  }

  // MARK: Without closures, for readers that learn the size last

  /// Begins a list or table whose size is not known yet, and says where to put it.
  public mutating func begin(list: Bool, hasCount: Bool = false) -> Int {
    tag(list ? (hasCount ? "L" : "l") : "m")
    depth += 1
    raw(UInt32(0))
    return bytes.count - 4
  }

  /// Ends what `begin` began, with its size; a list may turn out to hold nil only now.
  public mutating func end(_ mark: Int, count: Int, hasCount: Bool = false) {
    depth -= 1
    if hasCount { bytes[mark - 1] = UInt8(ascii: "L") }
    withUnsafeBytes(of: UInt32(count)) { size in
      for (offset, byte) in size.enumerated() { bytes[mark + offset] = byte }
    }
  }

  /// Writes a key from its bytes.
  public mutating func key(bytes name: UnsafeBufferPointer<UInt8>) {
    raw(UInt32(name.count))
    bytes.append(contentsOf: name)
  }
}
