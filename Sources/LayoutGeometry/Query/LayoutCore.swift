/// The sections of a layout and where they are.
struct LayoutCore {
  /// The plain numbers that a question for what is visible starts with.
  struct Search {
    var hasRoom = false
    var isRightToLeft = false
    var flow = Axis.vertical
    /// Whether no section and no instance starts before the one in front of it.
    var isOrdered = true
    /// What to look beyond a span, at its start and at its end.
    var before = 0.0
    var after = 0.0
  }

  var space: LayoutSpace
  var states: [SectionState] = []
  private(set) var stack = SectionStack(rows: [], origin: 0, spacing: 0)
  /// How far items lie outside of their sections; grows while sections change.
  private(set) var reach = SectionReach()
  private(set) var search = Search()

  init(space: LayoutSpace) { self.space = space }

  /// Stacks all sections anew.
  mutating func stackSections(origin: Double, spacing: Double) {
    var reach = SectionReach()
    var rows: [SectionStack.Row] = []
    rows.reserveCapacity(states.count)
    for state in states {
      reach.add(state)
      rows.append(SectionStack.Row(state, hasRoom: space.hasRoom))
    }
    self.reach = reach
    stack = SectionStack(rows: rows, origin: origin, spacing: spacing)
    updateSearch()
  }

  /// Takes over the length of a section that changed.
  mutating func updateLength(ofSection section: Int) {
    reach.add(states[section])
    stack.setRow(SectionStack.Row(states[section], hasRoom: space.hasRoom), of: section)
    updateSearch()
  }

  private mutating func updateSearch() {
    let slack = space.grid.slack
    search = Search(
      hasRoom: space.hasRoom && !states.isEmpty, isRightToLeft: space.environment.isRightToLeft,
      flow: space.flow, isOrdered: reach.isOrdered && stack.shrinking == 0,
      before: reach.after + slack - min(0, stack.spacing), after: reach.before + slack)
  }
}
