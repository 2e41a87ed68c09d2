import LayoutGeometry

/// Why parts of a frame moved: the first thing in the flow of the screen that is different, and what
/// it moved.
package struct MovementCause: Sendable, Hashable {
  /// What happened to the parts.
  package enum Kind: Sendable, Hashable {
    /// They are larger, or smaller.
    case resized
    /// They were not there before.
    case appeared
    /// They are not there any more.
    case left
    /// They stand among other neighbours.
    case reordered
    /// The space in front of them is larger, or smaller: an inset, a spacing or an alignment.
    case space
  }

  /// Which way the parts push each other.
  package enum Direction: Sendable, Hashable {
    /// From the top to the bottom.
    case down
    /// From the leading to the trailing edge.
    case along
  }

  /// What happened.
  package var kind: Kind
  /// Which way it pushes.
  package var direction: Direction
  /// The parts to which it happened, in reading order; never empty.
  package var parts: [FramePart]
  /// The section of the parts; nil for those of the layout.
  package var section: String?
  /// Points by which each of the parts, or the space in front of it, grew; 0 where parts came, left or
  /// changed places.
  package var growth: Double
  /// How many items it moved.
  package var movedItems = 0
  /// How many other views it moved.
  package var movedViews = 0
  /// The least and the most points that something moved, along the direction; a part that moved
  /// several times counts what came before too.
  package var distances: ClosedRange<Double>
}

extension MovementCause {
  /// The causes of all movements between two frames, in reading order, downward ones first.
  ///
  /// Lengths that differ by no more than the tolerance are taken for the same, since places are
  /// rounded to pixels. O(n log n).
  static func all(
    from old: [FrameElement], to new: [FrameElement], tolerance: Double, runsRightToLeft: Bool
  ) -> [MovementCause] {
    let limit = tolerance + 1e-6
    let down = MovementSearch(
      old.compactMap { FlowPart($0, direction: .down, runsRightToLeft: false) },
      new.compactMap { FlowPart($0, direction: .down, runsRightToLeft: false) },
      direction: .down, limit: limit
    ).causes()
    // Sideways, sections do not push each other.
    var along: [MovementCause] = []
    let newBySection = Dictionary(grouping: new, by: \.section)
    var seen: Set<String?> = []
    let oldBySection = Dictionary(grouping: old, by: \.section)
    for element in old where seen.insert(element.section).inserted {
      guard let after = newBySection[element.section] else { continue }
      along += MovementSearch(
        (oldBySection[element.section] ?? []).compactMap {
          FlowPart($0, direction: .along, runsRightToLeft: runsRightToLeft)
        },
        after.compactMap { FlowPart($0, direction: .along, runsRightToLeft: runsRightToLeft) },
        direction: .along, limit: limit
      ).causes()
    }
    return down + along
  }
}
