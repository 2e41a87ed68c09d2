import LayoutGeometry
import Snapshots

extension Screen {
  /// The visible rectangle in content coordinates.
  var visibleRect: Rect {
    Rect(
      x: offset.x, y: offset.y, width: environment.size.width, height: environment.size.height)
  }

  /// The scrolling position and insets as pinning sees them.
  var viewport: Viewport { Viewport(offset: offset, insets: environment.adjustedContentInsets) }

  /// The largest and the smallest offset along each axis.
  private func range(_ content: Double, _ length: Double, before: Double, after: Double)
    -> ClosedRange<Double>
  {
    -before...max(-before, content + after - length)
  }

  /// The nearest place that the viewport may have.
  func clamped(_ point: Point) -> Point {
    let insets = environment.adjustedContentInsets
    let content = layout.contentSize
    let x = range(
      content.width, environment.size.width, before: insets.leading, after: insets.trailing)
    let y = range(
      content.height, environment.size.height, before: insets.top, after: insets.bottom)
    return Point(
      x: min(max(point.x, x.lowerBound), x.upperBound),
      y: min(max(point.y, y.lowerBound), y.upperBound))
  }

  /// Opens the first content at the place that was asked for, or at its end where the screen wants
  /// that.
  func placeInitially() {
    guard !isPlaced, shown?.identifiers.numberOfItems ?? 0 > 0 else { return }
    isPlaced = true
    let end = Point(x: Double.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
    guard let wanted = initialOffset ?? (definition.initialScroll == .end ? end : nil)
    else { return }
    // The end moves while the last items are measured; it is found when nothing moves any more.
    for _ in 0..<64 {
      let place = clamped(wanted)
      if place == offset { return }
      offset = place
      measureVisible()
    }
  }

  /// Brings the offsets back to where there is content.
  func clampOffsets() {
    if !isOverScrolled { offset = clamped(offset) }
    guard let shown, !sectionOffsets.isEmpty else { return }
    for (id, value) in sectionOffsets {
      guard let index = shown.identifiers.indexOfSection(id),
        let strip = layout.orthogonalScrolling(inSection: index)
      else {
        sectionOffsets[id] = nil
        continue
      }
      sectionOffsets[id] = min(max(value, strip.minOffset), strip.maxOffset)
    }
  }

  /// The offsets of all sections that are not at 0, by position, for visibility.
  func orthogonalOffsets() -> [Int: Double] {
    guard let shown else { return [:] }
    var offsets: [Int: Double] = [:]
    for (index, id) in shown.identifiers.sectionIdentifiers.enumerated() {
      let value = sectionOffset(index, id: id)
      if value != 0 { offsets[index] = value }
    }
    return offsets
  }

  /// The offset of one section: where it was put, else where its behaviour begins.
  func sectionOffset(_ index: Int, id: String) -> Double {
    if let value = sectionOffsets[id] { return value }
    return layout.orthogonalScrolling(inSection: index)?.initialOffset ?? 0
  }
}
