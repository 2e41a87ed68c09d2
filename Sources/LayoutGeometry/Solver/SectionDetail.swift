/// What a section has beyond its plan: measured sizes, and where they put its instances.
final class SectionDetail {
  let plan: SectionPlan
  private(set) var sizes: MeasuredSizes
  /// The measured sizes of supplementary views.
  private(set) var supplementarySizes: [SupplementaryKey: Lengths] = [:]
  /// The boundary items with their measured sizes, where they have some.
  private(set) var boundary: BoundaryPlan
  private(set) var itemCount: Int

  private let lengthSource: SectionPlan.LengthSource
  private let extentSource: SectionPlan.LengthSource
  /// The lengths along the run, and the extents across it, of instances that had to be solved.
  private var lengths: SparseLengths?
  private var extents: SparseLengths?
  private var lines: LineArrangement?
  /// The first item behind which the lines are not arranged yet.
  private var staleItem: Int?
  private var ownOverhang = Overhang()
  private var last: (instance: Int, solved: SolvedInstance)?

  init(
    plan: SectionPlan, itemCount: Int, sizes: MeasuredSizes? = nil,
    supplementarySizes: [SupplementaryKey: Lengths] = [:]
  ) {
    self.plan = plan
    self.itemCount = itemCount
    self.sizes = sizes ?? MeasuredSizes(itemCount: itemCount)
    self.supplementarySizes = supplementarySizes
    lengthSource = plan.lengthSource(along: plan.run)
    extentSource = plan.isOrthogonal ? plan.lengthSource(along: plan.across) : .constant
    boundary = plan.boundary
    measureBoundary()
    if plan.mode == .lines { lines = LineArrangement(plan) }
    reset(from: 0)
  }

  // MARK: Changes

  /// Sets or forgets the measured lengths of an item.
  ///
  /// O(log n), where no line break moves.
  func setSize(_ size: Lengths, ofItem item: Int) {
    for axis in Axis.allCases { sizes.setLength(size[axis], ofItem: item, along: axis) }
    last = nil
    guard plan.mode == .measured else {
      staleItem = min(staleItem ?? item, item)
      return
    }
    solveLength(ofInstance: item / max(1, plan.leafCount))
  }

  /// Makes or takes away items; those behind keep their sizes.
  ///
  /// O(log n) where an instance holds one item; else the instances behind are solved again, since
  /// their items have changed places.
  func replaceItems(_ items: Range<Int>, count: Int) {
    sizes.removeItems(items)
    sizes.insertItems(count, at: items.lowerBound)
    itemCount += count - items.count
    moveSupplementarySizes(items, count)
    if plan.mode == .measured, plan.leafCount == 1 {
      last = nil
      lengths?.removePlaces(items)
      lengths?.insertPlaces(count, at: items.lowerBound)
      extents?.removePlaces(items)
      extents?.insertPlaces(count, at: items.lowerBound)
    } else {
      reset(from: items.lowerBound)
    }
  }

  /// Forgets the measured sizes of all items.
  func removeSizes() {
    sizes.removeAll()
    reset(from: 0)
  }

  /// Sets or forgets the measured size of a supplementary view.
  func setSupplementarySize(_ size: Lengths, _ key: SupplementaryKey) {
    supplementarySizes[key] = size.width == nil && size.height == nil ? nil : size
    measureBoundary()
  }

  private func measureBoundary() {
    guard plan.boundary.isEstimated else { return }
    boundary = plan.boundary(measured: supplementarySizes)
  }

  private func moveSupplementarySizes(_ items: Range<Int>, _ count: Int) {
    let kinds = plan.leafSupplementaryKinds
    guard !kinds.isEmpty, !supplementarySizes.isEmpty else { return }
    var moved: [SupplementaryKey: Lengths] = [:]
    for (key, size) in supplementarySizes {
      var key = key
      if kinds.contains(key.kind) {
        if items.contains(key.index) { continue }
        if key.index >= items.upperBound { key.index += count - items.count }
      }
      moved[key] = size
    }
    supplementarySizes = moved
  }

  /// Solves the instances anew from the one that holds an item on.
  private func reset(from item: Int) {
    last = nil
    guard plan.mode == .measured, plan.leafCount > 0 else {
      ownOverhang = plan.overhang(itemCount)
      staleItem = min(staleItem ?? item, item)
      return
    }
    let first = item / plan.leafCount
    if case .instance = lengthSource { SectionDetail.cut(&lengths, at: first, to: instanceCount) }
    if case .instance = extentSource { SectionDetail.cut(&extents, at: first, to: instanceCount) }
    if first == 0 { ownOverhang = Overhang() }
    ownOverhang.add(plan.template, along: plan.run)
    var next = first * plan.leafCount
    while let item = sizes.firstMeasuredItem(from: next), item < itemCount {
      let instance = item / plan.leafCount
      solveLength(ofInstance: instance)
      next = (instance + 1) * plan.leafCount
    }
    if itemCount % plan.leafCount != 0 { solveLength(ofInstance: instanceCount - 1) }
  }

  private static func cut(_ lengths: inout SparseLengths?, at first: Int, to count: Int) {
    if first == 0 || lengths == nil { lengths = SparseLengths(span: count) }
    guard let span = lengths?.span else { return }
    if first < span { lengths?.removePlaces(first..<span) }
    if count > first { lengths?.insertPlaces(count - first, at: min(first, span)) }
  }

