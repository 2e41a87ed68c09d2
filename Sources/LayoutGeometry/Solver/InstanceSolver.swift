/// Solves one instance of a section's group: sizes from the leaves up, places from the group down.
///
/// It is never copied, so that nothing in it is counted as held twice.
struct InstanceSolver: ~Copyable {
  /// More slots than this are not placed in one line, nor more than 8 times as many solved for an
  /// instance; it only bounds what a script can ask for.
  static let slotLimit = 8_192

  /// A slot of a line whose size is known.
  struct Slot {
    var node: SolverNode
    var size: Size
    var leaves: Range<Int>
    var groups: Range<Int>
    var hasItem: Bool
    /// How many slots were solved for it, itself included.
    var solvedSlots: Int
    /// The lengths that took the place of the node's own dimension.
    var given: Lengths
    var position = Point.zero

    func given(_ axis: Axis) -> Bool { given[axis] != nil }

    /// Whether it is a leaf whose length is raised to that of its siblings.
    func takesUniformLength(_ axis: Axis) -> Bool {
      node.isLeaf && node.size[axis].isUniform && given[axis] == nil
    }
  }

  /// How much was solved at some moment, to come back to it.
  struct Mark {
    var slots: Int
    var leaves: Int
    var groups: Int
    var warnings: Int
    var placements: Int
  }

  let grid: PixelGrid
  let customFrames: CustomFrameCache
  /// Where measured sizes are found, and the item that leaf 0 shows.
  var sizes: MeasuredSizes?
  var firstItem = 0
  /// How many items are left for this instance.
  var available = Int.max
  /// The lengths that uniform items take over the whole section (geometry 10.4).
  var sectionMaximum = Lengths.none

  /// The slots of the lines that are being solved.
  var slots = SlotStack()
  var leaves: [SolvedInstance.Leaf] = []
  var groups: [SolvedInstance.Group] = []
  /// What could not be placed as written; one may be there more than once.
  var warnings: [SolverWarning] = []
  /// How many leaves were looked at, also those that did not fit.
  var examined = 0
  /// How many slots were solved for this instance.
  private(set) var solvedSlots = 0
  /// What is kept for an explanation; nothing unless it was asked for.
  var trace: SolverTrace?

  init(
    grid: PixelGrid, customFrames: CustomFrameCache, sizes: MeasuredSizes? = nil,
    firstItem: Int = 0, available: Int = .max
  ) {
    self.grid = grid
    self.customFrames = customFrames
    self.sizes = sizes
    self.firstItem = firstItem
    self.available = available
  }

  /// Solves the section's group in its container, once; `raised` holds lengths that the whole section
  /// gives to a uniform group.
  mutating func solve(_ root: SolverNode, in container: Size, raised: Lengths = .none)
    -> SolvedInstance
  {
    let slot = solve(root, in: container, given: .none, raised: raised)
    trace?.add(slot, container: container, in: nil)
    if leaves.count > available { leaves.removeLast(leaves.count - available) }
    if !groups.isEmpty { groups.removeAll { $0.firstLeaf >= available } }
    return SolvedInstance(
      size: slot.size, leaves: leaves, groups: groups,
      warnings: warnings.isEmpty ? [] : Set(warnings), examined: examined)
  }

  /// Solves a node, its leaves relative to its own origin.
  ///
  /// Given lengths take the place of its own dimension (geometry 5.3), raised ones only that of
  /// what was estimated (10.4).
  mutating func solve(
    _ node: SolverNode, in container: Size, given: Lengths, raised: Lengths
  ) -> Slot {
    let firstLeaf = leaves.count
    let firstGroup = groups.count
    let solvedBefore = solvedSlots
    solvedSlots += 1
    let size: Size
    switch node.kind {
    case .leaf:
      size = solveLeaf(node, in: container, given: given, raised: raised)
    case .custom:
      size = solveCustom(node, in: container, given: given, raised: raised)
    case .fill(let axis):
      size = solveLine(
        Line(node: node, axis: axis, children: node.children, count: nil, equal: false),
        in: container, given: given, raised: raised)
    case .counted(let axis, let count, let equal):
      size = solveLine(
        Line(node: node, axis: axis, children: node.children, count: count, equal: equal),
        in: container, given: given, raised: raised)
    }
    if !node.isLeaf, node.hasSupplementaryItems {
      let insets = insets(of: node, size: size, given: given)
      groups.append(
        SolvedInstance.Group(
          frame: Rect(origin: .zero, size: size).inset(by: insets), node: node,
          firstLeaf: firstLeaf))
    }
    examined = max(examined, leaves.count)
    return Slot(
      node: node, size: size, leaves: firstLeaf..<leaves.count, groups: firstGroup..<groups.count,
      hasItem: firstLeaf < available && firstLeaf < leaves.count,
      solvedSlots: solvedSlots - solvedBefore, given: given)
  }

  /// Whether another slot like one may be placed without asking whether it is too much.
  func canRepeat(_ slot: Slot) -> Bool {
    leaves.count + slot.leaves.count <= InstanceSolver.slotLimit
      && solvedSlots + slot.solvedSlots <= 8 * InstanceSolver.slotLimit
  }

