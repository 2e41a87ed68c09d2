import LayoutGeometry
import Snapshots

extension Screen {
  /// The headers, footers, badges and backgrounds that are visible, in the order of the screen.
  ///
  /// Only sections near the visible rectangle are looked at, and badges only of items and groups
  /// near it: a view stands at most a screen away from what it belongs to, besides the offsets that
  /// the layout gives it in points.
  func visibleViews() -> [(PlacedView, SectionContext?)] {
    var found: [(PlacedView, SectionContext?)] = []
    for placed in placedBoundaryItems(inSection: CompositionalLayout.layoutLevel, id: nil)
    where placed.frame.intersects(visibleRect) {
      found.append((placed, nil))
    }
    for index in sectionsNearby() where keptLayouts[index].features.hasViews {
      let section = sections[index]
      let near = near(keptLayouts[index].features)
      guard layout.sectionFrame(index).touches(near) else { continue }
      var placed = placedBoundaryItems(inSection: index, id: section.id)
      if !keptLayouts[index].features.badges.isEmpty {
        placed += badges(near: near, inSection: index)
      }
      placed += placedDecorations(inSection: index)
      for view in placed where isVisible(view, inSection: index) { found.append((view, section)) }
    }
    return found
  }

  /// The sections of which views may be visible, found by halving where they follow each other.
  private func sectionsNearby() -> Range<Int> {
    let all = sections.indices
    let configuration = definition.configuration
    guard configuration.scrollDirection == .vertical, configuration.interSectionSpacing >= 0 else {
      return all
    }
    let margin = max(environment.size.width, environment.size.height) + layoutSummary.reach
    func firstSection(_ isBehind: (Rect) -> Bool) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(layout.sectionFrame(middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = firstSection { $0.maxY >= visibleRect.y - margin }
    return first..<max(first, firstSection { $0.y > visibleRect.maxY + margin })
  }

  /// The visible rectangle with a screen around it, and as much more as views may stand away.
  private func near(_ features: LayoutFeatures) -> Rect {
    let margin = max(environment.size.width, environment.size.height) + features.reach
    return Rect(
      x: visibleRect.x - margin, y: visibleRect.y - margin,
      width: visibleRect.width + 2 * margin, height: visibleRect.height + 2 * margin)
  }

  private func badges(near rect: Rect, inSection index: Int) -> [PlacedView] {
    var items: [Int] = []
    layout.forEachVisibleItem(
      in: rect, orthogonalOffsets: [index: stripOffset(ofSection: index)]
    ) { section, item, _ in
      if section == index { items.append(item) }
    }
    var groups: [Int] = []
    for item in items {
      guard let group = layout.group(ofItem: item, inSection: index), groups.last != group else {
        continue
      }
      groups.append(group)
    }
    return groups.flatMap { placedBadges(ofGroup: $0, inSection: index) }
      + items.flatMap { placedBadges(ofItem: $0, inSection: index) }
  }

  private func isVisible(_ view: PlacedView, inSection index: Int) -> Bool {
    var frame = view.frame
    switch view.key.host {
    case .boundary, .decoration: break
    case .group, .item:
      let strip = stripOffset(ofSection: index)
      if definition.configuration.scrollDirection == .horizontal {
        frame.y -= strip
      } else {
        frame.x -= environment.direction == .rightToLeft ? -strip : strip
      }
    }
    return frame.intersects(visibleRect)
  }

  /// Brings the views into agreement with what is visible.
  func updateViews() {
    let wanted = visibleViews().compactMap { placed, section in
      provider(for: placed.key, section).map {
        (placed: placed, context: context(of: placed, section), provider: $0)
      }
    }
    var providers: [ViewKey: ObjectIdentifier] = [:]
    for view in wanted { providers[view.placed.key] = ObjectIdentifier(view.provider) }
    for key in viewOrder {
      guard let shown = views[key] else { continue }
      if rebinding.reloadsAll || providers[key] != ObjectIdentifier(shown.provider) {
        endDisplaying(shown, key)
      }
    }
    viewOrder = wanted.map(\.placed.key)
    for view in wanted { show(view.placed, view.context, view.provider) }
  }

  /// What a provider is told of a view.
  func context(of placed: PlacedView, _ section: SectionContext?) -> ViewContext {
    var item: ItemContext?
    if case .item(let identifier) = placed.key.host, let section {
      item = ItemContext(
        identifier: identifier, section: section, index: placed.index, environment: environment)
    }
    return ViewContext(
      kind: placed.key.kind, section: section, item: item, environment: environment)
  }

  private func show(_ placed: PlacedView, _ context: ViewContext, _ provider: any ViewProvider) {
    let key = placed.key
    if let shown = views[key] {
      shown.context = context
      shown.index = placed.index
      if rebinding.reconfigures(key) {
        shown.view.unbind()
        bind(shown, key)
      }
      return
    }
    let (view, _) = viewPool.take(provider.reuseIdentifier ?? key.kind)
    let shown = ShownView(view: view, context: context, index: placed.index, provider: provider)
    views[key] = shown
    bind(shown, key)
    attempt(key) { () throws(ScreenFailure) in try provider.willDisplay(view, for: context) }
  }

  private func bind(_ shown: ShownView, _ key: ViewKey) {
    isChanged = true
    shown.view.events = events(of: .view(key))
    shown.failure = nil
    do throws(ScreenFailure) {
      try shown.provider.configure(shown.view, for: shown.context)
    } catch {
      shown.failure = error
    }
  }

  func endDisplaying(_ shown: ShownView, _ key: ViewKey) {
    isChanged = true
    views[key] = nil
    attempt(key) { () throws(ScreenFailure) in
      try shown.provider.didEndDisplaying(shown.view, for: shown.context)
    }
    shown.view.unbind()
    forgetEvents(of: .view(key))
    viewPool.put(shown.view)
  }

  private func attempt(_ key: ViewKey, _ body: () throws(ScreenFailure) -> Void) {
    do throws(ScreenFailure) { try body() } catch {
      report(error.diagnostic("handler_failed", section: key.section, kind: key.kind))
    }
  }

  /// The provider of a view; nil for a decoration that is drawn by its kind alone.
  private func provider(for key: ViewKey, _ section: SectionContext?) -> (any ViewProvider)? {
    if key.host == .decoration {
      return definition.decoration(forKind: key.kind, inSectionOfKind: section?.kind ?? "")
    }
    return definition.supplementary(forKind: key.kind, inSectionOfKind: section?.kind) ?? emptyView
  }
}

extension Rect {
  /// Whether two rectangles share a point, edges and empty ones included.
  fileprivate func touches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}
