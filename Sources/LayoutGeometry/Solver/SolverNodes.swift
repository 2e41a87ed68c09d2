/// Nodes of a group tree that lie side by side: what a group holds.
struct SolverNodes: RandomAccessCollection {
  let first: UnsafePointer<SolverNode.Content>
  let count: Int

  /// Whether all are leaves.
  var areLeaves: Bool { allSatisfy { $0.isLeaf } }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> SolverNode {
    precondition(index >= 0 && index < count)
    return SolverNode(first + index)
  }
}
