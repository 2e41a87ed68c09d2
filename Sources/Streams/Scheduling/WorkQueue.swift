/// Work by the time when it is due; what is due at the same time comes out first in, first out.
///
/// Adding and taking out are O(log n). Work that is dropped lets go of its closure at once, and its
/// place is reclaimed before such places outnumber the others.
struct WorkQueue {
  private struct Item {
    let due: Double
    let serial: Int
    let work: Work

    func isBefore(_ other: Item) -> Bool {
      due < other.due || (due == other.due && serial < other.serial)
    }
  }

  /// One piece of work, which its queue and its subscription both know.
  private final class Work {
    var run: (() -> Void)?
    var subscription: Subscription?

    init(_ run: @escaping () -> Void) {
      self.run = run
    }

    func drop() {
      run = nil
      subscription = nil
    }
  }

  private var heap: [Item] = []
  private var nextSerial = 0
  private var sizeAfterSweep = 0

  /// When the next work is due.
  var nextDue: Double? {
    mutating get {
      while let first = heap.first, first.work.run == nil { removeFirst() }
      return heap.first?.due
    }
  }

  mutating func add(at due: Double, _ run: @escaping () -> Void) -> Subscription {
    let work = Work(run)
    let subscription = Subscription { work.drop() }
    work.subscription = subscription
    if heap.count > 2 * sizeAfterSweep + 64 { sweep() }
    heap.append(Item(due: due, serial: nextSerial, work: work))
    nextSerial += 1
    siftUp(heap.count - 1)
    return subscription
  }

  /// Takes out the first work that is due by a time.
  mutating func popFirst(by time: Double) -> (due: Double, run: () -> Void)? {
    guard let due = nextDue, due <= time, let work = heap.first?.work, let run = work.run else {
      return nil
    }
    removeFirst()
    work.subscription?.dispose()
    return (due, run)
  }

  /// Drops all work, when the clock itself is let go: work and what waits for it hold each other.
  mutating func removeAll() {
    let dropped = heap
    heap = []
    for item in dropped { item.work.subscription?.dispose() }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func sweep() {
    heap.removeAll { $0.work.run == nil }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
    sizeAfterSweep = heap.count
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in (2 * index + 1)..<(2 * index + 3) where child < heap.count {
        if heap[child].isBefore(heap[first]) { first = child }
      }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