  private func solveLength(ofInstance instance: Int) {
    if plan.hasPlainLeaf, case .item(let extra) = lengthSource {
      if let length = sizes.length(ofItem: instance, along: plan.run) {
        ownOverhang.shortest = min(ownOverhang.shortest, length + extra)
      }
      return
    }
    let solved = solve(instance)
    ownOverhang.add(solved, along: plan.run)
    if case .instance = lengthSource { lengths?[instance] = solved.size[plan.run] }
    if case .instance = extentSource {
      extents?[instance] = plan.extentAcross(solved.size[plan.across])
    }
  }

  // MARK: Lookup

  /// The lengths that uniform items and the group itself take over the whole section.
  var uniformLengths: (leaves: Lengths, groups: Lengths) {
    arrange()
    return (lines?.maximum ?? .none, lines?.raised ?? .none)
  }

  private func arrange() {
    guard let item = staleItem else { return }
    staleItem = nil
    lines?.arrange(from: item, sizes: sizes, itemCount: itemCount)
  }

  var overhang: Overhang {
    arrange()
    return lines?.overhang ?? ownOverhang
  }

  var instanceCount: Int {
    arrange()
    if let lines { return lines.instanceCount }
    return plan.instanceCount(itemCount)
  }

  /// The items of an instance.
  func items(ofInstance instance: Int) -> Range<Int> {
    arrange()
    guard let lines else { return plan.items(ofInstance: instance, of: itemCount) }
    let run = lines.run(ofInstance: instance)
    let first = run.firstItem + (instance - run.firstInstance) * run.items
    return first..<(first + run.items)
  }

  /// The instance that holds an item.
  func instance(ofItem item: Int) -> Int? {
    arrange()
    guard let lines else { return plan.leafCount > 0 ? item / plan.leafCount : nil }
    guard item < lines.itemCount else { return nil }
    let run = lines.run(ofItem: item)
    return run.firstInstance + (item - run.firstItem) / run.items
  }

  private func row(_ source: SectionPlan.LengthSource) -> (SparseLengths, SparseLengths.Row)? {
    let usual = plan.template.size[plan.run]
    switch source {
    case .constant: return nil
    case .item(let extra):
      guard let lengths = sizes.lengths(along: plan.run) else { return nil }
      return (lengths, SparseLengths.Row(usual: usual, extra: extra, pitch: plan.pitchExtra))
    case .instance:
      guard let lengths else { return nil }
      return (lengths, SparseLengths.Row(usual: usual, extra: 0, pitch: plan.pitchExtra))
    }
  }

  /// Where the room of an instance starts.
  func start(ofInstance instance: Int) -> Double {
    arrange()
    if let lines {
      let run = lines.run(ofInstance: instance)
      let advance = run.length + plan.pitchExtra
      return run.start + Double(instance - run.firstInstance) * advance
    }
    guard let (lengths, row) = row(lengthSource) else { return Double(instance) * plan.advance }
    return lengths.start(of: instance, in: row)
  }

  /// The last instance whose room starts at or before a position.
  func instance(at position: Double) -> Int {
    arrange()
    if let lines { return lines.instance(at: position) }
    guard let (lengths, row) = row(lengthSource) else {
      return plan.instance(at: position, of: instanceCount)
    }
    return lengths.place(at: position, in: row)
  }

  /// From the first instance's room to the end of the last one's.
  var runLength: Double {
    arrange()
    if let lines { return lines.length }
    guard instanceCount > 0 else { return 0 }
    guard row(lengthSource) != nil else {
      return plan.runLength(itemCount)
    }
    return start(ofInstance: instanceCount) - plan.gap
  }

  /// The largest extent of an instance across the run.
  var extent: Double {
    arrange()
    if let lines { return lines.extent }
    let usual = plan.extent(itemCount)
    switch extentSource {
    case .constant: return usual
    case .item(let extra):
      guard let largest = sizes.largest(along: plan.across) else { return usual }
      let measured = plan.extentAcross(largest + extra)
      let count = sizes.lengths(along: plan.across)?.count ?? 0
      return count < itemCount ? max(usual, measured) : measured
    case .instance:
      guard let largest = extents?.largest() else { return usual }
      return extents?.count ?? 0 < instanceCount ? max(plan.fullExtent, largest) : largest
    }
  }

  /// What could not be placed as written.
  ///
  /// O(what was measured) where that has a say in it.
  var warnings: Set<SolverWarning> {
    arrange()
    if let lines { return lines.warnings }
    guard plan.hasInnerGroup, plan.leafCount > 0 else { return plan.warnings(itemCount) }
    var warnings: Set<SolverWarning> = []
    var usual = instanceCount
    var next = 0
    func add(_ instance: Int) {
      warnings.formUnion(solve(instance).warnings)
      usual -= 1
      next = (instance + 1) * plan.leafCount
    }
    while let item = sizes.firstMeasuredItem(from: next), item < itemCount {
      add(item / plan.leafCount)
    }
    if itemCount % plan.leafCount != 0, next < itemCount { add(instanceCount - 1) }
    return usual > 0 ? warnings.union(plan.template.warnings) : warnings
  }

  /// An instance, solved.
  func solved(_ instance: Int) -> SolvedInstance {
    arrange()
    if let last, last.instance == instance { return last.solved }
    let solved = solve(instance)
    last = (instance, solved)
    return solved
  }

  private func solve(_ instance: Int) -> SolvedInstance {
    let first = items(ofInstance: instance).lowerBound
    if let lines {
      if lines.run(ofInstance: instance).isUsual { return lines.usual }
      return lines.solve(first, sizes: sizes, itemCount: itemCount)
    }
    var solver = plan.solver(sizes: sizes, firstItem: first, itemCount: itemCount)
    return solver.solve(plan.root, in: plan.container)
  }
}
