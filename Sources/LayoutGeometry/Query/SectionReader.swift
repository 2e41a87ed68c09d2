/// A section and where it stands: turns slots of its instances into frames on screen.
struct SectionReader {
  let state: SectionState
  /// Where the first instance's room starts along the flow; for an orthogonal section the strip.
  let inner: Double
  /// The extent of the strip; 0 for a plain section.
  let extent: Double
  /// The width in which frames are mirrored, in a right-to-left layout.
  let mirror: Double?

  init(_ state: SectionState, start: Double, mirror: Double?) {
    self.state = state
    inner = start + state.innerStart
    extent = state.plan.isOrthogonal ? state.extent : 0
    self.mirror = mirror
  }

  var plan: SectionPlan { state.plan }

  /// Room before the first instance of a strip (geometry 9.3).
  var leadingPad: Double {
    plan.reference.before(plan.run) + plan.insets.before(plan.run)
  }

  /// Where the first instance starts along the run, its edge spacing behind it.
  var base: Double { (plan.isOrthogonal ? leadingPad : inner) + plan.before }

  /// Where an instance of some size starts across the run.
  func acrossStart(of size: Size) -> Double {
    plan.isOrthogonal
      ? inner + plan.offsetAcross(size[plan.across], in: extent) : plan.crossStart(of: size)
  }

  /// Where an instance stands, left to right and before any orthogonal offset.
  func origin(ofInstance instance: Int, size: Size) -> Point {
    var origin = Point.zero
    origin[plan.run] = base + state.start(ofInstance: instance)
    origin[plan.across] = acrossStart(of: size)
    return origin
  }

  /// A rectangle as it is seen: moved with its strip, mirrored, on the pixel grid.
  func screen(_ rect: Rect, offset: Double = 0) -> Rect {
    var rect = offset == 0 ? rect : rect.moved(by: -offset, along: plan.run)
    if let mirror { rect = rect.mirrored(in: mirror) }
    return plan.space.grid.round(rect)
  }

  /// Gives out the slots of some instances, before mirroring and rounding.
  @inline(__always)
  func forEachSlot(in instances: Range<Int>, _ body: (_ item: Int, _ rect: Rect) -> Void) {
    for instance in instances {
      let solved = state.solved(instance)
      let origin = origin(ofInstance: instance, size: solved.size)
      var item = state.items(ofInstance: instance).lowerBound
      for leaf in solved.leaves {
        guard item < state.itemCount else { break }
        body(item, leaf.frame.moved(by: origin))
        item += 1
      }
    }
  }

  /// Gives out the items of some instances, with their frames on screen.
  func forEachItem(
    in instances: Range<Int>, offset: Double = 0, _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    forEachSlot(in: instances) { body($0, screen($1, offset: offset)) }
  }

  /// The instances whose leaves can meet a span along the run, measured from the first one's room.
  func instances(meeting span: ClosedRange<Double>) -> Range<Int> {
    let count = state.instanceCount
    guard count > 0 else { return 0..<0 }
    let overhang = state.overhang
    guard state.isOrdered else { return 0..<count }
    let slack = plan.space.grid.slack
    let gap = plan.gap
    let first = instance(at: span.lowerBound - overhang.after + plan.after + gap - slack)
    let last = instance(at: span.upperBound + overhang.before - plan.before + slack)
    return first..<max(first, last + 1)
  }

  private func instance(at position: Double) -> Int {
    state.detail?.instance(at: position) ?? plan.instance(at: position, of: state.instanceCount)
  }

  /// Writes frames by the closed form; false where it does not hold.
  func writeByTemplate(_ items: Range<Int>, into buffer: UnsafeMutableBufferPointer<Rect>) -> Bool {
    guard state.detail == nil, items.upperBound <= state.itemCount else { return false }
    func write(_ template: borrowing ScreenTemplate) -> Bool {
      guard template.holds(for: state.itemCount) else { return false }
      template.write(items, base: base, into: buffer)
      return true
    }
    if let template = state.template { return write(template.pointee) }
    let leaves = plan.template.leaves.count
    return withUnsafeTemporaryAllocation(of: ScreenTemplate.Leaf.self, capacity: leaves) {
      write(
        ScreenTemplate(
          plan, acrossStart: acrossStart(of: plan.template.size), mirror: mirror, in: $0))
    }
  }
}
