/// Breaks a text into lines.
///
/// A line is broken after spaces and beside wide characters such as ideographs; a word that is wider
/// than a line is broken where it is full. Spaces at a line's end hang over it and have no width there.
/// A character is never parted from its marks, nor an emoji from what it is joined with.
struct TextLines {
  /// How many lines there are.
  private(set) var count = 0
  /// The widest line in units of the font.
  private(set) var widest = 0
  /// Takes where each line ends, for those who ask for it.
  var lineEnded: ((_ byte: Int) -> Void)?

  private let advances: FontAdvances
  private let lineWidth: Int
  private let limit: Int
  private let ellipsis: Int
  private var line = Line()
  private var isCut = false

  init(font: TextFont, width: Double?, limit: Int) {
    advances = font.weight.advances
    self.limit = limit
    lineWidth = Self.units(in: width, size: font.size)
    ellipsis = advances.advance(0x2026)
  }

  /// The widest line in points.
  func widest(inPointsOf font: TextFont) -> Double { Self.points(widest, size: font.size) }

  private static func points(_ units: Int, size: Double) -> Double {
    Double(units) * size / Double(TextMetrics.unitsPerEm)
  }

  /// The most units that fit in a width: a text fits in the width that it was measured with.
  private static func units(in width: Double?, size: Double) -> Int {
    guard let width, size > 0 else { return .max }
    let estimate = width * Double(TextMetrics.unitsPerEm) / size
    guard estimate < 1e15 else { return .max }
    var units = Int(estimate)
    while points(units + 1, size: size) <= width { units += 1 }
    while units > 0, points(units, size: size) > width { units -= 1 }
    return units
  }

  /// Adds the lines of a whole text.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var clusters = TextClusters(text, advances)
    line = Line(start: 0)
    var before = TextCluster.Kind.newline
    while let cluster = clusters.next() {
      if cluster.kind == .newline {
        end(at: cluster.end, line.visible, text)
        line = Line(start: cluster.end)
      } else {
        place(cluster, after: before, text)
      }
      if isCut { return }
      before = cluster.kind
    }
    // The last line ends the text, so nothing is cut from it.
    count += 1
    widest = max(widest, line.visible)
    lineEnded?(text.count)
  }

  private mutating func place(
    _ cluster: TextCluster, after before: TextCluster.Kind, _ text: UnsafeBufferPointer<UInt8>
  ) {
    if cluster.kind == .space {
      line.pen += cluster.advance
      line.isEmpty = false
      return
    }
    if !line.isEmpty, cluster.mayBegin(after: before) {
      line.chance = (cluster.start, line.visible, line.pen)
    }
    while !line.isEmpty, line.pen + cluster.advance > lineWidth {
      if let chance = line.chance {
        end(at: chance.index, chance.visible, text)
        line = Line(
          start: chance.index, pen: line.pen - chance.pen,
          visible: max(line.visible - chance.pen, 0), isEmpty: chance.index == cluster.start)
      } else {
        end(at: cluster.start, line.visible, text)
        line = Line(start: cluster.start)
      }
      if isCut { return }
    }
    line.pen += cluster.advance
    line.visible = line.pen
    line.isEmpty = false
  }

  /// Ends a line that is not the text's last one.
  private mutating func end(
    at index: Int, _ visible: Int, _ text: UnsafeBufferPointer<UInt8>
  ) {
    count += 1
    if count == limit {
      isCut = true
      widest = max(widest, cutLine(text))
      lineEnded?(text.count)
    } else {
      widest = max(widest, visible)
      lineEnded?(index)
    }
  }

  /// The width of the last line that is shown: as much of the rest as fits before an ellipsis.
  private func cutLine(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var clusters = TextClusters(text, from: line.start, advances)
    var pen = 0
    var visible = 0
    while let cluster = clusters.next(), cluster.kind != .newline {
      guard pen + cluster.advance <= lineWidth - ellipsis else { break }
      pen += cluster.advance
      if cluster.kind != .space { visible = pen }
    }
    return visible + ellipsis
  }
}

/// A line that is being filled.
private struct Line {
  var start = 0
  /// Where the next character goes.
  var pen = 0
  /// The width without spaces at the end.
  var visible = 0
  var isEmpty = true
  /// The last place where the line may be broken, and what it is up to there.
  var chance: (index: Int, visible: Int, pen: Int)?
}
