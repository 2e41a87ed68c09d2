/// The strip of a section while its stops are looked at.
struct Strip {
  let scrolling: OrthogonalScrolling
  /// The number of stops, equal neighbours counted each.
  let stopCount: Int
  private let reader: SectionReader
  private let firstStart: Double
  private let width: Double

  init(_ reader: SectionReader, frame: Rect) {
    self.reader = reader
    let plan = reader.plan
    let state = reader.state
    let width = plan.space.size[plan.run]
    self.width = width
    let trailingPad = plan.reference.after(plan.run) + plan.insets.after(plan.run)
    let contentLength = max(0, reader.leadingPad + state.runLength + trailingPad)
    let behavior = plan.definition.orthogonalScrollingBehavior
    let firstStart = reader.base + state.start(ofInstance: 0)
    self.firstStart = firstStart
    var insets = (start: 0.0, end: 0.0)
    if behavior == .groupPagingCentered {
      let first = state.solved(0).size[plan.run]
      let last = state.solved(state.instanceCount - 1).size[plan.run]
      insets.start = max(0, (width - first) / 2 - firstStart)
      insets.end = max(0, (width - last) / 2 - trailingPad)
    }
    let low = 0 - insets.start
    let high = max(low, contentLength + insets.end - width)
    let count: Int
    switch behavior {
    case .none, .continuous: count = 0
    case .groupPaging, .groupPagingCentered: count = state.instanceCount
    case .continuousGroupLeadingBoundary: count = state.instanceCount + 1
    case .paging: count = Int(min((max(0, high) / width).rounded(.up), 0x1p53)) + 1
    }
    stopCount = count
    var scrolling = OrthogonalScrolling(
      behavior: behavior, frame: frame, contentLength: contentLength, insetStart: insets.start,
      insetEnd: insets.end, minOffset: low, maxOffset: high, initialOffset: 0)
    if behavior == .groupPagingCentered {
      let first = state.solved(0).size[plan.run]
      scrolling.initialOffset = min(max(firstStart + first / 2 - width / 2, low), high)
    }
    self.scrolling = scrolling
  }

  /// A stop; they never decrease (geometry 9.5).
  func stop(_ index: Int) -> Double {
    let state = reader.state
    let run = reader.plan.run
    let position: Double
    switch scrolling.behavior {
    case .none, .continuous: position = 0
    case .paging: position = Double(index) * width
    case .continuousGroupLeadingBoundary where index == state.instanceCount:
      position = scrolling.maxOffset
    case .continuousGroupLeadingBoundary, .groupPaging:
      position = reader.base + state.start(ofInstance: index) - firstStart
    case .groupPagingCentered:
      let start = reader.base + state.start(ofInstance: index)
      position = start + state.solved(index).size[run] / 2 - width / 2
    }
    // A sum that lost a bit does not make a second stop beside the last one.
    let isLast = position > scrolling.maxOffset - 1e-6
    return isLast ? scrolling.maxOffset : max(position, scrolling.minOffset)
  }

  /// Where a drag ends (geometry 9.6).
  func settle(start: Double, proposed: Double, velocity: Double) -> Double {
    let target = min(max(proposed, scrolling.minOffset), scrolling.maxOffset)
    guard stopCount > 0 else { return target }
    if scrolling.behavior == .continuousGroupLeadingBoundary {
      return nearest(to: target, preferLater: velocity > 0)
    }
    let current = nearest(to: start, preferLater: velocity > 0)
    if velocity.magnitude > 0.2 {
      return (velocity > 0 ? after(current) : before(current)) ?? current
    }
    let wanted = nearest(to: target, preferLater: velocity > 0)
    if wanted > current { return after(current) ?? current }
    if wanted < current { return before(current) ?? current }
    return current
  }

  /// How many stops are at or before an offset, or only before it.
  private func count(upTo offset: Double, inclusive: Bool) -> Int {
    var low = 0
    var high = stopCount
    while low < high {
      let middle = (low + high) / 2
      let stop = stop(middle)
      if stop < offset || (inclusive && stop == offset) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func after(_ offset: Double) -> Double? {
    let index = count(upTo: offset, inclusive: true)
    return index < stopCount ? stop(index) : nil
  }

  private func before(_ offset: Double) -> Double? {
    let index = count(upTo: offset, inclusive: false)
    return index > 0 ? stop(index - 1) : nil
  }

  private func nearest(to offset: Double, preferLater: Bool) -> Double {
    let index = count(upTo: offset, inclusive: false)
    guard index < stopCount else { return stop(stopCount - 1) }
    let later = stop(index)
    guard index > 0 else { return later }
    let earlier = stop(index - 1)
    let (back, forth) = (offset - earlier, later - offset)
    if back == forth { return preferLater ? later : earlier }
    return back < forth ? earlier : later
  }
}
