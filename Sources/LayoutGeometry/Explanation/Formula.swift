/// A number and the calculation that gives it, as text.
struct Formula {
  /// How tightly the text holds together: a sum needs parentheses inside a product.
  enum Kind {
    case number
    case product
    case sum
  }

  var value: Double
  var text: String
  var kind: Kind

  /// A number that was given.
  init(_ value: Double) {
    self.value = value
    text = Formula.text(value)
    kind = value < 0 ? .sum : .number
  }

  /// A fraction: `1 / 3` where that is what was meant, so that the calculation comes out.
  static func fraction(_ value: Double) -> Formula {
    if (value * 1000).rounded() / 1000 == value { return Formula(value) }
    for divisor in 3...99 {
      let part = (value * Double(divisor)).rounded()
      if part > 0, (part / Double(divisor) - value).magnitude < 1e-9 {
        return Formula(value, "\(text(part)) / \(divisor)", .product)
      }
    }
    return Formula(value)
  }

  private init(_ value: Double, _ text: String, _ kind: Kind) {
    self.value = value
    self.text = text
    self.kind = kind
  }

  /// The calculation with its result in front.
  var equation: String {
    let result = Formula.text(value)
    return result == text ? result : "\(result) = \(text)"
  }

  /// The text as part of a product.
  private var factor: String { kind == .sum ? "(\(text))" : text }

  static func + (left: Formula, right: Formula) -> Formula {
    if right.value == 0, right.kind == .number { return left }
    if left.value == 0, left.kind == .number { return right }
    if right.value < 0, right.kind == .sum, right.text.hasPrefix("-") {
      let positive = Formula(-right.value)
      if right.text == "-\(positive.text)" { return left - positive }
    }
    return Formula(left.value + right.value, "\(left.text) + \(right.text)", .sum)
  }

  static func - (left: Formula, right: Formula) -> Formula {
    if right.value == 0, right.kind == .number { return left }
    return Formula(
      left.value - right.value,
      "\(left.text) - \(right.kind == .sum ? "(\(right.text))" : right.text)", .sum)
  }

  static func * (left: Formula, right: Formula) -> Formula {
    if left.value == 1, left.kind == .number { return right }
    return Formula(left.value * right.value, "\(left.factor) x \(right.factor)", .product)
  }

  static func / (left: Formula, right: Formula) -> Formula {
    if right.value == 1, right.kind == .number { return left }
    return Formula(left.value / right.value, "\(left.factor) / \(right.factor)", .product)
  }

  /// The formula under a name, with the value that it has there: `floor(…)`, `round(…)`.
  func applying(_ function: String, value: Double) -> Formula {
    Formula.text(value) == Formula.text(self.value)
      ? Formula(value, text, kind) : Formula(value, "\(function)(\(text))", .number)
  }

  /// The formula, or 0 where it is less (geometry 2.7).
  var atLeastZero: Formula { value < 0 ? Formula.largest([Formula(0), self], value: 0) : self }

  /// The largest of several.
  static func largest(_ formulas: [Formula], value: Double) -> Formula {
    Formula(value, "max(\(formulas.map(\.text).joined(separator: ", ")))", .number)
  }

  /// The product even where one factor is 1, so that the factor is seen.
  static func times(_ left: Formula, _ right: Formula) -> Formula {
    Formula(left.value * right.value, "\(left.factor) x \(right.factor)", .product)
  }

  /// A number to three places, without those that are 0.
  static func text(_ value: Double) -> String {
    let thousandths = (value.magnitude * 1000).rounded()
    guard thousandths < 0x1p53 else { return "\(value)" }
    let whole = Int(thousandths) / 1000
    var rest = Int(thousandths) % 1000
    var text = "\(whole)"
    if rest > 0 {
      var digits = 3
      while rest % 10 == 0 {
        rest /= 10
        digits -= 1
      }
      let fraction = "\(rest)"
      text += "." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
    return value < 0 && thousandths > 0 ? "-\(text)" : text
  }
}
