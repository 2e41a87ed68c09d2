import LayoutGeometry
import Snapshots

extension Screen {
  /// Shows the newest snapshot in the newest environment: layouts, measured sizes, cells.
  func update() {
    let changes = applyPending()
    let layoutsChanged = updateLayouts(changes)
    if layoutsChanged {
      isChanged = true
      // Where the content changes, the viewport comes back to it.
      isOverScrolled = false
    }
    if shown == nil { return }
    placeInitially()
    clampOffsets()
    measureVisible()
    updateCells()
    updateViews()
    changedItems.removeAll()
  }

  /// Takes the snapshot that waits; gives what is different, or nil where none was taken.
  private func applyPending() -> Difference<String, ItemIdentifier>? {
    guard let snapshot = pending else { return nil }
    pending = nil
    if let failure = snapshot.failure {
      conditions.occur(failure.diagnostic("invalid_snapshot"))
      return nil
    }
    for item in snapshot.itemsMovedByAppend {
      conditions.occur(
        Diagnostic(
          severity: .warning, code: "item_moved_by_append", item: item,
          message: "\(item) was already in the snapshot and has moved"))
    }
    let difference = difference(to: snapshot, from: shown)
    let isFirst = shown == nil
    shown = snapshot
    shown?.identifiers = difference.finalSnapshot
    appliedDifferences.append(difference)
    note(difference)
    if isFirst || !difference.changes.isEmpty { isChanged = true }
    return difference
  }

  /// What is different between two snapshots, contents included.
  func difference(to new: ScreenSnapshot, from old: ScreenSnapshot?)
    -> Difference<String, ItemIdentifier>
  {
    guard let old else { return new.identifiers.difference(from: Snapshot()) }
    return new.identifiers.difference(
      from: old.identifiers,
      changedItems: { new.models.changedItems(since: old.models, among: $0) },
      changedSections: { new.models.changedSections(since: old.models, among: $0) })
  }

  /// Notes what the cells have to do about a difference.
  private func note(_ difference: Difference<String, ItemIdentifier>) {
    let changes = difference.changes
    let new = difference.finalSnapshot
    for path in changes.itemReconfigures {
      if let item = new.itemIdentifier(for: path) { reconfigured.insert(item) }
    }
    for path in changes.itemReloads {
      if let item = new.itemIdentifier(for: path) { reloaded.insert(item) }
    }
    changedItems = reconfigured.union(reloaded)
    for item in changedItems { measured.remove(item) }
    let sections = new.sectionIdentifiers
    for place in changes.sectionReconfigures { reconfiguredSections.insert(sections[place]) }
    for place in changes.sectionReloads {
      reconfiguredSections.insert(sections[place])
      for item in (try? new.itemIdentifiers(inSection: sections[place])) ?? [] {
        reloaded.insert(item)
      }
    }
  }

  // MARK: Layouts

  /// The sections as providers are told of them.
  func sectionContext(
    _ index: Int, id: String, firstItem: Int, count: Int, of shown: ScreenSnapshot
  )
    -> SectionContext
  {
    SectionContext(
      id: id, kind: shown.sectionKinds[index], index: index, count: count, firstItem: firstItem,
      models: shown.models)
  }

  /// Every section's context, in order.
  func sectionContexts() -> [SectionContext] {
    guard let shown else { return [] }
    var first = 0
    return shown.identifiers.sectionIdentifiers.enumerated().map { index, id in
      let count = (try? shown.identifiers.numberOfItems(inSection: id)) ?? 0
      defer { first += count }
      return sectionContext(index, id: id, firstItem: first, count: count, of: shown)
    }
  }

  /// Asks for the layouts that have to be asked for; true where the geometry is another one now.
  private func updateLayouts(_ difference: Difference<String, ItemIdentifier>?) -> Bool {
    guard shown != nil else { return false }
    let contexts = sectionContexts()
    let models = modelParts(difference)
    var sections: [CompositionalLayout.Section] = []
    for section in contexts {
      let kept = keptLayout(for: section, changedModels: models[section.index] ?? [])
      keptLayouts[section.id] = kept
      sections.append(
        CompositionalLayout.Section(
          definition: kept.layout ?? .plainRows, itemCount: kept.layout == nil ? 0 : section.count))
    }
    let living = Set(contexts.map(\.id))
    for id in keptLayouts.keys where !living.contains(id) {
      keptLayouts[id] = nil
      sectionOffsets[id] = nil
      conditions.keep { $0.section != id }
    }
    let space = environment.layoutEnvironment
    let isOther = layout.environment != space || sections != currentSections
    if !isOther && difference?.changes.isEmpty ?? true { return false }
    if layout.environment != space { layout.setEnvironment(space) }
    layout.setSections(sections)
    // A layout that takes the place of another one may have custom groups too; the plain rows, which
    // come last, have none.
    while replaceFailedLayouts(of: contexts, in: &sections) { layout.setSections(sections) }
    currentSections = sections
    supplyMeasuredSizes()
    return isOther
  }

