/// The nodes of a section's group, in one block of memory.
struct SolverTree: ~Copyable {
  private let nodes: UnsafeMutablePointer<SolverNode.Content>
  private let count: Int

  /// Makes the nodes of a group and of all that it holds.
  init(_ group: LayoutGroup) {
    count = group.nodeCount
    nodes = .allocate(capacity: count)
    var free = nodes + 1
    SolverTree.make(group, at: nodes, &free)
  }

  deinit {
    nodes.deinitialize(count: count)
    nodes.deallocate()
  }

  /// The section's own group.
  var root: SolverNode { SolverNode(nodes) }

  /// Makes a group, what it holds side by side in the memory that is free, and behind that what is
  /// further down.
  private static func make(
    _ group: LayoutGroup, at node: UnsafeMutablePointer<SolverNode.Content>,
    _ free: inout UnsafeMutablePointer<SolverNode.Content>
  ) {
    let first = free
    var count = 0
    switch group.content {
    case .fill(_, let subitems):
      count = subitems.count
      free += count
      for index in 0..<count { make(subitems[index], at: first + index, &free) }
    case .equal(_, let subitem, _), .repeating(_, let subitem, _):
      count = 1
      free += 1
      make(subitem, at: first, &free)
    case .custom: break
    }
    let children = SolverNodes(first: first, count: count)
    node.initialize(to: SolverNode.Content(group, children: children))
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

extension LayoutGroup {
  /// The nodes of its tree, itself included.
  fileprivate var nodeCount: Int {
    switch content {
    case .fill(_, let subitems): subitems.reduce(1) { $0 + $1.nodeCount }
    case .equal(_, let subitem, _), .repeating(_, let subitem, _): 1 + subitem.nodeCount
    case .custom: 1
    }
  }
}

extension LayoutNode {
  fileprivate var nodeCount: Int {
    switch self {
    case .item: 1
    case .group(let group): group.nodeCount
    }
  }
}
