import LayoutGeometry

/// A pair of optional lengths.
struct PlainLengths {
  var x: Double?
  var y: Double?

  func along(_ axis: Axis) -> Double? { axis == .horizontal ? x : y }
}

/// A solved node: its size, and what is in it relative to its own corner.
struct PlainBox {
  struct Leaf {
    var frame: Rect
    var zIndex = 0
    var item: LayoutItem?
    /// Whether its width and its height are its own estimate or measurement.
    var ownWidth = false
    var ownHeight = false
  }

  struct Group {
    var rect: Rect
    var definition: LayoutGroup
    var firstLeaf: Int
    var depth: Int
  }

  var width: Double
  var height: Double
  var leaves: [Leaf] = []
  var groups: [Group] = []
  /// What could not be placed as written, here and inside (geometry 2.8).
  var warnings: Set<LayoutWarning.Code> = []

  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// Solves one group instance by the text of geometry 3 to 6 and 10, as plainly as it can be written.
struct PlainGroup {
  let scale: Double
  /// The measured size of the instance's leaf with this number.
  let measured: (Int) -> PlainLengths
  /// How many items the instance may take.
  var remaining: Int
  var sectionMaximum = PlainLengths()

  /// The solver for the question whether a slot fits (geometry 5.5).
  var withEverySlotFilled: PlainGroup {
    var filled = self
    filled.remaining = .max
    return filled
  }

  // MARK: 2 and 3

  func floored(_ value: Double) -> Double {
    scale == 0 ? value : (value * scale + 1e-6).rounded(.down) / scale
  }

  func length(_ dimension: Dimension, _ width: Double, _ height: Double) -> Double {
    switch dimension {
    case .absolute(let value): max(0, value)
    case .fractionalWidth(let part): max(0, floored(part * width))
    case .fractionalHeight(let part): max(0, floored(part * height))
    case .estimated(let value), .uniformAcrossSiblings(let value): max(0, value)
    }
  }

  func isFraction(_ dimension: Dimension, of axis: Axis) -> Bool {
    switch dimension {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  // MARK: 4

  func item(
    _ item: LayoutItem, _ width: Double, _ height: Double, given: PlainLengths,
    raised: PlainLengths, number: Int
  ) -> PlainBox {
    func resolve(_ axis: Axis, _ dimension: Dimension) -> Double {
      if let length = given.along(axis) { return length }
      if !dimension.isEstimated { return length(dimension, width, height) }
      if let length = raised.along(axis) { return length }
      let own = measured(number).along(axis) ?? length(dimension, width, height)
      if dimension.isUniform, let most = sectionMaximum.along(axis) { return max(own, most) }
      return own
    }
    var box = PlainBox(
      width: resolve(.horizontal, item.size.width), height: resolve(.vertical, item.size.height))
    var frame = Rect(x: 0, y: 0, width: box.width, height: box.height)
    let ownWidth = item.size.width.isEstimated && given.x == nil
    let ownHeight = item.size.height.isEstimated && given.y == nil
    if !ownWidth {
      frame.x = item.contentInsets.leading
      frame.width = max(0, box.width - item.contentInsets.leading - item.contentInsets.trailing)
    }
    if !ownHeight {
      frame.y = item.contentInsets.top
      frame.height = max(0, box.height - item.contentInsets.top - item.contentInsets.bottom)
    }
    box.leaves = [
      PlainBox.Leaf(frame: frame, item: item, ownWidth: ownWidth, ownHeight: ownHeight)
    ]
    return box
  }

  func box(
    _ node: LayoutNode, _ width: Double, _ height: Double, given: PlainLengths,
    raised: PlainLengths, number: Int
  ) -> PlainBox {
    switch node {
    case .item(let item):
      self.item(item, width, height, given: given, raised: raised, number: number)
    case .group(let group):
      self.group(group, width, height, given: given, raised: raised, number: number)
    }
  }

  // MARK: 5

  func group(
    _ group: LayoutGroup, _ width: Double, _ height: Double, given: PlainLengths,
    raised: PlainLengths, number: Int
  ) -> PlainBox {
    let fixedWidth =
      given.x ?? (group.size.width.isEstimated ? raised.x : length(group.size.width, width, height))
    let fixedHeight =
      given.y
      ?? (group.size.height.isEstimated ? raised.y : length(group.size.height, width, height))
    let outer = (
      fixedWidth ?? length(group.size.width, width, height),
      fixedHeight ?? length(group.size.height, width, height)
    )
    var insets = EdgeInsets()
    func points(_ value: Double, _ length: Double) -> Double {
      value > 0 && value < 1 ? value * length : value
    }
    if !(group.size.width.isEstimated && given.x == nil) {
      insets.leading = points(group.contentInsets.leading, outer.0)
      insets.trailing = points(group.contentInsets.trailing, outer.0)
    }
    if !(group.size.height.isEstimated && given.y == nil) {
      insets.top = points(group.contentInsets.top, outer.1)
      insets.bottom = points(group.contentInsets.bottom, outer.1)
    }
    let line = PlainLine(
      solver: self, group: group, fixed: PlainLengths(x: fixedWidth, y: fixedHeight),
      outer: outer, insets: insets, number: number, given: given)
    var box = line.solve()
    let isOpen = (
      group.size.width.isEstimated && given.x == nil,
      group.size.height.isEstimated && given.y == nil
    )
    let room = (
      outer.0 - insets.leading - insets.trailing, outer.1 - insets.top - insets.bottom
    )
    if (!isOpen.0 && room.0 <= 0) || (!isOpen.1 && room.1 <= 0) {
      box.warnings.insert(.noRoomForGroup)
    }
    if !group.supplementaryItems.isEmpty {
      let rect = Rect(
        x: insets.leading, y: insets.top,
        width: max(0, box.width - insets.leading - insets.trailing),
        height: max(0, box.height - insets.top - insets.bottom))
      box.groups.append(PlainBox.Group(rect: rect, definition: group, firstLeaf: 0, depth: 0))
    }
    return box
  }
}
