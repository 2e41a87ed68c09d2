/// A node of a group tree, made ready for solving: reached by reference and never copied.
final class SolverNode {
  /// What the node is.
  enum Kind {
    /// A cell slot.
    case leaf
    /// A group that fills its line.
    case fill(axis: Axis)
    /// A group with so many slots of its only child; equal ones share the line.
    case counted(axis: Axis, count: Int, equal: Bool)
    /// A group with frames of its own.
    case custom(CustomFrames)
  }

  let kind: Kind
  /// The nodes directly below.
  let children: [SolverNode]
  /// The axes along which some slot of the tree is estimated, and some node of it.
  let estimatedLeafAxes: AxisSet
  let estimatedAxes: AxisSet
  let size: LayoutSize
  let contentInsets: EdgeInsets
  let edgeSpacing: EdgeSpacing
  let spacing: Spacing
  let supplementaryItems: [SupplementaryItem]
  let place: Int?

  /// Makes the tree of a group.
  init(_ group: LayoutGroup) {
    switch group.content {
    case .fill(let axis, let subitems):
      children = subitems.map(SolverNode.make)
      kind = .fill(axis: axis)
    case .equal(let axis, let subitem, let count):
      children = [SolverNode.make(subitem)]
      kind = .counted(axis: axis, count: max(0, count), equal: true)
    case .repeating(let axis, let subitem, let count):
      children = [SolverNode.make(subitem)]
      kind = .counted(axis: axis, count: max(0, count), equal: false)
    case .custom(let frames):
      children = []
      kind = .custom(frames)
    }
    var estimated = group.size.estimatedAxes
    var leaves = AxisSet()
    for child in children {
      estimated.formUnion(child.estimatedAxes)
      leaves.formUnion(child.estimatedLeafAxes)
    }
    estimatedAxes = estimated
    estimatedLeafAxes = leaves
    size = group.size
    contentInsets = group.contentInsets
    edgeSpacing = group.edgeSpacing
    spacing = group.interItemSpacing
    supplementaryItems = group.supplementaryItems
    place = group.place
  }

  /// Makes a leaf.
  private init(_ item: LayoutItem) {
    kind = .leaf
    children = []
    estimatedAxes = item.size.estimatedAxes
    estimatedLeafAxes = estimatedAxes
    size = item.size
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing
    spacing = .none
    supplementaryItems = item.supplementaryItems
    place = item.place
  }

  private static func make(_ node: LayoutNode) -> SolverNode {
    switch node {
    case .item(let item): SolverNode(item)
    case .group(let group): SolverNode(group)
    }
  }

  /// The group's own axis; none for a leaf and a custom group.
  var axis: Axis? {
    switch kind {
    case .leaf, .custom: nil
    case .fill(let axis), .counted(let axis, _, _): axis
    }
  }

  var isLeaf: Bool {
    if case .leaf = kind { true } else { false }
  }

  var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }

  /// The cell slots that the tree defines, custom frames counting as several.
  var leafDefinitionCount: Int {
    switch kind {
    case .leaf: 1
    case .custom: 2
    case .fill, .counted: children.reduce(0) { $0 + $1.leafDefinitionCount }
    }
  }

  /// Whether the node or one below it fulfils a condition.
  func contains(where condition: (SolverNode) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }
}

extension LayoutSize {
  /// The axes along which a measured length takes the place of this one's.
  fileprivate var estimatedAxes: AxisSet {
    var axes = AxisSet()
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
