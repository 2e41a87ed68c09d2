/// A collection of sections laid out by the rules of UIKit's compositional layout.
///
/// Sections whose sizes are fixed are a template and a stride: they take no memory for their items,
/// and a billion items cost what ten do. Only what was measured is stored. A change to one section
/// leaves the others as they are. Frames are in content coordinates and on the pixel grid
/// (geometry 2.3, 2.4).
///
/// A layout is used by one thread at a time.
public final class CompositionalLayout {
  /// How a section is laid out and how many items it has.
  public struct Section: Sendable, Hashable {
    /// How it is laid out.
    public var definition: LayoutSection
    /// How many items it has.
    public var itemCount: Int

    /// Makes a section.
    public init(definition: LayoutSection, itemCount: Int) {
      self.definition = definition
      self.itemCount = itemCount
    }
  }

  /// The section number of what belongs to the whole layout (geometry 7.4).
  public static let layoutLevel = -1

  /// What the layout is solved for.
  public var environment: LayoutEnvironment { space.environment }
  /// What holds for the whole layout.
  public var configuration: LayoutConfiguration { space.configuration }

  let customFrames: CustomFrameCache
  /// The sections and where they are.
  @exclusivity(unchecked) var core: LayoutCore
  /// The boundary items of the layout, and their measured sizes.
  var layoutBoundary: BoundaryPlan
  var layoutSupplementarySizes: [SupplementaryKey: Lengths] = [:]
  /// Whether sections were made or taken away since they were stacked.
  @exclusivity(unchecked) private var isStackStale = true
  /// The plans made last, for sections that are laid out alike.
  @exclusivity(unchecked) private var recentPlans: [SectionPlan] = []
  private static let recentPlanCount = 8

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - environment: what the sections are laid out in.
  ///   - configuration: what holds for the whole layout.
  ///   - sections: the sections, in order.
  ///   - customFrames: answers for custom groups whose frames are provided; it is kept.
  public init(
    environment: LayoutEnvironment, configuration: LayoutConfiguration = LayoutConfiguration(),
    sections: [Section] = [], customFrames: CustomFrames.Provider? = nil
  ) {
    self.customFrames = CustomFrameCache(provider: customFrames)
    let space = LayoutSpace(environment: environment, configuration: configuration)
    core = LayoutCore(space: space)
    layoutBoundary = CompositionalLayout.layoutBoundary(in: space, measured: [:])
    setSections(sections)
  }

  /// What sections are solved in.
  var space: LayoutSpace { core.space }

  /// The sections.
  var states: [SectionState] {
    _read { yield core.states }
    _modify { yield &core.states }
  }

  /// The sections' lengths and starts, up to date.
  var sectionStack: SectionStack {
    stackSections()
    return core.stack
  }

  /// Stacks the sections, where some were made or taken away since.
  ///
  /// O(sections) then.
  func stackSections() {
    guard isStackStale else { return }
    isStackStale = false
    core.stackSections(
      origin: layoutBoundary.startRoom, spacing: space.configuration.interSectionSpacing.bounded)
  }

  /// Lets sections be stacked anew when something is asked next.
  func invalidateStack() { isStackStale = true }

  /// Takes over the length of a section that changed.
  ///
  /// O(log n).
  func updateLength(ofSection section: Int) {
    guard !isStackStale else { return }
    core.updateLength(ofSection: section)
  }

  /// The plan for a definition; one that is laid out alike is shared.
  func plan(for definition: borrowing LayoutSection) -> SectionPlan {
    for plan in recentPlans where plan.definition.isSame(as: definition) { return plan }
    let plan = SectionPlan(definition, in: space, customFrames: customFrames)
    if recentPlans.count == CompositionalLayout.recentPlanCount { recentPlans.removeFirst() }
    recentPlans.append(plan)
    return plan
  }

  /// Makes room for the plans of so many sections.
  func reservePlans(_ count: Int) {
    recentPlans.reserveCapacity(min(count, CompositionalLayout.recentPlanCount))
  }

  static func layoutBoundary(
    in space: LayoutSpace, measured: [SupplementaryKey: Lengths]
  ) -> BoundaryPlan {
    BoundaryPlan(
      space.configuration.boundarySupplementaryItems, band: space.insets(for: .automatic),
      in: space, measured: measured)
  }

  // MARK: Environment and configuration

  /// Solves all sections for another environment.
  ///
  /// What was measured is kept: a host that measures against a width forgets it with
  /// `removeMeasuredSizes`. O(sections + what was measured).
  public func setEnvironment(_ environment: LayoutEnvironment) {
    guard environment != self.environment else { return }
    solveAgain(in: LayoutSpace(environment: environment, configuration: configuration))
  }

  /// Solves all sections for another configuration.
  ///
  /// O(sections + what was measured).
  public func setConfiguration(_ configuration: LayoutConfiguration) {
    solveAgain(in: LayoutSpace(environment: environment, configuration: configuration))
  }

  private func solveAgain(in space: LayoutSpace) {
    core.space = space
    layoutBoundary = CompositionalLayout.layoutBoundary(
      in: space, measured: layoutSupplementarySizes)
    recentPlans = []
    customFrames.removeAll()
    var plans: [ObjectIdentifier: SectionPlan] = [:]
    for index in states.indices {
      let old = states[index].plan
      let new =
        plans[ObjectIdentifier(old)]
        ?? SectionPlan(old.definition, in: space, customFrames: customFrames)
      plans[ObjectIdentifier(old)] = new
      states[index] = states[index].with(plan: new)
    }
    invalidateStack()
  }
}
