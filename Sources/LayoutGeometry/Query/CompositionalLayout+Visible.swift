/// An item that meets a rectangle.
public struct VisibleItem: Sendable, Hashable {
  /// Its section.
  public var section: Int
  /// Its number in the section.
  public var item: Int
  /// Its frame, as if its section stood at orthogonal offset 0.
  public var frame: Rect

  /// Makes a visible item.
  public init(section: Int, item: Int, frame: Rect) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}

extension CompositionalLayout {
  /// Gives out the items whose frames share some area with a rectangle, in the order of sections
  /// and items.
  ///
  /// Visibility counts orthogonal offsets; the frame given out is that of offset 0 (geometry 9.4).
  /// Takes as long as finding the first section, O(log n), and what is visible; nothing is allocated
  /// where sizes are fixed.
  ///
  /// - Parameter orthogonalOffsets: how far sections are scrolled across, 0 where nothing is said.
  public func forEachVisibleItem(
    in rect: Rect, orthogonalOffsets: [Int: Double] = [:],
    _ body: (_ section: Int, _ item: Int, _ frame: Rect) -> Void
  ) {
    stackSections()
    let search = core.search
    guard search.hasRoom else { return }
    let mirror = search.isRightToLeft ? mirror : nil
    let flow = search.flow
    let logical = mirror.map { rect.mirrored(in: $0) } ?? rect
    let span = logical.start(flow)...max(logical.start(flow), logical.end(flow))
    let first = search.isOrdered ? span.lowerBound - search.before : nil
    let limit = search.isOrdered ? span.upperBound + search.after : .infinity
    core.stack.forEachSection(from: first) { section, row, start in
      guard start <= limit else { return false }
      guard row.itemCount > 0 else { return true }
      if let template = row.template,
        template.pointee.forEachItem(
          of: row.itemCount, start: start, meeting: rect, span: span, { body(section, $0, $1) })
      {
        return true
      }
      let offset = orthogonalOffsets.isEmpty ? 0 : orthogonalOffsets[section] ?? 0
      SectionReader(states[section], start: start, mirror: mirror)
        .forEachItem(meeting: rect, logical: logical, offset: offset) { body(section, $0, $1) }
      return true
    }
  }

  /// The items whose frames share some area with a rectangle; see `forEachVisibleItem`.
  public func visibleItems(
    in rect: Rect, orthogonalOffsets: [Int: Double] = [:]
  ) -> [VisibleItem] {
    var items: [VisibleItem] = []
    forEachVisibleItem(in: rect, orthogonalOffsets: orthogonalOffsets) { section, item, frame in
      items.append(VisibleItem(section: section, item: item, frame: frame))
    }
    return items
  }

  /// The item in front at a point, strips scrolled as said; the later one of those equally far in
  /// front (geometry 8.5).
  public func item(at point: Point, orthogonalOffsets: [Int: Double] = [:]) -> (
    section: Int, item: Int
  )? {
    var result: (section: Int, item: Int)?
    var front = Int.min
    // A point has no area: look around it, then ask each frame.
    let around = Rect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    forEachVisibleItem(in: around, orthogonalOffsets: orthogonalOffsets) { section, item, frame in
      let offset = orthogonalOffsets[section] ?? 0
      let frame =
        offset == 0
        ? frame : self.frame(ofItem: item, inSection: section, orthogonalOffset: offset)
      guard point.x >= frame.x, point.x < frame.maxX, point.y >= frame.y, point.y < frame.maxY
      else { return }
      let zIndex = zIndex(ofItem: item, inSection: section)
      if zIndex >= front {
        front = zIndex
        result = (section, item)
      }
    }
    return result
  }
}

extension SectionReader {
  /// Gives out the items that meet a rectangle, for a strip when it is scrolled so far.
  func forEachItem(
    meeting rect: Rect, logical: Rect, offset: Double,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    guard !plan.isOrthogonal else {
      forEachInStrip(meeting: rect, logical: logical, offset: offset, body)
      return
    }
    let low = logical.start(plan.run) - inner
    let span = low...max(low, logical.end(plan.run) - inner)
    forEachItem(in: instances(meeting: span)) { item, frame in
      if frame.intersects(rect) { body(item, frame) }
    }
  }

  private func forEachInStrip(
    meeting rect: Rect, logical: Rect, offset: Double,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    let run = plan.run
    let shift = offset - leadingPad
    let span =
      (logical.start(run) + shift)...max(logical.start(run) + shift, logical.end(run) + shift)
    let across = state.overhang.across
    let slack = plan.space.grid.slack
    let edges = plan.definition.group.edgeSpacing.before(plan.across)
    let low = inner + edges.minimum + across.lowerBound - slack
    let high =
      inner + edges.minimum + across.upperBound + (edges.isFlexible ? extent : 0) + slack
    guard low < logical.end(plan.across), high > logical.start(plan.across) else { return }
    forEachSlot(in: instances(meeting: span)) { item, place in
      if screen(place, offset: offset).intersects(rect) { body(item, screen(place)) }
    }
  }
}
