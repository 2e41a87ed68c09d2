import LayoutGeometry
import Snapshots

extension Screen {
  /// Brings the cells into agreement with what is visible, as UICollectionView does: cells that
  /// leave go back before new ones are taken.
  func updateCells() {
    guard let shown else { return }
    let contexts = sectionContexts()
    var wanted: [ItemContext] = []
    layout.forEachVisibleItem(in: visibleRect, orthogonalOffsets: orthogonalOffsets()) {
      section, item, _ in
      let path = ItemPath(section: section, item: item)
      guard let identifier = shown.identifiers.itemIdentifier(for: path) else { return }
      wanted.append(
        ItemContext(
          identifier: identifier, section: contexts[section], index: item,
          environment: environment))
    }
    let order = wanted.map(\.identifier)
    let visible = Set(order)
    for identifier in cellOrder where !visible.contains(identifier) || mustReload(identifier) {
      endDisplaying(identifier)
    }
    cellOrder = order
    for item in wanted { show(item) }
    reconfigured.removeAll()
    reloaded.removeAll()
    forgetItemsThatWent()
  }

  private func mustReload(_ item: ItemIdentifier) -> Bool { reloadsAll || reloaded.contains(item) }

  /// Gives a cell back, with the item that it showed.
  private func endDisplaying(_ identifier: ItemIdentifier) {
    guard let shown = cells.removeValue(forKey: identifier) else { return }
    do throws(ScreenFailure) {
      try shown.provider.didEndDisplaying(shown.cell, for: shown.item)
    } catch {
      conditions.occur(
        error.diagnostic(
          "handler_failed", section: shown.item.section.id, item: identifier))
    }
    shown.cell.unbind()
    conditions.resolve("configure_failed", item: identifier)
    pool.put(shown.cell)
    isChanged = true
  }

  /// Shows an item: in the cell that shows it already, or in one from the pool.
  private func show(_ item: ItemContext) {
    if var shown = cells[item.identifier] {
      shown.item = item
      cells[item.identifier] = shown
      if reconfigured.contains(item.identifier) {
        shown.cell.unbind()
        bind(shown)
      }
      return
    }
    let provider = provider(for: item)
    let (cell, isReused) = pool.take(provider.reuseIdentifier)
    let shown = ShownCell(cell: cell, item: item, provider: provider)
    if isReused {
      attempt("handler_failed", item) { () throws(ScreenFailure) in
        try provider.prepareForReuse(cell)
      }
    }
    cells[item.identifier] = shown
    bind(shown)
    attempt("handler_failed", item) { () throws(ScreenFailure) in
      try provider.willDisplay(cell, for: item)
    }
  }

  private func bind(_ shown: ShownCell) {
    let item = shown.item
    isChanged = true
    shown.cell.events = events(of: .item(item.identifier))
    do throws(ScreenFailure) {
      try shown.provider.configure(shown.cell, for: item)
      conditions.resolve("configure_failed", item: item.identifier)
    } catch {
      conditions.hold(
        error.diagnostic("configure_failed", section: item.section.id, item: item.identifier))
    }
  }

  private func attempt(
    _ code: String, _ item: ItemContext, _ body: () throws(ScreenFailure) -> Void
  ) {
    do throws(ScreenFailure) { try body() } catch {
      conditions.occur(
        error.diagnostic(code, section: item.section.id, item: item.identifier))
    }
  }

  private func provider(for item: ItemContext) -> any CellProvider {
    let kind = item.identifier.kind
    if let provider = definition.cell(forKind: kind, inSectionOfKind: item.section.kind) {
      conditions.resolve("unknown_cell_kind", kind: kind)
      return provider
    }
    conditions.hold(
      Diagnostic(
        severity: .error, code: "unknown_cell_kind", kind: kind,
        message: unknownKind("cell", kind, known: definition.cells.keys.map { $0 })))
    return EmptyCellProvider(kind: kind)
  }

  /// The control events of a target, the same ones as long as it is on the screen.
  func events(of target: ControlTarget) -> ControlEvents {
    if let known = events[target] { return known }
    let made = ControlEvents()
    events[target] = made
    return made
  }

  /// Ends what concerned items that are no longer in the snapshot.
  private func forgetItemsThatWent() {
    guard let shown else { return }
    events = events.filter { target, _ in
      if case .item(let item) = target { shown.identifiers.indexOfItem(item) != nil } else { true }
    }
    conditions.keep { diagnostic in
      if let item = diagnostic.item, shown.identifiers.indexOfItem(item) == nil { return false }
      if diagnostic.code == "unknown_cell_kind" {
        return cellOrder.contains { $0.kind == diagnostic.kind }
      }
      return true
    }
  }
}
