import LayoutGeometry

/// The slots of one group, chosen and placed (geometry 5.2 to 5.7, 6, 10.2 to 10.5).
struct PlainLine {
  struct Slot {
    var node: LayoutNode
    var box: PlainBox
    var hasItem: Bool

    var before: (Axis) -> Spacing { { $0 == .horizontal ? edges.leading : edges.top } }
    var after: (Axis) -> Spacing { { $0 == .horizontal ? edges.trailing : edges.bottom } }
    private var edges: EdgeSpacing { node.edgeSpacing }

    func dimension(_ axis: Axis) -> Dimension {
      axis == .horizontal ? node.size.width : node.size.height
    }
  }

  let solver: PlainGroup
  let group: LayoutGroup
  let fixed: PlainLengths
  let outer: (Double, Double)
  let insets: EdgeInsets
  let number: Int
  let given: PlainLengths

  /// Whether the length along an axis is estimated, so that there is nothing to fill.
  private func isOpen(_ axis: Axis) -> Bool {
    let dimension = axis == .horizontal ? group.size.width : group.size.height
    return dimension.isEstimated && given.along(axis) == nil
  }

  private func inner(_ outer: (Double, Double)) -> (Double, Double) {
    (
      max(0, outer.0 - insets.leading - insets.trailing),
      max(0, outer.1 - insets.top - insets.bottom)
    )
  }

  func solve() -> PlainBox {
    switch group.content {
    case .fill(let axis, let nodes): return line(axis, nodes, count: nil, equal: false)
    case .equal(let axis, let node, let count):
      return line(axis, [node], count: count, equal: true)
    case .repeating(let axis, let node, let count):
      return line(axis, [node], count: count, equal: false)
    case .custom(let frames):
      let size = inner(outer)
      var box = PlainBox(width: outer.0, height: outer.1)
      let list: [CustomFrames.Frame]
      var factor = (1.0, 1.0)
      switch frames {
      case .points(let frames): list = frames
      case .fractions(let frames):
        list = frames
        factor = size
      case .provided: list = []
      }
      box.leaves = list.map { frame in
        PlainBox.Leaf(
          frame: Rect(
            x: insets.leading + frame.rect.x * factor.0, y: insets.top + frame.rect.y * factor.1,
            width: max(0, frame.rect.width * factor.0),
            height: max(0, frame.rect.height * factor.1)), zIndex: frame.zIndex)
      }
      return box
    }
  }

  private func pick(_ pair: (Double, Double), _ axis: Axis) -> Double {
    axis == .horizontal ? pair.0 : pair.1
  }

