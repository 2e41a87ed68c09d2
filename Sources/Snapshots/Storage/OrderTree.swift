/// Ordered lists of numbered nodes in which a node's rank, and the node at a rank, are found in
/// O(log n), and in which a node comes and goes anywhere in O(log n).
///
/// Each list is a treap, known by its root. A node's priority is a mix of its own number, so equal
/// edits give equal trees; looking up changes nothing, so threads may share a copy.
@usableFromInline
struct OrderTree: Sendable {
  /// No node.
  @usableFromInline static let none: Int32 = -1

  private struct Node {
    var left = OrderTree.none
    var right = OrderTree.none
    var parent = OrderTree.none
    /// How many nodes are at and under this one.
    var size: Int32 = 1
  }

  private var nodes: [Node]

  /// Makes nodes that are in no list yet.
  init(count: Int) {
    nodes = Array(repeating: Node(), count: count)
  }

  /// Adds a node that is in no list yet; it gets the next number.
  mutating func addNode() {
    nodes.append(Node())
  }

  /// Makes a list of nodes with consecutive numbers, none of which is in a list; linear.
  ///
  /// - Returns: The root.
  mutating func list(of range: Range<Int32>) -> Int32 {
    var last = OrderTree.none
    for node in range {
      // Nodes at the end of the tree so far that have less priority go under the new last one.
      var below = OrderTree.none
      var above = last
      while above >= 0, OrderTree.priority(above) < OrderTree.priority(node) {
        updateSize(above)
        below = above
        above = nodes[Int(above)].parent
      }
      nodes[Int(node)] = Node(left: below, right: OrderTree.none, parent: above)
      if below >= 0 { nodes[Int(below)].parent = node }
      if above >= 0 { nodes[Int(above)].right = node }
      last = node
    }
    var root = last
    while last >= 0 {
      updateSize(last)
      root = last
      last = nodes[Int(last)].parent
    }
    return root
  }

  private mutating func updateSize(_ node: Int32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    nodes[Int(node)].size = Int32(1 + count(root: left) + count(root: right))
  }

  private static func priority(_ node: Int32) -> UInt32 {
    var bits = UInt32(bitPattern: node) &* 0x9e37_79b1
    bits ^= bits >> 15
    bits &*= 0x85eb_ca77
    return bits ^ bits >> 13
  }

  /// How many nodes a list has.
  func count(root: Int32) -> Int {
    root < 0 ? 0 : Int(nodes[Int(root)].size)
  }

  /// How many nodes stand before one in its list.
  func rank(of node: Int32) -> Int {
    var rank = count(root: nodes[Int(node)].left)
    var below = node
    var node = nodes[Int(node)].parent
    while node >= 0 {
      if nodes[Int(node)].right == below { rank += 1 + count(root: nodes[Int(node)].left) }
      below = node
      node = nodes[Int(node)].parent
    }
    return rank
  }

  /// The node at a rank, which must be below the list's count.
  func node(at rank: Int, root: Int32) -> Int32 {
    var rank = rank
    var node = root
    while true {
      let before = count(root: nodes[Int(node)].left)
      if rank == before { return node }
      if rank < before {
        node = nodes[Int(node)].left
      } else {
        rank -= before + 1
        node = nodes[Int(node)].right
      }
    }
  }

  /// Calls a function with every node of a list, in order; linear.
  func forEach(root: Int32, _ body: (Int32) -> Void) {
    guard root >= 0 else { return }
    var node = first(root: root)
    while node >= 0 {
      body(node)
      if nodes[Int(node)].right >= 0 {
        node = first(root: nodes[Int(node)].right)
      } else {
        var below = node
        node = nodes[Int(node)].parent
        while node >= 0, nodes[Int(node)].right == below {
          below = node
          node = nodes[Int(node)].parent
        }
      }
    }
  }

  private func first(root: Int32) -> Int32 {
    var node = root
    while nodes[Int(node)].left >= 0 { node = nodes[Int(node)].left }
    return node
  }

  private func last(root: Int32) -> Int32 {
    var node = root
    while nodes[Int(node)].right >= 0 { node = nodes[Int(node)].right }
    return node
  }

  /// Puts a node that is in no list at the end of one.
  mutating func append(_ node: Int32, root: inout Int32) {
    nodes[Int(node)] = Node()
    if root < 0 {
      root = node
    } else {
      attach(node, under: last(root: root), onLeft: false, root: &root)
    }
  }

  /// Puts a node that is in no list directly before another.
  mutating func insert(_ node: Int32, before anchor: Int32, root: inout Int32) {
    nodes[Int(node)] = Node()
    let left = nodes[Int(anchor)].left
    if left < 0 {
      attach(node, under: anchor, onLeft: true, root: &root)
    } else {
      attach(node, under: last(root: left), onLeft: false, root: &root)
    }
  }

  /// Puts a node that is in no list directly after another.
  mutating func insert(_ node: Int32, after anchor: Int32, root: inout Int32) {
    nodes[Int(node)] = Node()
    let right = nodes[Int(anchor)].right
    if right < 0 {
      attach(node, under: anchor, onLeft: false, root: &root)
    } else {
      attach(node, under: first(root: right), onLeft: true, root: &root)
    }
  }

  private mutating func attach(
    _ node: Int32, under parent: Int32, onLeft: Bool, root: inout Int32
  ) {
    if onLeft { nodes[Int(parent)].left = node } else { nodes[Int(parent)].right = node }
    nodes[Int(node)].parent = parent
    var above = parent
    while above >= 0 {
      nodes[Int(above)].size += 1
      above = nodes[Int(above)].parent
    }
    while nodes[Int(node)].parent >= 0,
      OrderTree.priority(nodes[Int(node)].parent) < OrderTree.priority(node)
    {
      raise(node, root: &root)
    }
  }

  /// Takes a node out of its list.
  mutating func remove(_ node: Int32, root: inout Int32) {
    while true {
      let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
      if left < 0, right < 0 { break }
      let raisesLeft =
        right < 0 || left >= 0 && OrderTree.priority(left) > OrderTree.priority(right)
      raise(raisesLeft ? left : right, root: &root)
    }
    let parent = nodes[Int(node)].parent
    if parent < 0 {
      root = OrderTree.none
    } else if nodes[Int(parent)].left == node {
      nodes[Int(parent)].left = OrderTree.none
    } else {
      nodes[Int(parent)].right = OrderTree.none
    }
    var above = parent
    while above >= 0 {
      nodes[Int(above)].size -= 1
      above = nodes[Int(above)].parent
    }
    nodes[Int(node)] = Node()
  }

  /// Turns a node and its parent around, so that the parent is under the node.
  private mutating func raise(_ node: Int32, root: inout Int32) {
    let parent = nodes[Int(node)].parent
    let above = nodes[Int(parent)].parent
    let between: Int32
    if nodes[Int(parent)].left == node {
      between = nodes[Int(node)].right
      nodes[Int(parent)].left = between
      nodes[Int(node)].right = parent
    } else {
      between = nodes[Int(node)].left
      nodes[Int(parent)].right = between
      nodes[Int(node)].left = parent
    }
    if between >= 0 { nodes[Int(between)].parent = parent }
    nodes[Int(parent)].parent = node
    nodes[Int(node)].parent = above
    if above < 0 {
      root = node
    } else if nodes[Int(above)].left == parent {
      nodes[Int(above)].left = node
    } else {
      nodes[Int(above)].right = node
    }
    nodes[Int(node)].size = nodes[Int(parent)].size
    updateSize(parent)
  }
}
