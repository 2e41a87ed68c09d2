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

  private func frame(of place: Anchor.Place) -> Rect? {
    switch place {
    case .item(let item, let section): return layout.frame(ofItem: item, inSection: section)
    case .boundary(let key):
      let index = key.section.map { shown?.identifiers.indexOfSection($0) }
      guard let index = index ?? CompositionalLayout.layoutLevel else { return nil }
      return placedBoundaryItems(inSection: index, id: key.section).first { $0.key == key }?.frame
    }
  }

  private func leadingEdge(_ frame: Rect) -> Double {
    if definition.configuration.scrollDirection == .vertical { return frame.y }
    return growsToTheLeft(in: environment) ? frame.maxX : frame.x
  }
}
