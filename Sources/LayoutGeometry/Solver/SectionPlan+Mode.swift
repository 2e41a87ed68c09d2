extension SectionPlan {
  /// How instances have to be found, from the tree alone.
  static func mode(_ root: SolverNode) -> Mode {
    if root.size.width.isUniform || root.size.height.isUniform { return .lines }
    guard !root.estimatedLeafAxes.isEmpty else { return .regular }
    return countCanChange(root, given: false) ? .lines : .measured
  }

  /// Whether the number of slots in some line depends on what was measured (geometry 10.5).
  private static func countCanChange(_ node: SolverNode, given: Bool) -> Bool {
    guard let axis = node.axis else { return false }
    let children = node.children
    if case .fill = node.kind, given || !node.size[axis].isEstimated,
      children.contains(where: { $0.size[axis].isEstimated })
    {
      return true
    }
    if hasFollower(node) { return true }
    var gives = false
    if case .counted(_, _, let equal) = node.kind {
      gives = equal && (given || !node.size[axis].isEstimated)
    }
    return children.contains { countCanChange($0, given: gives && $0.axis == axis) }
  }

  /// Whether a group below a node follows what its siblings measure and may so take more or fewer
  /// slots itself.
  private static func hasFollower(_ node: SolverNode) -> Bool {
    guard let across = node.axis?.other else { return false }
    return node.children.contains { child in
      guard !child.isLeaf, child.contains(where: \.canFill) else { return false }
      return child.size.width.isUniform || child.size.height.isUniform
        || (node.size[across].isEstimated && child.size[across].isFraction(of: across))
    }
  }

  /// Whether instances have to be arranged also while nothing is measured: a uniform group takes its
  /// largest length over the whole section, and what a group below takes may depend on how many
  /// items are left.
  var isAlwaysArranged: Bool {
    mode == .lines
      && (root.size.width.isUniform || root.size.height.isUniform
        || root.contains(where: SectionPlan.hasFollower))
  }

  /// Where the length of an instance along an axis comes from.
  func lengthSource(along axis: Axis) -> LengthSource {
    guard mode == .measured, root.size[axis].isEstimated else { return .constant }
    guard leafCount == 1 else { return .instance }
    var node = root
    var allEstimated = node.size[axis].isEstimated
    while !node.isLeaf {
      guard node.children.count == 1 else { return .instance }
      node = node.children[0]
      allEstimated = allEstimated && node.size[axis].isEstimated
    }
    guard allEstimated, let leaf = template.leaves.first, leaf.grows(along: axis) else {
      return allEstimated ? .instance : .constant
    }
    // A length below 0 is cut off, which a sum would not show.
    let extra = template.size[axis] - leaf.frame.length(axis)
    return extra < 0 ? .instance : .item(extra: extra)
  }
}

extension SolverNode {
  /// Whether the number of its slots follows its size.
  fileprivate var canFill: Bool {
    switch kind {
    case .fill: true
    case .custom: if case .provided = customFrames { true } else { false }
    case .leaf, .counted: false
    }
  }
}
