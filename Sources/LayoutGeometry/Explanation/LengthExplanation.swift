/// Where a container's extents come from, as formulas.
struct ContainerFormulas {
  var width: Formula
  var height: Formula

  subscript(axis: Axis) -> Formula { axis == .horizontal ? width : height }
}

extension Dimension {
  /// The length in a container, as a formula, with its rule and what it does.
  func formula(in container: ContainerFormulas, value: Double) -> (Formula, rule: String, String) {
    switch self {
    case .absolute: (Formula(value), "3.1", "absolute")
    case .fractionalWidth(let fraction):
      (
        Formula.times(Formula.fraction(fraction), container.width).applying("floor", value: value),
        "3.3",
        "fraction of the container's width, on the pixel grid"
      )
    case .fractionalHeight(let fraction):
      (
        Formula.times(Formula.fraction(fraction), container.height).applying("floor", value: value),
        "3.3",
        "fraction of the container's height, on the pixel grid"
      )
    case .estimated, .uniformAcrossSiblings: (Formula(value), "3.1", "as estimated")
    }
  }
}

/// Explains the lengths of one slot on the way down to a leaf.
struct LengthExplanation {
  let placement: SolverTrace.Placement
  let container: ContainerFormulas
  let grid: PixelGrid
  /// The slots inside, where it is a group.
  let inside: [SolverTrace.Placement]
  let item: Int?
  let sizes: MeasuredSizes?

  private var node: SolverNode { placement.slot.node }

  func formula(along axis: Axis) -> (Formula, rule: String, String) {
    let value = placement.slot.size[axis]
    let dimension = node.size[axis]
    if placement.slot.given[axis] != nil { return slot(along: axis, value: value) }
    guard dimension.isEstimated else { return dimension.formula(in: container, value: value) }
    if node.isLeaf, let item, let measured = sizes?.length(ofItem: item, along: axis) {
      if measured == value { return (Formula(value), "10.1", "as measured") }
      return (
        Formula.largest([Formula(measured), Formula(value)], value: value), "10.4",
        "the largest of its siblings, itself measured"
      )
    }
    if !node.isLeaf, !inside.isEmpty, let own = grown(along: axis, value: value) { return own }
    let estimate = dimension.length(in: placement.container, on: grid)
    if estimate == value { return (Formula(value), "3.1", "as estimated") }
    if value < estimate { return (Formula(value), "10.2", "decided by what is inside") }
    return (
      Formula.largest([Formula(estimate), Formula(value)], value: value), "10.4",
      "the largest of its siblings"
    )
  }

  /// An equal part of its group (geometry 5.3).
  private func slot(along axis: Axis, value: Double) -> (Formula, rule: String, String) {
    guard let parent = placement.parent, let count = parent.line.count else {
      return (Formula(value), "5.3", "an equal part of the group")
    }
    let gaps = Formula(Double(max(0, count - 1))) * Formula(parent.line.node.spacing.minimum)
    let room = Formula(parent.inner.length(axis))
    let rest =
      parent.line.node.spacing.minimum == 0 || count < 2 ? room : room - gaps
    let edges = node.edgeSpacing
    let part = (rest / Formula(Double(count))).atLeastZero
      .applying("floor", value: parent.space.slot ?? value)
    let formula =
      part - Formula(edges.before(axis).minimum) - Formula(edges.after(axis).minimum)
    return (formula.atLeastZero, "5.3", "an equal part of the group")
  }

  /// A group that grows with what is inside (geometry 5.7, 10.2).
  private func grown(along axis: Axis, value: Double) -> (Formula, rule: String, String)? {
    guard let line = node.axis else { return nil }
    if axis == line {
      var sum = Formula(0)
      for (index, placement) in inside.enumerated() {
        let edges = placement.slot.node.edgeSpacing
        if index > 0 { sum = sum + Formula(node.spacing.minimum) }
        sum =
          sum + Formula(edges.before(axis).minimum) + Formula(placement.slot.size[axis])
          + Formula(edges.after(axis).minimum)
      }
      guard (sum.value - value).magnitude < 1e-6 else { return nil }
      return (sum, "5.7", "the slots inside and their spacing")
    }
    let lengths = inside.filter { !$0.slot.node.size[axis].isFraction(of: axis) }.map {
      let edges = $0.slot.node.edgeSpacing
      return Formula($0.slot.size[axis]) + Formula(edges.before(axis).minimum)
        + Formula(edges.after(axis).minimum)
    }
    guard let most = lengths.map(\.value).max(), (most - value).magnitude < 1e-6 else { return nil }
    return (
      lengths.count == 1 ? lengths[0] : Formula.largest(lengths, value: value), "10.2",
      "the longest of the slots inside"
    )
  }
}
