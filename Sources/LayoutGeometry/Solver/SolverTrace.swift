/// What a solver placed and from what; kept only while an explanation is made.
struct SolverTrace {
  /// The line that placed a slot.
  struct Parent {
    let line: InstanceSolver.Line
    let space: InstanceSolver.LineSpace
    /// The line's inner rectangle, relative to its group.
    let inner: Rect
    /// The slot's number in the line.
    var index: Int
    /// The number of slots.
    let slots: Int
    /// Lengths and spacings of all slots, flexible ones at their least.
    let total: Double
    /// What each flexible place gets beyond that.
    let share: Double
  }

  /// A slot, where it stands, and why.
  struct Placement {
    let slot: InstanceSolver.Slot
    let container: Size
    /// None for the section's own group.
    let parent: Parent?
  }

  private(set) var placements: [Placement] = []

  var count: Int { placements.count }

  mutating func add(_ slot: InstanceSolver.Slot, container: Size, in parent: Parent?) {
    placements.append(Placement(slot: slot, container: container, parent: parent))
  }

  /// Forgets what was placed since; that part is solved again.
  mutating func removeAll(from count: Int) { placements.removeLast(placements.count - count) }

  /// The chain from the section's own group down to a leaf.
  func chain(to leaf: Int) -> [Placement] {
    placements.reversed().filter { $0.slot.leaves.contains(leaf) }
  }
}
