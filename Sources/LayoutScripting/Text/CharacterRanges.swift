/// A property of characters: the runs of code points that have it.
struct CharacterRanges: Sendable {
  /// First and last of each run, in order.
  private let edges: [UInt32]

  init(_ edges: [UInt32]) { self.edges = edges }

  /// Whether a code point has the property.
  ///
  /// O(log n) in the runs.
  func contains(_ code: UInt32) -> Bool {
    var low = 0
    var high = edges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if edges[middle * 2 + 1] < code { low = middle + 1 } else { high = middle }
    }
    return low * 2 < edges.count && edges[low * 2] <= code
  }
}
