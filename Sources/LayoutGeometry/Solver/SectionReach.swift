/// How far items lie outside of the sections that hold them, at most.
struct SectionReach {
  /// Before the start of a section and beyond its end, along the flow.
  var before = 0.0
  var after = 0.0
  /// Whether starts never decrease, inside of every section.
  var isOrdered = true

  /// Takes a section into account.
  mutating func add(_ state: SectionState) {
    guard state.itemCount > 0 else { return }
    let plan = state.plan
    let flow = plan.space.flow
    let overhang = state.overhang
    isOrdered = isOrdered && state.isOrdered
    let inset = (plan.insets.before(flow), plan.insets.after(flow))
    let inner = plan.isOrthogonal ? state.extent : state.runLength
    if plan.isOrthogonal {
      let start = plan.root.before(flow)
      let free = plan.root.edgeSpacing.before(flow).isFlexible ? inner : 0
      before = max(before, -(state.startRoom + inset.0 + start + overhang.across.lowerBound))
      let end = start + free + overhang.across.upperBound
      after = max(after, end - inner - inset.1 - state.endRoom)
    } else {
      before = max(before, overhang.before - state.startRoom - inset.0 - plan.before)
      after = max(after, overhang.after - plan.after - inset.1 - state.endRoom)
    }
    // A section whose insets eat its content is shorter than what lies in it.
    after = max(after, after - min(0, inset.0 + inner + inset.1))
  }
}
