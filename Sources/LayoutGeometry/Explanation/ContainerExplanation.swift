extension CompositionalLayout {
  /// The view.
  func screenLevel() -> Explanation.Level {
    var level = Explanation.Level(name: "screen")
    level.add("width", Formula(space.size.width), rule: "12.1", "the view's width")
    level.add("height", Formula(space.size.height), rule: "12.3", "the view's height")
    return level
  }

  /// A section: where it starts, how long it is, and what its group has for a container.
  func sectionLevel(_ section: Int) -> Explanation.Level {
    let state = states[section]
    let plan = state.plan
    let flow = space.flow
    var level = Explanation.Level(name: "section \(section)", place: plan.definition.place)
    let start = sectionStack.start(of: section)
    var place = Formula(start)
    if section > 0, start != 0 {
      let before = sectionStack.start(of: section - 1)
      place =
        Formula(before) + Formula(sectionStack.length(of: section - 1))
        + Formula(sectionStack.spacing)
    }
    level.add(flow.placeName, place, rule: "7.6", "behind the section in front and the spacing")
    let content = state.contentLength
    level.add(
      flow.lengthName,
      Formula(state.startRoom) + Formula(content) + Formula(state.endRoom),
      rule: "7.2", "room of headers, content with insets, room of footers")
    let container = groupContainer(reader(section))
    for axis in Axis.allCases {
      level.add(
        "container \(axis.lengthName)", container[axis], rule: "3.2",
        "what the section's group measures fractions against")
    }
    return level
  }

  /// The container of a section's group, with the insets that were taken off (geometry 3.2).
  func groupContainer(_ reader: SectionReader) -> ContainerFormulas {
    func formula(_ axis: Axis) -> Formula {
      var formula =
        Formula(space.size[axis]) - Formula(reader.plan.reference.before(axis))
        - Formula(reader.plan.reference.after(axis))
      if axis == reader.plan.across {
        formula =
          formula - Formula(reader.plan.insets.before(axis))
          - Formula(reader.plan.insets.after(axis))
      }
      return formula.atLeastZero
    }
    return ContainerFormulas(width: formula(.horizontal), height: formula(.vertical))
  }

  /// The container of a slot: its group without content insets, and without the gaps of equal parts.
  func slotContainer(_ placement: SolverTrace.Placement) -> ContainerFormulas {
    guard let parent = placement.parent else {
      return ContainerFormulas(
        width: Formula(placement.container.width), height: Formula(placement.container.height))
    }
    func formula(_ axis: Axis) -> Formula {
      let actual = placement.container[axis]
      let insets = parent.space.insets
      var formula =
        Formula(parent.space.size[axis]) - Formula(insets.before(axis))
        - Formula(insets.after(axis))
      let spacing = parent.line.node.spacing.minimum
      if axis == parent.line.axis, parent.line.equal, let count = parent.line.count, count > 1,
        spacing != 0
      {
        formula = formula - Formula.times(Formula(Double(count - 1)), Formula(spacing))
      }
      return (formula.value - actual).magnitude < 1e-6 ? formula : Formula(actual)
    }
    return ContainerFormulas(width: formula(.horizontal), height: formula(.vertical))
  }

  /// A group instance: where it stands along the run and across it.
  func instanceLevel(
    _ reader: SectionReader, _ instance: Int, _ solved: SolvedInstance
  ) -> Explanation.Level {
    let plan = reader.plan
    var level = Explanation.Level(
      name: "group \(instance) of \(reader.state.instanceCount)", place: plan.definition.group.place
    )
    let start = reader.state.start(ofInstance: instance)
    var run = Formula(start)
    let step = Formula(solved.size[plan.run]) + Formula(plan.pitchExtra)
    if instance > 0, (step.value * Double(instance) - start).magnitude < 1e-6 {
      run = Formula.times(Formula(Double(instance)), step)
    }
    let front = plan.isOrthogonal ? "the strip's leading pad" : "the section's start and inset"
    level.add(
      plan.run.placeName, Formula(reader.base) + run, rule: plan.isOrthogonal ? "9.3" : "7.1",
      "\(front), then the groups in front and their spacing")
    let origin = reader.origin(ofInstance: instance, size: solved.size)
    level.add(
      plan.across.placeName,
      Formula(
        plan.isOrthogonal
          ? reader.inner : plan.reference.before(plan.across) + plan.insets.before(plan.across))
        + Formula(
          plan.offsetAcross(
            solved.size[plan.across],
            in: plan.isOrthogonal ? reader.extent : plan.container[plan.across])),
      rule: plan.isOrthogonal ? "9.2" : "7.1",
      "the section's inset across, and the group's edge spacing")
    assert((level.lines[1].value - origin[plan.across]).magnitude < 1e-6)
    return level
  }
}

extension SectionState {
  /// An instance solved once more, with all that was placed kept.
  func traced(_ instance: Int) -> (SolverTrace, SolvedInstance) {
    let first = items(ofInstance: instance).lowerBound
    var solver = plan.solver(
      sizes: detail?.sizes ?? MeasuredSizes(itemCount: itemCount), firstItem: first,
      itemCount: itemCount)
    solver.sectionMaximum = detail?.uniformLengths.leaves ?? .none
    solver.trace = SolverTrace()
    let solved = solver.solve(
      plan.root, in: plan.container, raised: detail?.uniformLengths.groups ?? .none)
    return (solver.trace ?? SolverTrace(), solved)
  }
}
