import LayoutGeometry
import Snapshots

extension Screen {
  /// Why something stands where it does in what is shown now.
  ///
  /// The id is that of an item, `KIND:ID`, or names supplementary views and backgrounds:
  /// `SECTION/KIND` for all of a kind, `SECTION/KIND/INDEX` for those with an index as frames give
  /// it. Those of the whole layout have no section: `/KIND`. O(items).
  package func explanations(of id: String) throws(UnknownElement) -> [ElementExplanation] {
    for section in sections {
      guard let items = shown?.identifiers.itemIdentifiers(inSectionAt: section.index) else {
        continue
      }
      if let item = items.firstIndex(where: { $0.description == id }) {
        return [explanation(ofItem: item, items[item], in: section)]
      }
    }
    let found = explainableViews().filter { $0.matches(id) }
    guard found.isEmpty else { return found.map(explanation) }
    throw UnknownElement(id: id, nearest: nearest(to: id))
  }

  private func explanation(
    ofItem item: Int, _ identifier: ItemIdentifier, in section: SectionContext
  ) -> ElementExplanation {
    var explanation = layout.explain(
      item: item, inSection: section.index,
      orthogonalOffset: layoutOffset(ofSection: section.index))
    explanation?.name(section: section, item: identifier)
    return ElementExplanation(
      id: identifier.description, section: section.id, explanation: explanation,
      movedFrame: explanation == nil ? nil : adjustedItems[identifier]?.movedFrame)
  }

  /// The offset of a section's strip; 0 for a section that does not scroll by itself.
  private func layoutOffset(ofSection index: Int) -> Double {
    keptLayouts[index].features.isStrip ? stripOffset(ofSection: index) : 0
  }

  // MARK: Supplementary views and backgrounds

  /// A view that can be explained.
  private struct View {
    enum Host {
      case boundary
      case group(Int)
      case item(Int, ItemIdentifier)
      case decoration
    }

    var section: SectionContext?
    var kind: String
    /// The index in frames; none for a background.
    var index: Int?
    var host: Host
    /// Its number among those of its host.
    var ordinal: Int

    var name: String { "\(section?.id ?? "")/\(kind)" }
    var fullName: String { index.map { "\(name)/\($0)" } ?? name }

    func matches(_ id: String) -> Bool { id == name || id == fullName }
  }

  private func explainableViews() -> [View] {
    var views: [View] = []
    func addBoundary(_ section: SectionContext?, at index: Int) {
      for (ordinal, placed) in layout.boundaryItems(inSection: index).enumerated() {
        views.append(
          View(
            section: section, kind: placed.kind, index: 0, host: .boundary, ordinal: ordinal))
      }
    }
    if shown != nil { addBoundary(nil, at: CompositionalLayout.layoutLevel) }
    for section in sections {
      addBoundary(section, at: section.index)
      for (ordinal, placed) in layout.decorations(inSection: section.index).enumerated() {
        views.append(
          View(
            section: section, kind: placed.kind, index: nil, host: .decoration, ordinal: ordinal))
      }
      guard !keptLayouts[section.index].features.badges.isEmpty else { continue }
      views += badges(in: section)
    }
    return views
  }

  private func badges(in section: SectionContext) -> [View] {
    var views: [View] = []
    func add(_ placed: [SupplementaryFrame], _ host: View.Host) {
      for (ordinal, placed) in placed.enumerated() {
        views.append(
          View(
            section: section, kind: placed.kind, index: placed.index, host: host,
            ordinal: ordinal))
      }
    }
    for group in 0..<layout.groupCount(inSection: section.index) {
      add(layout.supplementaries(ofGroup: group, inSection: section.index), .group(group))
    }
    for item in 0..<layout.itemCount(inSection: section.index) {
      guard let identifier = itemIdentifier(item, inSection: section.index) else { continue }
      add(
        layout.supplementaries(ofItem: item, inSection: section.index), .item(item, identifier))
    }
    return views
  }

  private func explanation(of view: View) -> ElementExplanation {
    let index = view.section?.index ?? CompositionalLayout.layoutLevel
    let offset = view.section.map { layoutOffset(ofSection: $0.index) } ?? 0
    var item: ItemIdentifier?
    var explanation: Explanation?
    switch view.host {
    case .boundary:
      explanation = layout.explain(
        boundaryItem: view.ordinal, inSection: index, viewport: viewport)
    case .decoration:
      explanation = layout.explain(decoration: view.ordinal, inSection: index)
    case .group(let group):
      explanation = layout.explain(
        supplementary: view.ordinal, ofGroup: group, inSection: index, orthogonalOffset: offset)
    case .item(let number, let identifier):
      item = identifier
      explanation = layout.explain(
        supplementary: view.ordinal, ofItem: number, inSection: index, orthogonalOffset: offset)
    }
    if let section = view.section { explanation?.name(section: section, item: item) }
    return ElementExplanation(
      id: view.fullName, section: view.section?.id, explanation: explanation)
  }

  // MARK: Names

  private func nearest(to id: String) -> String? {
    let items = sections.flatMap { section in
      (shown?.identifiers.itemIdentifiers(inSectionAt: section.index) ?? []).map(\.description)
    }
    let views = explainableViews().flatMap { [$0.name, $0.fullName] }
    return nearestName(to: id, in: items, partedBy: ":")
      ?? nearestName(to: id, in: views, partedBy: "/")
  }
}

extension Explanation {
  /// Puts the ids of a section and an item in the place of their numbers.
  fileprivate mutating func name(section: SectionContext, item: ItemIdentifier?) {
    for index in levels.indices {
      if levels[index].name == "section \(section.index)" {
        levels[index].name = "section \(section.id)"
      } else if let item, levels[index].name.hasPrefix("item ") {
        levels[index].name = item.description
      }
    }
  }
}
