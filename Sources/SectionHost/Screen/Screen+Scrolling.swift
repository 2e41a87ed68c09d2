package import LayoutGeometry
import Snapshots

extension Screen {
  // MARK: What is seen

  /// The visible rectangle in content coordinates.
  package var visibleRect: Rect {
    Rect(
      x: offset.x, y: offset.y, width: environment.size.width, height: environment.size.height)
  }

  /// The scrolling position and insets as pinning sees them.
  var viewport: Viewport { Viewport(offset: offset, insets: environment.adjustedContentInsets) }

  /// The items that are visible, strips counted as they are scrolled.
  func visibleItems() -> [VisibleItem] {
    var offsets: [Int: Double] = [:]
    for index in layoutSummary.strips { offsets[index] = stripOffset(ofSection: index) }
    return layout.visibleItems(in: visibleRect, orthogonalOffsets: offsets)
  }

  /// The offset of one section's strip: where it was put, else where its behaviour begins.
  func stripOffset(ofSection index: Int) -> Double {
    stripOffsets[sections[index].id]
      ?? layout.orthogonalScrolling(inSection: index)?.initialOffset ?? 0
  }

  // MARK: From the leading end

  /// Whether the content begins at the right and grows to the left (geometry 13.2).
  func growsToTheLeft(in environment: ScreenEnvironment) -> Bool {
    definition.configuration.scrollDirection == .horizontal && environment.direction == .rightToLeft
  }

  /// How far the viewport is from the content's leading end, along x.
  func leadingDistance(in environment: ScreenEnvironment) -> Double {
    growsToTheLeft(in: environment)
      ? layout.contentSize.width - environment.size.width - offset.x : offset.x
  }

  /// The viewport's origin along x at a distance from the content's leading end.
  func offsetX(leading: Double, in environment: ScreenEnvironment) -> Double {
    growsToTheLeft(in: environment)
      ? layout.contentSize.width - environment.size.width - leading : leading
  }

  // MARK: Clamping

  /// The nearest place that the viewport may have: from the insets before the content to those
  /// behind it.
  func clamped(_ point: Point) -> Point {
    let insets = environment.adjustedContentInsets
    let size = environment.size
    let content = layout.contentSize
    func clamp(_ value: Double, _ before: Double, _ end: Double) -> Double {
      min(max(value, 0 - before), max(0 - before, end))
    }
    let isMirrored = growsToTheLeft(in: environment)
    let sides = environment.leftAndRight(of: insets)
    let x = clamp(
      isMirrored ? content.width - size.width - point.x : point.x,
      isMirrored ? insets.leading : sides.left,
      content.width + (isMirrored ? insets.trailing : sides.right) - size.width)
    return Point(
      x: offsetX(leading: x, in: environment),
      y: clamp(point.y, insets.top, content.height + insets.bottom - size.height))
  }

  /// Brings the viewport back to where there is content.
  func clampOffset() { move(to: clamped(offset)) }

  /// Brings the viewport back to where there is content, if there is less of it than there was.
  func clampOffset(ifShorterThan old: Size) {
    let size = layout.contentSize
    if size.width < old.width || size.height < old.height { clampOffset() }
  }

  /// Brings the strips back to where they have content.
  func clampStrips() {
    guard let shown, !stripOffsets.isEmpty else { return }
    for (id, offset) in stripOffsets {
      stripOffsets[id] = shown.identifiers.indexOfSection(id)
        .flatMap(layout.orthogonalScrolling(inSection:))
        .map { min(max(offset, $0.minOffset), $0.maxOffset) }
    }
  }

  // MARK: Moving

  /// Puts the viewport somewhere.
  func move(to point: Point) {
    guard point != offset else { return }
    offset = point
    isChanged = true
  }

  /// Puts a section's strip somewhere.
  func moveStrip(of section: String, to offset: Double) {
    guard stripOffsets[section] != offset else { return }
    stripOffsets[section] = offset
    isChanged = true
  }

  /// Moves to a place that measuring what comes into view may move, until it holds.
  private func move(until target: () -> Point) {
    for _ in 0..<64 {
      let place = target()
      if place == offset { return }
      move(to: place)
      measureVisible()
    }
  }

  /// Opens at the end of the first content where the screen wants that.
  func placeInitially() {
    guard !isPlaced, shown?.identifiers.numberOfItems ?? 0 > 0 else { return }
    isPlaced = true
    if let initialOffset { return move { self.clamped(initialOffset) } }
    guard definition.initialScroll == .end else { return }
    let far = 1e300
    move { self.clamped(Point(x: growsToTheLeft(in: environment) ? -far : far, y: far)) }
  }

  /// Brings an item to an edge or the middle of what the insets leave visible, along the scroll
  /// direction, and into its strip's view where it is in one.
  func bring(_ item: ItemIdentifier, to position: ScreenAction.ItemPosition)
    throws(ActionError)
  {
    guard let path = shown?.identifiers.indexPath(for: item) else { throw .unknownItem(item) }
    reveal(path)
    let insets = environment.adjustedContentInsets
    let sides = environment.leftAndRight(of: insets)
    move {
      let frame = layout.frame(ofItem: path.item, inSection: path.section)
      if definition.configuration.scrollDirection == .vertical {
        let y = position.offset(
          of: frame.y, frame.height, in: environment.size.height, insets.top, insets.bottom)
        return clamped(Point(x: offset.x, y: y))
      }
      // The top of a horizontal layout is its leading end.
      let fromRight = growsToTheLeft(in: environment)
      let x = (fromRight ? position.opposite : position).offset(
        of: frame.x, frame.width, in: environment.size.width, sides.left, sides.right)
      return clamped(Point(x: x, y: offset.y))
    }
  }

  /// Moves an item's strip by as little as brings the item into it.
  private func reveal(_ path: ItemPath) {
    guard let strip = layout.orthogonalScrolling(inSection: path.section) else { return }
    let frame = layout.frame(ofItem: path.item, inSection: path.section)
    let isVertical = definition.configuration.scrollDirection == .horizontal
    let extent = isVertical ? environment.size.height : environment.size.width
    let length = isVertical ? frame.height : frame.width
    var start = isVertical ? frame.y : frame.x
    if !isVertical, environment.direction == .rightToLeft { start = extent - start - length }
    let now = stripOffset(ofSection: path.section)
    let nearest = max(min(now, start), start + length - extent)
    guard nearest != now else { return }
    moveStrip(
      of: sections[path.section].id, to: min(max(nearest, strip.minOffset), strip.maxOffset))
  }
}

extension ScreenAction.ItemPosition {
  /// The offset that brings an item here, in a view with insets before and behind.
  fileprivate func offset(
    of start: Double, _ length: Double, in visible: Double, _ before: Double, _ after: Double
  ) -> Double {
    switch self {
    case .top: start - before
    case .center: start + length / 2 - (before + visible - after) / 2
    case .bottom: start + length - visible + after
    }
  }

  /// The same place, seen from the other end.
  fileprivate var opposite: ScreenAction.ItemPosition {
    switch self {
    case .top: .bottom
    case .center: .center
    case .bottom: .top
    }
  }
}
