import LayoutGeometry

/// What the host needs to know of a section's layout, found out once for each answer.
struct LayoutFeatures {
  /// Whether some item's size is measured.
  private(set) var measuresItems = false
  /// Whether some header, footer or badge's size is measured.
  private(set) var measuresViews = false
  /// Whether it scrolls by itself.
  private(set) var isStrip = false
  /// Whether it has any header, footer, badge or background.
  private(set) var hasViews = false
  /// The badges of its items and groups.
  private(set) var badges: [SupplementaryItem] = []
  /// How many headers, footers and backgrounds it has.
  private(set) var boundaryCount = 0
  /// Whether items have z orders of their own.
  private(set) var hasCustomGroups = false
  /// The keys of custom groups whose frames are asked for.
  private(set) var customFrameKeys: [Int] = []
  /// How far its views may stand outside of what they belong to, in points; their own fractions
  /// are not counted.
  private(set) var reach = 0.0

  /// Looks at a layout; nil is the one of a section that shows nothing.
  init(_ layout: LayoutSection?) {
    guard let layout else { return }
    isStrip = layout.orthogonalScrollingBehavior != .none
    visit(layout.group)
    boundaryCount = layout.boundarySupplementaryItems.count + layout.decorationItems.count
    hasViews =
      !badges.isEmpty || !layout.boundarySupplementaryItems.isEmpty
      || !layout.decorationItems.isEmpty
    for item in layout.boundarySupplementaryItems {
      if item.size.isEstimated { measuresViews = true }
      reach = max(reach, abs(item.absoluteOffset.x), abs(item.absoluteOffset.y))
    }
    for badge in badges {
      if badge.size.isEstimated { measuresViews = true }
      reach = max(reach, badge.reach)
    }
  }

  private mutating func visit(_ group: LayoutGroup) {
    badges += group.supplementaryItems
    switch group.content {
    case .fill(_, let subitems): for subitem in subitems { visit(subitem) }
    case .equal(_, let subitem, _), .repeating(_, let subitem, _): visit(subitem)
    case .custom(let frames):
      hasCustomGroups = true
      if case .provided(let key) = frames { customFrameKeys.append(key) }
    }
  }

  private mutating func visit(_ node: LayoutNode) {
    if node.size.isEstimated { measuresItems = true }
    switch node {
    case .item(let item): badges += item.supplementaryItems
    case .group(let group): visit(group)
    }
  }
}

extension LayoutSize {
  /// Whether a measured size would count along either axis.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

extension SupplementaryItem {
  fileprivate var reach: Double {
    let lengths = [size.width, size.height].map { dimension in
      switch dimension {
      case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
        points
      case .fractionalWidth, .fractionalHeight: 0.0
      }
    }
    let longest = max(0, lengths.max() ?? 0)
    let offsets = [containerAnchor, itemAnchor].compactMap { $0 }.map { anchor in
      switch anchor.offset {
      case .absolute(let point): max(abs(point.x), abs(point.y))
      case .fractional(let point): max(abs(point.x), abs(point.y)) * longest
      }
    }
    return offsets.reduce(longest, +)
  }
}
