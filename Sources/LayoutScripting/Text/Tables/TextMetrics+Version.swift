// Made by scripts/text-metrics; not to be edited.
// swift-format-ignore-file

extension TextMetrics {
  /// The version of the table; golden files record it, because another one may give other sizes.
  public static let version = 1
  /// What the table was made of.
  public static let source = "Liberation Sans 1.07.4, Unicode 14.0.0"

  /// Units of the font in one em.
  static let unitsPerEm = 2048
  /// Units from one line of text to the next: ascent, descent and gap.
  static let lineUnits = 2355
}
