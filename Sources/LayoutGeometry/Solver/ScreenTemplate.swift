/// A template's frames as they appear on screen, but for their place along the run.
///
/// All instances of a section have the same place across, so three of a frame's four numbers are the
/// same for every instance and rounded once.
struct ScreenTemplate {
  /// One leaf.
  struct Leaf {
    /// The frame on screen; its start along the run is set for each instance.
    var frame: Rect
    /// Where it starts in the instance, and how long it is, not rounded.
    var start: Double
    var length: Double
  }

  let leaves: [Leaf]
  /// The length of an instance along the run.
  let size: Double
  /// Whether all that decides a place along the run is whole points, so that there is nothing to
  /// round where the run starts at a whole point too.
  let isWhole: Bool
  private let run: Axis
  /// The width in which places along the run are mirrored.
  private let mirror: Double?

  /// Makes it for instances that start at a place across the run.
  init(_ plan: SectionPlan, acrossStart: Double, mirror: Double?) {
    let run = plan.run
    let grid = plan.space.grid
    self.run = run
    size = plan.template.size[run]
    self.mirror = run == .horizontal ? mirror : nil
    leaves = plan.template.leaves.map { leaf in
      var frame = leaf.frame.moved(by: acrossStart, along: plan.across)
      if let mirror, run == .vertical { frame = frame.mirrored(in: mirror) }
      return Leaf(
        frame: grid.round(frame), start: leaf.frame.start(run), length: leaf.frame.length(run))
    }
    let numbers = [plan.advance, grid.scale, self.mirror ?? 0]
    isWhole =
      grid.scale > 0 && numbers.allSatisfy { $0 == $0.rounded() }
      && leaves.allSatisfy {
        $0.start == $0.start.rounded() && (mirror == nil || $0.length == $0.length.rounded())
      }
  }

  /// The frame of a leaf of an instance that starts at a place along the run.
  @inline(__always)
  func frame(_ leaf: Leaf, at start: Double, isWhole: Bool, on grid: PixelGrid) -> Rect {
    var frame = leaf.frame
    var place = start + leaf.start
    if let mirror { place = mirror - place - leaf.length }
    if !isWhole { place = grid.round(place) }
    if run == .horizontal { frame.x = place } else { frame.y = place }
    return frame
  }
}
