import LayoutGeometry
import Snapshots

extension Screen {
  /// What is seen first, by which a screen finds its place again after sizes changed.
  struct Anchor {
    /// The item or the header or footer.
    enum Place {
      case item(Int, section: Int)
      case boundary(ViewKey)
    }

    var place: Place
    /// Where its leading edge was, along the scroll direction.
    var edge: Double
  }

  /// The visible items, the first one first, and where the screen stood then.
  struct SeenItems {
    var offset: Point
    var contentSize: Size
    var items: [(item: ItemIdentifier, edge: Double)]
  }

  /// The first of what is visible; headers and footers count where they are not pinned.
  ///
  /// Whatever is before it is out of view, so a size that changes there must not move what is seen.
  func anchor(_ items: [VisibleItem], _ views: [(PlacedView, SectionContext?)]) -> Anchor? {
    let items = items.map {
      Anchor(place: .item($0.item, section: $0.section), edge: leadingEdge($0.frame))
    }
    let views = views.filter { $0.0.key.host == .boundary && !$0.0.isPinned }.map {
      Anchor(place: .boundary($0.0.key), edge: leadingEdge($0.0.frame))
    }
    let sign = growsToTheLeft(in: environment) ? -1.0 : 1
    return (items + views).min { $0.edge * sign < $1.edge * sign }
  }

  /// Moves the offset by as much as the first visible thing moved.
  func keepInPlace(_ anchor: Anchor?) {
    guard let anchor, let frame = frame(of: anchor.place) else { return }
    let distance = leadingEdge(frame) - anchor.edge
    if definition.configuration.scrollDirection == .vertical {
      offset.y += distance
    } else {
      offset.x += distance
    }
  }

  /// What is seen of a screen that opens at its end, such as a chat, before it shows another
  /// snapshot: items that come in above, or go there, must not move it.
  func seenItems() -> SeenItems? {
    guard definition.initialScroll == .end, isPlaced, pending != nil, replacement == nil,
      environment == laidOutEnvironment
    else { return nil }
    let items = visibleItems().compactMap { visible in
      let path = ItemPath(section: visible.section, item: visible.item)
      return shown?.identifiers.itemIdentifier(for: path).map { ($0, leadingEdge(visible.frame)) }
    }
    return SeenItems(offset: offset, contentSize: layout.contentSize, items: items)
  }

  /// Puts the first of the items that were seen, and are still there, where it was.
  func keepInPlace(_ seen: SeenItems?) {
    guard let seen else { return }
    for (item, edge) in seen.items {
      guard let path = shown?.identifiers.indexPath(for: item) else { continue }
      offset = seen.offset
      keepInPlace(Anchor(place: .item(path.item, section: path.section), edge: edge))
      return clampOffset(ifShorterThan: seen.contentSize)
    }
  }

  private func frame(of place: Anchor.Place) -> Rect? {
    switch place {
    case .item(let item, let section): return layout.frame(ofItem: item, inSection: section)
    case .boundary(let key):
      let index = key.section.map { shown?.identifiers.indexOfSection($0) }
      guard let index = index ?? CompositionalLayout.layoutLevel else { return nil }
      // Sizes that changed may push it out of view, where it would be pinned and seem to stay.
      return placedBoundaryItems(inSection: index, id: key.section, pinned: false)
        .first { $0.key == key }?.frame
    }
  }

  private func leadingEdge(_ frame: Rect) -> Double {
    if definition.configuration.scrollDirection == .vertical { return frame.y }
    return growsToTheLeft(in: environment) ? frame.maxX : frame.x
  }
}
