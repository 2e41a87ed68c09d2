import LayoutGeometry

/// A rectangle as the plain solver has it: mirrored, but not yet on the pixel grid.
struct PlainFrame {
  var rect: Rect
  var zIndex = 0
}

/// A whole layout solved item by item, straight from the text of geometry 7 to 13; it keeps nothing,
/// skips nothing and has no closed form.
struct PlainLayout {
  struct Section {
    /// How the module lays it out.
    var definition: LayoutSection
    /// What the text makes of it, if it is a list.
    var list: PlainList?
    var itemCount: Int
    var measured: [Int: PlainLengths] = [:]
    /// The sizes of boundary items by kind, and of views on items and groups by kind and number.
    var supplementary: [String: PlainLengths] = [:]
    var attached: [Attached: PlainLengths] = [:]

    struct Attached: Hashable {
      var kind: String
      var index: Int
    }

    /// How this solver lays it out.
    var plain: LayoutSection { list?.section ?? definition }
  }

  struct Solved {
    var start = 0.0
    var length = 0.0
    /// From the first inset to the last one.
    var content = 0.0...0.0
    var items: [PlainFrame] = []
    var badges: [Section.Attached: PlainFrame] = [:]
    var boundary: [PlainFrame] = []
    var decorations: [PlainFrame] = []
    var strip: PlainStrip?
    var warnings: Set<LayoutWarning.Code> = []
  }

  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration
  var sections: [Section]
  var layoutSupplementary: [String: PlainLengths] = [:]

  var flow: Axis { configuration.scrollDirection }
  var cross: Axis { flow.other }
  private func pick(_ size: Size, _ axis: Axis) -> Double {
    axis == .horizontal ? size.width : size.height
  }
  private func ends(_ insets: EdgeInsets, _ axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
  private func rect(flow start: Double, _ length: Double, cross side: Double, _ extent: Double)
    -> Rect
  {
    flow == .vertical
      ? Rect(x: side, y: start, width: extent, height: length)
      : Rect(x: start, y: side, width: length, height: extent)
  }

  /// All sections, and the extent of the content along the flow.
  func solve(viewport: Viewport? = nil) -> (sections: [Solved], layout: [PlainFrame], Size) {
    guard environment.size.width > 0, environment.size.height > 0 else {
      return (sections.map { _ in Solved() }, [], Size(width: 0, height: 0))
    }
    let global = boundarySizes(
      configuration.boundarySupplementaryItems, layoutSupplementary,
      ends(reference(.automatic), cross))
    var position = room(global, -1)
    let first = position
    var solved: [Solved] = []
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      solved.append(solve(section, at: position))
      position += solved[index].length
    }
    let end = max(0, position + room(global, 1))
    for index in sections.indices {
      placeBoundary(&solved[index], sections[index], viewport, global, contentEnd: end)
    }
    let whole = (start: 0.0, length: max(0, max(first, position) + room(global, 1)))
    var globalFrames = place(
      global, content: first...max(first, position), whole, viewport, global, isLayout: true,
      contentEnd: end)
    var size = environment.size
    if flow == .vertical { size.height = end } else { size.width = end }
    if environment.isRightToLeft {
      let width = flow == .vertical ? environment.size.width : end
      for index in solved.indices { mirror(&solved[index], width) }
      for index in globalFrames.indices { mirror(&globalFrames[index].rect, width) }
    }
    return (solved, globalFrames, size)
  }

  private func mirror(_ rect: inout Rect, _ width: Double) { rect.x = width - rect.x - rect.width }

  private func mirror(_ solved: inout Solved, _ width: Double) {
    for index in solved.items.indices { mirror(&solved.items[index].rect, width) }
    for index in solved.boundary.indices { mirror(&solved.boundary[index].rect, width) }
    for index in solved.decorations.indices { mirror(&solved.decorations[index].rect, width) }
    for key in solved.badges.keys {
      guard var badge = solved.badges[key] else { continue }
      mirror(&badge.rect, width)
      solved.badges[key] = badge
    }
    if var strip = solved.strip {
      mirror(&strip.frame, width)
      solved.strip = strip
    }
  }

  // MARK: 12

