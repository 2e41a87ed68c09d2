public import SectionHost

extension JSONWriter {
  /// Writes a value, the fields of objects in the order that they have.
  public mutating func write(_ value: FrameValue) {
    switch value {
    case .null: writeNull()
    case .boolean(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values):
      if style == .indented, let numbers = Self.lineOfNumbers(values) {
        write(numbers)
        return
      }
      beginArray()
      for value in values { write(value) }
      endArray()
    case .object(let fields):
      beginObject()
      for field in fields {
        key(named: field.key)
        write(field.value)
      }
      endObject()
    }
  }

  /// The numbers of an array that fits on a line; nil where something else is in it, or a whole
  /// number that a double would change.
  private static func lineOfNumbers(_ values: [FrameValue]) -> [Double]? {
    guard values.count <= numbersInALine else { return nil }
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .integer(let value):
        guard let number = Double(exactly: value), value.magnitude < 1 << 53 else { return nil }
        numbers.append(number)
      case .number(let value): numbers.append(value)
      default: return nil
      }
    }
    return numbers
  }
}
