/// The instances of a section in which each takes as many items as fit (geometry 10.5), or all share
/// their largest length (10.4).
///
/// Stretches without measured items are one run of template instances, so memory and time follow
/// what was measured and not the number of items.
struct LineArrangement {
  /// Equal instances one after the other.
  struct Run {
    var firstItem: Int
    var firstInstance: Int
    /// Where the first one's room starts.
    var start: Double
    var instances: Int
    /// Items in each.
    var items: Int
    /// The length of each along the run, and its extent across.
    var length: Double
    var extent: Double
    /// How many items from its first on decide what an instance looks like.
    var examined: Int
    /// Whether its instances are the template.
    var isUsual: Bool
    var warnings: Set<SolverWarning>
  }

  private(set) var runs: [Run] = []
  /// An instance without measured items, all slots filled.
  private(set) var usual: SolvedInstance
  /// The lengths that uniform items, and the group itself, take over the whole section.
  private(set) var maximum = Lengths.none
  private(set) var raised = Lengths.none
  /// How far leaves reach beyond their instance along the run, and where they lie across.
  private(set) var overhang = Overhang()
  /// The warnings of an instance that would hold no item, which ends the section.
  private var emptyWarnings: Set<SolverWarning> = []
  private let plan: SectionPlan

  init(_ plan: SectionPlan) {
    self.plan = plan
    usual = plan.template
  }

  /// Instances and the end of the last one's room.
  var instanceCount: Int { runs.last.map { $0.firstInstance + $0.instances } ?? 0 }

  /// The items that the runs hold; fewer than there are where an instance would hold none.
  var itemCount: Int { runs.last.map { $0.firstItem + $0.instances * $0.items } ?? 0 }

  /// The largest extent across.
  var extent: Double { runs.reduce(0) { max($0, $1.extent) } }

  /// From the start of the first instance's room to the end of the last one's, without the spacing
  /// that would follow.
  var length: Double {
    guard let last = runs.last else { return 0 }
    let advance = last.length + plan.pitchExtra
    return last.start + Double(last.instances) * advance - plan.gap
  }

  /// What could not be placed as written.
  var warnings: Set<SolverWarning> {
    runs.reduce(into: emptyWarnings) { $0.formUnion($1.warnings) }
  }

  /// The run that holds an item.
  ///
  /// O(log n).
  func run(ofItem item: Int) -> Run { last { $0.firstItem <= item } }

  /// The run that holds an instance.
  ///
  /// O(log n).
  func run(ofInstance instance: Int) -> Run { last { $0.firstInstance <= instance } }

  /// The instance that is the last to start at or before a position.
  ///
  /// O(log n).
  func instance(at position: Double) -> Int {
    let run = last { $0.start <= position }
    let advance = run.length + plan.pitchExtra
    guard position >= run.start else { return run.firstInstance }
    guard advance > 0 else { return run.firstInstance + run.instances - 1 }
    let steps = (position - run.start) / advance
    return run.firstInstance + min(run.instances - 1, Int(min(steps, 0x1p53)))
  }

  private func last(where condition: (Run) -> Bool) -> Run {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(runs[middle]) { low = middle } else { high = middle }
    }
    return runs[low]
  }

  /// Arranges the items anew, from one on; what lies before it and was not decided by it stays.
  mutating func arrange(from item: Int, sizes: MeasuredSizes, itemCount: Int) {
    let uniform = Axis.allCases.filter { plan.root.size[$0].isUniform }
    guard !uniform.isEmpty else {
      while let last = runs.last, last.isUsual || last.firstItem + last.examined > item {
        runs.removeLast()
      }
      walk(sizes, itemCount)
      return
    }
    runs = []
    maximum = .none
    raised = .none
    solveUsual()
    var largest = Lengths.none
    walk(sizes, itemCount) { solved in
      for leaf in solved.leaves {
        for axis in uniform where leaf.grows(along: axis) {
          largest[axis] = max(largest[axis] ?? 0, leaf.frame.length(axis))
        }
      }
    }
    maximum = largest
    runs = []
    solveUsual()
    largest = .none
    walk(sizes, itemCount) { solved in
      for axis in uniform { largest[axis] = max(largest[axis] ?? 0, solved.size[axis]) }
    }
    raised = largest
    runs = []
    solveUsual()
    walk(sizes, itemCount)
  }

  /// An instance that starts with an item.
  func solve(_ firstItem: Int, sizes: MeasuredSizes, itemCount: Int) -> SolvedInstance {
    var solver = InstanceSolver(
      grid: plan.space.grid, customFrames: plan.customFrames, sizes: sizes, firstItem: firstItem,
      available: itemCount - firstItem)
    solver.sectionMaximum = maximum
    return solver.solve(plan.root, in: plan.container, raised: raised)
  }

  /// How many instances from an item on are the template: as long as all items that decide it are
  /// there and not measured.
  private func usualInstances(from item: Int, _ sizes: MeasuredSizes, _ itemCount: Int) -> Int {
    let perInstance = usual.leaves.count
    guard perInstance > 0 else { return 0 }
    let end = sizes.firstMeasuredItem(from: item) ?? itemCount
    let free = min(end, itemCount) - item - usual.examined
    return free < 0 ? 0 : free / perInstance + 1
  }

  private mutating func solveUsual() {
    var solver = InstanceSolver(grid: plan.space.grid, customFrames: plan.customFrames)
    solver.sectionMaximum = maximum
    usual = solver.solve(plan.root, in: plan.container, raised: raised)
  }

  private mutating func walk(
    _ sizes: MeasuredSizes, _ itemCount: Int, _ visit: (SolvedInstance) -> Void = { _ in }
  ) {
    if runs.isEmpty { overhang = Overhang() }
    emptyWarnings = []
    var item = self.itemCount
    var start =
      runs.last.map { $0.start + Double($0.instances) * ($0.length + plan.pitchExtra) } ?? 0
    while item < itemCount {
      let clear = usualInstances(from: item, sizes, itemCount)
      let instance = clear > 0 ? usual : solve(item, sizes: sizes, itemCount: itemCount)
      visit(instance)
      overhang.add(instance, along: plan.run)
      let run = Run(
        firstItem: item, firstInstance: instanceCount, start: start, instances: max(1, clear),
        items: instance.leaves.count, length: instance.size[plan.run],
        extent: plan.extentAcross(instance.size[plan.across]), examined: instance.examined,
        isUsual: clear > 0, warnings: instance.warnings)
      guard run.items > 0 else {
        emptyWarnings = instance.warnings
        return
      }
      runs.append(run)
      item += run.instances * run.items
      start += Double(run.instances) * (run.length + plan.pitchExtra)
    }
  }
}