  func reference(_ reference: ContentInsetsReference) -> EdgeInsets {
    switch reference {
    case .automatic:
      configuration.contentInsetsReference == .automatic
        ? environment.safeAreaInsets : self.reference(configuration.contentInsetsReference)
    case .none: EdgeInsets()
    case .safeArea: environment.safeAreaInsets
    case .layoutMargins: environment.layoutMargins
    case .readableContent: environment.readableContentInsets
    }
  }

  // MARK: 7 and 9

  private func insets(_ section: Section) -> (reference: EdgeInsets, own: EdgeInsets, Size) {
    var reference = reference(section.plain.contentInsetsReference)
    if flow == .vertical {
      reference.top = 0
      reference.bottom = 0
    } else {
      reference.leading = 0
      reference.trailing = 0
    }
    let effective = Size(
      width: max(0, environment.size.width - reference.leading - reference.trailing),
      height: max(0, environment.size.height - reference.top - reference.bottom))
    func points(_ value: Double, _ length: Double) -> Double {
      value > 0 && value < 1 ? value * length : value
    }
    let given = section.plain.contentInsets
    let added = section.list?.insets ?? EdgeInsets()
    let own = EdgeInsets(
      top: points(given.top, effective.height) + added.top,
      leading: points(given.leading, effective.width) + added.leading,
      bottom: points(given.bottom, effective.height) + added.bottom,
      trailing: points(given.trailing, effective.width) + added.trailing)
    return (reference, own, effective)
  }

  /// The instances, and the warnings of one that would hold no item and ends the section.
  private func instances(
    _ section: Section, _ container: Size
  ) -> (boxes: [(first: Int, PlainBox)], ending: Set<LayoutWarning.Code>) {
    let root = section.plain.group
    var ending: Set<LayoutWarning.Code> = []
    func run(_ most: PlainLengths, _ raised: PlainLengths) -> [(first: Int, PlainBox)] {
      var result: [(first: Int, PlainBox)] = []
      var first = 0
      while first < section.itemCount {
        let start = first
        var solver = PlainGroup(
          scale: environment.scale, measured: { section.measured[start + $0] ?? PlainLengths() },
          remaining: section.itemCount - first)
        solver.sectionMaximum = most
        var box = solver.group(
          root, container.width, container.height, given: PlainLengths(), raised: raised, number: 0)
        guard !box.leaves.isEmpty else {
          ending = box.warnings
          break
        }
        if box.leaves.count > section.itemCount - first {
          box.leaves.removeLast(box.leaves.count - (section.itemCount - first))
        }
        result.append((first, box))
        first += box.leaves.count
      }
      return result
    }
    let plain = run(PlainLengths(), PlainLengths())
    let isUniform = (root.size.width.isUniform, root.size.height.isUniform)
    guard isUniform.0 || isUniform.1 else { return (plain, ending) }
    var most = PlainLengths()
    for leaf in plain.flatMap({ $0.1.leaves }) {
      if isUniform.0, leaf.ownWidth { most.x = max(most.x ?? 0, leaf.frame.width) }
      if isUniform.1, leaf.ownHeight { most.y = max(most.y ?? 0, leaf.frame.height) }
    }
    var raised = PlainLengths()
    for (_, box) in run(most, PlainLengths()) {
      if isUniform.0 { raised.x = max(raised.x ?? 0, box.width) }
      if isUniform.1 { raised.y = max(raised.y ?? 0, box.height) }
    }
    ending = []
    let boxes = run(most, raised)
    return (boxes, ending)
  }

