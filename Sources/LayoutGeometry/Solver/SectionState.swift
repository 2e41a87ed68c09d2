/// One section of a layout: its plan, how many items it has, and what was measured of them.
struct SectionState {
  let plan: SectionPlan
  private(set) var itemCount: Int
  private(set) var detail: SectionDetail?
  /// The plan's template on screen, while nothing beyond the plan is known.
  private(set) var template: UnsafePointer<ScreenTemplate>?

  init(
    plan: SectionPlan, itemCount: Int, sizes: MeasuredSizes? = nil,
    supplementarySizes: [SupplementaryKey: Lengths] = [:]
  ) {
    self.plan = plan
    self.itemCount = max(0, itemCount)
    if plan.isAlwaysArranged || sizes != nil || !supplementarySizes.isEmpty {
      detail = SectionDetail(
        plan: plan, itemCount: self.itemCount, sizes: sizes,
        supplementarySizes: supplementarySizes)
    } else {
      template = plan.screenTemplate
    }
  }

  // MARK: Changes

  /// What was measured; made when it is needed first.
  mutating func measuredDetail() -> SectionDetail {
    if let detail { return detail }
    let made = SectionDetail(plan: plan, itemCount: itemCount)
    detail = made
    template = nil
    return made
  }

  mutating func replaceItems(_ items: Range<Int>, count: Int) {
    itemCount += count - items.count
    detail?.replaceItems(items, count: count)
  }

  /// The section with another plan, what was measured kept.
  func with(plan: SectionPlan) -> SectionState {
    SectionState(
      plan: plan, itemCount: itemCount, sizes: detail?.sizes,
      supplementarySizes: detail?.supplementarySizes ?? [:])
  }

  // MARK: Instances

  var boundary: BoundaryPlan { detail?.boundary ?? plan.boundary }

  /// The room that boundary items reserve at the start and at the end.
  var startRoom: Double { detail?.boundary.startRoom ?? plan.boundary.startRoom }
  var endRoom: Double { detail?.boundary.endRoom ?? plan.boundary.endRoom }

  var instanceCount: Int { detail?.instanceCount ?? plan.instanceCount(itemCount) }

  func items(ofInstance instance: Int) -> Range<Int> {
    detail?.items(ofInstance: instance) ?? plan.items(ofInstance: instance, of: itemCount)
  }

  /// The instance that holds an item; none where instances hold no item.
  func instance(ofItem item: Int) -> Int? {
    guard item >= 0, item < itemCount else { return nil }
    if let detail { return detail.instance(ofItem: item) }
    return plan.leafCount > 0 ? item / plan.leafCount : nil
  }

  /// Where an instance's room starts along the run, counted from the first one's.
  func start(ofInstance instance: Int) -> Double {
    detail?.start(ofInstance: instance) ?? Double(instance) * plan.advance
  }

  func solved(_ instance: Int) -> SolvedInstance {
    detail?.solved(instance) ?? plan.instance(instance, of: itemCount)
  }

  var runLength: Double { detail?.runLength ?? plan.runLength(itemCount) }

  /// How far leaves lie outside of their instances.
  var overhang: Overhang {
    detail?.overhang ?? plan.overhang(itemCount)
  }

  /// What could not be placed as written.
  var warnings: Set<SolverWarning> { detail?.warnings ?? plan.warnings(itemCount) }

  /// Whether no instance starts before the one in front of it.
  var isOrdered: Bool { plan.pitchExtra >= 0 || overhang.shortest + plan.pitchExtra >= 0 }

  /// The largest extent of an instance across the run.
  var extent: Double { detail?.extent ?? plan.extent(itemCount) }

  // MARK: The section along the flow

  /// From the start of the section to its first instance's room, or to its strip.
  var innerStart: Double {
    guard let detail else { return plan.innerStart }
    return detail.boundary.startRoom + plan.insets.before(plan.space.flow)
  }

  /// The content, insets included; nothing without items (geometry 7.1).
  var contentLength: Double {
    guard itemCount > 0 else { return 0 }
    let inner = plan.isOrthogonal ? extent : runLength
    return max(0, plan.insets.total(plan.space.flow) + inner)
  }

  /// The whole section, boundary items included (geometry 7.2).
  var length: Double { startRoom + contentLength + endRoom }
}
