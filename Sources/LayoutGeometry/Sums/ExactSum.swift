/// A sum of lengths that does not depend on the order in which they came.
///
/// What a rounded addition loses is kept beside the sum, which so holds 106 bits: enough for every
/// digit of lengths from a millionth of a point on, in contents of 10^12 points. Frames are
/// therefore the same bytes in whatever order measured sizes arrive (geometry 10.1).
struct ExactSum: PrefixSummable {
  private var high: Double
  private var low: Double

  /// A sum of one length.
  init(_ length: Double = 0) {
    high = length
    low = 0
  }

  /// The double nearest to the sum.
  @inline(__always)
  var value: Double { high + low }

  /// The sum without what was lost on the way; faster, and off in the last digits only.
  @inline(__always)
  var approximation: Double { high }

  static let zero = ExactSum()

  @inline(__always)
  static func + (left: ExactSum, right: ExactSum) -> ExactSum {
    let sum = left.high + right.high
    let part = sum - left.high
    let lost = (left.high - (sum - part)) + (right.high - part)
    var result = ExactSum(sum)
    result.low = left.low + right.low + lost
    return result
  }

  @inline(__always)
  static func - (left: ExactSum, right: ExactSum) -> ExactSum {
    var negated = ExactSum(-right.high)
    negated.low = -right.low
    return left + negated
  }

  @inline(__always)
  static func += (left: inout ExactSum, right: Double) { left = left + ExactSum(right) }
}
