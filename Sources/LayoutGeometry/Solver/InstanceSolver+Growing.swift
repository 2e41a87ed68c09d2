extension InstanceSolver {
  /// Takes away the slots that show no item and keep no room (geometry 5.5).
  mutating func removeEmptySlots(from first: Int, _ line: Line, _ space: LineSpace) {
    var kept = first
    for index in first..<slots.count {
      let slot = slots[index]
      guard slot.hasItem || keepsRoom(slot, line, space) else { continue }
      slots[kept] = slot
      kept += 1
    }
    slots.removeAll(from: kept)
  }

  /// Whether a slot without an item still takes its room (geometry 5.5).
  func keepsRoom(_ slot: Slot, _ line: Line, _ space: LineSpace) -> Bool {
    if space.slot != nil { return true }
    return !slot.node.size[line.axis].isEstimated && !space.isOpen
  }

  /// The largest length among estimated and uniform children, on each axis that has a uniform one.
  func uniformLengths(from first: Int) -> Lengths {
    var result = Lengths.none
    for axis in Axis.allCases {
      var largest: Double?
      var hasUniform = false
      for slot in slots.slots(from: first)
      where slot.hasItem && slot.node.size[axis].isEstimated && !slot.given(axis) {
        largest = max(largest ?? 0, slot.size[axis])
        hasUniform = hasUniform || slot.node.size[axis].isUniform
      }
      if hasUniform { result[axis] = largest }
    }
    return result
  }

  /// The extent across a group that grows: that of its longest child that is no fraction of it, or
  /// the estimate where there is none (geometry 10.2).
  func extentAcross(_ line: Line, from first: Int, _ space: LineSpace) -> Double {
    let across = line.axis.other
    let slots = slots.slots(from: first)
    let present = slots.contains(where: \.hasItem)
    var longest: Double?
    for slot in slots
    where (slot.hasItem || !present) && !slot.node.size[across].isFraction(of: across) {
      let length = slot.size[across] + slot.node.before(across) + slot.node.after(across)
      longest = max(longest ?? 0, length)
    }
    return longest ?? space.size[across]
  }

  /// Whether some child has to be solved again: a fraction of the extent across, or a group that
  /// takes a uniform length.
  func needsSecondPass(from first: Int, _ line: Line, _ space: LineSpace) -> Bool {
    let across = line.axis.other
    return slots.slots(from: first).contains { slot in
      if space.across != nil, slot.node.size[across].isFraction(of: across) { return true }
      return !slot.node.isLeaf
        && Axis.allCases.contains { slot.node.size[$0].isUniform && space.uniform[$0] != nil }
    }
  }

  /// Gives uniform leaves their length.
  mutating func raiseSlots(from first: Int, to uniform: Lengths) {
    for axis in Axis.allCases {
      guard let length = uniform[axis] else { continue }
      for index in first..<slots.count where slots[index].takesUniformLength(axis) {
        slots[index].size[axis] = length
        for leaf in slots[index].leaves {
          var size = leaves[leaf].frame.size
          size[axis] = length
          leaves[leaf].frame = Rect(origin: leaves[leaf].frame.origin, size: size)
        }
      }
    }
  }
}
