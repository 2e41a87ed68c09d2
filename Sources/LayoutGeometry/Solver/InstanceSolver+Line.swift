extension InstanceSolver {
  /// A group whose slots follow each other along its axis.
  struct Line {
    let node: SolverNode
    let axis: Axis
    let children: SolverNodes
    /// The number of slots; none where the line is filled.
    let count: Int?
    /// Whether the slots are equal parts of the line.
    let equal: Bool

    init(_ node: SolverNode, _ axis: Axis, _ children: SolverNodes, count: Int?, equal: Bool) {
      self.node = node
      self.axis = axis
      self.children = children
      self.count = count
      self.equal = equal
    }
  }

  /// What is known of a line before its slots are.
  struct LineSpace {
    /// The lengths that are known; none on an axis that grows with what is inside.
    var fixed: Lengths
    /// Whether the length along the line is estimated, so that there is no limit to fill (geometry
    /// 5.7), also where a uniform length takes its place.
    var isOpen: Bool
    /// The group's size, as estimated where it grows.
    var size: Size
    var insets: EdgeInsets
    /// The size after insets.
    var inner: Size
    /// The container of the subitems.
    var container: Size
    /// The equal slots' length.
    var slot: Double?
    /// The extent across, once the children that decide it are known (geometry 10.2).
    var across: Double?
    /// The length that uniform children take (geometry 10.4).
    var uniform = Lengths.none
  }

  /// Sizes and places the slots of a line; gives the group's size.
  mutating func solveLine(_ line: Line, in container: Size, given: Lengths, raised: Lengths)
    -> Size
  {
    var space = space(of: line, in: container, given: given, raised: raised)
    warnAboutRoom(line.node, inner: space.inner, given: given)
    let ownWarnings = warnings
    let leafMark = leaves.count
    let groupMark = groups.count
    let traceMark = trace?.count
    var count = line.count ?? line.children.count
    var slots: [Slot]
    var overflows = false
    if line.count == nil, !space.isOpen {
      slots = slotsThatFit(line, space)
      count = slots.count
      overflows = slots.first.map { need(of: $0, line) > space.inner[line.axis] + 0.5 } ?? false
      // An item that is not there may have decided something although it is in no slot.
      if examined > available {
        warnings = ownWarnings
        removeSolved(leaves: leafMark, groups: groupMark, trace: traceMark)
        slots = chooseSlots(line, space, count: count)
      } else {
        slots.removeAll { !$0.hasItem && !keepsRoom($0, line, space) }
      }
    } else {
      slots = chooseSlots(line, space, count: count)
    }
    space.uniform = uniformLengths(slots)
    raise(&slots, to: space.uniform)
    let growsAcross = space.fixed[line.axis.other] == nil
    if growsAcross { space.across = extentAcross(line, slots, space) }
    if needsSecondPass(slots, line, space) {
      warnings = ownWarnings
      removeSolved(leaves: leafMark, groups: groupMark, trace: traceMark)
      slots = chooseSlots(line, space, count: count)
      if growsAcross { space.across = extentAcross(line, slots, space) }
    }
    if overflows { warn(.groupCannotFitItem, line.node) }
    if count == 0 { warn(.noRoomForGroup, line.node) }
    return place(&slots, line, space)
  }

  /// What a slot takes of its line when nothing stands before it (geometry 5.2).
  private func need(of slot: Slot, _ line: Line) -> Double {
    let edges = slot.node.edgeSpacing
    return edges.before(line.axis).minimum + slot.size[line.axis] + edges.after(line.axis).minimum
  }

  private func space(of line: Line, in container: Size, given: Lengths, raised: Lengths)
    -> LineSpace
  {
    let node = line.node
    var fixed = Lengths.none
    var size = Size.zero
    for axis in Axis.allCases {
      let dimension = node.size[axis]
      let own = dimension.length(in: container, on: grid)
      fixed[axis] = given[axis] ?? (dimension.isEstimated ? raised[axis] : own)
      size[axis] = fixed[axis] ?? own
    }
    let isOpen = node.size[line.axis].isEstimated && given[line.axis] == nil
    let insets = insets(of: node, size: size, given: given)
    let inner = Rect(origin: .zero, size: size).inset(by: insets).size
    var childContainer = inner
    // Fractions are of the estimate, whatever length siblings raise it to (5.7, 10.4).
    for axis in Axis.allCases where node.size[axis].isEstimated && given[axis] == nil {
      childContainer[axis] = node.size[axis].length(in: container, on: grid)
    }
    let across = line.axis.other
    var slot: Double?
    if line.equal, let count = line.count {
      let gaps = Double(max(0, count - 1)) * node.spacing.minimum
      childContainer[line.axis] = max(0, childContainer[line.axis] - gaps)
      if !isOpen, count > 0 {
        slot = max(0, grid.floor((inner[line.axis] - gaps) / Double(count)))
      }
    }
    let isOpenAcross = node.size[across].isEstimated && given[across] == nil
    return LineSpace(
      fixed: fixed, isOpen: isOpen, size: size, insets: insets, inner: inner,
      container: childContainer, slot: slot, across: isOpenAcross ? fixed[across] : nil)
  }

  /// The slots that a line takes, as if every slot were filled (geometry 5.2, 5.5).
  private mutating func slotsThatFit(_ line: Line, _ space: LineSpace) -> [Slot] {
    let items = available
    available = .max
    defer { available = items }
    var slots: [Slot] = []
    let length = space.inner[line.axis]
    var cursor = 0.0
    var cycleStart = 0.0
    while slots.count < InstanceSolver.slotLimit, !isExhausted, !line.children.isEmpty {
      let position = slots.count % line.children.count
      if position == 0, !slots.isEmpty {
        if cursor <= cycleStart { break }
        cycleStart = cursor
      }
      let child = line.children[position]
      let leafMark = leaves.count
      let groupMark = groups.count
      let traceMark = trace?.count
      let knownWarnings = warnings
      let slot = solveSlot(child, line, space)
      let need = (slots.isEmpty ? 0 : line.node.spacing.minimum) + need(of: slot, line)
      if !slots.isEmpty, cursor + need > length + 0.5 {
        removeSolved(leaves: leafMark, groups: groupMark, trace: traceMark)
        warnings = knownWarnings
        break
      }
      cursor += need
      slots.append(slot)
    }
    return slots
  }

  /// The slots of a line that exist, in order, sized but not placed (geometry 5.2 to 5.5, 5.7).
  private mutating func chooseSlots(_ line: Line, _ space: LineSpace, count: Int) -> [Slot] {
    let count = min(count, InstanceSolver.slotLimit)
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    if line.children.allSatisfy(\.isLeaf) { reserveLeaves(count) }
    for index in 0..<count {
      let known = warnings
      let slot = solveSlot(line.children[index % line.children.count], line, space)
      if slot.hasItem || keepsRoom(slot, line, space) {
        slots.append(slot)
      } else if !slot.leaves.isEmpty {
        warnings = known
      }
      if isExhausted { break }
    }
    return slots
  }

  /// Makes room for as many leaves at once, and never for fewer than doubling would.
  private mutating func reserveLeaves(_ count: Int) {
    let needed = leaves.count + count
    if needed > leaves.capacity { leaves.reserveCapacity(max(needed, 2 * leaves.capacity)) }
  }

  /// Takes back what was solved since, to solve it again or not at all.
  private mutating func removeSolved(leaves leaf: Int, groups group: Int, trace count: Int?) {
    leaves.removeLast(leaves.count - leaf)
    groups.removeLast(groups.count - group)
    if let count { trace?.removeAll(from: count) }
  }

  private mutating func solveSlot(_ child: SolverNode, _ line: Line, _ space: LineSpace) -> Slot {
    var container = space.container
    let across = line.axis.other
    if let final = space.across, child.size[across].isFraction(of: across) {
      container[across] = final
    }
    var given = Lengths.none
    if let slot = space.slot {
      let edges = child.edgeSpacing
      given[line.axis] = max(
        0, slot - edges.before(line.axis).minimum - edges.after(line.axis).minimum)
    }
    var raised = Lengths.none
    for axis in Axis.allCases where child.size[axis].isUniform {
      raised[axis] = space.uniform[axis]
    }
    return solve(child, in: container, given: given, raised: raised)
  }

  /// Whether a slot without an item still takes its room (geometry 5.5).
  private func keepsRoom(_ slot: Slot, _ line: Line, _ space: LineSpace) -> Bool {
    if space.slot != nil { return true }
    return !slot.node.size[line.axis].isEstimated && !space.isOpen
  }

  /// The largest length among estimated and uniform children, on each axis that has a uniform one.
  private func uniformLengths(_ slots: [Slot]) -> Lengths {
    var result = Lengths.none
    for axis in Axis.allCases
    where slots.contains(where: { $0.hasItem && $0.node.size[axis].isUniform && !$0.given(axis) }) {
      for slot in slots
      where slot.hasItem && slot.node.size[axis].isEstimated && !slot.given(axis) {
        result[axis] = max(result[axis] ?? 0, slot.size[axis])
      }
    }
    return result
  }

  /// The extent across a group that grows: that of its longest child that is no fraction of it, or
  /// the estimate where there is none (geometry 10.2).
  private func extentAcross(_ line: Line, _ slots: [Slot], _ space: LineSpace) -> Double {
    let across = line.axis.other
    let present = slots.contains(where: \.hasItem)
    var longest: Double?
    for slot in slots
    where (slot.hasItem || !present) && !slot.node.size[across].isFraction(of: across) {
      let edges = slot.node.edgeSpacing
      let length =
        slot.size[across] + edges.before(across).minimum + edges.after(across).minimum
      longest = max(longest ?? 0, length)
    }
    return longest ?? space.size[across]
  }

  /// Whether some child has to be solved again: a fraction of the extent across, or a group that
  /// takes a uniform length.
  private func needsSecondPass(_ slots: [Slot], _ line: Line, _ space: LineSpace) -> Bool {
    let across = line.axis.other
    return slots.contains { slot in
      if space.across != nil, slot.node.size[across].isFraction(of: across) { return true }
      return !slot.node.isLeaf
        && Axis.allCases.contains { slot.node.size[$0].isUniform && space.uniform[$0] != nil }
    }
  }

  /// Gives uniform leaves their length.
  private mutating func raise(_ slots: inout [Slot], to uniform: Lengths) {
    for axis in Axis.allCases {
      guard let length = uniform[axis] else { continue }
      for index in slots.indices where slots[index].takesUniformLength(axis) {
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
