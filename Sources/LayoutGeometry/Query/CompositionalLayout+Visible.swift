extension CompositionalLayout {
  /// Gives out the items whose frames share some area with a rectangle, in the order of sections
  /// and items.
  ///
  /// Visibility counts orthogonal offsets; the frame given out is that of offset 0 (geometry 9.4).
  /// Takes as long as finding the first section, O(log n), and what is visible; nothing is allocated
  /// where sizes are fixed.
  ///
  /// - Parameters:
  ///   - rect: what is seen, in content coordinates.
  ///   - orthogonalOffsets: how far sections are scrolled across, 0 where nothing is said.
  ///   - body: takes each item that meets the rectangle.
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
    // The closure may change the layout; what is walked through stays as it was.
    let states = core.states
    let first = search.isOrdered ? span.lowerBound - search.before : nil
    let limit = search.isOrdered ? span.upperBound + search.after : .infinity
    core.stack.forEachSection(from: first) { section, row, start in
      guard start <= limit else { return false }
      guard row.itemCount > 0 else { return true }
      if let template = row.template {
        template.pointee.forEachItem(of: row, start: start, meeting: rect, span: span) {
          body(section, $0, $1)
        }
        return true
      }
      let offset = orthogonalOffsets.isEmpty ? 0 : orthogonalOffsets[section] ?? 0
      SectionReader(states[section], start: start, mirror: mirror)
        .forEachItem(meeting: rect, logical: logical, offset: offset) { body(section, $0, $1) }
      return true
    }
    withExtendedLifetime(states) {}
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
