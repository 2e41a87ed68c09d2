/// The value of a number's text, which the parser has found well-formed.
enum NumberText: Equatable {
  case integer(Int64)
  case number(Double)
  case outOfRange

  /// Reads the text of one number; correctly rounded.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index = 1 }

    var mantissa: UInt64 = 0
    var fits = true
    var exponent = 0
    var isWhole = true
    digits: while index < text.count {
      switch text[index] {
      case let byte where byte &- 0x30 < 10:
        let (scaled, overflow) = mantissa.multipliedReportingOverflow(by: 10)
        let (sum, carry) = scaled.addingReportingOverflow(UInt64(byte &- 0x30))
        if overflow || carry { fits = false }
        mantissa = sum
        if !isWhole { exponent -= 1 }
      case UInt8(ascii: "."):
        isWhole = false
      default:
        break digits
      }
      index += 1
    }
    let hasExponent = index < text.count

    if isWhole, !hasExponent, fits {
      if mantissa <= UInt64(Int64.max) {
        self = .integer(isNegative ? -Int64(mantissa) : Int64(mantissa))
        return
      }
      if isNegative, mantissa == UInt64(Int64.max) + 1 {
        self = .integer(.min)
        return
      }
    }
    // Two exact doubles and one division or multiplication round once, so the result is correct.
    if fits, !hasExponent, mantissa <= 1 << 53, exponent >= -22 {
      let value = Double(mantissa) / Self.powersOfTen[-exponent]
      self = .number(isNegative ? -value : value)
      return
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
      self = .outOfRange
      return
    }
    self = .number(value)
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
