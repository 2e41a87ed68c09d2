import LayoutGeometry
import Snapshots

extension Screen {
  /// Gives a layout that was made anew the sizes that are known.
  func supplyMeasuredSizes() {
    guard let shown, !measured.items.isEmpty else { return }
    measured.keep { shown.identifiers.indexOfItem($0) != nil }
    for item in measured.items.keys {
      guard let path = shown.identifiers.indexPath(for: item),
        let size = measured.size(
          of: item, proposed: layout.proposedSize(ofItem: path.item, inSection: path.section))
      else { continue }
      layout.setMeasuredSize(
        width: size.width, height: size.height, ofItem: path.item, inSection: path.section)
    }
  }

  /// Measures every visible item of estimated size that was not measured yet, until there is none.
  ///
  /// What is seen stays where it is: a size that changes above moves the offset by the difference.
  func measureVisible() {
    guard let shown else { return }
    var contexts: [SectionContext]?
    // A visible item may push others into view; each is measured once, so this ends.
    while true {
      let visible = layout.visibleItems(in: visibleRect, orthogonalOffsets: orthogonalOffsets())
      let known = contexts ?? sectionContexts()
      contexts = known
      let anchor = visible.first.map { ($0.section, $0.item, $0.frame) }
      var isMeasured = false
      for place in visible {
        let path = ItemPath(section: place.section, item: place.item)
        guard let item = shown.identifiers.itemIdentifier(for: path) else { continue }
        if measure(item, at: path, section: known[place.section]) { isMeasured = true }
      }
      guard isMeasured else { return }
      if let anchor { keepInPlace(anchor) }
      clampOffsets()
    }
  }

  /// Moves the offset by as much as an item moved.
  private func keepInPlace(_ anchor: (section: Int, item: Int, frame: Rect)) {
    let now = layout.frame(ofItem: anchor.item, inSection: anchor.section)
    offset.x += now.x - anchor.frame.x
    offset.y += now.y - anchor.frame.y
  }

  /// Measures one item; false where nothing is to be measured, or it is known.
  private func measure(_ item: ItemIdentifier, at path: ItemPath, section: SectionContext) -> Bool {
    let estimated = layout.isEstimated(item: path.item, inSection: path.section)
    guard estimated.width || estimated.height,
      let provider = definition.cell(forKind: item.kind, inSectionOfKind: section.kind),
      provider.measures
    else { return false }
    let proposed = layout.proposedSize(ofItem: path.item, inSection: path.section)
    guard measured.size(of: item, proposed: proposed) == nil else { return false }
    let context = ItemContext(
      identifier: item, section: section, index: path.item, environment: environment)
    var size = MeasuredSize()
    do throws(ScreenFailure) {
      size = try provider.measure(context, proposed: proposed) ?? size
      conditions.resolve("measure_failed", item: item)
    } catch {
      conditions.hold(error.diagnostic("measure_failed", section: section.id, item: item))
    }
    measured.set(size, of: item, proposed: proposed)
    layout.setMeasuredSize(
      width: estimated.width ? size.width : nil, height: estimated.height ? size.height : nil,
      ofItem: path.item, inSection: path.section)
    isChanged = true
    return true
  }
}
