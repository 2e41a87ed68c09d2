/// Reads the arithmetic of an explanation back: `147.5 = 0.5 x (375 - 40 - 40)`.
public struct Arithmetic {
  private var rest: Substring

  /// The value of the right side, or nil where it cannot be read.
  public static func value(of equation: String) -> Double? {
    let sides = equation.split(separator: " = ", maxSplits: 1)
    guard let last = sides.last else { return nil }
    var reader = Arithmetic(rest: last)
    let value = reader.sum()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take(" + ") {
        guard let next = product() else { return nil }
        value += next
      } else if take(" - ") {
        guard let next = product() else { return nil }
        value -= next
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      if take(" x ") {
        guard let next = factor() else { return nil }
        value *= next
      } else if take(" / ") {
        guard let next = factor() else { return nil }
        value /= next
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> Double? {
    // Rounding is within the tolerance of a pixel; the arithmetic inside is what is checked.
    for function in ["floor(", "round(", "("] where take(function) {
      let value = sum()
      return take(")") ? value : nil
    }
    if take("max(") {
      var values: [Double] = []
      repeat {
        guard let value = sum() else { return nil }
        values.append(value)
      } while take(", ")
      return take(")") ? values.max() : nil
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    rest.removeFirst(digits.count)
    return Double(digits)
  }
}
