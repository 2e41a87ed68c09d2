/// One placed copy of a section's group, relative to its own origin, before rounding.
struct SolvedInstance {
  /// A cell slot that holds an item.
  struct Leaf {
    /// The frame, after content insets.
    var frame: Rect
    /// How far in front a custom frame lies.
    var zIndex: Int
    /// The definition it comes from; none for a custom frame.
    var node: SolverNode?
    /// Whether a measured width counts.
    var growsAlongX = false
    /// Whether a measured height counts.
    var growsAlongY = false
    /// Its container, which a measuring pass is offered along axes that grow.
    var offered = Size.zero

    /// Whether a measured length counts along an axis.
    func grows(along axis: Axis) -> Bool { axis == .horizontal ? growsAlongX : growsAlongY }
  }

  /// A group with supplementary items.
  struct Group {
    /// The rectangle after content insets.
    var frame: Rect
    /// The definition.
    var node: SolverNode
    /// The first leaf inside.
    var firstLeaf: Int
  }

  /// The size before content insets.
  var size: Size
  /// The leaves, in the order of items.
  var leaves: [Leaf]
  /// The groups that carry supplementary items, outer ones last.
  var groups: [Group]
  /// What could not be placed as written.
  var warnings: Set<SolverWarning>
  /// How many items decided what this instance looks like, also those that did not fit.
  var examined: Int

  /// How far the leaves reach along an axis, from the instance's origin; the instance's own extent
  /// where there is no leaf.
  func reach(along axis: Axis) -> ClosedRange<Double> {
    guard !leaves.isEmpty else { return 0...size[axis] }
    var low = leaves[0].frame.start(axis)
    var high = leaves[0].frame.end(axis)
    for index in 1..<leaves.count {
      low = min(low, leaves[index].frame.start(axis))
      high = max(high, leaves[index].frame.end(axis))
    }
    return low...high
  }
}
