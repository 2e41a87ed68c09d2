/// The slots of the lines that are being solved, those of inner lines on top of those of outer ones.
struct SlotStack: ~Copyable {
  private var slots: UnsafeMutablePointer<InstanceSolver.Slot>
  private var capacity = 8
  private(set) var count = 0

  init() { slots = .allocate(capacity: capacity) }

  deinit { slots.deallocate() }

  subscript(index: Int) -> InstanceSolver.Slot {
    get {
      precondition(index >= 0 && index < count)
      return slots[index]
    }
    _modify {
      precondition(index >= 0 && index < count)
      yield &slots[index]
    }
  }

  mutating func append(_ slot: InstanceSolver.Slot) {
    if count == capacity { reserve(count) }
    (slots + count).initialize(to: slot)
    count += 1
  }

  /// Makes room for so many more at once, and never for fewer than doubling would.
  mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(count + more, 2 * capacity)
    let larger = UnsafeMutablePointer<InstanceSolver.Slot>.allocate(capacity: capacity)
    larger.moveInitialize(from: slots, count: count)
    slots.deallocate()
    slots = larger
  }

  /// Takes away all but the first so many.
  mutating func removeAll(from count: Int) { self.count = min(self.count, count) }

  /// The slots from one on.
  func slots(from first: Int) -> UnsafeBufferPointer<InstanceSolver.Slot> {
    UnsafeBufferPointer(start: slots + first, count: count - first)
  }
}
