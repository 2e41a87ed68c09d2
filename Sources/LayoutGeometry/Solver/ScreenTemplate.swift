/// A template's frames, mirrored and rounded but for their place along the flow.
///
/// In a plain section all instances have the same place across, so three of a frame's four numbers
/// are the same for every instance.
struct ScreenTemplate {
  /// One leaf.
  struct Leaf {
    /// The frame on screen; along the flow its start in the instance, not rounded.
    var frame: Rect
    var zIndex: Int
  }

  let leaves: [Leaf]

  /// Makes it where it holds: not for orthogonal sections, nor where the flow is mirrored.
  init?(_ plan: SectionPlan) {
    let space = plan.space
    guard !plan.isOrthogonal, !(space.flow == .horizontal && space.environment.isRightToLeft)
    else { return nil }
    let offset = plan.crossStart(of: plan.template.size)
    leaves = plan.template.leaves.map { leaf in
      let flowStart = leaf.frame.start(space.flow)
      var frame = leaf.frame.moved(by: offset, along: space.cross)
      if space.environment.isRightToLeft { frame = frame.mirrored(in: space.size.width) }
      frame = space.grid.round(frame)
      if space.flow == .horizontal { frame.x = flowStart } else { frame.y = flowStart }
      return Leaf(frame: frame, zIndex: leaf.zIndex)
    }
  }
}
