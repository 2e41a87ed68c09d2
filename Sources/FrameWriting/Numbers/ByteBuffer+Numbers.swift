extension ByteBuffer {
  /// The most bytes that a number's text can have, of either kind.
  static let longestNumber = 32

  /// Writes a whole number.
  mutating func write(_ value: Int64) {
    write(atMost: Self.longestNumber) { NumberText.put(value, at: $0) }
  }

  /// Writes a number as the shortest text that reads back to it, without exponent from 1e-6 up to
  /// 1e21; whole values have no point, minus zero no sign, and what is not finite is `null`.
  mutating func write(_ value: Double) {
    write(atMost: Self.longestNumber) { NumberText.put(value, at: $0) }
  }
}

/// Texts of numbers, written to where there is room for ``ByteBuffer/longestNumber`` bytes.
enum NumberText {
  typealias Target = UnsafeMutablePointer<UInt8>

  /// Writes a number and says how many bytes it took.
  @inline(__always)
  static func put(_ value: Double, at target: Target) -> Int {
    if value.magnitude < 0x1p53 {
      let whole = Int64(value)
      if Double(whole) == value { return put(whole, at: target) }
    }
    return putFraction(value, at: target)
  }

  /// Writes a whole number and says how many bytes it took.
  @inline(__always)
  static func put(_ value: Int64, at target: Target) -> Int {
    if value < 0 {
      target.pointee = UInt8(ascii: "-")
      return 1 &+ put(value.magnitude, at: target + 1)
    }
    return put(value.magnitude, at: target)
  }

  @inline(__always)
  private static func put(_ value: UInt64, at target: Target) -> Int {
    if value < 10 {
      target.pointee = 0x30 &+ UInt8(truncatingIfNeeded: value)
      return 1
    }
    let count = digitCount(value)
    putDigits(value, count: count, at: target)
    return count
  }

  @inline(never)
  private static func putFraction(_ value: Double, at target: Target) -> Int {
    guard value.isFinite else {
      let text: StaticString = "null"
      target.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      return text.utf8CodeUnitCount
    }
    if value < 0 {
      target.pointee = UInt8(ascii: "-")
      return 1 &+ putPositive(-value, at: target + 1)
    }
    return putPositive(value, at: target)
  }

  private static func putPositive(_ value: Double, at target: Target) -> Int {
    if value < 1e11 {
      // Decimals of up to 15 digits all read back to different doubles, so one that reads back
      // to the value is its shortest text. Division rounds as reading does, but it is slow, and
      // thirds need not try it.
      let scaled = value * 10_000
      let nearest = Int64(scaled + 0.5)
      if (Double(nearest) - scaled).magnitude < 0.25, Double(nearest) / 10_000 == value {
        return putTenThousandths(nearest.magnitude, at: target)
      }
    }
    return put(Decimal(shortest: value), at: target)
  }

  private static func putTenThousandths(_ scaled: UInt64, at target: Target) -> Int {
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 10_000)
    var count = put(whole, at: target)
    target[count] = UInt8(ascii: ".")
    putDigits(fraction, count: 4, at: target + (count + 1))
    count &+= 5
    while target[count &- 1] == 0x30 { count &-= 1 }
    return count
  }

  /// Writes a decimal as JavaScript does.
  static func put(_ decimal: Decimal, at target: Target) -> Int {
    let count = digitCount(decimal.digits)
    // Digits in front of the point; 0 or less means zeros behind it.
    let point = count &+ decimal.exponent
    if point > 21 || point < -5 {
      return putWithExponent(decimal, count: count, power: point - 1, at: target)
    }
    if decimal.exponent >= 0 {
      putDigits(decimal.digits, count: count, at: target)
      (target + count).update(repeating: 0x30, count: decimal.exponent)
      return point
    }
    if point > 0 {
      putDigits(decimal.digits, count: count, at: target + 1)
      moveBack(target, count: point)
      target[point] = UInt8(ascii: ".")
      return count &+ 1
    }
    target.update(repeating: 0x30, count: 2 - point)
    target[1] = UInt8(ascii: ".")
    putDigits(decimal.digits, count: count, at: target + (2 - point))
    return 2 - point + count
  }

  /// Moves the bytes from the second on back by one.
  @inline(__always)
  private static func moveBack(_ target: Target, count: Int) {
    guard count < 8 else {
      target.update(from: target + 1, count: count)
      return
    }
    let moved = UnsafeRawPointer(target + 1).loadUnaligned(as: UInt64.self).littleEndian
    let kept = UnsafeRawPointer(target).loadUnaligned(as: UInt64.self).littleEndian
    let mask: UInt64 = (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    UnsafeMutableRawPointer(target).storeBytes(
      of: ((moved & mask) | (kept & ~mask)).littleEndian, as: UInt64.self)
  }

  private static func putWithExponent(
    _ decimal: Decimal, count: Int, power: Int, at target: Target
  ) -> Int {
    putDigits(decimal.digits, count: count, at: target + 1)
    target[0] = target[1]
    var end = 1
    if count > 1 {
      target[1] = UInt8(ascii: ".")
      end = count + 1
    }
    target[end] = UInt8(ascii: "e")
    target[end + 1] = power < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
    return end + 2 + put(UInt64(power.magnitude), at: target + (end + 2))
  }

  /// Writes exactly so many digits, with zeros in front.
  @inline(__always)
  private static func putDigits(_ value: UInt64, count: Int, at target: Target) {
    var rest = value
    var count = count
    // Groups of eight do not wait for each other.
    while count > 8 {
      let (quotient, group) = rest.quotientAndRemainder(dividingBy: 100_000_000)
      rest = quotient
      count &-= 8
      putEightDigits(UInt32(truncatingIfNeeded: group), at: target + count)
    }
    while count >= 2 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      rest = quotient
      count &-= 2
      putPair(UInt32(truncatingIfNeeded: pair), at: target + count)
    }
    if count == 1 { target[0] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10) }
  }

  @inline(__always)
  private static func putEightDigits(_ value: UInt32, at target: Target) {
    let (high, low) = value.quotientAndRemainder(dividingBy: 10_000)
    putPair(high / 100, at: target)
    putPair(high % 100, at: target + 2)
    putPair(low / 100, at: target + 4)
    putPair(low % 100, at: target + 6)
  }

  @inline(__always)
  private static func putPair(_ pair: UInt32, at target: Target) {
    let digits = pairs.utf8Start + Int(truncatingIfNeeded: pair &* 2)
    target[0] = digits[0]
    target[1] = digits[1]
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    if value < 100 { return value < 10 ? 1 : 2 }
    if value < 10_000 { return value < 1_000 ? 3 : 4 }
    // 1233 / 4096 is a little more than log10(2), so the guess is right or one too small.
    let guess = ((64 &- value.leadingZeroBitCount) &* 1233) >> 12
    return guess &+ (value >= powersOfTen[guess] ? 1 : 0)
  }

  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  private static var pairs: StaticString {
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
  }
}
