extension LayoutSection {
  /// Whether another definition is equal and was written at the same places, so that one may stand
  /// for the other in explanations too.
  func isSame(as other: LayoutSection) -> Bool {
    self == other && places == other.places
  }

  /// Where all parts were written, in order.
  private var places: [Int?] {
    [place] + group.places + boundarySupplementaryItems.map(\.place) + decorationItems.map(\.place)
  }
}

extension LayoutGroup {
  fileprivate var places: [Int?] {
    let children: [LayoutNode] =
      switch content {
      case .fill(_, let subitems): subitems
      case .equal(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
      case .custom: []
      }
    return [place] + supplementaryItems.map(\.place)
      + children.flatMap { child -> [Int?] in
        switch child {
        case .item(let item): [item.place] + item.supplementaryItems.map(\.place)
        case .group(let group): group.places
        }
      }
  }
}
