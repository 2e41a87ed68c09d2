extension CompositionalLayout {
  /// The number of group instances of a section.
  public func groupCount(inSection section: Int) -> Int { states[section].instanceCount }

  /// The number of the group instance that holds an item.
  public func group(ofItem item: Int, inSection section: Int) -> Int? {
    states[section].instance(ofItem: item)
  }

  /// The items that a group instance holds.
  public func items(ofGroup group: Int, inSection section: Int) -> Range<Int> {
    states[section].items(ofInstance: group)
  }

  /// The supplementary views of an item, in the order of declaration (geometry 8).
  ///
  /// O(log n).
  public func supplementaries(
    ofItem item: Int, inSection section: Int, orthogonalOffset: Double = 0
  ) -> [SupplementaryFrame] {
    guard space.hasRoom, let (leaf, rect) = slot(ofItem: item, inSection: section),
      let node = leaf.node, node.hasSupplementaryItems
    else { return [] }
    let host = space.grid.round(rect)
    return node.supplementaryItems.map {
      supplementary($0, on: host, section: section, index: item, offset: orthogonalOffset)
    }
  }

  /// The supplementary views of a group instance and of the groups inside it.
  ///
  /// The index is the number of the instance (geometry 8.3); groups inside are counted through the
  /// section.
  public func supplementaries(
    ofGroup group: Int, inSection section: Int, orthogonalOffset: Double = 0
  ) -> [SupplementaryFrame] {
    guard space.hasRoom else { return [] }
    let reader = reader(section)
    let solved = reader.state.solved(group)
    guard !solved.groups.isEmpty else { return [] }
    let origin = reader.origin(ofInstance: group, size: solved.size)
    return solved.groups.flatMap { inner in
      let index = index(of: inner, in: solved, group: group, plan: reader.plan)
      return inner.node.supplementaryItems.map {
        supplementary(
          $0, on: inner.frame.moved(by: origin), section: section, index: index,
          offset: orthogonalOffset)
      }
    }
  }

  private func index(
    of inner: SolvedInstance.Group, in solved: SolvedInstance, group: Int, plan: SectionPlan
  ) -> Int {
    guard inner.node != plan.root else { return group }
    let usual = plan.template.groups.count { $0.node == inner.node }
    let before = solved.groups.count { $0.node == inner.node && $0.firstLeaf < inner.firstLeaf }
    return group * usual + before
  }

  /// A supplementary view on a host rectangle (geometry 8.1, 8.2).
  private func supplementary(
    _ item: SupplementaryItem, on host: Rect, section: Int, index: Int, offset: Double
  ) -> SupplementaryFrame {
    let measured = states[section].detail?.supplementarySizes[
      SupplementaryKey(kind: item.kind, index: index)]
    let rect = item.rect(on: host, measured: measured ?? .none, grid: space.grid)
    return SupplementaryFrame(
      kind: item.kind, section: section, index: index,
      frame: reader(section).screen(rect.inset(by: item.contentInsets), offset: offset),
      zIndex: item.zIndex, place: item.place)
  }
}

extension SupplementaryItem {
  /// Its size on a host.
  func size(on host: Rect, measured: Lengths, grid: PixelGrid) -> Size {
    var result = Size.zero
    for axis in Axis.allCases {
      let own = size[axis].length(in: host.size, on: grid)
      result[axis] = size[axis].isEstimated ? measured[axis] ?? own : own
    }
    return result
  }

  /// Its rectangle on a host, before its insets (geometry 8.2).
  func rect(on host: Rect, measured: Lengths, grid: PixelGrid) -> Rect {
    let size = size(on: host, measured: measured, grid: grid)
    let outer = containerAnchor.fraction
    let inner = (itemAnchor ?? containerAnchor).fraction
    var distance = containerAnchor.distance(for: size)
    if let own = itemAnchor?.distance(for: size) {
      distance.x += own.x
      distance.y += own.y
    }
    return Rect(
      x: host.x + outer.x * host.width - inner.x * size.width + distance.x,
      y: host.y + outer.y * host.height - inner.y * size.height + distance.y,
      width: size.width, height: size.height)
  }
}
