/// Some of the two axes.
struct AxisSet: OptionSet {
  let rawValue: UInt8

  static let horizontal = AxisSet(rawValue: 1)
  static let vertical = AxisSet(rawValue: 2)
}
