/// Reads the words that a checked value was written as, in the order of its type.
///
/// The value was checked before it was written, so nothing here can be malformed.
public struct LuaDecoder {
  private let words: UnsafeBufferPointer<UInt64>
  private let address: StateAddress
  private var position = 0

  init(words: UnsafeBufferPointer<UInt64>, address: StateAddress) {
    self.words = words
    self.address = address
  }

  /// The next word as it is.
  public mutating func word() -> UInt64 {
    defer { position += 1 }
    return words[position]
  }

  /// A whole number.
  public mutating func integer() -> Int { Int(truncatingIfNeeded: Int64(bitPattern: word())) }

  /// A number.
  public mutating func number() -> Double { Double(bitPattern: word()) }

  /// A truth value.
  public mutating func boolean() -> Bool { word() != 0 }

  /// A string with its length before it.
  public mutating func string() -> String { string(length: integer()) }

  /// A string of a known length in bytes.
  public mutating func string(length: Int) -> String {
    let count = (length + 7) / 8
    let bytes = UnsafeRawBufferPointer(words)[position * 8..<position * 8 + length]
    position += count
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A record: the bits of the fields that follow, from the first field on.
  public mutating func fields() -> LuaFields { LuaFields(present: word()) }

  /// A list: each entry is read in turn.
  @inlinable public mutating func list<Element>(
    _ element: (inout LuaDecoder) -> Element
  ) -> [Element] {
    let count = integer()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(element(&self)) }
    return elements
  }

  /// Named values, names in the order of their bytes.
  @inlinable public mutating func map<Element>(
    _ element: (inout LuaDecoder) -> Element
  ) -> [(name: String, value: Element)] {
    let count = integer()
    var elements: [(name: String, value: Element)] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      let name = string()
      elements.append((name, element(&self)))
    }
    return elements
  }

  /// A function or another pinned value, which the caller now keeps.
  public mutating func reference() -> LuaReference {
    LuaReference(place: Int32(truncatingIfNeeded: word()), address: address)
  }

  /// An object of the host.
  public mutating func object() -> AnyObject? {
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(word())) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// Which fields of a record are there; fields are asked for in their order.
public struct LuaFields {
  private var present: UInt64
  /// Where the record was written, for ``LuaState/find(place:)``; none unless the state records
  /// places, and none for a table that no constructor made.
  public let place: Int?

  init(present: UInt64) {
    self.present = present
    let place = Int(present >> 32)
    self.place = place > 0 ? place : nil
  }

  /// Whether the next field is there.
  public mutating func next() -> Bool {
    defer { present >>= 1 }
    return present & 1 != 0
  }
}

/// The beginning of a value in a tree of anything that JSON can hold.
public enum LuaTreeHead {
  /// Lua's nil.
  case `nil`
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A float.
  case number(Double)
  /// A text.
  case string(String)
  /// As many values follow.
  case list(count: Int)
  /// As many pairs of a string and a value follow.
  case map(count: Int)
}

extension LuaDecoder {
  /// The next value of a tree; of a list or map its beginning.
  public mutating func treeHead() -> LuaTreeHead {
    let head = word()
    let length = Int(head >> 8)
    switch head & 0xFF {
    case 1: return .boolean(false)
    case 2: return .boolean(true)
    case 3: return .integer(Int64(bitPattern: word()))
    case 4: return .number(number())
    case 5: return .string(string(length: length))
    case 6: return .list(count: length)
    case 7: return .map(count: length)
    default: return .nil
    }
  }
}
