extension FrameValue: ExpressibleByNilLiteral {
  /// No value.
  public init(nilLiteral: ()) { self = .null }
}

extension FrameValue: ExpressibleByBooleanLiteral {
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension FrameValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension FrameValue: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension FrameValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension FrameValue: ExpressibleByStringInterpolation {}

extension FrameValue: ExpressibleByArrayLiteral {
  /// Values in order.
  public init(arrayLiteral elements: FrameValue...) { self = .array(elements) }
}

extension FrameValue: ExpressibleByDictionaryLiteral {
  /// Fields, in the order in which they are written.
  public init(dictionaryLiteral elements: (String, FrameValue)...) {
    self = .object(elements.map { Field($0.0, $0.1) })
  }
}
