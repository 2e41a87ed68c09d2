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
  func pick(_ size: Size, _ axis: Axis) -> Double {
    axis == .horizontal ? size.width : size.height
  }
  func ends(_ insets: EdgeInsets, _ axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
  func rect(flow start: Double, _ length: Double, cross side: Double, _ extent: Double)
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

  func mirror(_ rect: inout Rect, _ width: Double) { rect.x = width - rect.x - rect.width }

  func mirror(_ solved: inout Solved, _ width: Double) {
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

  func insets(_ section: Section) -> (reference: EdgeInsets, own: EdgeInsets, Size) {
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
  func instances(
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

  func solve(_ section: Section, at start: Double) -> Solved {
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
}
