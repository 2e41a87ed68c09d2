/// A value read from JSON text, and where it stands there.
package struct JSONValue: Sendable, Hashable {
  /// What the value is.
  package var content: Content
  /// The byte at which it begins.
  package var offset: Int

  /// Makes a value.
  package init(_ content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The kinds of value that JSON knows, numbers told apart as Lua does.
  package enum Content: Sendable, Hashable {
    /// No value.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number without point and exponent that fits in 64 bits.
    case integer(Int64)
    /// Any other number; finite.
    case number(Double)
    /// A text, its escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in the order of the text; no key stands twice.
    case object([Member])
  }

  /// A key of an object and what stands under it.
  package struct Member: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The byte at which the key begins.
    package var keyOffset: Int
    /// What stands under the key.
    package var value: JSONValue

    /// Makes a member.
    package init(key: String, keyOffset: Int, value: JSONValue) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// What stands under a key, where the value is an object that has it; O(n) in its keys.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What kind of value it is, with its article, for messages: `a number`, `an object`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONReader {
  /// Reads one value as a tree; O(n).
  package func value(_ text: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    let builder = JSONValueBuilder()
    try read(text, into: builder)
    return builder.value
  }

  /// Reads one value as a tree; O(n).
  package func value(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    let builder = JSONValueBuilder()
    try read(text, into: builder)
    return builder.value
  }
}
