/// A node of a group tree, made ready for solving.
///
/// It only points at what its tree holds, so passing it on counts no reference; whoever keeps one
/// keeps the tree's plan too.
struct SolverNode: Equatable {
  /// What the node is.
  enum Kind {
    /// A cell slot.
    case leaf
    /// A group that fills its line.
    case fill(axis: Axis)
    /// A group with so many slots of its only child; equal ones share the line.
    case counted(axis: Axis, count: Int, equal: Bool)
    /// A group with frames of its own.
    case custom
  }

  private let content: UnsafePointer<Content>

  init(_ content: UnsafePointer<Content>) { self.content = content }

  var kind: Kind { content.pointee.kind }
  /// The nodes directly below.
  var children: SolverNodes { content.pointee.children }
  /// The axes along which some slot of the tree is estimated, and some node of it.
  var estimatedLeafAxes: AxisSet { content.pointee.estimatedLeafAxes }
  var estimatedAxes: AxisSet { content.pointee.estimatedAxes }
  /// Whether anything in its tree is estimated.
  var canGrow: Bool { !content.pointee.estimatedAxes.isEmpty }
  var size: LayoutSize { content.pointee.size }
  var hasContentInsets: Bool { content.pointee.hasContentInsets }
  var contentInsets: EdgeInsets { content.pointee.contentInsets }
  var hasEdgeSpacing: Bool { content.pointee.hasEdgeSpacing }
  var edgeSpacing: EdgeSpacing { content.pointee.edgeSpacing }
  var spacing: Spacing { content.pointee.spacing }
  var hasSupplementaryItems: Bool { content.pointee.hasSupplementaryItems }
  var supplementaryItems: [SupplementaryItem] {
    content.pointee.attachments?.pointee.supplementaryItems ?? []
  }
  /// The frames of a custom group.
  var customFrames: CustomFrames? { content.pointee.attachments?.pointee.customFrames }
  var place: Int? { content.pointee.place }

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

  /// The least room in front of it, and behind it.
  func before(_ axis: Axis) -> Double {
    hasEdgeSpacing ? edgeSpacing.before(axis).minimum : 0
  }
  func after(_ axis: Axis) -> Double {
    hasEdgeSpacing ? edgeSpacing.after(axis).minimum : 0
  }

  /// Whether the node or one below it fulfils a condition.
  func contains(where condition: (SolverNode) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }
}

extension SolverNode {
  /// What is known of a node; plain numbers and pointers, so that making one counts no reference.
  struct Content {
    let kind: Kind
    let children: SolverNodes
    let estimatedLeafAxes: AxisSet
    let estimatedAxes: AxisSet
    let hasContentInsets: Bool
    let hasEdgeSpacing: Bool
    let hasSupplementaryItems: Bool
    let size: LayoutSize
    let contentInsets: EdgeInsets
    let edgeSpacing: EdgeSpacing
    let spacing: Spacing
    let attachments: UnsafeMutablePointer<Attachments>?
    let place: Int?

    /// Makes a group from nodes that are made.
    @inline(__always)
    init(
      _ group: borrowing LayoutGroup, _ kind: Kind, children: SolverNodes,
      attachments: UnsafeMutablePointer<Attachments>?
    ) {
      self.kind = kind
      self.children = children
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
      self.attachments = attachments
      hasContentInsets = contentInsets != .zero
      hasEdgeSpacing = edgeSpacing != .none
      hasSupplementaryItems = !group.supplementaryItems.isEmpty
      place = group.place
    }

    /// Makes a leaf, which holds nothing.
    @inline(__always)
    init(_ item: borrowing LayoutItem, children: SolverNodes) {
      kind = .leaf
      self.children = children
      estimatedAxes = item.size.estimatedAxes
      estimatedLeafAxes = estimatedAxes
      size = item.size
      contentInsets = item.contentInsets
      edgeSpacing = item.edgeSpacing
      spacing = .none
      attachments = Attachments.allocate(item.supplementaryItems)
      hasContentInsets = contentInsets != .zero
      hasEdgeSpacing = edgeSpacing != .none
      hasSupplementaryItems = !item.supplementaryItems.isEmpty
      place = item.place
    }

    /// Gives the memory of its attachments back.
    func deallocateAttachments() {
      attachments?.deinitialize(count: 1)
      attachments?.deallocate()
    }
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
