extension Double {
  /// Whether it is a whole number that fits an integer.
  @inline(__always)
  var isWhole: Bool { magnitude < 0x1p52 && (magnitude + 0x1p52) - 0x1p52 == magnitude }

  /// The number kept between limits that no screen reaches, and 0 where it is none, so that sums of
  /// whatever a script writes stay numbers.
  @inline(__always)
  var bounded: Double {
    // What is no number fails the comparison too.
    if magnitude <= 0x1p40 { return self }
    guard isFinite else { return 0 }
    return self < 0 ? -0x1p40 : 0x1p40
  }
}
