extension CompositionalLayout {
  /// The boundary items of a section, in the order of declaration, or those of the layout for
  /// section -1 (geometry 7.2 to 7.5).
  ///
  /// - Parameters:
  ///   - section: the section's number.
  ///   - viewport: what is seen; pinned items stay in it. Without one all are at their own places.
  public func boundaryItems(
    inSection section: Int, viewport: Viewport? = nil
  ) -> [SupplementaryFrame] {
    guard space.hasRoom else { return [] }
    let plan = boundary(ofSection: section)
    return plan.definitions.indices.map { index in
      let item = plan.item(index)
      let (rect, isPinned) = boundaryRect(item, inSection: section, viewport: viewport)
      return SupplementaryFrame(
        kind: item.definition.kind, section: section, index: 0,
        frame: screen(rect.inset(by: item.definition.contentInsets)),
        zIndex: item.definition.zIndex, isPinned: isPinned, place: item.definition.place)
    }
  }

  func boundary(ofSection section: Int) -> BoundaryPlan {
    section == CompositionalLayout.layoutLevel ? layoutBoundary : states[section].boundary
  }

  /// The span that boundary items stand at: the content between the rooms they reserve, and the
  /// whole, these rooms included.
  func spans(ofSection section: Int) -> (content: ClosedRange<Double>, whole: ClosedRange<Double>) {
    let stack = sectionStack
    if section == CompositionalLayout.layoutLevel {
      let end = max(stack.origin, stack.end)
      return (stack.origin...end, 0...max(0, end + layoutBoundary.endRoom))
    }
    let start = stack.start(of: section)
    let content = start + states[section].startRoom
    return (
      content...(content + states[section].contentLength),
      start...(start + stack.length(of: section))
    )
  }

  /// A boundary item's rectangle before its insets, mirroring and rounding, and whether it is away
  /// from its own place.
  func boundaryRect(
    _ item: BoundaryPlan.Item, inSection section: Int, viewport: Viewport?
  ) -> (Rect, isPinned: Bool) {
    let flow = space.flow
    let plan = boundary(ofSection: section)
    let spans = spans(ofSection: section)
    let natural =
      plan.start(of: item, content: spans.content) + item.definition.absoluteOffset[flow].bounded
    var position = natural
    if let viewport, item.definition.pinToVisibleBounds {
      position = pinned(
        natural, item, plan, whole: spans.whole, visible: visibleSpan(viewport),
        isLayoutLevel: section == CompositionalLayout.layoutLevel)
    }
    var origin = Point.zero
    origin[flow] = position
    origin[space.cross] = item.crossStart + item.definition.absoluteOffset[space.cross].bounded
    return (Rect(origin: origin, size: item.size), position != natural)
  }

  /// The visible span along the flow, left to right.
  private func visibleSpan(_ viewport: Viewport) -> ClosedRange<Double> {
    let flow = space.flow
    var start = viewport.offset[flow]
    if let mirror, flow == .horizontal { start = mirror - start - space.size.width }
    let low = start + viewport.insets.before(flow)
    return low...max(low, start + space.size[flow] - viewport.insets.after(flow))
  }

  private func pinned(
    _ natural: Double, _ item: BoundaryPlan.Item, _ plan: BoundaryPlan,
    whole: ClosedRange<Double>, visible: ClosedRange<Double>, isLayoutLevel: Bool
  ) -> Double {
    let length = item.size[space.flow]
    switch (item.side, isLayoutLevel) {
    case (-1, true): return max(natural, visible.lowerBound)
    case (1, true): return min(natural, visible.upperBound - length)
    case (-1, false):
      let low = visible.lowerBound + layoutBoundary.longestPinned(-1)
      return max(natural, min(low, whole.upperBound - plan.longestPinned(1) - length))
    case (1, false):
      let high = visible.upperBound - layoutBoundary.longestPinned(1) - length
      return min(natural, max(high, whole.lowerBound + plan.longestPinned(-1)))
    default: return natural
    }
  }

  /// The backgrounds of a section (geometry 8.4); none while it is empty.
  public func decorations(inSection section: Int) -> [DecorationFrame] {
    let state = states[section]
    guard space.hasRoom, state.itemCount > 0 else { return [] }
    return state.plan.definition.decorationItems.map { item in
      let rect = decorationRect(inSection: section).inset(by: item.contentInsets)
      return DecorationFrame(
        kind: item.kind, section: section, frame: screen(rect), zIndex: item.zIndex,
        place: item.place)
    }
  }

  /// What a background covers before its insets: the section without the reference insets.
  func decorationRect(inSection section: Int) -> Rect {
    let reference = states[section].plan.reference
    let whole = spans(ofSection: section).whole
    var origin = Point.zero
    origin[space.flow] = whole.lowerBound
    origin[space.cross] = reference.before(space.cross)
    var size = space.effectiveSize(reference)
    size[space.flow] = whole.upperBound - whole.lowerBound
    return Rect(origin: origin, size: size)
  }
}
