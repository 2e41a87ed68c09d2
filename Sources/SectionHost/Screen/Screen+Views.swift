import LayoutGeometry
import Snapshots

extension Screen {
  /// A supplementary or decoration of the layout, and what makes it the same one in two frames.
  struct PlacedView {
    var key: ViewKey
    var frame: Rect
    var zIndex: Int
    var isPinned: Bool
    /// How far its section's strip is scrolled, for visibility.
    var stripOffset: Double
    var itemIndex: Int?
  }

  /// The layout's supplementaries of a section: boundary items in declaration order, then groups'
  /// and items' badges in theirs.
  func placedSupplementaries(inSection index: Int, id: String?) -> [PlacedView] {
    var placed = layout.boundaryItems(inSection: index, viewport: viewport).map {
      PlacedView(
        key: ViewKey(role: .supplementary, section: id, kind: $0.kind, index: $0.index),
        frame: $0.frame, zIndex: $0.zIndex, isPinned: $0.isPinned, stripOffset: 0)
    }
    guard let shown, let id, index >= 0 else { return placed }
    let definition = layout.definition(ofSection: index)
    guard definition.group.hasSupplementaryItems else { return placed }
    let stripOffset = sectionOffset(index, id: id)
    for instance in 0..<layout.groupCount(inSection: index) {
      placed += layout.supplementaries(ofGroup: instance, inSection: index).map {
        PlacedView(
          key: ViewKey(role: .supplementary, section: id, kind: $0.kind, index: $0.index),
          frame: $0.frame, zIndex: $0.zIndex, isPinned: false, stripOffset: stripOffset)
      }
    }
    for item in 0..<layout.itemCount(inSection: index) {
      let identifier = shown.identifiers.itemIdentifier(for: ItemPath(section: index, item: item))
      placed += layout.supplementaries(ofItem: item, inSection: index).map {
        PlacedView(
          key: ViewKey(
            role: .supplementary, section: id, kind: $0.kind, index: $0.index, item: identifier),
          frame: $0.frame, zIndex: $0.zIndex, isPinned: false, stripOffset: stripOffset,
          itemIndex: item)
      }
    }
    return placed
  }

  /// The backgrounds of a section.
  func placedDecorations(inSection index: Int, id: String) -> [PlacedView] {
    layout.decorations(inSection: index).enumerated().map { position, decoration in
      PlacedView(
        key: ViewKey(role: .decoration, section: id, kind: decoration.kind, index: position),
        frame: decoration.frame, zIndex: decoration.zIndex, isPinned: false, stripOffset: 0)
    }
  }

  private func isVisible(_ view: PlacedView) -> Bool {
    var frame = view.frame
    if definition.configuration.scrollDirection == .vertical {
      frame.x -= environment.direction == .rightToLeft ? -view.stripOffset : view.stripOffset
    } else {
      frame.y -= view.stripOffset
    }
    return frame.intersects(visibleRect)
  }

  /// Brings the views into agreement with what is visible.
  func updateViews() {
    let contexts = sectionContexts()
    var wanted: [(placed: PlacedView, section: SectionContext?)] = []
    for placed in placedSupplementaries(inSection: -1, id: nil) where isVisible(placed) {
      wanted.append((placed, nil))
    }
    for section in contexts {
      let all =
        placedSupplementaries(inSection: section.index, id: section.id)
        + placedDecorations(inSection: section.index, id: section.id)
      for placed in all where isVisible(placed) { wanted.append((placed, section)) }
    }
    let order = wanted.map(\.placed.key)
    let visible = Set(order)
    for key in viewOrder where !visible.contains(key) || reloadsAll { endDisplaying(key) }
    viewOrder = order
    conditions.keep { $0.code != "unknown_supplementary_kind" }
    for (placed, section) in wanted { show(placed, section) }
    reconfiguredSections.removeAll()
    reloadsAll = false
  }

  private func endDisplaying(_ key: ViewKey) {
    guard let shown = views.removeValue(forKey: key) else { return }
    do throws(ScreenFailure) {
      try shown.provider.didEndDisplaying(shown.view, for: shown.context)
    } catch {
      conditions.occur(error.diagnostic("handler_failed", section: key.section, kind: key.kind))
    }
    shown.view.unbind()
    events[.view(section: key.section, kind: key.kind, index: key.index)] = nil
    viewPool.put(shown.view)
    isChanged = true
  }

  private func show(_ placed: PlacedView, _ section: SectionContext?) {
    let key = placed.key
    let item = placed.itemIndex.flatMap { index in
      section.flatMap { section in
        key.item.map {
          ItemContext(
            identifier: $0, section: section, index: index, environment: environment)
        }
      }
    }
    let context = ViewContext(
      kind: key.kind, section: section, item: item, environment: environment)
    if var shown = views[key] {
      shown.context = context
      views[key] = shown
      let isStale =
        section.map { reconfiguredSections.contains($0.id) } ?? false
        || item.map { changedItems.contains($0.identifier) } ?? false
      if isStale {
        shown.view.unbind()
        bind(shown, key)
      } else if shown.provider is EmptyViewProvider {
        _ = provider(for: key, section)
      }
      return
    }
    guard let provider = provider(for: key, section) else { return }
    let (view, _) = viewPool.take(provider.reuseIdentifier ?? key.kind)
    let shown = ShownView(view: view, context: context, provider: provider)
    views[key] = shown
    bind(shown, key)
    do throws(ScreenFailure) {
      try provider.willDisplay(view, for: context)
    } catch {
      conditions.occur(error.diagnostic("handler_failed", section: key.section, kind: key.kind))
    }
  }

  private func bind(_ shown: ShownView, _ key: ViewKey) {
    isChanged = true
    shown.view.events = events(
      of: .view(section: key.section, kind: key.kind, index: key.index))
    do throws(ScreenFailure) {
      try shown.provider.configure(shown.view, for: shown.context)
      conditions.resolve("configure_failed", section: key.section, kind: key.kind)
    } catch {
      conditions.hold(
        error.diagnostic("configure_failed", section: key.section, kind: key.kind))
    }
  }

  /// The provider of a view; nil for a decoration that is drawn by its kind alone.
  private func provider(for key: ViewKey, _ section: SectionContext?) -> (any ViewProvider)? {
    if key.role == .decoration {
      return definition.decoration(forKind: key.kind, inSectionOfKind: section?.kind ?? "")
    }
    if let provider = definition.supplementary(
      forKind: key.kind, inSectionOfKind: section?.kind)
    {
      return provider
    }
    conditions.hold(
      Diagnostic(
        severity: .error, code: "unknown_supplementary_kind", section: key.section,
        kind: key.kind,
        message: unknownKind(
          "supplementary", key.kind, known: definition.supplementaries.keys.map { $0 })))
    return EmptyViewProvider()
  }
}

extension LayoutGroup {
  /// Whether it or anything in it carries badges.
  var hasSupplementaryItems: Bool {
    if !supplementaryItems.isEmpty { return true }
    switch content {
    case .fill(_, let subitems): return subitems.contains(where: \.hasSupplementaryItems)
    case .equal(_, let subitem, _), .repeating(_, let subitem, _):
      return subitem.hasSupplementaryItems
    case .custom: return false
    }
  }
}

extension LayoutNode {
  /// Whether it or anything in it carries badges.
  var hasSupplementaryItems: Bool {
    switch self {
    case .item(let item): !item.supplementaryItems.isEmpty
    case .group(let group): group.hasSupplementaryItems
    }
  }
}
