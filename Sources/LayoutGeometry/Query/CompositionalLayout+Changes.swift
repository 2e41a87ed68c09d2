extension CompositionalLayout {
  // MARK: Sections

  /// The number of sections.
  public var sectionCount: Int { states.count }

  /// How a section is laid out.
  public func definition(ofSection section: Int) -> LayoutSection {
    states[section].plan.definition
  }

  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int { states[section].itemCount }

  /// Replaces all sections; nothing measured is kept.
  ///
  /// O(sections).
  public func setSections(_ sections: [Section]) {
    core.states.removeAll()
    core.states.reserveCapacity(sections.count)
    reservePlans(sections.count)
    for section in sections {
      let plan = plan(for: section.definition)
      core.states.append(SectionState(plan: plan, itemCount: section.itemCount))
    }
    invalidateStack()
  }

  /// Inserts a section in front of another one.
  ///
  /// O(sections).
  public func insertSection(_ section: Section, at index: Int) {
    states.insert(
      SectionState(plan: plan(for: section.definition), itemCount: section.itemCount), at: index)
    invalidateStack()
  }

  /// Takes a section away.
  ///
  /// O(sections).
  public func removeSection(at index: Int) {
    states.remove(at: index)
    invalidateStack()
  }

  /// Moves a section, what was measured of it kept, to a place among the others.
  ///
  /// O(sections).
  public func moveSection(from index: Int, to target: Int) {
    states.insert(states.remove(at: index), at: target)
    invalidateStack()
  }

  /// Lays a section out in another way; its items and what was measured of them stay.
  public func setDefinition(_ definition: LayoutSection, ofSection section: Int) {
    states[section] = states[section].with(plan: plan(for: definition))
    updateLength(ofSection: section)
  }

  // MARK: Items

  /// Gives a section so many items, making or taking them away at the end.
  ///
  /// O(log n).
  public func setItemCount(_ count: Int, inSection section: Int) {
    let old = states[section].itemCount
    if count < old {
      removeItems(max(0, count)..<old, inSection: section)
    } else if count > old {
      insertItems(count - old, at: old, inSection: section)
    }
  }

  /// Makes items in front of another one; sizes measured behind them move along.
  ///
  /// O(log n) where sizes are fixed or a group holds one item; else the measured items behind them
  /// are solved again.
  public func insertItems(_ count: Int, at item: Int, inSection section: Int) {
    states[section].replaceItems(item..<item, count: count)
    updateLength(ofSection: section)
  }

  /// Takes items away with what was measured of them; cost as for inserting.
  public func removeItems(_ items: Range<Int>, inSection section: Int) {
    states[section].replaceItems(items, count: 0)
    updateLength(ofSection: section)
  }

  // MARK: Measuring

  /// Sets the measured size of an item, in points; none keeps the layout's own value.
  ///
  /// Only lengths along estimated axes count (geometry 10.1). One length takes 12 bytes; none is
  /// stored for an axis along which no slot of the section is estimated. O(log n), unless line breaks
  /// move.
  public func setMeasuredSize(
    width: Double?, height: Double?, ofItem item: Int, inSection section: Int
  ) {
    let plan = states[section].plan
    guard item >= 0, item < states[section].itemCount else { return }
    let size = Lengths(
      width: plan.canGrow(along: .horizontal) ? width.map(CompositionalLayout.length) : nil,
      height: plan.canGrow(along: .vertical) ? height.map(CompositionalLayout.length) : nil)
    if size.width == nil, size.height == nil, states[section].detail == nil { return }
    states[section].measuredDetail().setSize(size, ofItem: item)
    updateLength(ofSection: section)
  }

  /// What counts of a measured length: nothing below 0, and 0 for what is not a number.
  private static func length(_ measured: Double) -> Double {
    max(0, measured.bounded)
  }

  /// The measured size of an item, where one is stored.
  ///
  /// O(log n).
  public func measuredSize(ofItem item: Int, inSection section: Int) -> (
    width: Double?, height: Double?
  ) {
    let sizes = states[section].detail?.sizes
    return (
      sizes?.length(ofItem: item, along: .horizontal), sizes?.length(ofItem: item, along: .vertical)
    )
  }

  /// Forgets all measured sizes of a section's items.
  public func removeMeasuredSizes(inSection section: Int) {
    states[section].detail?.removeSizes()
    updateLength(ofSection: section)
  }

  /// Sets the measured size of a supplementary view, in points; index 0 for boundary items, the
  /// item's index for an item's, the instance's number for a group's (geometry 8.3).
  public func setMeasuredSupplementarySize(
    width: Double?, height: Double?, kind: String, index: Int = 0, inSection section: Int
  ) {
    let size = Lengths(
      width: width.map(CompositionalLayout.length), height: height.map(CompositionalLayout.length))
    let key = SupplementaryKey(kind: kind, index: index)
    if section == CompositionalLayout.layoutLevel {
      layoutSupplementarySizes[key] = size
      layoutBoundary = CompositionalLayout.layoutBoundary(
        in: space, measured: layoutSupplementarySizes)
      invalidateStack()
    } else {
      states[section].measuredDetail().setSupplementarySize(size, key)
      updateLength(ofSection: section)
    }
  }

  /// Whether a measured width and height of an item would count (geometry 10.1).
  public func isEstimated(item: Int, inSection section: Int) -> (width: Bool, height: Bool) {
    guard let leaf = leaf(ofItem: item, inSection: section) else { return (false, false) }
    return (leaf.growsAlongX, leaf.growsAlongY)
  }

  /// What a measuring pass is offered: the item's length where the layout decides it, else that of
  /// its container, in points.
  public func proposedSize(ofItem item: Int, inSection section: Int) -> Size {
    guard let leaf = leaf(ofItem: item, inSection: section) else { return .zero }
    return Size(
      width: leaf.growsAlongX ? leaf.offered.width : leaf.frame.width,
      height: leaf.growsAlongY ? leaf.offered.height : leaf.frame.height)
  }

  /// The slot that shows an item; where all are alike it is that of the template.
  func leaf(ofItem item: Int, inSection section: Int) -> SolvedInstance.Leaf? {
    let state = states[section]
    if let only = state.plan.onlyLeaf { return item < state.itemCount ? only : nil }
    guard let instance = state.instance(ofItem: item) else { return nil }
    let first = state.items(ofInstance: instance).lowerBound
    let leaves = state.solved(instance).leaves
    return item - first < leaves.count ? leaves[item - first] : nil
  }
}
