import LayoutGeometry
import Snapshots
import Streams

extension Screen {
  /// Reads what cells and views show; handlers may have written to them.
  func readContents() {
    for shown in cellOrder.compactMap({ cells[$0] }) {
      let framed = FrameSection.Cell(
        reuseIdentifier: shown.cell.reuseIdentifier, number: shown.cell.number,
        bindings: shown.cell.bag.count, content: read(shown.cell, &shown.failure))
      if framed != shown.framed { isChanged = true }
      shown.framed = framed
    }
    for shown in viewOrder.compactMap({ views[$0] }) {
      let framed = read(shown.view, &shown.failure)
      if framed != shown.framed { isChanged = true }
      shown.framed = framed
    }
  }

  /// The fields of a cell; what cannot be shown is a failure of its configure function.
  private func read(_ cell: Cell, _ failure: inout ScreenFailure?) -> FrameValue {
    do throws(ScreenFailure) {
      return try cell.content.read()
    } catch {
      failure = error
      return .object([])
    }
  }

  /// The frame of what is shown now.
  ///
  /// O(items), or O(visible items) where only those are listed.
  func makeFrame(
    sequence: Int, causes: [String], changes: FrameChanges, outputs: [Frame.Output],
    diagnostics: [Diagnostic]
  ) -> Frame {
    let seen = listsAllItems ? nil : itemsWithCells()
    let boundary =
      shown == nil
      ? [] : placedBoundaryItems(inSection: CompositionalLayout.layoutLevel, id: nil)
    return Frame(
      screen: definition.name, sequence: sequence, at: clock.now, causes: causes,
      environment: environment.frameEnvironment, contentSize: layout.contentSize,
      viewport: visibleRect, sections: sections.map { frameSection($0, seen) },
      supplementaries: boundary.map(frameSupplementary), changes: changes, outputs: outputs,
      diagnostics: diagnostics)
  }

  private func frameSection(_ section: SectionContext, _ seen: [Int: [ItemContext]]?)
    -> FrameSection
  {
    FrameSection(
      id: section.id, kind: section.kind, frame: layout.sectionFrame(section.index),
      scrolling: scrolling(of: section),
      items: seen.map { visibleItems(of: section, $0) } ?? items(of: section),
      supplementaries: placedSupplementaries(inSection: section.index).map(frameSupplementary),
      decorations: placedDecorations(inSection: section.index).map {
        FrameSection.Decoration(
          kind: $0.key.kind, frame: $0.frame, z: $0.zIndex, content: views[$0.key]?.framed)
      })
  }

  private func scrolling(of section: SectionContext) -> FrameSection.Scrolling? {
    guard let strip = layout.orthogonalScrolling(inSection: section.index) else { return nil }
    return FrameSection.Scrolling(
      behavior: strip.behavior.frameName, frame: strip.frame, contentLength: strip.contentLength,
      offset: stripOffset(ofSection: section.index), minOffset: strip.minOffset,
      maxOffset: strip.maxOffset, stops: layout.stops(inSection: section.index))
  }

  private func items(of section: SectionContext) -> [FrameSection.Item] {
    guard let identifiers = shown?.identifiers.itemIdentifiers(inSectionAt: section.index) else {
      return []
    }
    let frames = [Rect](unsafeUninitializedCapacity: section.count) { buffer, count in
      count = layout.writeFrames(
        ofItems: 0..<section.count, inSection: section.index, into: buffer)
    }
    let features = FrameFeatures(self, section)
    // A layout without room, or a group without slots, places no item (geometry 2.6, 5.3).
    return zip(identifiers, frames).enumerated().map { index, placed in
      frameItem(placed.0, index, placed.1, section, features)
    }
  }

  /// The items that have a cell, by section, in the order of the snapshot.
  private func itemsWithCells() -> [Int: [ItemContext]] {
    Dictionary(grouping: cellOrder.compactMap { cells[$0]?.item }, by: \.section.index)
      .mapValues { $0.sorted { $0.index < $1.index } }
  }

  /// Those of a section's items that have a cell, in the order of the snapshot.
  private func visibleItems(of section: SectionContext, _ seen: [Int: [ItemContext]])
    -> [FrameSection.Item]
  {
    let features = FrameFeatures(self, section)
    return seen[section.index, default: []].map { item in
      frameItem(
        item.identifier, item.index,
        layout.frame(ofItem: item.index, inSection: section.index), section, features)
    }
  }

  /// What is the same for all items of a section.
  private struct FrameFeatures {
    /// The z order of all items; nil where each has its own.
    let z: Int?
    let isAdjusted: Bool

    init(_ screen: Screen, _ section: SectionContext) {
      // Most layouts lift all items or none; only custom groups have a z order for each.
      let kept = screen.keptLayouts[section.index]
      let isLifted = !screen.layout.definition(ofSection: section.index).decorationItems.isEmpty
      z = kept.features.hasCustomGroups ? nil : isLifted ? 1 : 0
      isAdjusted = kept.visibleItems != nil
    }
  }

  private func frameItem(
    _ identifier: ItemIdentifier, _ index: Int, _ frame: Rect, _ section: SectionContext,
    _ features: FrameFeatures
  ) -> FrameSection.Item {
    if features.isAdjusted, let item = adjustedItems[identifier] {
      return FrameSection.Item(
        identifier: identifier, frame: item.movedFrame, z: item.zIndex,
        appearance: FrameSection.Appearance(
          alpha: item.alpha, hidden: item.isHidden, transform: item.transform?.numbers),
        cell: cells[identifier]?.framed)
    }
    return FrameSection.Item(
      identifier: identifier, frame: frame,
      z: features.z ?? layout.zIndex(ofItem: index, inSection: section.index),
      cell: cells[identifier]?.framed)
  }

  private func frameSupplementary(_ placed: PlacedView) -> FrameSection.Supplementary {
    FrameSection.Supplementary(
      kind: placed.key.kind, index: placed.index, frame: placed.frame, z: placed.zIndex,
      pinned: placed.isPinned, content: views[placed.key]?.framed)
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
