/// The nodes of a section's group, in one block of memory.
struct SolverTree: ~Copyable {
  private let nodes: UnsafeMutablePointer<SolverNode.Content>
  private let count: Int

  /// Makes the nodes of a group and of all that it holds.
  init(_ group: borrowing LayoutGroup) {
    count = group.nodeCount
    nodes = .allocate(capacity: count)
    var free = nodes + 1
    SolverTree.make(group, at: nodes, &free)
  }

  deinit {
    for index in 0..<count { nodes[index].deallocateAttachments() }
    nodes.deallocate()
  }

  /// The section's own group.
  var root: SolverNode { SolverNode(nodes) }

  /// Makes a group, what it holds side by side in the memory that is free, and behind that what is
  /// further down.
  private static func make(
    _ group: borrowing LayoutGroup, at node: UnsafeMutablePointer<SolverNode.Content>,
    _ free: inout UnsafeMutablePointer<SolverNode.Content>
  ) {
    let first = free
    let kind: SolverNode.Kind
    var count = 0
    var attachments: UnsafeMutablePointer<SolverNode.Attachments>?
    switch group.content {
    case .fill(let axis, let subitems):
      kind = .fill(axis: axis)
      count = subitems.count
      free += count
      for index in 0..<count { make(subitems[index], at: first + index, &free) }
    case .equal(let axis, let subitem, let slots):
      kind = .counted(axis: axis, count: max(0, slots), equal: true)
      count = 1
      free += 1
      make(subitem, at: first, &free)
    case .repeating(let axis, let subitem, let slots):
      kind = .counted(axis: axis, count: max(0, slots), equal: false)
      count = 1
      free += 1
      make(subitem, at: first, &free)
    case .custom(let custom):
      kind = .custom
      attachments = SolverNode.Attachments.allocate(group.supplementaryItems, custom)
    }
    node.initialize(
      to: SolverNode.Content(
        group, kind, children: SolverNodes(first: first, count: count),
        attachments: attachments ?? SolverNode.Attachments.allocate(group.supplementaryItems)))
  }

  private static func make(
    _ subitem: LayoutNode, at node: UnsafeMutablePointer<SolverNode.Content>,
    _ free: inout UnsafeMutablePointer<SolverNode.Content>
  ) {
    switch subitem {
    case .group(let group): make(group, at: node, &free)
    case .item(let item):
      let none = SolverNodes(first: node, count: 0)
      node.initialize(to: SolverNode.Content(item, children: none))
    }
  }
}
