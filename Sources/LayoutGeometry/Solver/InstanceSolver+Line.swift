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
    let mark = mark
    var count = line.count ?? line.children.count
    var overflows = false
    if line.count == nil, !space.isOpen {
      chooseSlotsThatFit(line, space)
      count = slots.count - mark.slots
      overflows = count > 0 && need(of: slots[mark.slots], line) > space.inner[line.axis] + 0.5
      // An item that is not there may have decided something although it is in no slot.
      if line.node.canGrow, examined > available {
        removeSolved(since: mark)
        chooseSlots(line, space, count: count)
      } else if line.node.canGrow {
        removeEmptySlots(from: mark.slots, line, space)
      }
    } else {
      chooseSlots(line, space, count: count)
    }
    if line.node.canGrow { grow(line, &space, since: mark, count: count) }
    if overflows { warn(.groupCannotFitItem, line.node) }
    if count == 0 { warn(.noRoomForGroup, line.node) }
    let size = place(slots: mark.slots..<slots.count, line, space)
    slots.removeAll(from: mark.slots)
    return size
  }

  /// What a slot takes of its line when nothing stands before it (geometry 5.2).
  private func need(of slot: Slot, _ line: Line) -> Double {
    slot.node.before(line.axis) + slot.size[line.axis] + slot.node.after(line.axis)
  }

  /// Finds the lengths that what is inside decides, and solves it again where it follows them.
  private mutating func grow(_ line: Line, _ space: inout LineSpace, since mark: Mark, count: Int) {
    let growsAcross = space.fixed[line.axis.other] == nil
    space.uniform = uniformLengths(from: mark.slots)
    raiseSlots(from: mark.slots, to: space.uniform)
    if growsAcross { space.across = extentAcross(line, from: mark.slots, space) }
    guard needsSecondPass(from: mark.slots, line, space) else { return }
    removeSolved(since: mark)
    chooseSlots(line, space, count: count)
    if growsAcross { space.across = extentAcross(line, from: mark.slots, space) }
  }

  private func space(of line: Line, in container: Size, given: Lengths, raised: Lengths)
    -> LineSpace
  {
    let node = line.node
    func fixed(_ axis: Axis) -> Double? {
      if let given = given[axis] { return given }
      let dimension = node.size[axis]
      return dimension.isEstimated ? raised[axis] : dimension.length(in: container, on: grid)
    }
    let fixed = Lengths(width: fixed(.horizontal), height: fixed(.vertical))
    let size = Size(
      width: fixed.width ?? node.size.width.length(in: container, on: grid),
      height: fixed.height ?? node.size.height.length(in: container, on: grid))
    let isOpen = node.size[line.axis].isEstimated && given[line.axis] == nil
    let insets = insets(of: node, size: size, given: given)
    let inner = inner(of: node, size: size, insets: insets).size
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

  /// Adds the slots that a line takes, as if every slot were filled (geometry 5.2, 5.5).
  private mutating func chooseSlotsThatFit(_ line: Line, _ space: LineSpace) {
    let items = available
    available = .max
    defer { available = items }
    let length = space.inner[line.axis]
    var cursor = 0.0
    var cycleStart = 0.0
    var count = 0
    while count < InstanceSolver.slotLimit, !isExhausted, !line.children.isEmpty {
      if count > 0, count % line.children.count == 0 {
        if cursor <= cycleStart { break }
        cycleStart = cursor
      }
      let mark = mark
      let slot = nextSlot(count, line, space)
      let need = (count == 0 ? 0 : line.node.spacing.minimum) + need(of: slot, line)
      if count > 0, cursor + need > length + 0.5 {
        removeSolved(since: mark)
        break
      }
      cursor += need
      slots.append(slot)
      count += 1
    }
  }

  /// Adds the slots of a line that exist, in order, sized but not placed (geometry 5.2 to 5.5, 5.7).
  private mutating func chooseSlots(_ line: Line, _ space: LineSpace, count: Int) {
    let count = min(count, InstanceSolver.slotLimit)
    slots.reserve(count)
    if line.children.areLeaves { leaves.reserve(count) }
    for number in 0..<count {
      let known = warnings.count
      let slot = nextSlot(number, line, space)
      if slot.hasItem || keepsRoom(slot, line, space) {
        slots.append(slot)
      } else if !slot.leaves.isEmpty {
        // It would exist if there were an item for it, so nothing is wrong with it.
        warnings.removeLast(warnings.count - known)
      }
      if isExhausted { break }
    }
  }

  /// Solves a slot of a line, or repeats the one before it of the same definition, where nothing is
  /// measured and so all of them exist and are alike.
  private mutating func nextSlot(_ number: Int, _ line: Line, _ space: LineSpace) -> Slot {
    let children = line.children
    let child = children[children.count == 1 ? 0 : number % children.count]
    guard number >= children.count, !line.node.canGrow, trace == nil else {
      return solveSlot(child, line, space)
    }
    let earlier = slots[slots.count - children.count]
    return canRepeat(earlier) ? repeated(earlier) : solveSlot(child, line, space)
  }

  private mutating func solveSlot(_ child: SolverNode, _ line: Line, _ space: LineSpace) -> Slot {
    var container = space.container
    let across = line.axis.other
    if let final = space.across, child.size[across].isFraction(of: across) {
      container[across] = final
    }
    var given = Lengths.none
    if let slot = space.slot {
      given[line.axis] = max(0, slot - child.before(line.axis) - child.after(line.axis))
    }
    var raised = Lengths.none
    if child.size.width.isUniform { raised.width = space.uniform.width }
    if child.size.height.isUniform { raised.height = space.uniform.height }
    return solve(child, in: container, given: given, raised: raised)
  }
}
