/// Values in the order in which they were added, each of which can be removed by its serial number.
///
/// Appending is O(1), removing O(log n) plus an amortised O(1) for closing the gaps; the order never
/// changes. A gap may be left open while somebody walks along the slots.
@usableFromInline
struct SerialArray<Value> {
  @usableFromInline
  struct Slot {
    @usableFromInline let serial: Int
    @usableFromInline var isGap = false
    @usableFromInline var value: Value

    @inlinable
    init(serial: Int, value: Value) {
      self.serial = serial
      self.value = value
    }
  }

  @usableFromInline var slots: [Slot] = []
  @usableFromInline var gaps = 0
  @usableFromInline var nextSerial = 0

  @inlinable
  init() {}

  /// How many values there are.
  @inlinable var count: Int { slots.count - gaps }

  @inlinable
  mutating func append(_ value: Value) -> Int {
    let serial = nextSerial
    nextSerial += 1
    slots.append(Slot(serial: serial, value: value))
    return serial
  }

  /// Puts another value in the place of the one to remove and hands that back, so that the last
  /// reference to it is not let go in the midst of a change, where code that runs then would find
  /// the array half changed.
  @inlinable
  mutating func remove(_ serial: Int, leaving placeholder: Value, keepingGaps: Bool) -> Value? {
    // What is removed is most often what was added last.
    if !keepingGaps, let last = slots.indices.last, slots[last].serial == serial {
      let slot = slots.removeLast()
      if gaps > 0 { closeGapsIfMany() }
      return slot.value
    }
    guard let index = index(of: serial), !slots[index].isGap else { return nil }
    let value = slots[index].value
    slots[index].value = placeholder
    slots[index].isGap = true
    gaps += 1
    if !keepingGaps { closeGapsIfMany() }
    return value
  }

  /// Takes all values out; serial numbers go on where they were.
  @inlinable
  mutating func removeAll() -> [Slot] {
    let all = slots
    slots = []
    gaps = 0
    return all
  }

  /// Takes back what `removeAll` gave, emptied, to go on in the same storage.
  @inlinable
  mutating func reuse(_ storage: [Slot]) {
    if slots.isEmpty { slots = storage }
  }

  @inlinable
  mutating func closeGapsIfMany() {
    while let last = slots.indices.last, slots[last].isGap {
      slots.removeLast()
      gaps -= 1
    }
    if gaps > 16, gaps * 2 > slots.count {
      slots.removeAll { $0.isGap }
      gaps = 0
    }
  }

  @inlinable
  func index(of serial: Int) -> Int? {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].serial == serial ? low : nil
  }
}
