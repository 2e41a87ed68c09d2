/// A section's definition solved for one environment, once for all sections that share it.
///
/// Where no size can be measured this is all there is to a section: item i is leaf `i % n` of the
/// template, moved by `i / n` times the advance.
final class SectionPlan {
  /// How a section's instances are found.
  enum Mode {
    /// All are the template; nothing is measured.
    case regular
    /// Each holds as many items as the template, and some differ in length.
    case measured
    /// How many items one holds depends on what was measured.
    case lines
  }

  /// Where the length of a measured instance comes from.
  enum LengthSource {
    /// It never changes.
    case constant
    /// It is the measured length of its only item and so much more.
    case item(extra: Double)
    /// It has to be solved.
    case instance
  }

  let definition: LayoutSection
  let space: LayoutSpace
  let customFrames: CustomFrameCache
  /// The section's group, made ready for solving.
  private let tree: SolverTree
  /// The reference insets and the section's own, in points.
  let reference: EdgeInsets
  let insets: EdgeInsets
  /// The axis along which instances follow each other, and the other one.
  let run: Axis
  let across: Axis
  /// The container of the section's group (geometry 3.2).
  let container: Size
  /// An instance with all slots filled and nothing measured.
  let template: SolvedInstance
  let mode: Mode
  /// Room in front of an instance, and from its end to where the next one's room begins.
  let before: Double
  let after: Double
  let boundary: BoundaryPlan
  /// From the start of a section to its first instance's room, or to its strip.
  private(set) var innerStart = 0.0
  /// Whether a last instance that is not full can have another size than a full one.
  let partialDiffers: Bool
  /// Whether every instance is one leaf that starts at the same place and is as long as measured.
  private(set) var hasPlainLeaf = false
  /// The only slot definition of the tree, as the template has it; none where there are several.
  private(set) var onlyLeaf: SolvedInstance.Leaf?
  /// Whether some item can have a z index of its own, that of a custom frame.
  let canRaiseItems: Bool
  /// How far the template's leaves reach.
  let overhang: Overhang
  /// The template as it appears on screen, but for its place along the flow; none where more than
  /// that differs from one instance to the next.
  private(set) var screenTemplate: UnsafePointer<ScreenTemplate>?
  private var partials: [Int: SolvedInstance] = [:]

  init(
    _ definition: borrowing LayoutSection, in space: LayoutSpace, customFrames: CustomFrameCache
  ) {
    self.definition = copy definition
    self.space = space
    self.customFrames = customFrames
    tree = SolverTree(definition.group)
    let root = tree.root
    reference = space.insets(for: definition.contentInsetsReference)
    let effective = space.effectiveSize(reference)
    insets = definition.insets(in: effective)
    run = definition.orthogonalScrollingBehavior == .none ? space.flow : space.cross
    across = run.other
    var container = effective
    container[across] = max(0, effective[across] - insets.total(across))
    self.container = container
    var solver = InstanceSolver(grid: space.grid, customFrames: customFrames)
    let solved = solver.solve(root, in: container)
    var overhang = Overhang()
    overhang.add(solved, along: run)
    self.overhang = overhang
    template = solved
    before = root.before(run)
    after = root.after(run)
    mode = SectionPlan.mode(root)
    // With measured sizes an instance may hold frames for which the template has no room.
    canRaiseItems =
      mode == .regular
      ? template.leaves.contains { $0.zIndex != 0 } : root.contains(where: \.isCustom)
    boundary = BoundaryPlan(
      definition.boundarySupplementaryItems,
      band: SectionPlan.band(definition, space, reference, insets), in: space)
    partialDiffers = !root.estimatedAxes.isEmpty
    if root.canGrow { hasPlainLeaf = findPlainLeaf() }
    onlyLeaf = root.leafDefinitionCount == 1 ? template.leaves.first : nil
    innerStart = boundary.startRoom + insets.before(space.flow)
    // Where the flow is mirrored the width to mirror in is the content's, which changes.
    if !isOrthogonal, !(space.flow == .horizontal && space.environment.isRightToLeft) {
      screenTemplate = ScreenTemplate.allocate(
        self, acrossStart: crossStart(of: template.size),
        mirror: space.environment.isRightToLeft ? space.size.width : nil)
    }
  }

  deinit { screenTemplate?.deallocate() }

  /// The section's group, as long as the plan lives.
  var root: SolverNode { tree.root }

  var isOrthogonal: Bool { run == space.cross }

  /// Whether some slot is estimated along an axis.
  func canGrow(along axis: Axis) -> Bool {
    root.estimatedLeafAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// The number of items that a full instance holds.
  var leafCount: Int { template.leaves.count }

  /// From the start of one template to that of the next.
  var advance: Double { template.size[run] + pitchExtra }

  /// The spacing between two instances.
  var gap: Double { definition.interGroupSpacing.bounded }

  /// What an instance takes along the run beside its own length and the next one's spacing.
  var pitchExtra: Double { before + after + gap }

  /// The last instance of a section when it holds fewer items than a full one.
  func partial(_ count: Int) -> SolvedInstance {
    if let known = partials[count] { return known }
    var solver = InstanceSolver(grid: space.grid, customFrames: customFrames, available: count)
    let solved = solver.solve(root, in: container)
    partials[count] = solved
    return solved
  }

  /// A solver for the instance that starts with an item.
  func solver(sizes: MeasuredSizes, firstItem: Int, itemCount: Int) -> InstanceSolver {
    InstanceSolver(
      grid: space.grid, customFrames: customFrames, sizes: sizes, firstItem: firstItem,
      available: itemCount - firstItem)
  }

  /// The boundary items with measured sizes.
  func boundary(measured: [SupplementaryKey: Lengths]) -> BoundaryPlan {
    BoundaryPlan(
      definition.boundarySupplementaryItems,
      band: SectionPlan.band(definition, space, reference, insets), in: space,
      measured: measured)
  }

  /// Where an instance of some extent across starts, from the section's or the strip's inner edge.
  func offsetAcross(_ length: Double, in available: Double) -> Double {
    guard root.hasEdgeSpacing else { return 0 }
    return root.edgeSpacing.offset(along: across, of: length, in: available)
  }

  /// The extent that an instance needs across, its fixed edges included (geometry 9.2).
  func extentAcross(_ length: Double) -> Double {
    max(0, length + root.before(across) + root.after(across))
  }

  /// The band of the boundary items across the flow (geometry 7.3).
  private static func band(
    _ definition: borrowing LayoutSection, _ space: LayoutSpace, _ reference: EdgeInsets,
    _ insets: EdgeInsets
  ) -> EdgeInsets {
    if definition.supplementaryContentInsetsReference != .automatic {
      return space.insets(for: definition.supplementaryContentInsetsReference)
    }
    return definition.supplementariesFollowContentInsets
      ? reference + insets.only(space.cross)
      : space.insets(for: .automatic)
  }
}
