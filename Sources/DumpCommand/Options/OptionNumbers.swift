/// Numbers as options write them.
enum OptionNumbers {
  /// A number up to 1e15, as in events: digits, a sign, a point; no exponent is needed but one may stand.
  static func number(_ text: some StringProtocol) -> Double? {
    // The standard library also reads words such as `inf` and hexadecimal digits.
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text),
      value.magnitude <= 1e15
    else { return nil }
    return value
  }

  /// A whole number that is at least so large.
  static func wholeNumber(_ text: String, atLeast least: Int, atMost most: Int = .max)
    throws(BadValue) -> Int
  {
    guard let value = Int(text), value >= least else {
      throw BadValue(expected: "a whole number, \(least) or more")
    }
    guard value <= most else { throw BadValue(expected: "a whole number, \(most) or less") }
    return value
  }

  /// A finite number above 0.
  static func positiveNumber(_ text: String) throws(BadValue) -> Double {
    guard let value = number(text), value > 0 else {
      throw BadValue(expected: "a number above 0")
    }
    return value
  }

  /// Two finite numbers with a separator between them.
  static func pair(_ text: String, separator: Character) -> (Double, Double)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1])
    else { return nil }
    return (first, second)
  }
}
