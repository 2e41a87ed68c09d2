import LayoutGeometry
import TestSupport
import Testing

@testable import LayoutScripting

/// The sizes of texts: what the table says, and what holds for every text.
@Suite struct TextMetricsTests {
  /// The lines of a text, spaces and line feeds included.
  private func lines(
    _ text: String, font: TextFont = TextFont(size: 20), width: Double? = nil, limit: Int = 0
  ) -> [String] {
    var lines: [String] = []
    var start = 0
    let bytes = Array(text.utf8)
    var layout = TextLines(font: font, width: width, limit: limit)
    layout.lineEnded = { end in
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    layout.add(text)
    #expect(layout.count == lines.count)
    return lines
  }

  private func width(_ text: String, weight: TextFont.Weight = .regular) -> Double {
    // At this size a point is a unit of the font.
    TextMetrics.size(of: text, font: TextFont(size: 2048, weight: weight)).width
  }

  // MARK: The table

  @Test(
    arguments: [
      ("", 0), ("A", 1366), ("a", 1139), ("i", 455), (" ", 0), ("a b", 1139 + 569 + 1139),
      ("é", 1139), ("e\u{301}", 1139), ("Ж", 1891), ("漢", 2048), ("한", 2048), ("Ａ", 2048),
      ("😀", 2048), ("👍🏽", 2048), ("👨‍👩‍👧", 2048), ("🇩🇪", 2048), ("❤️", 2048), ("\u{FFFD}", 1139),
      ("a\u{200B}", 1139), ("a\u{AD}b", 1139 * 2), ("a\tb", 1139 * 2 + 4 * 569),
    ] as [(String, Double)])
  func advances(_ text: String, _ units: Double) { #expect(width(text) == units) }

  @Test func weightsHaveTwoFaces() {
    let widths = TextFont.Weight.allCases.map { width("Weight", weight: $0) }
    #expect(Set(widths.prefix(5)).count == 1)
    #expect(Set(widths.suffix(4)).count == 1)
    #expect(widths[0] < widths[8])
    #expect(TextFont.Weight.names.count == TextFont.Weight.allCases.count)
  }

  @Test(
    arguments: [(17, 20), (13, 15), (12, 14), (34, 40), (0, 0), (0.5, 1)] as [(Double, Double)])
  func lineHeights(_ size: Double, _ height: Double) {
    #expect(TextMetrics.lineHeight(size: size) == height)
  }

  /// Sizes are part of golden files: another table is another version.
  @Test func theTableIsTheFirst() {
    #expect(TextMetrics.version == 1)
    #expect(TextMetrics.source == "Liberation Sans 1.07.4, Unicode 14.0.0")
    #expect(width("The quick brown fox jumps over the lazy dog") == 40525)
    #expect(width("The quick brown fox jumps over the lazy dog", weight: .bold) == 43810)
  }

  // MARK: Lines

  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a\n", ""]), ("\n\n", ["\n", "\n", ""]),
      ("a\r\nb\rc", ["a\r\n", "b\r", "c"]), ("a\u{2028}b", ["a\u{2028}", "b"]),
    ])
  func newLines(_ text: String, _ expected: [String]) { #expect(lines(text) == expected) }

  /// At size 20 an `a` is 11.12 wide and a space 5.56.
  @Test(
    arguments: [
      ("aa aa aa", 51, ["aa aa ", "aa"]), ("aa aa aa", 50, ["aa ", "aa ", "aa"]),
      ("aa    aa", 23, ["aa    ", "aa"]), ("aaaaa", 23, ["aa", "aa", "a"]),
      ("a aaaaa", 23, ["a ", "aa", "aa", "a"]), ("  aa", 23, ["  ", "aa"]),
      ("aa", 0, ["a", "a"]), ("漢字漢字", 45, ["漢字", "漢字"]), ("漢字。漢", 45, ["漢", "字。", "漢"]),
      ("「漢字」", 45, ["「漢", "字」"]), ("aa漢", 40, ["aa", "漢"]),
      ("a\u{A0}a a", 20, ["a\u{A0}", "a ", "a"]),
      ("aa\u{200B}aa", 30, ["aa\u{200B}", "aa"]),
      ("e\u{301}e\u{301}", 12, ["e\u{301}", "e\u{301}"]),
      ("👨‍👩‍👧👍🏽", 21, ["👨‍👩‍👧", "👍🏽"]), ("🇩🇪🇫🇷", 15, ["🇩🇪", "🇫🇷"]),
    ] as [(String, Double, [String])])
  func breaks(_ text: String, _ width: Double, _ expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test func spacesAtTheEndOfALineHangOver() {
    let size = TextMetrics.size(of: "aa     aa", font: TextFont(size: 20), width: 25)
    #expect(size.width == 2 * 1139 * 20 / 2048.0)
    #expect(size.height == 2 * 23)
  }

  @Test func aLimitEndsWithAnEllipsis() {
    let font = TextFont(size: 2048)
    func size(_ text: String, _ width: Double?, _ lines: Int) -> [Double] {
      let size = TextMetrics.size(of: text, font: font, width: width, lines: lines)
      return [size.width, size.height / TextMetrics.lineHeight(size: 2048)]
    }
    #expect(size("aaa aaa", nil, 1) == [Double(6 * 1139 + 569), 1])
    // The ellipsis is one em wide; what fits before it stays.
    #expect(size("aaaa aaaa", 5000, 1) == [Double(2 * 1139 + 2048), 1])
    #expect(size("aaaa aaaa", 5000, 2) == [Double(4 * 1139), 2])
    #expect(size("a\nb", nil, 1) == [Double(1139 + 2048), 1])
    #expect(size("aaaa", 1000, 1) == [2048, 1])
  }

  // MARK: What holds for every text

  private static let pieces = [
    "a", "W", "i", " ", "  ", "word", "sentence", "\n", "漢", "字", "。", "「", "é", "e\u{301}", "👍🏽",
    "-",
    "\u{200B}", "\t", "Ж", "😀", "\r\n", "\u{200D}", "\u{FE0F}",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
  }

  @Test(arguments: seeds(200))
  func linesCoverTheText(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let width = Double.random(in: 0...200, using: &random)
    for limit in [0, 1, 3] {
      let lines = lines(text, width: width, limit: limit)
      #expect(lines.joined() == text)
      #expect(limit == 0 || lines.count <= limit)
    }
  }

  @Test(arguments: seeds(200))
  func aWiderWidthNeverNeedsMoreLines(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let font = TextFont(size: Double(Int.random(in: 1...40, using: &random)))
    let whole = TextMetrics.size(of: text, font: font)
    var height = Double.infinity
    for width in stride(from: 0.0, through: 300, by: 7.3) {
      let size = TextMetrics.size(of: text, font: font, width: width)
      #expect(size.height <= height)
      #expect(size.height >= whole.height)
      #expect(size.width <= max(width, font.size * 2048 / 2048))
      #expect(
        size.height.truncatingRemainder(dividingBy: TextMetrics.lineHeight(size: font.size)) == 0)
      height = size.height
    }
    // A text fits into the width that it was measured with.
    #expect(TextMetrics.size(of: text, font: font, width: whole.width) == whole)
  }

  @Test(arguments: seeds(100))
  func moreTextIsNeverNarrowerNorLower(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let font = TextFont()
    let width = Double.random(in: 20...200, using: &random)
    let size = TextMetrics.size(of: text, font: font, width: width)
    let longer = TextMetrics.size(of: text + "a", font: font, width: width)
    #expect(longer.height >= size.height)
    let open = TextMetrics.size(of: text, font: font)
    #expect(TextMetrics.size(of: text + "a", font: font).width >= open.width)
  }
}
