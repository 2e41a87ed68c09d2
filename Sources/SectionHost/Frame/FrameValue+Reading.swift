extension FrameValue {
  /// The field of an object; nil for what has none of that name.
  public subscript(name: String) -> FrameValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == name }?.value
  }

  /// The entry of an array, from 0; nil for what has none there.
  public subscript(index: Int) -> FrameValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }

  /// The text, where it is one.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, whole or not, where it is one.
  public var number: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: nil
    }
  }

  /// The whole number, where it is one.
  public var integer: Int? {
    switch self {
    case .integer(let whole): Int(exactly: whole)
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The truth value, where it is one.
  public var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
}