  /// Places what an earlier slot holds once more, not yet moved.
  mutating func repeated(_ earlier: Slot) -> Slot {
    var slot = earlier
    let firstLeaf = leaves.count
    let firstGroup = groups.count
    for leaf in earlier.leaves { leaves.append(leaves[leaf]) }
    for index in earlier.groups {
      var group = groups[index]
      group.firstLeaf += firstLeaf - earlier.leaves.lowerBound
      groups.append(group)
    }
    solvedSlots += earlier.solvedSlots
    examined = max(examined, leaves.count)
    slot.leaves = firstLeaf..<leaves.count
    slot.groups = firstGroup..<groups.count
    slot.hasItem = firstLeaf < available && firstLeaf < leaves.count
    return slot
  }

  private mutating func solveLeaf(
    _ node: SolverNode, in container: Size, given: Lengths, raised: Lengths
  ) -> Size {
    let item = firstItem + leaves.count
    func length(_ axis: Axis) -> Double {
      if let given = given[axis] { return given }
      let dimension = node.size[axis]
      guard dimension.isEstimated else { return dimension.length(in: container, on: grid) }
      if let raised = raised[axis] { return raised }
      let own = sizes?.length(ofItem: item, along: axis)
      let natural = own ?? dimension.length(in: container, on: grid)
      guard dimension.isUniform, let largest = sectionMaximum[axis] else { return natural }
      return max(natural, largest)
    }
    let size = Size(width: length(.horizontal), height: length(.vertical))
    let frame = Rect(origin: .zero, size: size)
      .inset(by: insets(of: node, size: size, given: given))
    leaves.append(
      SolvedInstance.Leaf(
        frame: frame, zIndex: 0, node: node,
        growsAlongX: node.size.width.isEstimated && given.width == nil,
        growsAlongY: node.size.height.isEstimated && given.height == nil, offered: container))
    return size
  }

  private mutating func solveCustom(
    _ node: SolverNode, in container: Size, given: Lengths, raised: Lengths
  ) -> Size {
    func length(_ axis: Axis) -> Double {
      given[axis] ?? (node.size[axis].isEstimated ? raised[axis] : nil)
        ?? node.size[axis].length(in: container, on: grid)
    }
    let size = Size(width: length(.horizontal), height: length(.vertical))
    let insets = insets(of: node, size: size, given: given)
    let inner = Rect(origin: .zero, size: size).inset(by: insets)
    warnAboutRoom(node, inner: inner.size, given: given)
    guard let frames = node.customFrames else { return size }
    for frame in customFrames.frames(frames, container: size, insets: insets, inner: inner.size) {
      let rect = Rect(
        x: inner.x + frame.rect.x.bounded, y: inner.y + frame.rect.y.bounded,
        width: max(0, frame.rect.width.bounded), height: max(0, frame.rect.height.bounded))
      leaves.append(SolvedInstance.Leaf(frame: rect, zIndex: frame.zIndex, node: nil))
    }
    return size
  }

  /// The content insets that count: none along an estimated axis, unless a length was given there
  /// (geometry 4.2); fractions are those of a group only (3.4).
  func insets(of node: SolverNode, size: Size, given: Lengths) -> EdgeInsets {
    guard node.hasContentInsets else { return .zero }
    var insets = node.isLeaf ? node.contentInsets : node.contentInsets.resolved(in: size)
    if node.size.width.isEstimated, given.width == nil {
      insets.leading = 0
      insets.trailing = 0
    }
    if node.size.height.isEstimated, given.height == nil {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  /// The rectangle of a node's inside, relative to the node.
  func inner(of node: SolverNode, size: Size, insets: EdgeInsets) -> Rect {
    guard node.hasContentInsets else {
      return Rect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
    }
    return Rect(origin: .zero, size: size).inset(by: insets)
  }

  /// Remembers a group whose insets leave it without room (geometry 2.8).
  mutating func warnAboutRoom(_ node: SolverNode, inner: Size, given: Lengths) {
    if inner.width > 0, inner.height > 0 { return }
    for axis in Axis.allCases
    where inner[axis] <= 0 && (!node.size[axis].isEstimated || given[axis] != nil) {
      warn(.noRoomForGroup, node)
    }
  }

  /// How much is solved.
  var mark: Mark {
    Mark(
      slots: slots.count, leaves: leaves.count, groups: groups.count,
      warnings: warnings.count, placements: trace?.count ?? 0)
  }

  /// Takes back what was solved since, to solve it again or not at all.
  mutating func removeSolved(since mark: Mark) {
    slots.removeAll(from: mark.slots)
    leaves.removeLast(leaves.count - mark.leaves)
    groups.removeLast(groups.count - mark.groups)
    warnings.removeLast(warnings.count - mark.warnings)
    trace?.removeAll(from: mark.placements)
  }

  /// Whether a script has asked for more than is placed.
  var isExhausted: Bool {
    leaves.count > InstanceSolver.slotLimit || solvedSlots > 8 * InstanceSolver.slotLimit
  }

  mutating func warn(_ code: LayoutWarning.Code, _ node: SolverNode) {
    warnings.append(SolverWarning(code: code, place: node.place))
  }
}

extension Array {
  /// Makes room for so many more at once, and never for fewer than doubling would.
  mutating func reserve(_ more: Int) {
    let needed = count + more
    if needed > capacity { reserveCapacity(Swift.max(needed, 2 * capacity)) }
  }
}
