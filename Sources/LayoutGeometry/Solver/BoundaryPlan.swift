/// The boundary items of a section or of the layout, sized and placed across (geometry 7.2, 7.3).
struct BoundaryPlan {
  /// One boundary item.
  struct Item {
    let definition: BoundarySupplementaryItem
    /// Its size before content insets.
    let size: Size
    /// -1 at the start of the flow, 1 at the end, 0 over the middle.
    let side: Int
    /// Its start across the flow, without offset.
    let crossStart: Double

    /// What it reserves at its side of the content.
    func room(along flow: Axis) -> Double {
      definition.extendsBoundary && side != 0 ? size[flow] + definition.outerPadding : 0
    }
  }

  /// In the order of declaration.
  let items: [Item]
  /// The room reserved at the start and at the end.
  let startRoom: Double
  let endRoom: Double
  /// The longest pinned item at the start and at the end.
  let pinnedStart: Double
  let pinnedEnd: Double
  /// Whether a measured size would count.
  let isEstimated: Bool
  /// The band across the flow.
  let band: (start: Double, end: Double)
  private let flow: Axis

  init(
    _ definitions: [BoundarySupplementaryItem], band insets: EdgeInsets, in space: LayoutSpace,
    measured: [SupplementaryKey: Lengths] = [:]
  ) {
    let flow = space.flow
    let cross = space.cross
    self.flow = flow
    let band = (start: insets.before(cross), end: space.size[cross] - insets.after(cross))
    self.band = band
    var container = space.size
    container[cross] = max(0, band.end - band.start)
    let placed = definitions.map { definition in
      var size = Size.zero
      let lengths = measured[SupplementaryKey(kind: definition.kind, index: 0)]
      for axis in Axis.allCases {
        let dimension = definition.size[axis]
        let own = dimension.length(in: container, on: space.grid)
        size[axis] = dimension.isEstimated ? lengths?[axis] ?? own : own
      }
      let start: Double
      switch definition.alignment.side(along: cross) {
      case -1: start = band.start
      case 1: start = band.end - size[cross]
      default: start = band.start + (band.end - band.start - size[cross]) / 2
      }
      return Item(
        definition: definition, size: size, side: definition.alignment.side(along: flow),
        crossStart: start)
    }
    func longest(_ side: Int, _ length: (Item) -> Double) -> Double {
      placed.reduce(0) { $1.side == side ? max($0, length($1)) : $0 }
    }
    items = placed
    startRoom = longest(-1) { $0.room(along: flow) }
    endRoom = longest(1) { $0.room(along: flow) }
    pinnedStart = longest(-1) { $0.definition.pinToVisibleBounds ? $0.size[flow] : 0 }
    pinnedEnd = longest(1) { $0.definition.pinToVisibleBounds ? $0.size[flow] : 0 }
    isEstimated = definitions.contains { $0.size.width.isEstimated || $0.size.height.isEstimated }
  }

  /// Where an item stands along the flow, next to content that spans so much; its absolute offset
  /// is not yet added (geometry 7.2).
  func start(of item: Item, content: ClosedRange<Double>) -> Double {
    let length = item.size[flow]
    switch item.side {
    case -1:
      return item.definition.extendsBoundary ? content.lowerBound - length : content.lowerBound
    case 1:
      return item.definition.extendsBoundary ? content.upperBound : content.upperBound - length
    default:
      return (content.lowerBound + content.upperBound - length) / 2
    }
  }
}
