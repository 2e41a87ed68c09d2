import FrameWriting
import TestSupport
import Testing

@Suite struct NumberTests {
  @Test(
    "A number is the shortest text that reads back to it",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (390, "390"), (1300, "1300"), (99_999, "99999"),
      (0.5, "0.5"), (-0.5, "-0.5"), (147.5, "147.5"), (0.1, "0.1"),
      (0.30000000000000004, "0.30000000000000004"),
      (114.66666666666667, "114.66666666666667"), (1 / 3.0, "0.3333333333333333"),
      (-2 / 3.0, "-0.6666666666666666"), (100 / 3.0, "33.333333333333336"),
      (1e-6, "0.000001"), (0.000001234, "0.000001234"), (9.999999e-7, "9.999999e-7"),
      (1e-7, "1e-7"), (1.5e-10, "1.5e-10"), (5e20, "500000000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (1.2345678901234568e20, "123456789012345680000"),
      (999_999_999_999_999_868_928, "999999999999999900000"), (1e21, "1e+21"),
      (-1.25e21, "-1.25e+21"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
      (.leastNormalMagnitude, "2.2250738585072014e-308"), (1e23, "1e+23"),
      (123_456_789.125, "123456789.125"), (2_251_799_813_685_249.5, "2251799813685249.5"),
      (99_999_999_999.9999, "99999999999.9999"), (0.00001, "0.00001"), (0.0001, "0.0001"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func number(value: Double, text: String) {
    #expect(written { $0.write(value) } == text)
  }

  @Test(
    "A whole number is its digits",
    arguments: [
      (0, "0"), (9, "9"), (10, "10"), (-99, "-99"), (100, "100"), (1000, "1000"), (9999, "9999"),
      (10_000, "10000"), (12_345_678, "12345678"), (123_456_789, "123456789"),
      (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
    ] as [(Int64, String)])
  func integer(value: Int64, text: String) {
    #expect(written { $0.write(value) } == text)
  }

  @Test func everyLengthOfWholeNumber() {
    var power: Int64 = 1
    for _ in 0..<18 {
      power *= 10
      for value in [power - 1, power, power + 1] {
        #expect(written { $0.write(value) } == String(value))
      }
    }
  }

  @Test("Every power of two, and the doubles beside it")
  func powersOfTwo() {
    for exponent in -1074...1023 {
      let power =
        exponent < -1022
        ? Double(bitPattern: 1 << UInt64(exponent + 1074))
        : Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power.nextDown, power, power.nextUp] where value > 0 { check(value) }
    }
  }

  @Test("Numbers of all sizes", arguments: seeds(20))
  func allSizes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let anything = Double(bitPattern: random.next() & ~(1 << 63))
      if anything.isFinite, anything > 0 { check(anything, seed) }
      // Everyday sizes: every exponent from 2^-20 to 2^53, with few or many significant bits.
      let significand = (random.next() >> 12) & (~0 << UInt64(random.int(in: 0...51)))
      let power = UInt64(random.int(in: (1023 - 20)...(1023 + 53)))
      check(Double(bitPattern: power << 52 | significand), seed)
      // What layouts give: parts of whole pixels, and short decimals.
      check(Double(random.int(in: 1...10_000_000)) / Double(random.int(in: 1...12)), seed)
      check(Double(random.int(in: 1...10_000_000)) / 1000, seed)
    }
  }

  /// The standard library's text is as short and as near; only its form is another.
  private func check(_ value: Double, _ seed: UInt64 = 0) {
    let text = written { $0.write(value) }
    #expect(Double(text) == value, "seed \(seed)")
    #expect(digits(text) == digits(value.description), "seed \(seed)")
    #expect(written { $0.write(-value) } == "-" + text, "seed \(seed)")
    #expect(text.contains("e") == (value < 1e-6 || value >= 1e21), "seed \(seed): \(text)")
  }

  private func digits(_ text: String) -> String {
    let digits = text.prefix { $0 != "e" }.filter { $0 != "." }.drop { $0 == "0" }
    return String(digits.reversed().drop { $0 == "0" }.reversed())
  }
}

/// What a writer of a style writes.
func written(_ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter(style: style)
  body(&writer)
  return writer.buffer.text()
}
