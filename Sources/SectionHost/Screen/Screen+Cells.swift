import LayoutGeometry
import Snapshots
import Streams

extension Screen {
  /// Brings the cells into agreement with what is visible, as UICollectionView does: cells that
  /// leave go back before new ones are taken.
  func updateCells(_ visible: [VisibleItem]) {
    let wanted = visible.compactMap { place -> (item: ItemContext, provider: any CellProvider)? in
      guard let identifier = itemIdentifier(place.item, inSection: place.section) else {
        return nil
      }
      let item = ItemContext(
        identifier: identifier, section: sections[place.section], index: place.item,
        environment: environment)
      return (item, provider(for: item))
    }
    var providers: [ItemIdentifier: ObjectIdentifier] = [:]
    for cell in wanted { providers[cell.item.identifier] = ObjectIdentifier(cell.provider) }
    for identifier in cellOrder {
      guard let shown = cells[identifier] else { continue }
      if rebinding.reloads(identifier)
        || providers[identifier] != ObjectIdentifier(shown.provider)
      {
        endDisplaying(shown)
      }
    }
    cellOrder = wanted.map(\.item.identifier)
    var waiting: [ShownCell] = []
    for cell in wanted { show(cell.item, cell.provider, waiting: &waiting) }
    bindTogether(&waiting)
  }

  /// The item at a place.
  func itemIdentifier(_ item: Int, inSection section: Int) -> ItemIdentifier? {
    shown?.identifiers.itemIdentifier(for: ItemPath(section: section, item: item))
  }

  /// Gives a cell back, with the item that it showed.
  func endDisplaying(_ shown: ShownCell) {
    isChanged = true
    cells[shown.item.identifier] = nil
    attempt(shown.item) { () throws(ScreenFailure) in
      try shown.provider.didEndDisplaying(shown.cell, for: shown.item)
    }
    shown.cell.unbind()
    forgetEvents(of: .item(shown.item.identifier))
    pool.put(shown.cell)
  }

  /// Shows an item: in the cell that shows it already, or in one from the pool.
  ///
  /// What can be bound together with others waits, but never so long that a script could notice.
  private func show(
    _ item: ItemContext, _ provider: any CellProvider, waiting: inout [ShownCell]
  ) {
    if let first = waiting.first, waiting.count == 32 || first.provider !== provider {
      bindTogether(&waiting)
    }
    if let shown = cells[item.identifier] {
      shown.item = item
      if rebinding.reconfigures(item.identifier) {
        // What ends with the old binding must end when the bindings before are made.
        if shown.cell.bag.count > 0 { bindTogether(&waiting) }
        shown.cell.unbind()
        bind(shown, waiting: &waiting)
      }
      return
    }
    let (cell, isReused) = pool.take(provider.reuseIdentifier(forKind: item.identifier.kind))
    if isReused {
      attempt(item) { () throws(ScreenFailure) in try provider.prepareForReuse(cell) }
    }
    let shown = ShownCell(cell: cell, item: item, provider: provider)
    cells[item.identifier] = shown
    bind(shown, waiting: &waiting)
    if provider.configuresTogether { return }
    attempt(item) { () throws(ScreenFailure) in try provider.willDisplay(cell, for: item) }
  }

  private func bind(_ shown: ShownCell, waiting: inout [ShownCell]) {
    isChanged = true
    shown.cell.events = events(of: .item(shown.item.identifier))
    shown.failure = nil
    waiting.append(shown)
    if !shown.provider.configuresTogether { bindTogether(&waiting) }
  }

  private func bindTogether(_ waiting: inout [ShownCell]) {
    guard let provider = waiting.first?.provider else { return }
    let failures = provider.configure(waiting.map { CellBinding(cell: $0.cell, item: $0.item) })
    for (shown, failure) in zip(waiting, failures) { shown.failure = failure }
    waiting.removeAll(keepingCapacity: true)
  }

  private func attempt(_ item: ItemContext, _ body: () throws(ScreenFailure) -> Void) {
    do throws(ScreenFailure) { try body() } catch {
      report(
        error.diagnostic("handler_failed", section: item.section.id, item: item.identifier))
    }
  }

  private func provider(for item: ItemContext) -> any CellProvider {
    let kind = item.identifier.kind
    if let provider = definition.cell(forKind: kind, inSectionOfKind: item.section.kind) {
      return provider
    }
    if let empty = emptyCells[kind] { return empty }
    let empty = EmptyCellProvider(kind: kind)
    emptyCells[kind] = empty
    return empty
  }

  // MARK: Control events

  /// The control events of a target, the same ones as long as somebody may hear or cause them.
  func events(of target: ControlTarget) -> ControlEvents {
    if let known = events[target] { return known }
    let made = ControlEvents()
    events[target] = made
    return made
  }

  /// Lets go of the events of what is not shown any more, unless a handler outlived its binding.
  func forgetEvents(of target: ControlTarget) {
    if events[target]?.hasObservers == false { events[target] = nil }
  }
}
