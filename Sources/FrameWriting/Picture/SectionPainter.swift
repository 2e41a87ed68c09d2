import LayoutGeometry
import SectionHost

/// Draws what is in a section: backgrounds, cells, headers, footers and badges.
struct SectionPainter {
  let frame: Frame
  /// The part of the content that is shown.
  let shown: Rect
  /// `light` or `dark`.
  let style: String
  let kinds: PictureKinds

  private var isRightToLeft: Bool { frame.environment.direction == "rtl" }

  /// Draws a section, what is behind first; what is pinned is left out.
  func draw(_ section: FrameSection, into svg: inout SVGWriter) {
    let items = ZRange(section.items.map(\.z))
    func draw(_ isWanted: (_ z: Int) -> Bool) {
      for view in section.decorations.sortedByZ(\.z) where isWanted(view.z) {
        self.draw(view, into: &svg)
      }
      for view in section.supplementaries.sortedByZ(\.z) where isWanted(view.z) && !view.pinned {
        self.draw(view, into: &svg)
      }
    }
    draw { $0 < items.lowest }
    if let scrolling = section.scrolling {
      self.draw(section.items, in: scrolling, into: &svg)
    } else {
      for item in section.items.sortedByZ(\.z) where item.frame.overlaps(shown) {
        self.draw(item, into: &svg)
      }
    }
    draw { $0 >= items.lowest }
  }

  // MARK: Strips

  /// Draws the items of a section that scrolls by itself: a window at its offset, and how many items
  /// lie before and behind it.
  private func draw(
    _ items: [FrameSection.Item], in scrolling: FrameSection.Scrolling, into svg: inout SVGWriter
  ) {
    let strip = scrolling.frame
    let isVertical =
      items.contains { $0.frame.maxY > strip.maxY + 0.5 }
      && !items.contains { $0.frame.x < strip.x - 0.5 || $0.frame.maxX > strip.maxX + 0.5 }
    var window = strip
    if isVertical {
      window.y += scrolling.offset
    } else {
      window.x += isRightToLeft ? -scrolling.offset : scrolling.offset
    }
    var hidden = (before: 0, behind: 0)
    svg.beginWindow(strip, showing: window)
    for item in items.sortedByZ(\.z) {
      let (start, end) =
        isVertical ? (item.frame.y, item.frame.maxY) : (item.frame.x, item.frame.maxX)
      let (from, to) = isVertical ? (window.y, window.maxY) : (window.x, window.maxX)
      if end <= from {
        hidden.before += 1
      } else if start >= to {
        hidden.behind += 1
      } else {
        draw(item, into: &svg)
      }
    }
    svg.endWindow()
    drawHint(hidden.before, at: isVertical ? .top : .left, of: strip, into: &svg)
    drawHint(hidden.behind, at: isVertical ? .bottom : .right, of: strip, into: &svg)
  }

  private enum Edge: String { case left, right, top, bottom }

  /// Lets an edge of a strip fade, with the number of items that lie beyond it.
  private func drawHint(
    _ count: Int, at edge: Edge, of strip: Rect, into svg: inout SVGWriter
  ) {
    guard count > 0 else { return }
    let isVertical = edge == .top || edge == .bottom
    let depth = min(48, (isVertical ? strip.height : strip.width) / 4)
    var fade = strip
    switch edge {
    case .left: fade.width = depth
    case .right: (fade.x, fade.width) = (strip.maxX - depth, depth)
    case .top: fade.height = depth
    case .bottom: (fade.y, fade.height) = (strip.maxY - depth, depth)
    }
    svg.raw("<rect fill=\"url(#fade-\(edge.rawValue)-\(style))\"")
    svg.place(fade)
    svg.raw("/>")
    guard strip.height >= 24, strip.width >= 60 else { return }
    let label = "+\(count)"
    let width = TextFit.width(label, size: 12) + 14
    let middle = Point(x: fade.x + fade.width / 2, y: fade.y + fade.height / 2)
    var pill = Rect(x: middle.x - width / 2, y: middle.y - 10, width: width, height: 20)
    if edge == .right { pill.x = strip.maxX - width - 6 }
    if edge == .left { pill.x = strip.x + 6 }
    svg.rect(pill, class: "pill", radius: 10)
    svg.text(
      label, x: pill.x + width / 2, y: pill.y + 14.5, size: 12, class: "bg b", anchor: .middle)
    svg.raw("\n")
  }

  // MARK: Parts

  private func draw(_ item: FrameSection.Item, into svg: inout SVGWriter) {
    if item.appearance.hidden == true { return }
    let changed = item.appearance.alpha != nil || item.appearance.transform != nil
    if changed {
      svg.raw("<g")
      if let alpha = item.appearance.alpha { svg.attribute(" opacity=\"", alpha) }
      if let transform = item.appearance.transform, transform.count == 6 {
        svg.raw(" transform=\"\(item.frame.centered(transform))\"")
      }
      svg.raw(">")
    }
    let painter = CellPainter(
      color: kinds.color(of: item.identifier.kind), isRightToLeft: isRightToLeft)
    painter.draw(item, into: &svg)
    if changed { svg.raw("</g>\n") }
  }

  private func draw(_ view: FrameSection.Decoration, into svg: inout SVGWriter) {
    svg.rect(view.frame, class: "deco", radius: min(10, view.frame.shortSide / 4))
    svg.raw("\n")
  }

  /// Draws a header, footer or badge.
  func draw(_ view: FrameSection.Supplementary, into svg: inout SVGWriter) {
    guard view.frame.overlaps(shown), view.frame.width > 0, view.frame.height > 0 else { return }
    ViewPainter(isRightToLeft: isRightToLeft).draw(view, into: &svg)
  }
}

/// The lowest z order of items; what stands at it or above is drawn over them.
private struct ZRange {
  let lowest: Int
  init(_ orders: [Int]) { lowest = orders.min() ?? 0 }
}

extension Array {
  /// The elements from back to front; those at one height keep their order.
  fileprivate func sortedByZ(_ z: (Element) -> Int) -> [Element] {
    guard let first = self.first.map(z), contains(where: { z($0) != first }) else { return self }
    return indices.sorted { (z(self[$0]), $0) < (z(self[$1]), $1) }.map { self[$0] }
  }
}

extension Rect {
  var shortSide: Double { min(width, height) }

  /// An affine transform about the middle, as a view applies it.
  fileprivate func centered(_ transform: [Double]) -> String {
    let (x, y) = (self.x + width / 2, self.y + height / 2)
    let matrix = transform.map(\.readableText).joined(separator: " ")
    return "translate(\(x.readableText) \(y.readableText)) matrix(\(matrix)) "
      + "translate(\((-x).readableText) \((-y).readableText))"
  }
}
