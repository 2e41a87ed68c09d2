import LayoutGeometry
import Snapshots

extension Screen {
  /// Notes something that failed in this instant; its frame tells of it, and of what the cell shows
  /// in which it did, or else of what an event was handled for.
  public func report(_ failure: ScreenFailure, code: String, in cell: Cell? = nil) {
    let about = cell.flatMap(shownElement) ?? handled
    report(
      failure.diagnostic(code, section: about?.section, item: about?.item, kind: about?.kind))
  }

  /// What a cell shows now; nil for one that shows nothing.
  private func shownElement(in cell: Cell) -> (
    section: String?, item: ItemIdentifier?, kind: String?
  )? {
    if let shown = cells.values.first(where: { $0.cell === cell }) {
      return (shown.item.section.id, shown.item.identifier, nil)
    }
    return views.first { $0.value.view === cell }.map { ($0.key.section, nil, $0.key.kind) }
  }

  /// What is wrong now, in the order of the screen.
  ///
  /// Conditions follow from what is shown, so each stands in every frame while it lasts and ends
  /// with its cause. O(sections + what is visible).
  func conditions() -> [Diagnostic] {
    staleConditions() + streamFailures.map { $0.diagnostic("stream_failed") } + layoutConditions()
      + geometryConditions()
      + measuringConditions() + cellConditions() + viewConditions() + boundStreamConditions()
      + doubleBindings()
  }

  private func staleConditions() -> [Diagnostic] {
    staleness.map { [$0.diagnostic("stale_script", severity: .warning)] } ?? []
  }

  private func layoutConditions() -> [Diagnostic] {
    sections.compactMap { section in
      let kept = keptLayouts[section.index]
      if let failure = kept.failure {
        return failure.diagnostic("layout_failed", section: section.id)
      }
      if let failure = handlerFailures[section.id] {
        return failure.diagnostic("layout_failed", section: section.id)
      }
      guard kept.isUnknown else { return nil }
      return unknownKind(
        "section", section.kind, known: definition.sections.keys, section: section.id)
    }
  }

  private func geometryConditions() -> [Diagnostic] {
    if let geometryWarnings { return geometryWarnings }
    let warnings = layout.warnings.map { warning in
      let id = sections.indices.contains(warning.section) ? sections[warning.section].id : nil
      let what =
        warning.code == .groupCannotFitItem
        ? "a group is too small for its first item" : "a group has no room for its items"
      return Diagnostic(
        severity: .warning, code: warning.code.rawValue, section: id,
        message: "section \"\(id ?? "")\": \(what)")
    }
    geometryWarnings = warnings
    return warnings
  }

  private func measuringConditions() -> [Diagnostic] {
    guard !measuredItems.failures.isEmpty || !measuredViews.failures.isEmpty else { return [] }
    let items = measuredItems.failures.compactMap { item, failure in
      shown?.identifiers.indexPath(for: item).map { path in
        (
          path,
          failure.diagnostic("measure_failed", section: sections[path.section].id, item: item)
        )
      }
    }
    let views = measuredViews.failures.map { key, failure in
      failure.diagnostic("measure_failed", section: key.section, kind: key.kind)
    }
    return items.sorted { ($0.0.section, $0.0.item) < ($1.0.section, $1.0.item) }.map(\.1)
      + views.sorted { ($0.section ?? "", $0.kind ?? "") < ($1.section ?? "", $1.kind ?? "") }
  }

  private func cellConditions() -> [Diagnostic] {
    var unknown: Set<String> = []
    return cellOrder.compactMap { identifier in
      guard let shown = cells[identifier] else { return nil }
      if let failure = shown.failure {
        return failure.diagnostic(
          "configure_failed", section: shown.item.section.id, item: identifier)
      }
      guard shown.provider is EmptyCellProvider, unknown.insert(identifier.kind).inserted else {
        return nil
      }
      let own = definition.rules(forSectionKind: shown.item.section.kind)?.cells ?? [:]
      return unknownKind(
        "cell", identifier.kind, known: Set(own.keys).union(definition.cells.keys))
    }
  }

  private func viewConditions() -> [Diagnostic] {
    var unknown: Set<[String?]> = []
    return viewOrder.compactMap { key in
      guard let shown = views[key] else { return nil }
      if let failure = shown.failure {
        return failure.diagnostic("configure_failed", section: key.section, kind: key.kind)
      }
      guard shown.provider === emptyView, unknown.insert([key.section, key.kind]).inserted else {
        return nil
      }
      let rules = shown.context.section.flatMap { definition.rules(forSectionKind: $0.kind) }
      let own = rules?.supplementaries ?? [:]
      return unknownKind(
        "supplementary", key.kind,
        known: Set(own.keys).union(definition.supplementaries.keys), section: key.section)
    }
  }

  private func boundStreamConditions() -> [Diagnostic] {
    let items = cellOrder.compactMap { identifier -> Diagnostic? in
      guard let shown = cells[identifier] else { return nil }
      return shown.cell.streamFailure?.diagnostic(
        "stream_failed", section: shown.item.section.id, item: identifier)
    }
    let others = viewOrder.compactMap { key in
      views[key]?.view.streamFailure?.diagnostic(
        "stream_failed", section: key.section, kind: key.kind)
    }
    return items + others
  }

  /// A kind that has no definition, with the nearest one that has.
  private func unknownKind(
    _ what: String, _ kind: String, known: some Sequence<String>, section: String? = nil
  ) -> Diagnostic {
    let known = known.filter { $0 != "default" }.sorted()
    var message = "there is no \(what) definition for the kind \"\(kind)\""
    if let nearest = nearestName(to: kind, in: known) {
      message += "; did you mean \"\(nearest)\"?"
    } else {
      message += " (known: \(known.isEmpty ? "none" : known.joined(separator: ", ")))"
    }
    return Diagnostic(
      severity: .error, code: "unknown_\(what)_kind", section: section, kind: kind,
      message: message)
  }

  /// Controls that one tap of which reaches two handlers.
  private func doubleBindings() -> [Diagnostic] {
    var found: [(list: Int, position: Int, diagnostic: Diagnostic)] = []
    for (target, events) in events {
      for (event, count) in events.doubleBindings {
        let control = event.control.map { " of the control \"\($0)\"" } ?? ""
        var diagnostic = Diagnostic(severity: .warning, code: "double_binding", message: "")
        let name: String
        let (list, position): (Int, Int)
        switch target {
        case .item(let item):
          guard let place = shown?.identifiers.indexOfItem(item) else { continue }
          (list, position) = (0, place)
          name = "\(item)"
          diagnostic.item = item
        case .view(let key):
          (list, position) = (1, viewOrder.firstIndex(of: key) ?? viewOrder.count)
          name = "\(key.section.map { "\($0)/" } ?? "")\(key.kind)"
          diagnostic.section = key.section
          diagnostic.kind = key.kind
        }
        diagnostic.message = "\"\(event.name)\"\(control) of \(name) has \(count) live handlers"
        found.append((list, position, diagnostic))
      }
    }
    return found.sorted {
      ($0.list, $0.position, $0.diagnostic.message) < ($1.list, $1.position, $1.diagnostic.message)
    }.map(\.diagnostic)
  }
}
