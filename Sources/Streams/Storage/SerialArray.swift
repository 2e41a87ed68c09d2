/// Values in the order in which they were added, each of which can be removed by its serial number.
///
/// Appending is O(1), removing O(log n) plus an amortised O(1) for closing the gaps; the order never
/// changes. A gap may be left open while somebody walks along the slots.
///
/// It has memory of its own, because an array would ask at each change whether it shares its
/// storage, which subscribing and disposing would pay for three times.
@usableFromInline
struct SerialArray<Value>: ~Copyable {
  @usableFromInline
  struct Slot {
    @usableFromInline let serial: Int
    @usableFromInline var isGap = false
    @usableFromInline var value: Value

    @inlinable
    init(serial: Int, value: consuming Value) {
      self.serial = serial
      self.value = value
    }
  }

  /// As much memory as was taken, of which the first `slotCount` places are in use.
  @usableFromInline var slots: UnsafeMutableBufferPointer<Slot>
  /// How many slots there are, gaps among them.
  @usableFromInline var slotCount = 0
  @usableFromInline var gaps = 0
  @usableFromInline var nextSerial = 0

  @inlinable
  init() {
    slots = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @inlinable
  deinit {
    slots.prefix(slotCount).deinitialize()
    slots.deallocate()
  }

  /// How many values there are.
  @inlinable var count: Int { slotCount &- gaps }

  @inlinable
  mutating func append(_ value: consuming Value) -> Int {
    if slotCount == slots.count { grow() }
    let serial = nextSerial
    nextSerial = serial &+ 1
    slots.initializeElement(at: slotCount, to: Slot(serial: serial, value: value))
    slotCount &+= 1
    return serial
  }

  /// Puts another value in the place of the one to remove and hands that back, so that the last
  /// reference to it is not let go in the midst of a change, where code that runs then would find
  /// the array half changed.
  @inlinable
  mutating func remove(_ serial: Int, leaving placeholder: Value, keepingGaps: Bool) -> Value? {
    // What is removed is most often what was added last.
    if !keepingGaps, slotCount > 0, slots[slotCount &- 1].serial == serial {
      slotCount &-= 1
      let value = slots.moveElement(from: slotCount).value
      if gaps > 0 { closeGapsIfMany() }
      return value
    }
    return removeAmongOthers(serial, leaving: placeholder, keepingGaps: keepingGaps)
  }

  @inlinable @inline(never)
  mutating func removeAmongOthers(
    _ serial: Int, leaving placeholder: Value, keepingGaps: Bool
  ) -> Value? {
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
  mutating func removeAll() -> SerialArray {
    var all = SerialArray()
    all.nextSerial = nextSerial
    swap(&self, &all)
    return all
  }

  /// Takes back what `removeAll` gave, without its values, to go on in the same memory.
  @inlinable
  mutating func reuse(_ removed: consuming SerialArray) {
    guard slots.isEmpty else { return }
    removed.slots.prefix(removed.slotCount).deinitialize()
    removed.slotCount = 0
    swap(&slots, &removed.slots)
  }

  @inlinable @inline(never)
  mutating func closeGapsIfMany() {
    while slotCount > 0, slots[slotCount - 1].isGap {
      slotCount -= 1
      slots.deinitializeElement(at: slotCount)
      gaps -= 1
    }
    guard gaps > 16, gaps * 2 > slotCount else { return }
    var kept = 0
    for index in 0..<slotCount {
      let slot = slots.moveElement(from: index)
      guard !slot.isGap else { continue }
      slots.initializeElement(at: kept, to: slot)
      kept += 1
    }
    slotCount = kept
    gaps = 0
  }

  @inlinable
  func index(of serial: Int) -> Int? {
    var low = 0
    var high = slotCount
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < slotCount && slots[low].serial == serial ? low : nil
  }

  @inlinable @inline(never)
  mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Slot>.allocate(capacity: max(4, slots.count * 2))
    _ = larger.moveInitialize(fromContentsOf: slots.prefix(slotCount))
    slots.deallocate()
    slots = larger
  }
}
