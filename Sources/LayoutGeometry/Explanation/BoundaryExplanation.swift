extension CompositionalLayout {
  /// How the rectangle of a boundary item came about.
  ///
  /// - Parameters:
  ///   - index: its number in the order of declaration.
  ///   - section: its section, -1 for the layout's own.
  ///   - viewport: what is seen, for pinned items.
  public func explain(
    boundaryItem index: Int, inSection section: Int, viewport: Viewport? = nil
  ) -> Explanation? {
    guard space.hasRoom,
      section == CompositionalLayout.layoutLevel || states.indices.contains(section)
    else { return nil }
    let plan = boundary(ofSection: section)
    guard plan.definitions.indices.contains(index) else { return nil }
    let item = plan.item(index)
    let frame = boundaryItems(inSection: section, viewport: viewport)[index]
    var level = Explanation.Level(name: item.definition.kind, place: item.definition.place)
    addBoundaryLengths(item, plan, to: &level)
    addBoundaryPlaces(item, plan, section, viewport, frame.frame, to: &level)
    let levels =
      section == CompositionalLayout.layoutLevel
      ? [screenLevel(), level] : [screenLevel(), sectionLevel(section), level]
    return Explanation(frame: frame.frame, levels: levels)
  }

  private func addBoundaryLengths(
    _ item: BoundaryPlan.Item, _ plan: BoundaryPlan, to level: inout Explanation.Level
  ) {
    let cross = space.cross
    let band = (Formula(plan.band.end) - Formula(plan.band.start)).atLeastZero
    let container =
      cross == .horizontal
      ? ContainerFormulas(width: band, height: Formula(space.size.height))
      : ContainerFormulas(width: Formula(space.size.width), height: band)
    for axis in Axis.allCases {
      let dimension = item.definition.size[axis]
      let value = item.size[axis]
      if dimension.isEstimated,
        value != dimension.length(in: space.size, on: space.grid)
      {
        level.add("own \(axis.lengthName)", Formula(value), rule: "10.3", "as measured")
      } else {
        let (formula, rule, note) = dimension.formula(in: container, value: value)
        level.add(
          "own \(axis.lengthName)", formula.atLeastZero,
          rule: rule, note)
      }
    }
  }

  private func addBoundaryPlaces(
    _ item: BoundaryPlan.Item, _ plan: BoundaryPlan, _ section: Int, _ viewport: Viewport?,
    _ frame: Rect, to level: inout Explanation.Level
  ) {
    let flow = space.flow
    let cross = space.cross
    let content = spans(ofSection: section).content
    let length = item.size[flow]
    let extends = item.definition.extendsBoundary
    var place: Formula
    let note: String
    switch item.side {
    case -1:
      place = extends ? Formula(content.lowerBound) - Formula(length) : Formula(content.lowerBound)
      note = extends ? "in front of the content" : "over the start of the content"
    case 1:
      place = extends ? Formula(content.upperBound) : Formula(content.upperBound) - Formula(length)
      note = extends ? "behind the content" : "over the end of the content"
    default:
      place =
        (Formula(content.lowerBound) + Formula(content.upperBound) - Formula(length)) / Formula(2)
      note = "in the middle of the content"
    }
    place = place + Formula(item.definition.absoluteOffset[flow])
    level.add("natural \(flow.placeName)", place, rule: "7.2", note)
    let (rect, isPinned) = boundaryRect(item, inSection: section, viewport: viewport)
    if isPinned {
      level.add(
        "pinned \(flow.placeName)", Formula(rect.start(flow)), rule: "7.5",
        "kept in view as long as its section is")
    }
    let side = item.definition.alignment.side(along: cross)
    let band = (Formula(plan.band.start), Formula(plan.band.end))
    let extent = Formula(item.size[cross])
    var start =
      side == -1
      ? band.0 : side == 1 ? band.1 - extent : (band.0 + band.1 - extent) / Formula(2)
    start = start + Formula(item.definition.absoluteOffset[cross])
    level.add(
      "band \(cross.placeName)", start, rule: "7.3",
      side == 0 ? "in the middle of the band" : "at a side of the band")
    let insets = item.definition.contentInsets
    let inner = rect.size.inset(by: insets)
    for axis in Axis.allCases {
      var seen = Formula(rect.start(axis)) + Formula(insets.before(axis))
      if axis == .horizontal, let mirror { seen = Formula(mirror) - seen - Formula(inner.width) }
      level.add(
        axis.placeName, seen.applying("round", value: frame.start(axis)),
        rule: axis == .horizontal && mirror != nil ? "13.2" : "2.4", "with its own inset")
    }
    for axis in Axis.allCases {
      let length = Formula(item.size[axis]) - Formula(insets.total(axis))
      level.add(
        axis.lengthName,
        length.atLeastZero.applying("round", value: frame.length(axis)),
        rule: "7.2", "without its own insets")
    }
  }

  /// How the rectangle of a background came about; nothing while its section is empty.
  ///
  /// - Parameters:
  ///   - index: its number in the order of declaration.
  ///   - section: the section's number.
  public func explain(decoration index: Int, inSection section: Int) -> Explanation? {
    guard states.indices.contains(section) else { return nil }
    let frames = decorations(inSection: section)
    guard frames.indices.contains(index) else { return nil }
    let plan = states[section].plan
    let item = plan.definition.decorationItems[index]
    let frame = frames[index].frame
    let rect = decorationRect(inSection: section)
    var level = Explanation.Level(name: item.kind, place: item.place)
    let inner = rect.size.inset(by: item.contentInsets)
    for axis in Axis.allCases {
      var place = Formula(rect.start(axis)) + Formula(item.contentInsets.before(axis))
      if axis == .horizontal, let mirror { place = Formula(mirror) - place - Formula(inner.width) }
      level.add(
        axis.placeName, place.applying("round", value: frame.start(axis)), rule: "8.4",
        axis == space.flow ? "from the section's start" : "inside the reference insets")
    }
    for axis in Axis.allCases {
      var length = Formula(rect.length(axis))
      if axis == space.cross {
        length =
          Formula(space.size[axis]) - Formula(plan.reference.before(axis))
          - Formula(plan.reference.after(axis))
      }
      length = length - Formula(item.contentInsets.total(axis))
      level.add(
        axis.lengthName,
        length.atLeastZero.applying("round", value: frame.length(axis)),
        rule: "8.4",
        axis == space.flow ? "header, footer and insets included" : "without the reference insets")
    }
    return Explanation(frame: frame, levels: [screenLevel(), sectionLevel(section), level])
  }
}
