import LayoutGeometry
import TestSupport

/// Makes layouts of all sorts from a seed.
struct RandomLayout {
  var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func environment() -> LayoutEnvironment {
    let sizes = [
      Size(width: 375, height: 812), Size(width: 393, height: 852), Size(width: 320, height: 480),
      Size(width: 844, height: 390), Size(width: 33, height: 90),
    ]
    let hasInsets = numbers.oneIn(3)
    return LayoutEnvironment(
      size: numbers.pick(sizes), scale: numbers.pick([0, 1, 2, 3, 3]),
      safeAreaInsets: hasInsets ? EdgeInsets(top: 47, leading: 12, bottom: 34, trailing: 8) : .zero,
      layoutMargins: hasInsets ? EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16) : .zero,
      readableContentInsets: hasInsets ? EdgeInsets(leading: 30, trailing: 30) : .zero,
      isRightToLeft: numbers.oneIn(3))
  }

  mutating func configuration() -> LayoutConfiguration {
    var configuration = LayoutConfiguration(
      scrollDirection: numbers.oneIn(3) ? .horizontal : .vertical,
      interSectionSpacing: numbers.pick([0, 0, 8, 10.5, -4]),
      contentInsetsReference: numbers.pick([.safeArea, .automatic, .none, .layoutMargins]))
    if numbers.oneIn(4) { configuration.boundarySupplementaryItems = boundaryItems() }
    return configuration
  }

  // Measured lengths and estimates are whole pixels at every scale, so that sums in whatever order
  // do not end up on either side of a tie.
  private mutating func quarter() -> Double { Double(numbers.int(in: 0...60)) * 2 }

  mutating func measured() -> Double { Double(numbers.int(in: 0...90)) }

  private mutating func dimension(along: Bool, canGrow: Bool) -> Dimension {
    let kind = numbers.int(in: 0...9)
    if kind < 3, canGrow {
      return numbers.oneIn(4) ? .uniformAcrossSiblings(quarter()) : .estimated(quarter())
    }
    let fraction: Double = numbers.pick([1.0, 1, 0.5, 0.25, 1 / 3, 0.3334, 0.34, 0.2, 0.7, 0.9])
    switch kind {
    case 3, 4: return .absolute(quarter())
    case 5: return .fractionalWidth(fraction * (along ? 0.5 : 1))
    case 6: return .fractionalHeight(fraction * 0.5)
    default: return along ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    }
  }

  private mutating func size(canGrow: Bool) -> LayoutSize {
    LayoutSize(
      width: dimension(along: true, canGrow: canGrow),
      height: dimension(along: false, canGrow: canGrow))
  }

  private mutating func insets(fractions: Bool = false) -> EdgeInsets {
    guard numbers.oneIn(3) else { return .zero }
    let values = fractions ? [0, 0, 4, 10, 16, -6, 0.1] : [0, 0, 4, 10, 16, -6]
    return EdgeInsets(
      top: numbers.pick(values), leading: numbers.pick(values), bottom: numbers.pick(values),
      trailing: numbers.pick(values))
  }

  private mutating func spacing() -> Spacing {
    switch numbers.int(in: 0...9) {
    case 0...4: .none
    case 5...7: .fixed(numbers.pick([4, 8, 10.5, -3]))
    default: .flexible(numbers.pick([0, 5, 8]))
    }
  }

  private mutating func edgeSpacing() -> EdgeSpacing {
    guard numbers.oneIn(4) else { return .none }
    return EdgeSpacing(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func supplementaryItems(_ kind: String) -> [SupplementaryItem] {
    guard numbers.oneIn(4) else { return [] }
    func edges(_ bits: Int) -> Anchor.Edges { Anchor.Edges(rawValue: bits) }
    let offset = Point(x: Double(numbers.int(in: -2...2)) / 2, y: 0.5)
    var item = SupplementaryItem(
      kind: kind, size: size(canGrow: numbers.oneIn(4)),
      containerAnchor: Anchor(
        edges: edges(numbers.int(in: 0...15)),
        offset: numbers.oneIn(2) ? .absolute(offset) : .fractional(offset)))
    if numbers.oneIn(3) {
      item.itemAnchor = Anchor(edges: edges(numbers.int(in: 0...15)), offset: .absolute(offset))
    }
    item.contentInsets = insets()
    item.zIndex = numbers.pick([1, 1, 0, -1, 5])
    return [item]
  }

  private mutating func item(canGrow: Bool) -> LayoutItem {
    LayoutItem(
      size: size(canGrow: canGrow), contentInsets: insets(), edgeSpacing: edgeSpacing(),
      supplementaryItems: supplementaryItems("badge"))
  }

  private mutating func node(depth: Int, canGrow: Bool) -> LayoutNode {
    depth > 0 && numbers.oneIn(3)
      ? .group(group(depth: depth - 1, canGrow: canGrow)) : .item(item(canGrow: canGrow))
  }

  private mutating func customFrames() -> CustomFrames {
    let isFraction = numbers.oneIn(2)
    let frames = (0..<numbers.int(in: 1...3)).map { index in
      let rect =
        isFraction
        ? Rect(
          x: numbers.pick([0, 0.1, 0.25, 1 / 3, -0.1]), y: numbers.pick([0, 0.5, -0.25]),
          width: numbers.pick([0.25, 1 / 3, 1, 1.2]), height: numbers.pick([0.5, 0.4, 1]))
        : Rect(
          x: Double(numbers.int(in: -10...60)), y: Double(numbers.int(in: -10...60)),
          width: quarter(), height: quarter())
      return CustomFrames.Frame(rect: rect, zIndex: index)
    }
    return isFraction ? .fractions(frames) : .points(frames)
  }

  mutating func group(depth: Int, canGrow: Bool) -> LayoutGroup {
    let axis = numbers.pick(Axis.allCases)
    let content: LayoutGroup.Content
    switch numbers.int(in: 0...9) {
    case 0...4:
      let nodes = (0..<numbers.int(in: 1...3)).map { _ in node(depth: depth, canGrow: canGrow) }
      content = .fill(axis: axis, subitems: nodes)
    case 5, 6:
      // No slot at all is the section's own group only: what is warned of where others have none
      // depends on what was solved first.
      content = .equal(
        axis: axis, subitem: node(depth: depth, canGrow: canGrow),
        count: numbers.int(in: (depth == 2 ? 0 : 1)...4))
    case 7, 8:
      content = .repeating(
        axis: axis, subitem: node(depth: depth, canGrow: canGrow), count: numbers.int(in: 1...4))
    default: content = .custom(customFrames())
    }
    return LayoutGroup(
      size: size(canGrow: canGrow), content: content, interItemSpacing: spacing(),
      contentInsets: insets(fractions: true), edgeSpacing: edgeSpacing(),
      supplementaryItems: depth == 2 ? supplementaryItems("side") : [])
  }

  private mutating func boundaryItems() -> [BoundarySupplementaryItem] {
    (0..<numbers.int(in: 1...4)).map { index in
      BoundarySupplementaryItem(
        kind: "boundary \(index)", size: size(canGrow: true),
        alignment: numbers.pick(BoundaryAlignment.allCases),
        absoluteOffset: numbers.oneIn(4) ? Point(x: 3, y: -5) : .zero,
        extendsBoundary: !numbers.oneIn(4), pinToVisibleBounds: numbers.oneIn(2),
        zIndex: numbers.pick([1, 1, 7]), contentInsets: insets())
    }
  }

  private mutating func backgroundItem() -> DecorationItem {
    DecorationItem(
      kind: "background", contentInsets: insets(), zIndex: numbers.pick([0, 0, -2, 3]))
  }

  mutating func list() -> ListConfiguration {
    ListConfiguration(
      appearance: numbers.pick(ListConfiguration.Appearance.allCases),
      headerMode: numbers.pick(ListConfiguration.HeaderMode.allCases),
      footerMode: numbers.pick(ListConfiguration.FooterMode.allCases),
      rowHeight: numbers.pick([44, 30, 60]), headerTopPadding: numbers.pick([nil, 0, 12]),
      contentInsets: insets(fractions: true), interGroupSpacing: numbers.pick([0, 0, 3, 8.5]),
      boundarySupplementaryItems: numbers.oneIn(3) ? boundaryItems() : [],
      decorationItems: numbers.oneIn(3) ? [backgroundItem()] : [])
  }

  /// A section of any kind, without items.
  mutating func section(in environment: LayoutEnvironment) -> PlainLayout.Section {
    guard numbers.oneIn(5) else {
      return PlainLayout.Section(definition: section(canGrow: numbers.oneIn(2)), itemCount: 0)
    }
    let list = list()
    return PlainLayout.Section(
      definition: list.section(in: environment),
      list: PlainList(list, width: environment.size.width), itemCount: 0)
  }

  mutating func section(canGrow: Bool) -> LayoutSection {
    var section = LayoutSection(group: group(depth: 2, canGrow: canGrow))
    section.contentInsets = insets(fractions: true)
    section.interGroupSpacing = numbers.pick([0, 0, 4, 10.5, -6])
    if numbers.oneIn(3) {
      section.orthogonalScrollingBehavior = numbers.pick(OrthogonalScrollingBehavior.allCases)
    }
    if numbers.oneIn(3) { section.boundarySupplementaryItems = boundaryItems() }
    if numbers.oneIn(4) {
      section.decorationItems = [backgroundItem()]
    }
    section.supplementariesFollowContentInsets = !numbers.oneIn(4)
    if numbers.oneIn(4) {
      section.contentInsetsReference = numbers.pick(ContentInsetsReference.allCases)
    }
    if numbers.oneIn(6) {
      section.supplementaryContentInsetsReference = numbers.pick(ContentInsetsReference.allCases)
    }
    return section
  }

  mutating func lengths() -> PlainLengths {
    PlainLengths(
      x: numbers.oneIn(3) ? nil : measured(), y: numbers.oneIn(3) ? nil : measured())
  }

  /// The kinds of all boundary items that a section may have.
  static let boundaryKinds = ["boundary 0", "boundary 1", "boundary 3", "header", "footer"]

  mutating func layout() -> PlainLayout {
    let environment = environment()
    let sections = (0..<numbers.int(in: 0...3)).map { _ -> PlainLayout.Section in
      var section = section(in: environment)
      section.itemCount = numbers.pick([0, 1, 2, 3, 5, 8, 13, 20])
      for item in 0..<section.itemCount where numbers.oneIn(4) {
        section.measured[item] = lengths()
        section.attached[PlainLayout.Section.Attached(kind: "badge", index: item)] = lengths()
      }
      section.supplementary = boundaryLengths()
      return section
    }
    return PlainLayout(
      environment: environment, configuration: configuration(), sections: sections,
      layoutSupplementary: boundaryLengths())
  }

  private mutating func boundaryLengths() -> [String: PlainLengths] {
    var sizes: [String: PlainLengths] = [:]
    for kind in RandomLayout.boundaryKinds where numbers.oneIn(2) { sizes[kind] = lengths() }
    return sizes
  }
}

extension PlainLayout {
  /// The same layout, solved by the module.
  func made(measuring order: [(section: Int, item: Int)]? = nil) -> CompositionalLayout {
    let layout = CompositionalLayout(
      environment: environment, configuration: configuration,
      sections: sections.map {
        CompositionalLayout.Section(definition: $0.definition, itemCount: $0.itemCount)
      })
    let order =
      order
      ?? sections.indices.flatMap { section in
        sections[section].measured.keys.sorted().map { (section, $0) }
      }
    for (section, item) in order {
      guard let size = sections[section].measured[item] else { continue }
      layout.setMeasuredSize(width: size.x, height: size.y, ofItem: item, inSection: section)
    }
    func measure(_ sizes: [String: PlainLengths], inSection section: Int) {
      for (kind, size) in sizes {
        layout.setMeasuredSupplementarySize(
          width: size.x, height: size.y, kind: kind, inSection: section)
      }
    }
    for (index, section) in sections.enumerated() {
      measure(section.supplementary, inSection: index)
      for (place, size) in section.attached {
        layout.setMeasuredSupplementarySize(
          width: size.x, height: size.y, kind: place.kind, index: place.index, inSection: index)
      }
    }
    measure(layoutSupplementary, inSection: CompositionalLayout.layoutLevel)
    return layout
  }
}
