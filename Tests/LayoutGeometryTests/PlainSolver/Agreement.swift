import LayoutGeometry
import Testing

/// Compares a layout with the plain solver's result.
struct Agreement {
  let plain: PlainLayout
  let seed: UInt64

  /// Whether two numbers are the same pixel; where the plain number is a tie within what a sum of
  /// doubles may lose, both neighbours are.
  private func agree(_ value: Double, _ plain: Double) -> Bool {
    let scale = self.plain.environment.scale
    if abs(value - self.plain.rounded(plain)) < 1e-6 { return true }
    guard scale > 0 else { return false }
    let part = abs(plain * scale - (plain * scale).rounded(.down))
    return abs(part - 0.5) < 1e-6 && abs(value - plain) < 0.51 / scale
  }

  private func check(
    _ frame: Rect, _ zIndex: Int, _ plain: PlainFrame?, _ what: @autoclosure () -> String
  ) -> Bool {
    guard check(frame, plain?.rect, what()) else { return false }
    if zIndex == plain?.zIndex { return true }
    Issue.record("seed \(seed): \(what()) has z \(zIndex), not \(plain?.zIndex ?? 0)")
    return false
  }

  private func check(_ frame: Rect, _ plain: Rect?, _ what: @autoclosure () -> String) -> Bool {
    guard let plain else {
      Issue.record("seed \(seed): \(what()) has no counterpart")
      return false
    }
    let same =
      agree(frame.x, plain.x) && agree(frame.y, plain.y) && agree(frame.width, plain.width)
      && agree(frame.height, plain.height)
    if !same { Issue.record("seed \(seed): \(what()) is \(frame), not \(plain)") }
    return same
  }

  /// Checks everything; stops at the first difference.
  @discardableResult
  func check(_ layout: CompositionalLayout, viewport: Viewport? = nil) -> Bool {
    let (sections, global, size) = plain.solve(viewport: viewport)
    guard abs(layout.contentSize.width - size.width) < 1e-6,
      abs(layout.contentSize.height - size.height) < 1e-6
    else {
      Issue.record("seed \(seed): content is \(layout.contentSize), not \(size)")
      return false
    }
    if size.width == 0, size.height == 0 { return true }
    for (index, solved) in sections.enumerated() {
      guard check(layout, index, solved, viewport) else { return false }
    }
    for (frame, plain) in zip(layout.boundaryItems(inSection: -1, viewport: viewport), global) {
      guard check(frame.frame, frame.zIndex, plain, "layout \(frame.kind)") else { return false }
    }
    return true
  }

  private func check(
    _ layout: CompositionalLayout, _ index: Int, _ solved: PlainLayout.Solved,
    _ viewport: Viewport?
  ) -> Bool {
    var count = 0
    var fine = true
    layout.forEachFrame(inSection: index) { item, frame in
      count += 1
      guard fine else { return }
      fine = check(
        frame, layout.zIndex(ofItem: item, inSection: index),
        item < solved.items.count ? solved.items[item] : nil, "item \(index) \(item)")
    }
    guard fine else { return false }
    if count != solved.items.count {
      Issue.record("seed \(seed): section \(index) has \(count) frames, not \(solved.items.count)")
      return false
    }
    let boundary = layout.boundaryItems(inSection: index, viewport: viewport)
    for (frame, plain) in zip(boundary, solved.boundary) {
      guard check(frame.frame, frame.zIndex, plain, "\(frame.kind) \(index)") else {
        return false
      }
    }
    for (frame, plain) in zip(layout.decorations(inSection: index), solved.decorations) {
      guard check(frame.frame, frame.zIndex, plain, "decoration \(index)") else { return false }
    }
    let warnings = layout.warnings(inSection: index).map(\.code)
    if Set(warnings) != solved.warnings {
      Issue.record("seed \(seed): section \(index) warns \(warnings), not \(solved.warnings)")
      return false
    }
    return checkAttached(layout, index, solved) && checkStrip(layout, index, solved)
  }

  private func checkAttached(
    _ layout: CompositionalLayout, _ index: Int, _ solved: PlainLayout.Solved
  ) -> Bool {
    var frames = (0..<layout.itemCount(inSection: index)).flatMap {
      layout.supplementaries(ofItem: $0, inSection: index)
    }
    frames += (0..<layout.groupCount(inSection: index)).flatMap {
      layout.supplementaries(ofGroup: $0, inSection: index)
    }
    if frames.count != solved.badges.count {
      Issue.record("seed \(seed): \(frames.count) badges, not \(solved.badges.count)")
      return false
    }
    // A host on a tie may be rounded to either side, so badges are compared to a pixel.
    for frame in frames {
      guard
        let badge = solved.badges[
          PlainLayout.Section.Attached(kind: frame.kind, index: frame.index)]
      else {
        Issue.record("seed \(seed): \(frame.kind) \(frame.index) has no counterpart")
        return false
      }
      let scale = plain.environment.scale
      let slack = scale == 0 ? 1e-6 : 2 / scale
      let near = zip(
        [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height],
        [badge.rect.x, badge.rect.y, badge.rect.width, badge.rect.height]
      ).allSatisfy { abs($0 - $1) <= slack }
      if !near || frame.zIndex != badge.zIndex {
        Issue.record(
          "seed \(seed): \(frame.kind) \(frame.index): \(frame.frame), not \(badge.rect)")
        return false
      }
    }
    return true
  }

  private func checkStrip(
    _ layout: CompositionalLayout, _ index: Int, _ solved: PlainLayout.Solved
  ) -> Bool {
    let strip = layout.orthogonalScrolling(inSection: index)
    guard let strip, let plain = solved.strip else {
      if strip == nil, solved.strip == nil { return true }
      Issue.record("seed \(seed): section \(index) has a strip here and not there")
      return false
    }
    // Where groups lie one before the other, stops are not looked at.
    let isOrdered = zip(plain.stops, plain.stops.dropFirst()).allSatisfy { $0 < $1 }
    let stops = isOrdered ? layout.stops(inSection: index) : []
    let numbers =
      [
        strip.contentLength, strip.insetStart, strip.insetEnd, strip.minOffset, strip.maxOffset,
        strip.initialOffset,
      ] + stops
    let wanted =
      [
        plain.contentLength, plain.insetStart, plain.insetEnd, plain.minOffset, plain.maxOffset,
        plain.initialOffset,
      ] + (isOrdered ? plain.stops : [])
    guard strip.behavior == plain.behavior, numbers.count == wanted.count,
      zip(numbers, wanted).allSatisfy({ abs($0 - $1) < 1e-6 })
    else {
      Issue.record("seed \(seed): strip \(index) has \(numbers), not \(wanted)")
      return false
    }
    return check(strip.frame, plain.frame, "strip \(index)")
  }
}
