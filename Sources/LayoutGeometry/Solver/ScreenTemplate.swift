/// A template's frames as they appear on screen, but for their place along the run, and all that
/// says where its instances are.
///
/// All instances of a section have the same place across, so three of a frame's four numbers are the
/// same for every instance and rounded once. It holds plain numbers only, so that a question for
/// what is visible counts no references.
struct ScreenTemplate {
  /// One leaf.
  struct Leaf {
    /// The frame on screen; its start along the run is set for each instance.
    var frame: Rect
    /// Where it starts in the instance, and how long it is, not rounded.
    var start: Double
    var length: Double
  }

  let leaves: UnsafeBufferPointer<Leaf>
  let grid: PixelGrid
  /// What a search has to look beyond a span.
  let slack: Double
  /// From the start of the section to where its first instance starts, edge spacing included.
  let innerStart: Double
  /// From the start of one instance to that of the next.
  let advance: Double
  /// How far leaves reach from the start of an instance, at most.
  let reach: ClosedRange<Double>
  /// Whether a last instance that is not full can look different.
  private let partialDiffers: Bool
  /// Whether all that decides a place along the run is whole points, so that there is nothing to
  /// round where the run starts at a whole point too.
  let isWhole: Bool
  let run: Axis
  /// The width in which places along the run are mirrored.
  private let mirror: Double?

  /// Makes it for instances that start at a place across the run, in memory for its leaves.
  init(
    _ plan: borrowing SectionPlan, acrossStart: Double, mirror: Double?,
    in leaves: UnsafeMutableBufferPointer<Leaf>
  ) {
    let run = plan.run
    let grid = plan.space.grid
    self.run = run
    self.grid = grid
    slack = grid.slack
    self.mirror = run == .horizontal ? mirror : nil
    advance = plan.advance
    innerStart = plan.innerStart + plan.before
    reach = -plan.overhang.before...(plan.template.size[run] + plan.overhang.after)
    partialDiffers = plan.partialDiffers
    var isWhole =
      grid.scale > 0 && grid.scale.isWhole && advance.isWhole && (mirror ?? 0).isWhole
    for index in leaves.indices {
      let leaf = plan.template.leaves[index]
      var frame = leaf.frame.moved(by: acrossStart, along: plan.across)
      if let mirror, run == .vertical { frame = frame.mirrored(in: mirror) }
      let start = leaf.frame.start(run)
      let length = leaf.frame.length(run)
      isWhole = isWhole && start.isWhole && (mirror == nil || length.isWhole)
      leaves.initializeElement(
        at: index, to: Leaf(frame: grid.round(frame), start: start, length: length))
    }
    self.isWhole = isWhole
    self.leaves = UnsafeBufferPointer(leaves)
  }

  /// Makes it with its leaves in one block of memory, which whoever asked gives back.
  static func allocate(
    _ plan: SectionPlan, acrossStart: Double, mirror: Double?
  ) -> UnsafePointer<ScreenTemplate> {
    let count = plan.template.leaves.count
    let head = MemoryLayout<ScreenTemplate>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: head + count * MemoryLayout<Leaf>.stride,
      alignment: max(MemoryLayout<ScreenTemplate>.alignment, MemoryLayout<Leaf>.alignment))
    let leaves = (memory + head).bindMemory(to: Leaf.self, capacity: count)
    let template = memory.bindMemory(to: ScreenTemplate.self, capacity: 1)
    template.initialize(
      to: ScreenTemplate(
        plan, acrossStart: acrossStart, mirror: mirror,
        in: UnsafeMutableBufferPointer(start: leaves, count: count)))
    return UnsafePointer(template)
  }

  /// Whether every instance of a section with so many items is this one.
  func holds(for itemCount: Int) -> Bool {
    !leaves.isEmpty && (!partialDiffers || itemCount % leaves.count == 0)
  }

  /// The frame of a leaf of an instance that starts at a place along the run.
  @inline(__always)
  func frame(_ leaf: Leaf, at start: Double, isWhole: Bool) -> Rect {
    var frame = leaf.frame
    var place = start + leaf.start
    if let mirror { place = mirror - place - leaf.length }
    if !isWhole { place = grid.round(place) }
    if run == .horizontal { frame.x = place } else { frame.y = place }
    return frame
  }

  /// Writes the frames of some items; the first instance starts at `base`.
  func write(
    _ items: Range<Int>, base: Double, into buffer: UnsafeMutableBufferPointer<Rect>
  ) {
    let isWhole = isWhole && base.isWhole
    // One loop for each case that is frequent, so that none asks again for every frame.
    switch (run, isWhole && mirror == nil) {
    case (.vertical, true):
      write(items, base, buffer) { start, leaf in
        var frame = leaf.frame
        frame.y = start + leaf.start
        return frame
      }
    case (.horizontal, true):
      write(items, base, buffer) { start, leaf in
        var frame = leaf.frame
        frame.x = start + leaf.start
        return frame
      }
    default:
      write(items, base, buffer) { frame($1, at: $0, isWhole: isWhole) }
    }
  }

  @inline(__always)
  private func write(
    _ items: Range<Int>, _ base: Double, _ buffer: UnsafeMutableBufferPointer<Rect>,
    _ frame: (_ start: Double, _ leaf: Leaf) -> Rect
  ) {
    precondition(items.count <= buffer.count)
    guard let first = leaves.baseAddress, var place = buffer.baseAddress else { return }
    let count = leaves.count
    let advance = advance
    let end = place + items.count
    let skipped = items.lowerBound % count
    // Counted as a double, which is exact, so that none has to be made of an integer every time.
    var instance = Double(items.lowerBound / count)
    if count == 1 {
      let only = first.pointee
      while place < end {
        place.pointee = frame(base + instance * advance, only)
        place += 1
        instance += 1
      }
      return
    }
    func writeInstance(_ numbers: Range<Int>) {
      let start = base + instance * advance
      instance += 1
      var leaf = first + numbers.lowerBound
      let end = first + numbers.upperBound
      while leaf < end {
        place.pointee = frame(start, leaf.pointee)
        place += 1
        leaf += 1
      }
    }
    // The rest of an instance, then whole ones, then the beginning of one.
    if skipped > 0 { writeInstance(skipped..<min(count, skipped + items.count)) }
    for _ in 0..<(end - place) / count { writeInstance(0..<count) }
    if place < end { writeInstance(0..<(end - place)) }
  }
}