  private func solve(_ section: Section, at start: Double) -> Solved {
    let definition = section.plain
    let (reference, own, effective) = insets(section)
    let isStrip = definition.orthogonalScrollingBehavior != .none
    let run = isStrip ? cross : flow
    let across = run.other
    var container = effective
    let acrossInsets = ends(own, across).0 + ends(own, across).1
    if across == .horizontal {
      container.width = max(0, effective.width - acrossInsets)
    } else {
      container.height = max(0, effective.height - acrossInsets)
    }
    let boundary = boundary(of: section)
    var solved = Solved()
    solved.start = start
    let contentStart = start + room(boundary, -1)
    let (instances, ending) = instances(section, container)
    solved.warnings = instances.reduce(into: ending) { $0.formUnion($1.1.warnings) }
    var groups: [(start: Double, length: Double)] = []
    let edges = definition.group.edgeSpacing
    let before = run == .horizontal ? edges.leading : edges.top
    let after = run == .horizontal ? edges.trailing : edges.bottom
    let side = across == .horizontal ? edges.leading : edges.top
    let otherSide = across == .horizontal ? edges.trailing : edges.bottom
    let runInset = isStrip ? ends(reference, run).0 + ends(own, run).0 : 0
    let flowStart = contentStart + ends(own, flow).0

    var extent = pick(container, across)
    if isStrip {
      extent =
        instances.map { max(0, $0.1.length(across) + side.minimum + otherSide.minimum) }.max() ?? 0
    }
    var cursor = 0.0
    for (number, (first, box)) in instances.enumerated() {
      if number > 0 { cursor += definition.interGroupSpacing }
      cursor += before.minimum
      var shift = side.minimum
      let slack = extent - box.length(across) - side.minimum - otherSide.minimum
      if slack > 0, side.isFlexible { shift += otherSide.isFlexible ? slack / 2 : slack }
      let along = isStrip ? runInset + cursor : flowStart + cursor
      let over = isStrip ? flowStart + shift : ends(reference, cross).0 + ends(own, cross).0 + shift
      let x = run == .horizontal ? along : over
      let y = run == .horizontal ? over : along
      groups.append((along, box.length(run)))
      add(box, first: first, number: number, x, y, to: &solved, section)
      cursor += box.length(run) + after.minimum
    }
    var content = 0.0
    if section.itemCount > 0 {
      let inner: Double
      if isStrip {
        inner = extent
      } else {
        inner = cursor
      }
      content = max(0, ends(own, flow).0 + inner + ends(own, flow).1)
    }
    solved.content = contentStart...(contentStart + content)
    solved.length = room(boundary, -1) + content + room(boundary, 1)
    if isStrip, !instances.isEmpty {
      let width = pick(environment.size, cross)
      let trailingPad = ends(reference, run).1 + ends(own, run).1
      solved.strip = PlainStrip(
        definition.orthogonalScrollingBehavior,
        frame: rect(flow: flowStart, extent, cross: 0, width),
        contentLength: max(0, runInset + cursor + trailingPad), groups: groups,
        trailingPad: trailingPad, width: width)
    }
    return solved
  }

  // MARK: 8

