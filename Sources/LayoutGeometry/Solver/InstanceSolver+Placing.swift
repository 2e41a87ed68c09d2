extension InstanceSolver {
  /// Places slots along and across the line (geometry 6.2, 6.3); gives the group's size.
  mutating func place(slots range: Range<Int>, _ line: Line, _ space: LineSpace) -> Size {
    let axis = line.axis
    let across = axis.other
    let spacing = line.node.spacing
    var total = Double(max(0, range.count - 1)) * spacing.minimum
    for index in range {
      let node = slots[index].node
      total += node.before(axis) + slots[index].size[axis] + node.after(axis)
    }
    var size = space.size
    size[axis] = space.fixed[axis] ?? max(0, total)
    size[across] = space.fixed[across] ?? space.across ?? size[across]
    let inner = inner(of: line.node, size: size, insets: space.insets)
    let share = space.slot == nil ? shareOfRest(inner.size[axis] - total, range, line) : 0

    var cursor = 0.0
    for index in range {
      let node = slots[index].node
      let length = slots[index].size[axis]
      let shares = node.shares(of: share, axis)
      if index > range.lowerBound { cursor += spacing.minimum + (spacing.isFlexible ? share : 0) }
      cursor += node.before(axis) + shares.before
      var position = inner.origin
      position[axis] += cursor
      if node.hasEdgeSpacing {
        position[across] += node.edgeSpacing.offset(
          along: across, of: slots[index].size[across], in: inner.size[across])
      }
      cursor += length + node.after(axis) + shares.after
      move(slot: index, to: position)
    }
    if trace != nil {
      let parent = SolverTrace.Parent(
        line: line, space: space, inner: inner, index: 0, slots: range.count, total: total,
        share: share)
      addToTrace(slots: range, in: parent)
    }
    return size
  }

  /// Keeps what an explanation needs of placed slots.
  private mutating func addToTrace(slots range: Range<Int>, in parent: SolverTrace.Parent) {
    for index in range {
      let slot = slots[index]
      var parent = parent
      parent.index = index - range.lowerBound
      let container = containerOf(slot, parent.line, parent.space)
      trace?.add(slot, container: container, in: parent)
    }
  }

  private func containerOf(_ slot: Slot, _ line: Line, _ space: LineSpace) -> Size {
    var container = space.container
    let across = line.axis.other
    if let final = space.across, slot.node.size[across].isFraction(of: across) {
      container[across] = final
    }
    return container
  }

  /// What each flexible place of a line gets of the room that is left over (geometry 6.2).
  private func shareOfRest(_ rest: Double, _ range: Range<Int>, _ line: Line) -> Double {
    guard rest > 0 else { return 0 }
    var places = line.node.spacing.isFlexible ? max(0, range.count - 1) : 0
    for index in range where slots[index].node.hasEdgeSpacing {
      let edges = slots[index].node.edgeSpacing
      places += edges.before(line.axis).isFlexible ? 1 : 0
      places += edges.after(line.axis).isFlexible ? 1 : 0
    }
    return places > 0 ? rest / Double(places) : 0
  }

  private mutating func move(slot index: Int, to position: Point) {
    guard position != .zero else { return }
    slots[index].position = position
    for leaf in slots[index].leaves { leaves[leaf].frame = leaves[leaf].frame.moved(by: position) }
    for group in slots[index].groups {
      groups[group].frame = groups[group].frame.moved(by: position)
    }
  }
}

extension SolverNode {
  /// What its flexible edges along an axis get where each flexible place gets a share.
  fileprivate func shares(of share: Double, _ axis: Axis) -> (before: Double, after: Double) {
    guard hasEdgeSpacing, share > 0 else { return (0, 0) }
    let edges = edgeSpacing
    return (
      edges.before(axis).isFlexible ? share : 0, edges.after(axis).isFlexible ? share : 0
    )
  }
}

extension EdgeSpacing {
  /// Where something of a length starts in a longer one: flexible edges share what is left over
  /// (geometry 6.3).
  func offset(along axis: Axis, of length: Double, in container: Double) -> Double {
    let before = before(axis)
    let after = after(axis)
    let slack = container - length - before.minimum - after.minimum
    let places = (before.isFlexible ? 1.0 : 0) + (after.isFlexible ? 1 : 0)
    guard slack > 0, before.isFlexible else { return before.minimum }
    return before.minimum + slack / places
  }
}
