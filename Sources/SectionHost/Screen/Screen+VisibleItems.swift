import LayoutGeometry

extension Screen {
  /// Tells the handlers of the sections' layouts of the items that are visible, and keeps what they
  /// change of them until the next pass.
  func tellVisibleItems(_ visible: [VisibleItem]) {
    guard layoutSummary.hasVisibleItemsHandlers || !adjustedItems.isEmpty else { return }
    var adjusted: [ItemIdentifier: VisibleLayoutItem] = [:]
    var failures: [String: ScreenFailure] = [:]
    for (index, places) in bySection(visible) {
      guard let tell = keptLayouts[index].visibleItems else { continue }
      var items = places.compactMap { place in
        itemIdentifier(place.item, inSection: index).map {
          VisibleLayoutItem(
            identifier: $0, index: place.item,
            frame: layout.frame(ofItem: place.item, inSection: index),
            zIndex: layout.zIndex(ofItem: place.item, inSection: index))
        }
      }
      do throws(ScreenFailure) {
        try tell(&items, handlerOffset(inSection: index), context(of: sections[index]))
        for item in items { adjusted[item.identifier] = item }
      } catch {
        failures[sections[index].id] = error
      }
    }
    handlerFailures = failures
    guard adjusted != adjustedItems else { return }
    adjustedItems = adjusted
    isChanged = true
  }

  /// The visible items of each section, in order.
  private func bySection(_ visible: [VisibleItem]) -> [(
    section: Int, items: ArraySlice<VisibleItem>
  )] {
    var found: [(section: Int, items: ArraySlice<VisibleItem>)] = []
    var start = visible.startIndex
    while start < visible.endIndex {
      let section = visible[start].section
      let end = visible[start...].firstIndex { $0.section != section } ?? visible.endIndex
      found.append((section, visible[start..<end]))
      start = end
    }
    return found
  }

  private func handlerOffset(inSection index: Int) -> Point {
    guard keptLayouts[index].features.isStrip else { return offset }
    let strip = stripOffset(ofSection: index)
    return definition.configuration.scrollDirection == .vertical
      ? Point(x: strip, y: 0) : Point(x: 0, y: strip)
  }
}
