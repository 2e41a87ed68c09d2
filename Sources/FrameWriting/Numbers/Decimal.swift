/// A decimal number: some digits, and where the point stands.
struct Decimal: Equatable {
  /// The digits as a whole number, without zeros at its end.
  var digits: UInt64
  /// The power of ten that the digits are multiplied with.
  var exponent: Int
}

extension Decimal {
  /// The shortest decimal that reads back to a finite double above 0, and of those the nearest.
  init(shortest value: Double) {
    // Below 2^53 a double that is no whole number has a negative power of two, and the arithmetic
    // fits in 128 bits without rounding. The ends of that range are where exponents begin to be
    // written, or are whole numbers.
    if value >= 1e-6, value < 0x1p53 {
      self.init(exactly: value)
    } else {
      self.init(described: value)
    }
  }

  /// Exact arithmetic on the neighbourhood of a double, 1e-6 ≤ value < 2^53.
  ///
  /// Scaled by 10^n, the doubles that are nearer to the value than to any other form an interval
  /// longer than 1; n is chosen so that it is shorter than 10. So it holds at most one multiple of
  /// ten, the shortest one if there is one, or else whole numbers of one length.
  private init(exactly value: Double) {
    let significand = value.significandBitPattern | 1 << 52
    let power = Int(value.exponent) - 52
    if power >= 0 {
      self.init(digits: significand << UInt64(power), strippedFrom: 0)
      return
    }
    let isPowerOfTwo = value.significandBitPattern == 0
    // floor(log10(length)); the interval's length is 2^power, or 3/4 of that above a power of two.
    let scale = -((power * 78913 - (isPowerOfTwo ? 32753 : 0)) >> 18)
    // The value is 4 x significand x 5^scale / 2^shift. Its bounds are half a step away; below a
    // power of two the next double is half as far.
    let factor = Self.powersOfFive[scale]
    let shift = UInt64(truncatingIfNeeded: 2 &- power &- scale)
    let (high, low) = (significand << 2).multipliedFullWidth(by: factor)
    let whole = high &<< (64 &- shift) | low &>> shift
    let rest = low & ((1 &<< shift) &- 1)
    // The bounds themselves read back to the double whose significand is even.
    let open = significand & 1
    let below = (isPowerOfTwo ? factor : factor &* 2) &- open
    let above = factor &* 2 &- open

    // What lies between the value and a candidate is less than ten steps, and fits in 64 bits.
    let lastDigit = whole % 10
    if lastDigit &<< shift &+ rest <= below {
      self.init(digits: whole &- lastDigit, strippedFrom: -scale)
    } else if (10 &- lastDigit) &<< shift &- rest <= above {
      self.init(digits: whole &- lastDigit &+ 10, strippedFrom: -scale)
    } else {
      let half: UInt64 = 1 &<< (shift &- 1)
      let isNearerBelow = rest < half || (rest == half && whole & 1 == 0)
      let takesBelow = isNearerBelow && rest <= below
      self.init(digits: takesBelow ? whole : whole &+ 1, exponent: -scale)
    }
  }

  /// Takes the digits from the standard library's text, which is as short, for the rare sizes.
  private init(described value: Double) {
    var digits: UInt64 = 0
    var exponent = 0
    var isFraction = false
    var text = value.description.utf8[...]
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "."):
        isFraction = true
      case UInt8(ascii: "e"):
        exponent += Int(Substring(text)) ?? 0
        text = text.suffix(0)
      default:
        // The whole part may have more zeros than 64 bits hold, and they are no digits.
        let (scaled, overflow) = digits.multipliedReportingOverflow(by: 10)
        if overflow {
          if !isFraction { exponent += 1 }
        } else {
          digits = scaled + UInt64(byte &- 0x30)
          if isFraction { exponent -= 1 }
        }
      }
    }
    self.init(digits: digits, strippedFrom: exponent)
  }

  /// Strips the zeros at the end of the digits.
  init(digits: UInt64, strippedFrom exponent: Int) {
    self.digits = digits
    self.exponent = exponent
    while self.digits != 0 {
      let (quotient, remainder) = self.digits.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { break }
      self.digits = quotient
      self.exponent += 1
    }
  }

  /// 5^0 to 5^27, all that 64 bits hold; 10^n = 5^n x 2^n.
  private static let powersOfFive: [UInt64] = [
    1, 5, 25, 125, 625, 3_125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125,
    244_140_625, 1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125,
    3_814_697_265_625, 19_073_486_328_125, 95_367_431_640_625, 476_837_158_203_125,
    2_384_185_791_015_625, 11_920_928_955_078_125, 59_604_644_775_390_625,
    298_023_223_876_953_125, 1_490_116_119_384_765_625, 7_450_580_596_923_828_125,
  ]
}
