extension ScreenTemplate {
  /// Gives out the items that meet a rectangle, for a section whose row says that the closed form
  /// holds.
  ///
  /// - Parameters:
  ///   - start: where the section starts along the flow.
  ///   - span: what of the flow the rectangle covers.
  @inline(__always)
  func forEachItem(
    of row: SectionStack.Row, start: Double, meeting rect: Rect, span: ClosedRange<Double>,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    let base = start + innerStart
    let high = span.upperBound - base - reach.lowerBound + slack
    guard high >= 0 else { return }
    let low = max(0, span.lowerBound - base - reach.upperBound - slack)
    // Cutting off is rounding down here, since neither is below 0.
    let most = row.fullInstances
    let first = min(most, Int(min(low / advance, 0x1p53)))
    let instances = first...max(first, min(most, Int(min(high / advance, 0x1p53))))
    let itemCount = row.itemCount
    // One loop for each case that is frequent, so that none asks again for every frame.
    if run == .vertical {
      if isWhole, base.isWhole {
        forEach(
          instances, itemCount, base, rect, .vertical,
          { start, leaf in
            var frame = leaf.frame
            frame.y = start + leaf.start
            return frame
          }, body)
      } else {
        forEach(
          instances, itemCount, base, rect, .vertical,
          { start, leaf in
            var frame = leaf.frame
            frame.y = grid.round(start + leaf.start)
            return frame
          }, body)
      }
    } else {
      let isWhole = isWhole && base.isWhole
      forEach(
        instances, itemCount, base, rect, .horizontal,
        { frame($1, at: $0, isWhole: isWhole) }, body)
    }
  }

  @inline(__always)
  private func forEach(
    _ instances: ClosedRange<Int>, _ itemCount: Int, _ base: Double, _ rect: Rect, _ run: Axis,
    _ frame: (_ start: Double, _ leaf: Leaf) -> Rect, _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    let advance = advance
    guard leaves.count > 1 else {
      // All instances have the same place across.
      let only = leaves[0]
      let across = run.other
      guard only.frame.start(across) < rect.end(across),
        rect.start(across) < only.frame.end(across)
      else { return }
      let (low, high) = (rect.start(run), rect.end(run))
      var instance = instances.lowerBound
      let end = min(itemCount &- 1, instances.upperBound)
      while instance <= end {
        let frame = frame(base + Double(instance) * advance, only)
        if frame.start(run) < high, low < frame.end(run) { body(instance, frame) }
        instance &+= 1
      }
      return
    }
    let count = leaves.count
    let (right, bottom) = (rect.maxX, rect.maxY)
    var instance = instances.lowerBound
    var item = instance * count
    let end = min(itemCount, (instances.upperBound + 1) * count)
    var leaf = 0
    var start = base + Double(instance) * advance
    while item < end {
      let frame = frame(start, leaves[leaf])
      if frame.y < bottom, rect.y < frame.y + frame.height, frame.x < right,
        rect.x < frame.x + frame.width
      {
        body(item, frame)
      }
      item &+= 1
      leaf &+= 1
      if leaf == count {
        leaf = 0
        instance &+= 1
        start = base + Double(instance) * advance
      }
    }
  }
}
