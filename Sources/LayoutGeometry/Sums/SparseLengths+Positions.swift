extension SparseLengths {
  /// How places follow each other along an axis.
  struct Row {
    /// The length of a place without a length of its own.
    var usual: Double
    /// What is added to a length of its own.
    var extra: Double
    /// What a place takes beside its length.
    var pitch: Double

    /// From the start of a usual place to that of the next.
    var advance: Double { usual + pitch }

    /// Where a place starts that has so many places before it, some with lengths of their own.
    @inline(__always)
    func start(after places: Int, count: Int, sum: ExactSum) -> Double {
      sum.value + (Double(count) * extra + Double(places - count) * usual + Double(places) * pitch)
    }
  }

  /// Where a place starts.
  ///
  /// O(log n).
  func start(of place: Int, in row: Row) -> Double {
    let (count, sum) = summary(before: place)
    return row.start(after: place, count: count, sum: sum)
  }

  /// The last place that starts at or before a position, the first one if there is none; starts
  /// must not decrease.
  ///
  /// O(log n).
  func place(at position: Double, in row: Row) -> Int {
    let (found, _) = sums.longestPrefix {
      row.start(after: $0.span, count: $0.count, sum: $0.sum) <= position
    }
    let index = min(found, chunks.count - 1)
    let before = sums.sum(ofFirst: index)
    let chunk = chunks[index]
    var sum = before.sum
    var inside = 0
    // The place up to which every start is known to be no later, and where usual places go on.
    var known = before.span
    var start = row.start(after: known, count: before.count, sum: sum)
    while true {
      let hasNext = inside < chunk.offsets.count
      let next = before.span + (hasNext ? Int(chunk.offsets[inside]) : chunk.span)
      let nextStart = row.start(after: next, count: before.count + inside, sum: sum)
      if !hasNext || nextStart > position {
        guard position >= start else { return known }
        guard row.advance > 0 else { return max(known, min(next, span) - 1) }
        let steps = (position - start) / row.advance
        return min(known + Int(min(steps, 0x1p53)), max(known, next - 1), max(0, span - 1))
      }
      let ownEnd = nextStart + chunk.lengths[inside] + row.extra + row.pitch
      if ownEnd > position { return next }
      sum += chunk.lengths[inside]
      inside += 1
      known = next + 1
      start = ownEnd
      if known >= before.span + chunk.span { return min(known, span) - 1 }
    }
  }
}
