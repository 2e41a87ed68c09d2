/// What can be summed over the elements before a place.
protocol PrefixSummable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
}

/// Sums over the first elements of a list, found and changed in O(log n) (a Fenwick tree).
struct PrefixSums<Element: PrefixSummable> {
  /// Node i, from 1, sums the elements that end with element i and are as many as i's lowest bit.
  private var nodes: [Element]

  /// Makes the sums of a list.
  ///
  /// O(n).
  init(_ elements: some Sequence<Element>) {
    nodes = []
    for element in elements {
      if nodes.isEmpty {
        nodes.reserveCapacity(1 + elements.underestimatedCount)
        nodes.append(.zero)
      }
      nodes.append(element)
    }
    for index in nodes.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < nodes.count { nodes[parent] = nodes[parent] + nodes[index] }
    }
  }

  /// The number of elements.
  var count: Int { max(0, nodes.count - 1) }

  /// The nodes, to be read in place.
  struct Nodes {
    fileprivate let nodes: UnsafeBufferPointer<Element>

    /// The sum of the first elements.
    ///
    /// O(log n).
    @inline(__always)
    func sum(ofFirst count: Int) -> Element {
      var result = Element.zero
      var index = count
      while index > 0 {
        result = result + nodes[index]
        index &= index - 1
      }
      return result
    }

    /// The most first elements whose sum fulfils a condition, and that sum.
    ///
    /// The condition must hold for every shorter prefix too. O(log n).
    @inline(__always)
    func longestPrefix(where condition: (Element) -> Bool) -> (count: Int, sum: Element) {
      var index = 0
      var sum = Element.zero
      var step = 1 << (Int.bitWidth - 1 - max(1, nodes.count).leadingZeroBitCount)
      while step > 0 {
        let next = index + step
        if next < nodes.count {
          let candidate = sum + nodes[next]
          if condition(candidate) {
            index = next
            sum = candidate
          }
        }
        step >>= 1
      }
      return (index, sum)
    }
  }

  /// Reads the nodes in place.
  @inline(__always)
  func withNodes<Result>(_ body: (Nodes) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { body(Nodes(nodes: $0)) }
  }

  /// The sum of the first elements.
  ///
  /// O(log n).
  func sum(ofFirst count: Int) -> Element { withNodes { $0.sum(ofFirst: count) } }

  /// Replaces an element.
  ///
  /// O(log n).
  mutating func replace(_ old: Element, with new: Element, at index: Int) {
    let difference = new - old
    var node = index + 1
    while node < nodes.count {
      nodes[node] = nodes[node] + difference
      node += node & -node
    }
  }

  /// The most first elements whose sum fulfils a condition, and that sum.
  ///
  /// The condition must hold for every shorter prefix too. O(log n).
  @inline(__always)
  func longestPrefix(where condition: (Element) -> Bool) -> (count: Int, sum: Element) {
    withNodes { $0.longestPrefix(where: condition) }
  }
}
