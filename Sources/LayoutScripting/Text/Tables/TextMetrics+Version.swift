// Made by scripts/text-metrics; not to be edited.
// swift-format-ignore-file: rows of numbers, as many to a line as fit.

extension TextMetrics {
  /// The version of the table: the font's, Unicode's, and the table's own edition.
  ///
  /// Golden files record it, because another one may give other sizes.
  public static let version = "liberation-sans-1.07.4/unicode-14.0.0/1"

  /// Units of the font in one em.
  static let unitsPerEm = 2048
  /// Units from one line of text to the next: ascent, descent and gap.
  static let lineUnits = 2355
}