  private func add(
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

  private func supplementary(
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

  // MARK: 7.2 to 7.5

  private func band(_ section: Section, _ reference: EdgeInsets, _ own: EdgeInsets)
    -> (Double, Double)
  {
    let definition = section.plain
    if definition.supplementaryContentInsetsReference != .automatic {
      return ends(self.reference(definition.supplementaryContentInsetsReference), cross)
    }
    guard definition.supplementariesFollowContentInsets else {
      return ends(self.reference(.automatic), cross)
    }
    return (
      ends(reference, cross).0 + ends(own, cross).0, ends(reference, cross).1 + ends(own, cross).1
    )
  }

  private struct Boundary {
    var item: BoundarySupplementaryItem
    var width: Double
    var height: Double
    var band: (Double, Double)
    var side: Int
    var crossSide: Int
    /// Room that it keeps free on its outer side.
    var padding = 0.0
  }

  private func side(_ alignment: BoundaryAlignment, _ axis: Axis) -> Int {
    let name = alignment.rawValue.lowercased()
    if axis == .vertical {
      return name.hasPrefix("top") ? -1 : name.hasPrefix("bottom") ? 1 : 0
    }
    return name.hasSuffix("leading") ? -1 : name.hasSuffix("trailing") ? 1 : 0
  }

  private func boundarySizes(
    _ items: [BoundarySupplementaryItem], _ measured: [String: PlainLengths],
    _ insets: (Double, Double)
  ) -> [Boundary] {
    let extent = pick(environment.size, cross)
    let band = (insets.0, extent - insets.1)
    var width = environment.size.width
    var height = environment.size.height
    if cross == .horizontal {
      width = max(0, band.1 - band.0)
    } else {
      height = max(0, band.1 - band.0)
    }
    return items.map { item in
      let size = size(item.size, Size(width: width, height: height), measured[item.kind])
      return Boundary(
        item: item, width: size.0, height: size.1, band: band, side: side(item.alignment, flow),
        crossSide: side(item.alignment, cross))
    }
  }

  /// The size of a view that is no cell, in its container (geometry 3.2).
  private func size(
    _ size: LayoutSize, _ container: Size, _ measured: PlainLengths?
  ) -> (Double, Double) {
    let measure = PlainGroup(
      scale: environment.scale, measured: { _ in PlainLengths() }, remaining: 0)
    let width = size.width.isEstimated ? measured?.x : nil
    let height = size.height.isEstimated ? measured?.y : nil
    return (
      width ?? measure.length(size.width, container.width, container.height),
      height ?? measure.length(size.height, container.width, container.height)
    )
  }

  private func boundary(of section: Section) -> [Boundary] {
    let (reference, own, _) = insets(section)
    var boundary = boundarySizes(
      section.plain.boundarySupplementaryItems, section.supplementary,
      band(section, reference, own))
    if let padding = section.list?.headerPadding { boundary[0].padding = padding }
    return boundary
  }

  private func length(_ boundary: Boundary, _ axis: Axis) -> Double {
    axis == .horizontal ? boundary.width : boundary.height
  }

  private func room(_ items: [Boundary], _ side: Int) -> Double {
    items.filter { $0.side == side && $0.item.extendsBoundary }
      .map { length($0, flow) + $0.padding }.max() ?? 0
  }

  private func pinnedRoom(_ items: [Boundary], _ side: Int) -> Double {
    items.filter { $0.side == side && $0.item.pinToVisibleBounds }.map { length($0, flow) }.max()
      ?? 0
  }

  private func placeBoundary(
    _ solved: inout Solved, _ section: Section, _ viewport: Viewport?, _ global: [Boundary],
    contentEnd: Double
  ) {
    let (reference, _, effective) = insets(section)
    let boundary = boundary(of: section)
    solved.boundary = place(
      boundary, content: solved.content, (solved.start, solved.length), viewport, global,
      isLayout: false, contentEnd: contentEnd)
    guard section.itemCount > 0 else { return }
    for item in section.plain.decorationItems {
      let whole = rect(
        flow: solved.start, solved.length, cross: ends(reference, cross).0, pick(effective, cross))
      solved.decorations.append(
        PlainFrame(
          rect: PlainLayout.inset(whole, item.contentInsets), zIndex: item.zIndex))
    }
  }

  private func place(
    _ items: [Boundary], content: ClosedRange<Double>, _ whole: (start: Double, length: Double),
    _ viewport: Viewport?, _ global: [Boundary], isLayout: Bool, contentEnd: Double
  ) -> [PlainFrame] {
    items.map { boundary in
      let item = boundary.item
      let size = length(boundary, flow)
      let offset = flow == .vertical ? item.absoluteOffset.y : item.absoluteOffset.x
      let crossOffset = flow == .vertical ? item.absoluteOffset.x : item.absoluteOffset.y
      var position: Double
      switch boundary.side {
      case -1: position = item.extendsBoundary ? content.lowerBound - size : content.lowerBound
      case 1: position = item.extendsBoundary ? content.upperBound : content.upperBound - size
      default: position = (content.lowerBound + content.upperBound - size) / 2
      }
      position += offset
      if let viewport, item.pinToVisibleBounds {
        var low = flow == .vertical ? viewport.offset.y : viewport.offset.x
        if flow == .horizontal, environment.isRightToLeft {
          low = contentEnd - low - environment.size.width
        }
        var high = low + pick(environment.size, flow) - ends(viewport.insets, flow).1
        low += ends(viewport.insets, flow).0
        high = max(low, high)
        let end = whole.start + whole.length
        if boundary.side == -1 {
          position =
            isLayout
            ? max(position, low)
            : max(position, min(low + pinnedRoom(global, -1), end - pinnedRoom(items, 1) - size))
        } else if boundary.side == 1 {
          position =
            isLayout
            ? min(position, high - size)
            : min(
              position,
              max(high - pinnedRoom(global, 1) - size, whole.start + pinnedRoom(items, -1)))
        }
      }
      let extent = length(boundary, cross)
      var side = (boundary.band.0 + boundary.band.1 - extent) / 2
      if boundary.crossSide == -1 { side = boundary.band.0 }
      if boundary.crossSide == 1 { side = boundary.band.1 - extent }
      let frame = rect(flow: position, size, cross: side + crossOffset, extent)
      return PlainFrame(
        rect: PlainLayout.inset(frame, item.contentInsets), zIndex: item.zIndex)
    }
  }
}
