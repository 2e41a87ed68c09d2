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
  }

  /// In the order of declaration.
  let definitions: [BoundarySupplementaryItem]
  /// The room reserved at the start and at the end.
  private(set) var startRoom = 0.0
  private(set) var endRoom = 0.0
  /// The band across the flow.
  let band: (start: Double, end: Double)
  private let space: LayoutSpace
  private let measured: [SupplementaryKey: Lengths]

  init(
    _ definitions: [BoundarySupplementaryItem], band insets: EdgeInsets, in space: LayoutSpace,
    measured: [SupplementaryKey: Lengths] = [:]
  ) {
    self.definitions = definitions
    self.space = space
    self.measured = measured
    let cross = space.cross
    band = (start: insets.before(cross), end: space.size[cross] - insets.after(cross))
    for index in definitions.indices {
      switch definitions[index].alignment.side(along: space.flow) {
      case -1: startRoom = max(startRoom, room(ofItem: index))
      case 1: endRoom = max(endRoom, room(ofItem: index))
      default: break
      }
    }
  }

  /// An item, sized and placed across.
  func item(_ index: Int) -> Item {
    let definition = definitions[index]
    let cross = space.cross
    let size = Size(width: length(of: index, .horizontal), height: length(of: index, .vertical))
    let start: Double
    switch definition.alignment.side(along: cross) {
    case -1: start = band.start
    case 1: start = band.end - size[cross]
    default: start = band.start + (band.end - band.start - size[cross]) / 2
    }
    return Item(
      definition: definition, size: size, side: definition.alignment.side(along: space.flow),
      crossStart: start)
  }

  /// The length of an item along an axis: as measured, where that counts.
  private func length(of index: Int, _ axis: Axis) -> Double {
    let dimension = definitions[index].size[axis]
    if dimension.isEstimated, !measured.isEmpty,
      let lengths = measured[SupplementaryKey(kind: definitions[index].kind, index: 0)],
      let length = lengths[axis]
    {
      return length
    }
    var container = space.size
    container[space.cross] = max(0, band.end - band.start)
    return dimension.length(in: container, on: space.grid)
  }

  /// What an item reserves at its side of the content.
  private func room(ofItem index: Int) -> Double {
    guard definitions[index].extendsBoundary else { return 0 }
    return length(of: index, space.flow) + definitions[index].outerPadding
  }

  /// The longest pinned item at the start (-1) or at the end (1).
  func longestPinned(_ side: Int) -> Double {
    definitions.indices.reduce(0) { longest, index in
      guard definitions[index].pinToVisibleBounds,
        definitions[index].alignment.side(along: space.flow) == side
      else { return longest }
      return max(longest, length(of: index, space.flow))
    }
  }

  /// Whether a measured size would count.
  var isEstimated: Bool {
    definitions.contains { $0.size.width.isEstimated || $0.size.height.isEstimated }
  }

  /// Where an item stands along the flow, next to content that spans so much; its absolute offset
  /// is not yet added (geometry 7.2).
  func start(of item: Item, content: ClosedRange<Double>) -> Double {
    let length = item.size[space.flow]
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
