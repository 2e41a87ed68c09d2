import LayoutGeometry

extension Screen {
  /// The headers and footers of a section, or of the layout, in declaration order; where they are
  /// seen, or at their own places.
  func placedBoundaryItems(
    inSection index: Int, id: String?, pinned: Bool = true
  ) -> [PlacedView] {
    let items =
      index == CompositionalLayout.layoutLevel
      ? definition.configuration.boundarySupplementaryItems
      : layout.definition(ofSection: index).boundarySupplementaryItems
    guard !items.isEmpty else { return [] }
    var ordinals: [String: Int] = [:]
    let places = layout.boundaryItems(inSection: index, viewport: pinned ? viewport : nil)
    return zip(items, places).map { item, placed in
      let key = ViewKey(
        section: id, kind: placed.kind, host: .boundary, ordinal: ordinals.count(placed.kind))
      return PlacedView(
        key: key, frame: placed.frame, zIndex: placed.zIndex, isPinned: placed.isPinned,
        size: item.size, insets: item.contentInsets)
    }
  }

  /// The badges of a section's group instance.
  func placedBadges(ofGroup group: Int, inSection index: Int) -> [PlacedView] {
    placedBadges(
      layout.supplementaries(ofGroup: group, inSection: index), inSection: index
    ) { .group($0) }
  }

  /// The badges of a section's item.
  func placedBadges(ofItem item: Int, inSection index: Int) -> [PlacedView] {
    let placed = layout.supplementaries(ofItem: item, inSection: index)
    guard !placed.isEmpty, let identifier = itemIdentifier(item, inSection: index) else {
      return []
    }
    return placedBadges(placed, inSection: index) { _ in .item(identifier) }
  }

  private func placedBadges(
    _ placed: [SupplementaryFrame], inSection index: Int, host: (Int) -> ViewKey.Host
  ) -> [PlacedView] {
    var ordinals: [String: Int] = [:]
    return placed.map { placed in
      let badge = keptLayouts[index].features.badges.first { $0.kind == placed.kind }
      let key = ViewKey(
        section: sections[index].id, kind: placed.kind, host: host(placed.index),
        ordinal: ordinals.count("\(placed.index) \(placed.kind)"))
      return PlacedView(
        key: key, frame: placed.frame, zIndex: placed.zIndex, index: placed.index,
        size: badge?.size ?? LayoutSize(width: .absolute(0), height: .absolute(0)),
        insets: badge?.contentInsets ?? .zero)
    }
  }

  /// The backgrounds of a section.
  func placedDecorations(inSection index: Int) -> [PlacedView] {
    layout.decorations(inSection: index).enumerated().map { position, decoration in
      PlacedView(
        key: ViewKey(
          section: sections[index].id, kind: decoration.kind, host: .decoration,
          ordinal: position),
        frame: decoration.frame, zIndex: decoration.zIndex)
    }
  }

  /// All headers, footers and badges of a section: boundary items in declaration order, then
  /// groups' and items' badges in theirs.
  ///
  /// O(items) where items or groups have badges.
  func placedSupplementaries(inSection index: Int) -> [PlacedView] {
    var placed = placedBoundaryItems(inSection: index, id: sections[index].id)
    guard !keptLayouts[index].features.badges.isEmpty else { return placed }
    for group in 0..<layout.groupCount(inSection: index) {
      placed += placedBadges(ofGroup: group, inSection: index)
    }
    for item in 0..<layout.itemCount(inSection: index) {
      placed += placedBadges(ofItem: item, inSection: index)
    }
    return placed
  }
}

extension [String: Int] {
  /// How often a name was counted before.
  fileprivate mutating func count(_ name: String) -> Int {
    defer { self[name, default: 0] += 1 }
    return self[name] ?? 0
  }
}
