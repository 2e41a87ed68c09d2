/// The sections one after the other along the flow (geometry 7.6).
final class SectionStack {
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

  /// What the sections before one take, for a walk through those that follow.
  func sum(before section: Int) -> ExactSum { sums.sum(ofFirst: section) }

  /// The same for the section behind it.
  func sum(_ sum: ExactSum, adding section: Int) -> ExactSum {
    sum + (ExactSum(lengths[section]) + ExactSum(spacing))
  }

  /// Where a section starts that has so much before it.
  func start(after sum: ExactSum) -> Double { origin + sum.value }

  /// Where the last section ends.
  var end: Double {
    guard let last = lengths.last else { return origin }
    return start(of: lengths.count - 1) + last
  }

  /// Changes the length of a section.
  ///
  /// O(log n).
  func setLength(_ length: Double, of section: Int) {
    let old = lengths[section]
    guard old != length else { return }
    shrinking += (length + spacing < 0 ? 1 : 0) - (old + spacing < 0 ? 1 : 0)
    lengths[section] = length
    let gap = ExactSum(spacing)
    sums.replace(ExactSum(old) + gap, with: ExactSum(length) + gap, at: section)
  }

  /// The last section that starts at or before a position, and its start; the first section if
  /// there is none.
  ///
  /// O(log n).
  func section(at position: Double) -> Int {
    let distance = position - origin
    let (found, _) = sums.longestPrefix { $0.approximation <= distance }
    return max(0, min(found, lengths.count - 1))
  }
}
