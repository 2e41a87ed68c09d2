/// The sections one after the other along the flow (geometry 7.6).
struct SectionStack {
  /// What a walk needs to know of a section; plain numbers, so that no reference is counted.
  struct Row {
    var length: Double
    var itemCount: Int
    /// The section's template on screen, where that says where all its items are.
    var template: UnsafePointer<ScreenTemplate>?

    init(_ state: borrowing SectionState, hasRoom: Bool) {
      length = hasRoom ? state.length : 0
      itemCount = state.itemCount
      if let known = state.template, known.pointee.holds(for: itemCount),
        known.pointee.advance > 0
      {
        template = known
      }
    }
  }

  private(set) var rows: [Row]
  /// Sums over blocks of sections, few enough to stay in the processor's cache, but for the last
  /// block, behind which nothing starts; a block's rows are walked through.
  private var sums: PrefixSums<ExactSum>
  private static let block = 16
  /// Where the first section starts.
  let origin: Double
  let spacing: Double
  /// Whether a section may start before the one in front of it.
  private(set) var shrinking: Int

  init(rows: [Row], origin: Double, spacing: Double) {
    self.rows = rows
    self.origin = origin
    self.spacing = spacing
    sums = PrefixSums(
      stride(from: 0, to: rows.count - Self.block, by: Self.block).lazy.map { start in
        rows[start..<start + Self.block].reduce(ExactSum.zero) {
          $0 + (ExactSum($1.length) + ExactSum(spacing))
        }
      })
    shrinking = spacing < 0 ? rows.count { $0.length + spacing < 0 } : 0
  }

  var count: Int { rows.count }

  /// Where a section starts.
  ///
  /// O(log n).
  func start(of section: Int) -> Double {
    let block = section / Self.block
    var sum = sums.sum(ofFirst: block)
    for row in rows[block * Self.block..<section] {
      sum = sum + (ExactSum(row.length) + ExactSum(spacing))
    }
    return origin + sum.value
  }

  /// Where the last section ends.
  var end: Double {
    guard let last = rows.last else { return origin }
    return start(of: rows.count - 1) + last.length
  }

  /// The length of a section.
  func length(of section: Int) -> Double { rows[section].length }

  /// Changes what is known of a section.
  ///
  /// O(log n).
  mutating func setRow(_ row: Row, of section: Int) {
    let old = rows[section].length
    let length = row.length
    rows[section] = row
    guard old != length else { return }
    shrinking += (length + spacing < 0 ? 1 : 0) - (old + spacing < 0 ? 1 : 0)
    let gap = ExactSum(spacing)
    sums.replace(ExactSum(old) + gap, with: ExactSum(length) + gap, at: section / Self.block)
  }

  /// Walks through the sections from the last one on that starts at or before a position, give or
  /// take what a double cannot tell apart, or from the first one; until told to stop.
  ///
  /// Finding the first takes O(log n).
  @inline(__always)
  func forEachSection(
    from position: Double?, _ body: (_ section: Int, _ row: Row, _ start: Double) -> Bool
  ) {
    let gap = ExactSum(spacing)
    let origin = origin
    var (section, sum) = firstSection(from: position)
    rows.withUnsafeBufferPointer { rows in
      while section < rows.count {
        let row = rows[section]
        guard body(section, row, origin + sum.value) else { return }
        sum = sum + (ExactSum(row.length) + gap)
        section += 1
      }
    }
  }

  /// The section with which a walk from a position begins, and the lengths of those before it.
  @inline(__always)
  private func firstSection(from position: Double?) -> (Int, ExactSum) {
    guard let position else { return (0, .zero) }
    let gap = ExactSum(spacing)
    let distance = position - origin
    var section = 0
    var sum = ExactSum.zero
    if rows.count > Self.block {
      // The last block that begins at or before the position, then the last such section in it.
      let (blocks, _) = sums.longestPrefix { $0.approximation <= distance }
      let block = min(blocks, (rows.count - 1) / Self.block)
      section = block * Self.block
      sum = sums.sum(ofFirst: block)
    }
    while section + 1 < rows.count {
      let next = sum + (ExactSum(rows[section].length) + gap)
      guard next.approximation <= distance else { break }
      sum = next
      section += 1
    }
    return (section, sum)
  }
}
