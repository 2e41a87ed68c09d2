import LayoutGeometry
import Snapshots
import Streams

extension Screen {
  /// The frame of what is shown now.
  func makeFrame(sequence: Int, causes: [String]) -> Frame {
    Frame(
      screen: definition.name, sequence: sequence, at: clock.now, causes: causes,
      environment: environment.frameEnvironment, contentSize: layout.contentSize,
      viewport: visibleRect, sections: sectionContexts().map(frameSection),
      supplementaries: frameSupplementaries(inSection: -1, id: nil), changes: frameChanges(),
      outputs: outputs, diagnostics: geometryWarnings() + conditions.takeAll())
  }

  private func frameSection(_ section: SectionContext) -> FrameSection {
    let decorations = placedDecorations(inSection: section.index, id: section.id).map {
      FrameSection.Decoration(
        kind: $0.key.kind, frame: $0.frame, z: $0.zIndex, content: content(of: $0.key))
    }
    return FrameSection(
      id: section.id, kind: section.kind, frame: layout.sectionFrame(section.index),
      scrolling: scrolling(of: section), items: items(of: section),
      supplementaries: frameSupplementaries(inSection: section.index, id: section.id),
      decorations: decorations)
  }

  private func scrolling(of section: SectionContext) -> FrameSection.Scrolling? {
    guard let strip = layout.orthogonalScrolling(inSection: section.index) else { return nil }
    return FrameSection.Scrolling(
      behavior: strip.behavior.frameName, frame: strip.frame, contentLength: strip.contentLength,
      offset: sectionOffset(section.index, id: section.id), minOffset: strip.minOffset,
      maxOffset: strip.maxOffset, stops: layout.stops(inSection: section.index))
  }

  private func items(of section: SectionContext) -> [FrameSection.Item] {
    guard let shown,
      let identifiers = try? shown.identifiers.itemIdentifiers(inSection: section.id)
    else { return [] }
    var items: [FrameSection.Item] = []
    items.reserveCapacity(section.count)
    layout.forEachFrame(inSection: section.index) { index, frame in
      let identifier = identifiers[index]
      items.append(
        FrameSection.Item(
          identifier: identifier, frame: frame,
          z: layout.zIndex(ofItem: index, inSection: section.index),
          cell: cells[identifier].map(frameCell)))
    }
    return items
  }

  private func frameCell(_ shown: ShownCell) -> FrameSection.Cell {
    FrameSection.Cell(
      reuseIdentifier: shown.cell.reuseIdentifier, number: shown.cell.number,
      bindings: shown.cell.bag.count,
      content: read(shown.cell, section: shown.item.section.id, item: shown.item.identifier))
  }

  private func frameSupplementaries(inSection index: Int, id: String?)
    -> [FrameSection.Supplementary]
  {
    guard shown != nil else { return [] }
    return placedSupplementaries(inSection: index, id: id).map {
      FrameSection.Supplementary(
        kind: $0.key.kind, index: $0.key.index, frame: $0.frame, z: $0.zIndex,
        pinned: $0.isPinned, content: content(of: $0.key))
    }
  }

  /// What a view shows; nil for one that is not visible, or has no definition of its own.
  private func content(of key: ViewKey) -> FrameValue? {
    guard let shown = views[key] else { return nil }
    return read(shown.view, section: key.section, kind: key.kind)
  }

  /// Whether handlers have written to what is shown since the last frame.
  func contentsDiffer() -> Bool {
    cells.values.contains { $0.framed != FramedContent($0.cell) }
      || views.values.contains { $0.framed != FramedContent($0.view) }
  }

  /// Notes what the frame says about all that is shown.
  func noteContents() {
    for (item, shown) in cells { cells[item]?.framed = FramedContent(shown.cell) }
    for (key, shown) in views { views[key]?.framed = FramedContent(shown.view) }
  }

  /// The fields of a cell; what cannot be shown is a failure of its configure function.
  private func read(
    _ cell: Cell, section: String?, item: ItemIdentifier? = nil, kind: String? = nil
  ) -> FrameValue {
    do throws(ScreenFailure) {
      return try cell.content.read()
    } catch {
      conditions.hold(
        error.diagnostic("configure_failed", section: section, item: item, kind: kind))
      return .object([])
    }
  }

  private func geometryWarnings() -> [Diagnostic] {
    guard let shown else { return [] }
    let ids = shown.identifiers.sectionIdentifiers
    return layout.warnings.map { warning in
      let id = ids.indices.contains(warning.section) ? ids[warning.section] : nil
      let what =
        warning.code == .groupCannotFitItem
        ? "a group is too small for its first item" : "a group has no room for its items"
      return Diagnostic(
        severity: .warning, code: warning.code.rawValue, section: id,
        message: "section \"\(id ?? "")\": \(what)")
    }
  }

  // MARK: Changes

  /// What is different from the last frame.
  private func frameChanges() -> FrameChanges {
    guard let shown else { return FrameChanges() }
    let difference =
      framed.map { lastDifference(from: $0, to: shown) }
      ?? shown.identifiers.difference(from: Snapshot())
    return FrameChanges(difference)
  }

  /// The difference that was shown in this instant; where there were several, that of them all.
  private func lastDifference(from old: ScreenSnapshot, to new: ScreenSnapshot)
    -> Difference<String, ItemIdentifier>
  {
    if appliedDifferences.count == 1 { return appliedDifferences[0] }
    return difference(to: new, from: old)
  }
}

extension FrameChanges {
  /// A difference with the identifiers of what it is about.
  init(_ difference: Difference<String, ItemIdentifier>) {
    self.init()
    let changes = difference.changes
    let old = difference.initialSnapshot
    let new = difference.finalSnapshot
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers

    func place(_ id: String, _ at: Int) -> SectionPlace { SectionPlace(section: id, at: at) }
    sections.deleted = changes.sectionDeletes.map { place(oldSections[$0], $0) }
    sections.inserted = changes.sectionInserts.map { place(newSections[$0], $0) }
    sections.moved = changes.sectionMoves.map {
      SectionMove(section: oldSections[$0.from], from: $0.from, to: $0.to)
    }
    sections.reloaded = changes.sectionReloads.map { place(newSections[$0], $0) }
    sections.reconfigured = changes.sectionReconfigures.map { place(newSections[$0], $0) }

    func places(_ paths: [ItemPath], in snapshot: Snapshot<String, ItemIdentifier>) -> [ItemPlace] {
      paths.compactMap { path in
        snapshot.itemIdentifier(for: path).map { ItemPlace(item: $0, at: Path(path)) }
      }
    }
    items.deleted = places(changes.itemDeletes, in: old)
    items.inserted = places(changes.itemInserts, in: new)
    items.reloaded = places(changes.itemReloads, in: new)
    items.reconfigured = places(changes.itemReconfigures, in: new)
    items.moved = changes.itemMoves.compactMap { move in
      new.itemIdentifier(for: move.to).map {
        ItemMove(item: $0, from: Path(move.from), to: Path(move.to))
      }
    }
  }
}

extension OrthogonalScrollingBehavior {
  /// The name in frames and scripts, `group_paging` for `groupPaging`.
  package var frameName: String {
    var name = ""
    for character in rawValue {
      if character.isUppercase { name += "_" }
      name += character.lowercased()
    }
    return name
  }
}

extension FrameChanges.Path {
  init(_ path: ItemPath) { self.init(section: path.section, item: path.item) }
}
