extension CompositionalLayout {
  /// How the rectangle of an item's supplementary view came about.
  ///
  /// - Parameters:
  ///   - index: its number among those of the item.
  ///   - item: the item's number in its section.
  ///   - section: the section's number.
  ///   - orthogonalOffset: how far the section is scrolled.
  public func explain(
    supplementary index: Int, ofItem item: Int, inSection section: Int,
    orthogonalOffset: Double = 0
  ) -> Explanation? {
    guard var explanation = explain(item: item, inSection: section),
      let (leaf, rect) = slot(ofItem: item, inSection: section),
      let items = leaf.node?.supplementaryItems, items.indices.contains(index)
    else { return nil }
    let frames = supplementaries(ofItem: item, inSection: section)
    explanation.levels.append(
      level(
        items[index], on: space.grid.round(rect), section: section, frames[index],
        offset: orthogonalOffset))
    explanation.frame = frames[index].frame
    return explanation
  }

  /// How the rectangle of a group instance's supplementary view came about.
  ///
  /// - Parameters:
  ///   - index: its number among those of the instance and of the groups inside it.
  ///   - group: the instance's number in its section.
  ///   - section: the section's number.
  ///   - orthogonalOffset: how far the section is scrolled.
  public func explain(
    supplementary index: Int, ofGroup group: Int, inSection section: Int,
    orthogonalOffset: Double = 0
  ) -> Explanation? {
    guard space.hasRoom, states.indices.contains(section),
      (0..<states[section].instanceCount).contains(group)
    else { return nil }
    let reader = reader(section)
    let solved = reader.state.solved(group)
    let origin = reader.origin(ofInstance: group, size: solved.size)
    let hosts = solved.groups.flatMap { inner in
      inner.node.supplementaryItems.map { ($0, inner.frame.moved(by: origin)) }
    }
    let frames = supplementaries(ofGroup: group, inSection: section)
    guard hosts.indices.contains(index) else { return nil }
    let (item, host) = hosts[index]
    let levels = [
      screenLevel(), sectionLevel(section), instanceLevel(reader, group, solved),
      level(item, on: host, section: section, frames[index], offset: orthogonalOffset),
    ]
    return Explanation(frame: frames[index].frame, levels: levels)
  }

  private func level(
    _ item: SupplementaryItem, on host: Rect, section: Int, _ frame: SupplementaryFrame,
    offset: Double
  ) -> Explanation.Level {
    var level = Explanation.Level(name: "\(item.kind) \(frame.index)", place: item.place)
    let measured =
      states[section].detail?.supplementarySizes[
        SupplementaryKey(kind: item.kind, index: frame.index)] ?? .none
    let size = item.size(on: host, measured: measured, grid: space.grid)
    let container = ContainerFormulas(
      width: Formula(host.width), height: Formula(host.height))
    for axis in Axis.allCases {
      if item.size[axis].isEstimated, measured[axis] != nil {
        level.add("own \(axis.lengthName)", Formula(size[axis]), rule: "10.3", "as measured")
        continue
      }
      let (formula, rule, note) = item.size[axis].formula(in: container, value: size[axis])
      level.add("own \(axis.lengthName)", formula, rule: rule, note)
    }
    let outer = item.containerAnchor.fraction
    let inner = (item.itemAnchor ?? item.containerAnchor).fraction
    for axis in Axis.allCases {
      var place =
        Formula(host.start(axis)) + Formula(outer[axis]) * Formula(host.length(axis))
        - Formula(inner[axis]) * Formula(size[axis])
        + Formula(item.containerAnchor.distance(for: size)[axis])
      if let own = item.itemAnchor?.distance(for: size) { place = place + Formula(own[axis]) }
      place = place + Formula(item.contentInsets.before(axis))
      if axis == .horizontal, let mirror {
        place =
          Formula(mirror) - place - Formula(size.inset(by: item.contentInsets)[axis])
      }
      level.add(
        axis.placeName, place.applying("round", value: frame.frame.start(axis)), rule: "8.2",
        "the host's anchor point, less the view's own, and the offsets")
    }
    for axis in Axis.allCases {
      let length = Formula(size[axis]) - Formula(item.contentInsets.total(axis))
      level.add(
        axis.lengthName,
        length.atLeastZero.applying("round", value: frame.frame.length(axis)),
        rule: "8.1", "its own length without its insets")
    }
    let rect = item.rect(on: host, measured: measured, grid: space.grid)
    addScrolling(of: rect.inset(by: item.contentInsets), by: offset, reader(section), to: &level)
    return level
  }
}

extension Size {
  /// The size without insets; never below 0.
  func inset(by insets: EdgeInsets) -> Size {
    Rect(origin: .zero, size: self).inset(by: insets).size
  }
}
