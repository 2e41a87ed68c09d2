import LayoutGeometry

/// A part that pushes what stands behind it, seen along one direction.
struct FlowPart {
  var part: FramePart
  var section: String?
  /// Where it begins and ends along the direction.
  var start: Double
  var end: Double
  /// Where it begins and ends across the direction.
  var side: Double
  var farSide: Double

  var length: Double { end - start }

  /// Nil for what does not push others: sections and backgrounds, which follow what is in them, and
  /// what pinning holds.
  init?(_ element: FrameElement, direction: MovementCause.Direction, runsRightToLeft: Bool) {
    if element.isPinned { return nil }
    switch element.part {
    case .section, .decoration: return nil
    case .item, .supplementary: break
    }
    part = element.part
    section = element.section
    let frame = element.frame
    switch direction {
    case .down:
      start = frame.y
      end = frame.maxY
      // What scrolls sideways pushes over the whole width that it scrolls in.
      side = (element.strip ?? frame).x
      farSide = (element.strip ?? frame).maxX
    case .along:
      start = runsRightToLeft ? -frame.maxX : frame.x
      end = runsRightToLeft ? -frame.x : frame.maxX
      side = frame.y
      farSide = frame.maxY
    }
  }

  func isBeside(_ other: FlowPart) -> Bool { side < other.farSide && other.side < farSide }
}

/// Finds what stands right in front of a part.
struct FlowOrder {
  private let parts: [FlowPart]

  /// More neighbours than a line of any layout has; what is farther away pushes nothing.
  private static let farthest = 64

  init(_ parts: [FlowPart]) {
    // Sorting places keeps reading order where ends are equal.
    self.parts = parts.indices.sorted { (parts[$0].end, $0) < (parts[$1].end, $1) }
      .map { parts[$0] }
  }

  /// The part that ends last among those that end where this one starts, or before, and that stand
  /// beside it; O(log n).
  func predecessor(of part: FlowPart, limit: Double) -> FlowPart? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end <= part.start + limit { low = middle + 1 } else { high = middle }
    }
    for place in stride(from: low - 1, through: max(low - Self.farthest, 0), by: -1) {
      let candidate = parts[place]
      if candidate.part != part.part, candidate.isBeside(part), candidate.start < part.start {
        return candidate
      }
    }
    return nil
  }
}