  /// Where the frames of a custom group cannot be had, the section keeps its last good layout, or
  /// the default one; true where any layout was replaced.
  private func replaceFailedLayouts(
    of contexts: [SectionContext], in sections: inout [CompositionalLayout.Section]
  ) -> Bool {
    // Frames are asked for when they are first needed.
    _ = layout.contentSize
    var isReplaced = false
    for section in contexts {
      guard var kept = keptLayouts[section.id], let tried = kept.layout,
        let failure = tried.group.customFrameKeys.lazy.compactMap({
          self.frameFailures.byKey[$0]
        }).first
      else { continue }
      let isFirstTry = kept.earlierGood != tried && kept.earlierGood != nil
      kept.layout = isFirstTry ? kept.earlierGood : .plainRows
      kept.lastGood = kept.layout
      kept.earlierGood = nil
      // What the function looked at is not known, so anything that changes may help.
      kept.parts = EnvironmentParts(rawValue: .max)
      keptLayouts[section.id] = kept
      sections[section.index].definition = kept.layout ?? .plainRows
      conditions.hold(failure.diagnostic("layout_failed", section: section.id))
      isReplaced = true
    }
    return isReplaced
  }

  /// For each section the parts of its context that a new snapshot's models changed.
  private func modelParts(_ difference: Difference<String, ItemIdentifier>?)
    -> [Int: EnvironmentParts]
  {
    guard let changes = difference?.changes else { return [:] }
    var parts: [Int: EnvironmentParts] = [:]
    for place in changes.sectionReconfigures { parts[place, default: []].insert(.sectionModel) }
    let paths =
      changes.itemInserts + changes.itemReconfigures + changes.itemReloads
      + changes.itemMoves.map(\.to)
    for path in paths { parts[path.section, default: []].insert(.sectionItems) }
    return parts
  }

  private func keptLayout(for section: SectionContext, changedModels: EnvironmentParts)
    -> KeptLayout
  {
    let context = layoutContext(for: section)
    if var kept = keptLayouts[section.id], kept.kind == section.kind, !reloadsAll {
      var changed = context.partsDiffering(from: kept.context).union(changedModels)
      if section.count != kept.context.section.count { changed.insert(.sectionItems) }
      if kept.parts.isDisjoint(with: changed) {
        kept.context = context
        return kept
      }
    }
    return ask(context)
  }

  func layoutContext(for section: SectionContext) -> LayoutContext {
    LayoutContext(
      section: section, environment: environment,
      containerInsets: environment.containerInsets(for: definition.configuration),
      effectiveSize: environment.effectiveSize(for: definition.configuration))
  }

  /// Asks a provider; what fails leaves the last good layout, or the default one, in place.
  private func ask(_ context: LayoutContext) -> KeptLayout {
    let section = context.section
    var kept = KeptLayout(
      kind: section.kind, context: context, parts: [], layout: .plainRows, lastGood: nil)
    if let old = keptLayouts[section.id], old.kind == section.kind {
      kept.lastGood = old.lastGood
      kept.earlierGood = old.lastGood
    }
    guard let rules = definition.rules(forSectionKind: section.kind) else {
      conditions.hold(
        Diagnostic(
          severity: .error, code: "unknown_section_kind", section: section.id, kind: section.kind,
          message: unknownKind(
            "section", section.kind, known: definition.sections.keys.map { $0 })))
      return kept
    }
    conditions.resolve("unknown_section_kind", section: section.id)
    do throws(ScreenFailure) {
      let provided = try rules.layout.layout(for: context)
      kept.parts = provided.parts
      if provided.layout == nil && section.count > 0 {
        throw ScreenFailure(section.missingLayout, reason: "type_error")
      }
      kept.layout = provided.layout
      kept.lastGood = provided.layout ?? kept.lastGood
      conditions.resolve("layout_failed", section: section.id)
    } catch {
      // Until what it looked at changes there is no use in asking again; a failure may have looked
      // at anything.
      kept.parts = EnvironmentParts(rawValue: .max)
      kept.layout = kept.lastGood ?? .plainRows
      conditions.hold(error.diagnostic("layout_failed", section: section.id))
    }
    return kept
  }

  /// A sentence about a kind that has no definition, with the nearest one that has.
  func unknownKind(_ what: String, _ kind: String, known: [String]) -> String {
    let sorted = known.sorted()
    if let nearest = nearestName(to: kind, in: sorted) {
      return "there is no \(what) definition for the kind \"\(kind)\"; did you mean \"\(nearest)\"?"
    }
    let list = sorted.isEmpty ? "none" : sorted.joined(separator: ", ")
    return "there is no \(what) definition for the kind \"\(kind)\" (known: \(list))"
  }
}