  private func line(_ axis: Axis, _ nodes: [LayoutNode], count: Int?, equal: Bool) -> PlainBox {
    let across = axis.other
    let size = inner(outer)
    var container = size
    // 5.7, 10.4: fractions are of the estimate, also in a group that siblings raise.
    if isOpen(.horizontal) { container.0 = solver.length(group.size.width, 0, 0) }
    if isOpen(.vertical) { container.1 = solver.length(group.size.height, 0, 0) }
    let raisedAcross = isOpen(across) ? fixed.along(across) : nil
    var slotLength: Double?
    if equal, let count {
      let gaps = Double(max(0, count - 1)) * group.interItemSpacing.minimum
      let rest = max(0, pick(container, axis) - gaps)
      if axis == .horizontal { container.0 = rest } else { container.1 = rest }
      if !isOpen(axis), count > 0 {
        slotLength = max(0, solver.floored((pick(size, axis) - gaps) / Double(count)))
      }
    }
    let isFilled = count == nil && !isOpen(axis)

    var taken = 0
    var warnings: Set<LayoutWarning.Code> = []
    var isTooLong = false
    func choose(crossLength: Double?, uniform: PlainLengths, chosen: Int? = nil) -> [Slot] {
      var slots: [Slot] = []
      var next = number
      var used = 0.0
      var usedAtCycle = 0.0
      var index = 0
      let limit = chosen ?? count ?? (isFilled ? Int.max : nodes.count)
      while index < limit, !nodes.isEmpty {
        if isFilled, chosen == nil, index > 0, index % nodes.count == 0 {
          if used <= usedAtCycle { break }
          usedAtCycle = used
        }
        let node = nodes[index % nodes.count]
        var offered = container
        let crossDimension = across == .horizontal ? node.size.width : node.size.height
        if let crossLength, solver.isFraction(crossDimension, of: across) {
          if across == .horizontal { offered.0 = crossLength } else { offered.1 = crossLength }
        }
        var slot = Slot(
          node: node, box: PlainBox(width: 0, height: 0), hasItem: next < solver.remaining)
        var given = PlainLengths()
        if let slotLength {
          let length = max(0, slotLength - slot.before(axis).minimum - slot.after(axis).minimum)
          if axis == .horizontal { given.x = length } else { given.y = length }
        }
        let raised = PlainLengths(
          x: node.size.width.isUniform ? uniform.x : nil,
          y: node.size.height.isUniform ? uniform.y : nil)
        slot.box = solver.box(
          node, offered.0, offered.1, given: given, raised: raised, number: next)
        slot.hasItem = slot.hasItem && !slot.box.leaves.isEmpty
        if isFilled, chosen == nil {
          let filled = solver.withEverySlotFilled.box(
            node, offered.0, offered.1, given: given, raised: raised, number: next)
          let need =
            (index > 0 ? group.interItemSpacing.minimum : 0) + slot.before(axis).minimum
            + filled.length(axis) + slot.after(axis).minimum
          let fits = used + need <= pick(size, axis) + 0.5
          if index > 0, !fits { break }
          if !fits { isTooLong = true }
          used += need
        }
        slots.append(slot)
        next += slot.box.leaves.count
        index += 1
      }
      taken = index
      func exists(_ slot: Slot) -> Bool {
        if slot.hasItem || slotLength != nil { return true }
        return !slot.dimension(axis).isEstimated && !isOpen(axis)
      }
      slots = slots.filter(exists)
      warnings = slots.reduce(into: []) { $0.formUnion($1.box.warnings) }
      return slots
    }

    func crossLength(_ slots: [Slot]) -> Double? {
      guard fixed.along(across) == nil else { return nil }
      let present = slots.contains(where: \.hasItem) ? slots.filter(\.hasItem) : slots
      let deciding = present.filter { !solver.isFraction($0.dimension(across), of: across) }
      return deciding.map {
        max(0, $0.box.length(across) + $0.before(across).minimum + $0.after(across).minimum)
      }.max() ?? pick(outer, across)
    }

    var slots = choose(crossLength: raisedAcross, uniform: PlainLengths())
    var uniform = PlainLengths()
    for one in Axis.allCases {
      let isGiven = one == axis && slotLength != nil
      let present = slots.filter(\.hasItem)
      guard !isGiven, present.contains(where: { $0.dimension(one).isUniform }) else { continue }
      let most = present.filter { $0.dimension(one).isEstimated }.map { $0.box.length(one) }.max()
      if one == .horizontal { uniform.x = most } else { uniform.y = most }
    }
    // First the uniform leaves, whose new length may decide the extent across; then what follows it.
    var cross = crossLength(slots)
    if uniform.x != nil || uniform.y != nil {
      let leavesRaised = slots.map { slot -> Slot in
        guard case .item = slot.node else { return slot }
        var slot = slot
        if let x = uniform.x, slot.node.size.width.isUniform { slot.box.width = x }
        if let y = uniform.y, slot.node.size.height.isUniform { slot.box.height = y }
        return slot
      }
      cross = crossLength(leavesRaised)
    }
    slots = choose(crossLength: cross ?? raisedAcross, uniform: uniform, chosen: taken)
    cross = crossLength(slots)
    var box = place(slots, axis, cross, slotLength)
    box.warnings = warnings
    if isTooLong { box.warnings.insert(.groupCannotFitItem) }
    if count == 0 { box.warnings.insert(.noRoomForGroup) }
    return box
  }

  // MARK: 6

  private func place(
    _ slots: [Slot], _ axis: Axis, _ cross: Double?, _ slotLength: Double?
  ) -> PlainBox {
    let across = axis.other
    let spacing = group.interItemSpacing
    let lengths = slots.reduce(0) {
      $0 + $1.before(axis).minimum + $1.box.length(axis) + $1.after(axis).minimum
    }
    let total = lengths + Double(max(0, slots.count - 1)) * spacing.minimum
    let along = fixed.along(axis) ?? max(0, total)
    let acrossLength = fixed.along(across) ?? cross ?? 0
    let final = axis == .horizontal ? (along, acrossLength) : (acrossLength, along)
    let size = inner(final)
    var box = PlainBox(width: final.0, height: final.1)
    var flexible = spacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      if slot.before(axis).isFlexible { flexible += 1 }
      if slot.after(axis).isFlexible { flexible += 1 }
    }
    let rest = pick(size, axis) - total
    let share = rest > 0 && flexible > 0 && slotLength == nil ? rest / Double(flexible) : 0
    var cursor = 0.0
    for (index, slot) in slots.enumerated() {
      if index > 0 { cursor += spacing.minimum + (spacing.isFlexible ? share : 0) }
      cursor += slot.before(axis).minimum + (slot.before(axis).isFlexible ? share : 0)
      var side = slot.before(across).minimum
      let slack = pick(size, across) - slot.box.length(across) - side - slot.after(across).minimum
      if slack > 0, slot.before(across).isFlexible {
        side += slot.after(across).isFlexible ? slack / 2 : slack
      }
      let x = insets.leading + (axis == .horizontal ? cursor : side)
      let y = insets.top + (axis == .horizontal ? side : cursor)
      let leafBase = box.leaves.count
      for leaf in slot.box.leaves {
        var leaf = leaf
        leaf.frame.x += x
        leaf.frame.y += y
        box.leaves.append(leaf)
      }
      for group in slot.box.groups {
        var group = group
        group.rect.x += x
        group.rect.y += y
        group.firstLeaf += leafBase
        group.depth += 1
        box.groups.append(group)
      }
      cursor += slot.box.length(axis) + slot.after(axis).minimum
      if slot.after(axis).isFlexible { cursor += share }
    }
    return box
  }
}
