import LayoutGeometry

/// The items of an instance, and the views on items and groups, by the text of geometry 8.
extension PlainLayout {
  func add(
    _ box: PlainBox, first: Int, number: Int, _ x: Double, _ y: Double, to solved: inout Solved,
    _ section: Section
  ) {
    for (index, leaf) in box.leaves.enumerated() {
      var rect = leaf.frame
      rect.x += x
      rect.y += y
      let raised = section.plain.decorationItems.isEmpty ? 0 : 1
      solved.items.append(PlainFrame(rect: rect, zIndex: leaf.zIndex + raised))
      let host = Rect(
        x: rounded(rect.x), y: rounded(rect.y), width: rounded(rect.width),
        height: rounded(rect.height))
      for badge in leaf.item?.supplementaryItems ?? [] {
        let place = Section.Attached(kind: badge.kind, index: first + index)
        solved.badges[place] = supplementary(badge, host, section.attached[place])
      }
    }
    for group in box.groups where group.depth == 0 {
      var host = group.rect
      host.x += x
      host.y += y
      for badge in group.definition.supplementaryItems {
        let place = Section.Attached(kind: badge.kind, index: number)
        solved.badges[place] = supplementary(badge, host, section.attached[place])
      }
    }
  }

  func rounded(_ value: Double) -> Double {
    let scale = environment.scale
    return scale == 0 ? value : (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  func supplementary(
    _ item: SupplementaryItem, _ host: Rect, _ measured: PlainLengths?
  ) -> PlainFrame {
    let (width, height) = size(item.size, Size(width: host.width, height: host.height), measured)
    func point(_ anchor: Anchor) -> (Double, Double) {
      (
        anchor.edges.contains(.leading) ? 0 : anchor.edges.contains(.trailing) ? 1 : 0.5,
        anchor.edges.contains(.top) ? 0 : anchor.edges.contains(.bottom) ? 1 : 0.5
      )
    }
    func offset(_ anchor: Anchor) -> (Double, Double) {
      switch anchor.offset {
      case .absolute(let point): (point.x, point.y)
      case .fractional(let point): (point.x * width, point.y * height)
      }
    }
    let outer = point(item.containerAnchor)
    let own = point(item.itemAnchor ?? item.containerAnchor)
    var x = host.x + outer.0 * host.width - own.0 * width + offset(item.containerAnchor).0
    var y = host.y + outer.1 * host.height - own.1 * height + offset(item.containerAnchor).1
    if let anchor = item.itemAnchor {
      x += offset(anchor).0
      y += offset(anchor).1
    }
    return PlainFrame(
      rect: PlainLayout.inset(Rect(x: x, y: y, width: width, height: height), item.contentInsets),
      zIndex: item.zIndex)
  }

  static func inset(_ rect: Rect, _ insets: EdgeInsets) -> Rect {
    Rect(
      x: rect.x + insets.leading, y: rect.y + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
  }
}
