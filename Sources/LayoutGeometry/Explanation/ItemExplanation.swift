extension CompositionalLayout {
  /// How an item's rectangle came about; nothing where there is no such item.
  ///
  /// The instance that holds the item is solved once more for it; without the question nothing is
  /// kept.
  ///
  /// - Parameters:
  ///   - item: the item's number in its section.
  ///   - section: the section's number.
  ///   - orthogonalOffset: how far the item's section is scrolled. The rectangle is that of the strip
  ///     at its beginning, as everywhere; where it is seen then stands beside it.
  public func explain(
    item: Int, inSection section: Int, orthogonalOffset: Double = 0
  ) -> Explanation? {
    guard space.hasRoom, states.indices.contains(section),
      let instance = states[section].instance(ofItem: item)
    else { return nil }
    let reader = reader(section)
    let number = item - reader.state.items(ofInstance: instance).lowerBound
    let (trace, solved) = reader.state.traced(instance)
    guard number < solved.leaves.count else { return nil }
    let leaf = solved.leaves[number]
    let origin = reader.origin(ofInstance: instance, size: solved.size)

    var levels = [screenLevel(), sectionLevel(section), instanceLevel(reader, instance, solved)]
    let chain = trace.chain(to: number)
    var container = groupContainer(reader)
    for (depth, placement) in chain.enumerated() {
      let inside = trace.placements.filter {
        $0.parent?.line.node == placement.slot.node
          && placement.slot.leaves.contains($0.slot.leaves.lowerBound)
      }
      if depth > 0 { container = slotContainer(placement) }
      let lengths = LengthExplanation(
        placement: placement, container: container, grid: space.grid, inside: inside, item: item,
        sizes: reader.state.detail?.sizes)
      levels.append(slotLevel(placement, lengths, depth: depth, instance: instance))
    }
    var level = Explanation.Level(name: "item \(item)", place: leaf.node?.place)
    let place = leaf.frame.moved(by: origin)
    let frame = reader.screen(place)
    for axis in Axis.allCases {
      addPlace(axis, chain, leaf, origin: origin, frame, to: &level)
    }
    for axis in Axis.allCases { addLength(axis, chain.last, leaf, frame, to: &level) }
    addScrolling(of: place, by: orthogonalOffset, reader, to: &level)
    levels.append(level)
    return Explanation(frame: frame, levels: levels)
  }

  /// Where the leaf stands: its instance, the slots on the way, and its own inset.
  private func addPlace(
    _ axis: Axis, _ chain: [SolverTrace.Placement], _ leaf: SolvedInstance.Leaf, origin: Point,
    _ frame: Rect, to level: inout Explanation.Level
  ) {
    var formula = Formula(origin[axis])
    var sum = origin[axis]
    for placement in chain.dropFirst() {
      formula = formula + Formula(placement.slot.position[axis])
      sum += placement.slot.position[axis]
    }
    let rest = origin[axis] + leaf.frame.start(axis) - sum
    formula = formula + Formula(rest)
    if axis == .horizontal, let mirror {
      formula = Formula(mirror) - formula - Formula(leaf.frame.width)
    }
    let isMirrored = axis == .horizontal && mirror != nil
    level.add(
      axis.placeName, formula.applying("round", value: frame.start(axis)),
      rule: isMirrored ? "13.2" : "2.4",
      isMirrored
        ? "mirrored: the width without the place left to right and the item's own width"
        : "the group's place, those of the slots inside it, and the item's inset")
  }

  /// Where something in a strip is seen that was scrolled (geometry 9.4).
  func addScrolling(
    of rect: Rect, by offset: Double, _ reader: SectionReader, to level: inout Explanation.Level
  ) {
    guard offset != 0, reader.plan.isOrthogonal else { return }
    let axis = reader.plan.run
    let isMirrored = axis == .horizontal && reader.mirror != nil
    let rest = Formula(
      isMirrored ? (reader.mirror ?? 0) - rect.start(axis) - rect.length(axis) : rect.start(axis))
    let seen = isMirrored ? rest + Formula(offset) : rest - Formula(offset)
    level.add(
      "seen \(axis.placeName)",
      seen.applying("round", value: reader.screen(rect, offset: offset).start(axis)), rule: "9.4",
      "the section's strip is scrolled by \(Formula(offset).text)")
  }

  /// The slot without the item's insets.
  private func addLength(
    _ axis: Axis, _ placement: SolverTrace.Placement?, _ leaf: SolvedInstance.Leaf, _ frame: Rect,
    to level: inout Explanation.Level
  ) {
    guard let placement, placement.slot.node.isLeaf else {
      level.add(
        axis.lengthName, Formula(frame.length(axis)), rule: "5.6", "given by the custom group")
      return
    }
    let node = placement.slot.node
    var formula = Formula(placement.slot.size[axis])
    var note = "the slot's length"
    if !leaf.grows(along: axis) {
      formula =
        formula - Formula(node.contentInsets.before(axis))
        - Formula(node.contentInsets.after(axis))
      note = "the slot without the item's content insets"
    } else if node.contentInsets.total(axis) != 0 {
      note = "the slot's length; insets do not count where it is estimated (geometry 4.2)"
    }
    level.add(
      axis.lengthName, formula.atLeastZero.applying("round", value: frame.length(axis)),
      rule: "4.1", note)
  }

  private func slotLevel(
    _ placement: SolverTrace.Placement, _ lengths: LengthExplanation, depth: Int, instance: Int
  ) -> Explanation.Level {
    let node = placement.slot.node
    var level = Explanation.Level(name: node.name, place: node.place)
    for axis in Axis.allCases {
      let (formula, rule, note) = lengths.formula(along: axis)
      level.add(axis.lengthName, formula, rule: rule, note)
    }
    guard let parent = placement.parent else { return level }
    let along = parent.line.axis
    level.add(
      along.placeName, placeAlong(placement, parent), rule: parent.share > 0 ? "6.2" : "5.2",
      "inside its group: slot \(parent.index) of \(parent.slots)")
    let across = along.other
    let edges = node.edgeSpacing
    let offset = edges.offset(
      along: across, of: placement.slot.size[across], in: parent.inner.length(across))
    level.add(
      across.placeName, Formula(parent.inner.start(across)) + Formula(offset), rule: "6.3",
      "inside its group, across the line")
    return level
  }

  /// The slots before, their spacing, and shares of what is left over.
  private func placeAlong(
    _ placement: SolverTrace.Placement, _ parent: SolverTrace.Parent
  ) -> Formula {
    let axis = parent.line.axis
    let spacing = parent.line.node.spacing
    let edges = placement.slot.node.edgeSpacing
    func room(_ spacing: Spacing) -> Formula {
      spacing.isFlexible
        ? Formula(spacing.minimum) + Formula(parent.share) : Formula(spacing.minimum)
    }
    let place = placement.slot.position[axis]
    let own = Formula(parent.inner.start(axis)) + room(edges.before(axis))
    let slots = place - own.value
    guard parent.index > 0, slots != 0 else { return own }
    if parent.line.children.count == 1 {
      let step =
        room(edges.before(axis)) + Formula(placement.slot.size[axis]) + room(edges.after(axis))
        + room(spacing)
      if (step.value * Double(parent.index) - slots).magnitude < 1e-6 {
        return own + Formula.times(Formula(Double(parent.index)), step)
      }
    }
    return own + Formula(slots)
  }
}

extension SolverNode {
  /// What the node is called in an explanation.
  var name: String {
    switch kind {
    case .leaf: "slot"
    case .custom: "custom group"
    case .fill(let axis): "\(axis.rawValue) group"
    case .counted(let axis, let count, let equal):
      "\(axis.rawValue) group of \(count)\(equal ? " equal" : "")"
    }
  }
}
