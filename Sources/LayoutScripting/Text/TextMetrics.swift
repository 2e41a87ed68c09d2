public import LayoutGeometry

/// Measures text by a fixed table of advances, the same on every machine and for ever.
///
/// The table is that of Liberation Sans, which is as wide as Helvetica and Arial. No font is read and
/// nothing is kerned: a width is the sum of advances, in units of 1/2048 of the size. East Asian wide
/// characters and emoji are one em wide, combining marks nothing; what the table lacks is as wide as
/// a digit.
public enum TextMetrics {
  /// Points from one line to the next: whole points, the font's 1.15 times the size, rounded up.
  public static func lineHeight(size: Double) -> Double {
    (size * Double(lineUnits) / Double(unitsPerEm)).rounded(.up)
  }

  /// The size of a text: the widest line, and as many line heights as there are lines.
  ///
  /// - Parameters:
  ///   - text: Line feeds, carriage returns and Unicode's separators begin new lines. An empty text
  ///     has one line.
  ///   - font: Its size and weight.
  ///   - width: The width in points into which lines are broken; nil breaks only where the text does.
  ///   - lines: How many lines are shown at most, the last one with an ellipsis if text is left; 0 is
  ///     all of them.
  /// - Complexity: O(n) in the length of the text.
  public static func size(
    of text: String, font: TextFont = TextFont(), width: Double? = nil, lines: Int = 0
  ) -> Size {
    var layout = TextLines(font: font, width: width, limit: lines)
    layout.add(text)
    return Size(
      width: layout.widest(inPointsOf: font),
      height: Double(layout.count) * lineHeight(size: font.size))
  }
}
