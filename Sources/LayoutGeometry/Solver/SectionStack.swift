/// The sections one after the other along the flow (geometry 7.6).
struct SectionStack {
  private(set) var lengths: [Double]
  private var sums: PrefixSums<ExactSum>
  /// Where the first section starts.
  let origin: Double
  let spacing: Double
  /// Whether a section may start before the one in front of it.
  private(set) var shrinking: Int

  init(lengths: [Double], origin: Double, spacing: Double) {
    self.lengths = lengths
    self.origin = origin
    self.spacing = spacing
    sums = PrefixSums(lengths.lazy.map { ExactSum($0) + ExactSum(spacing) })
    shrinking = spacing < 0 ? lengths.count { $0 + spacing < 0 } : 0
  }

  var count: Int { lengths.count }

  /// Where a section starts.
  ///
  /// O(log n).
  func start(of section: Int) -> Double { origin + sums.sum(ofFirst: section).value }

  /// Where the last section ends.
  var end: Double {
    guard let last = lengths.last else { return origin }
    return start(of: lengths.count - 1) + last
  }

  /// Changes the length of a section.
  ///
  /// O(log n).
  mutating func setLength(_ length: Double, of section: Int) {
    let old = lengths[section]
    guard old != length else { return }
    shrinking += (length + spacing < 0 ? 1 : 0) - (old + spacing < 0 ? 1 : 0)
    lengths[section] = length
    let gap = ExactSum(spacing)
    sums.replace(ExactSum(old) + gap, with: ExactSum(length) + gap, at: section)
  }

  /// Walks through the sections from the last one on that starts at or before a position, give or
  /// take what a double cannot tell apart, or from the first one; until told to stop.
  ///
  /// Finding the first takes O(log n).
  @inline(__always)
  func forEachSection(from position: Double?, _ body: (_ section: Int, _ start: Double) -> Bool) {
    let gap = ExactSum(spacing)
    let origin = origin
    sums.withNodes { sums in
      lengths.withUnsafeBufferPointer { lengths in
        var section = 0
        var sum = ExactSum.zero
        if let position {
          let distance = position - origin
          (section, sum) = sums.longestPrefix { $0.approximation <= distance }
          if section == lengths.count {
            section -= 1
            sum = sums.sum(ofFirst: section)
          }
        }
        while section < lengths.count {
          guard body(section, origin + sum.value) else { return }
          sum = sum + (ExactSum(lengths[section]) + gap)
          section += 1
        }
      }
    }
  }
}
