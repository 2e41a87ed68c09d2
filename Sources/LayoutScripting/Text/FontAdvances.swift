/// How far each character of a face moves the pen, in units of 1/2048 of the font's size.
struct FontAdvances: Sendable {
  /// First and last code point of each run, and where its advances begin.
  private let runs: [UInt32]
  private let advances: [UInt16]
  /// The advances of the code points that nearly all texts are made of.
  private let latin: [UInt16]

  private static let latinCount: UInt32 = 0x300
  /// The width of a digit, for what the font lacks.
  private static let missing: UInt16 = 1139
  private static let tabSpaces: UInt16 = 4

  init(runs: [UInt32], advances: [UInt16]) {
    self.runs = runs
    self.advances = advances
    latin = (0..<Self.latinCount).map { code in
      Self.advance(code, runs, advances)
    }
  }

  /// The advance of a code point by itself.
  func advance(_ code: UInt32) -> Int {
    Int(
      code < Self.latinCount ? latin[Int(code)] : Self.advance(code, runs, advances))
  }

  private static func advance(_ code: UInt32, _ runs: [UInt32], _ advances: [UInt16]) -> UInt16 {
    if code == 0x09 { return tabSpaces * (inRuns(0x20, runs, advances) ?? missing) }
    if CharacterRanges.zeroWidth.contains(code) { return 0 }
    if CharacterRanges.wide.contains(code) { return UInt16(TextMetrics.unitsPerEm) }
    // Two regional indicators make one flag.
    if 0x1F1E6...0x1F1FF ~= code { return UInt16(TextMetrics.unitsPerEm / 2) }
    return inRuns(code, runs, advances) ?? missing
  }

  private static func inRuns(_ code: UInt32, _ runs: [UInt32], _ advances: [UInt16]) -> UInt16? {
    var low = 0
    var high = runs.count / 3
    while low < high {
      let middle = (low + high) / 2
      if runs[middle * 3 + 1] < code { low = middle + 1 } else { high = middle }
    }
    guard low * 3 < runs.count, runs[low * 3] <= code else { return nil }
    return advances[Int(runs[low * 3 + 2] + code - runs[low * 3])]
  }
}
