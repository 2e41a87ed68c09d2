extension SectionReader {
  /// Gives out the items that meet a rectangle, for a strip when it is scrolled so far.
  func forEachItem(
    meeting rect: Rect, logical: Rect, offset: Double,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    guard !plan.isOrthogonal else {
      forEachInStrip(meeting: rect, logical: logical, offset: offset, body)
      return
    }
    let low = logical.start(plan.run) - inner
    let span = low...max(low, logical.end(plan.run) - inner)
    forEachItem(in: instances(meeting: span)) { item, frame in
      if frame.intersects(rect) { body(item, frame) }
    }
  }

  private func forEachInStrip(
    meeting rect: Rect, logical: Rect, offset: Double,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    let run = plan.run
    let shift = offset - leadingPad
    let span =
      (logical.start(run) + shift)...max(logical.start(run) + shift, logical.end(run) + shift)
    let across = state.overhang.across
    let slack = plan.space.grid.slack
    let edges = plan.definition.group.edgeSpacing.before(plan.across)
    let low = inner + edges.minimum + across.lowerBound - slack
    let high =
      inner + edges.minimum + across.upperBound + (edges.isFlexible ? extent : 0) + slack
    guard low < logical.end(plan.across), high > logical.start(plan.across) else { return }
    forEachSlot(in: instances(meeting: span)) { item, place in
      if screen(place, offset: offset).intersects(rect) { body(item, screen(place)) }
    }
  }
}
