/// Lengths for some places of a long row, with sums over those before a place.
///
/// Only lengths that were set take memory: 12 bytes each, in chunks of neighbours. Finding, setting,
/// summing, and making or taking away places in between are O(log n).
struct SparseLengths {
  /// Neighbouring places, as many as `span`, and the lengths among them, by place.
  struct Chunk {
    var span: Int
    /// Places from the chunk's first one on.
    var offsets: [UInt32] = []
    var lengths: [Double] = []
    var sum = ExactSum.zero
    /// The largest length, or none where it has to be looked for.
    var largest: Double?

    static let capacity = 128

    var summary: Summary { Summary(span: span, count: offsets.count, sum: sum) }

    /// The number of lengths before a place of the chunk.
    func lengthsBefore(_ offset: Int) -> Int {
      var low = 0
      var high = offsets.count
      while low < high {
        let middle = (low + high) / 2
        if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Places, lengths and their sum, before a place.
  struct Summary: PrefixSummable {
    var span: Int
    var count: Int
    var sum: ExactSum

    static let zero = Summary(span: 0, count: 0, sum: .zero)

    static func + (left: Summary, right: Summary) -> Summary {
      Summary(
        span: left.span + right.span, count: left.count + right.count, sum: left.sum + right.sum)
    }

    static func - (left: Summary, right: Summary) -> Summary {
      Summary(
        span: left.span - right.span, count: left.count - right.count, sum: left.sum - right.sum)
    }
  }

  /// In order; one at least, and only the only one may be without places.
  var chunks: [Chunk]
  var sums: PrefixSums<Summary>
  /// The number of places.
  private(set) var span: Int

  /// Makes a row of places without lengths.
  init(span: Int) {
    chunks = [Chunk(span: span)]
    sums = PrefixSums([chunks[0].summary])
    self.span = span
  }

  /// How many lengths there are.
  ///
  /// O(log n).
  var count: Int { sums.sum(ofFirst: chunks.count).count }

  /// The length at a place, if one was set.
  ///
  /// O(log n).
  subscript(place: Int) -> Double? {
    get {
      let (chunk, before) = chunkHolding(place)
      let offset = place - before.span
      let index = chunks[chunk].lengthsBefore(offset)
      guard index < chunks[chunk].offsets.count, Int(chunks[chunk].offsets[index]) == offset
      else { return nil }
      return chunks[chunk].lengths[index]
    }
    set { set(newValue, at: place) }
  }

  /// The number and the sum of the lengths before a place.
  ///
  /// O(log n).
  func summary(before place: Int) -> (count: Int, sum: ExactSum) {
    if place >= span {
      let all = sums.sum(ofFirst: chunks.count)
      return (all.count, all.sum)
    }
    let (index, before) = chunkHolding(place)
    let chunk = chunks[index]
    let inside = chunk.lengthsBefore(place - before.span)
    var sum = before.sum
    for length in chunk.lengths[..<inside] { sum += length }
    return (before.count + inside, sum)
  }

  /// The first place at or after one that has a length.
  ///
  /// O(log n).
  func firstPlace(from place: Int) -> Int? {
    guard place < span else { return nil }
    let (index, before) = chunkHolding(place)
    let inside = chunks[index].lengthsBefore(place - before.span)
    if inside < chunks[index].offsets.count {
      return before.span + Int(chunks[index].offsets[inside])
    }
    let skipped = before.count + inside
    // The next chunk with a length is the first whose end has more lengths before it.
    let (next, sum) = sums.longestPrefix { $0.count <= skipped }
    guard next < chunks.count else { return nil }
    return sum.span + Int(chunks[next].offsets[0])
  }

  /// The largest length.
  ///
  /// O(number of chunks) after a change, else as long as it takes to look.
  mutating func largest() -> Double? {
    var result: Double?
    for index in chunks.indices where !chunks[index].lengths.isEmpty {
      let largest = chunks[index].largest ?? chunks[index].lengths.max() ?? 0
      chunks[index].largest = largest
      result = max(result ?? largest, largest)
    }
    return result
  }

  /// The chunk that holds a place and what is before it.
  func chunkHolding(_ place: Int) -> (index: Int, before: Summary) {
    let (index, before) = sums.longestPrefix { $0.span <= place }
    guard index == chunks.count else { return (index, before) }
    return (index - 1, before - chunks[index - 1].summary)
  }

  /// Changes a chunk and the sums with it.
  mutating func update(_ index: Int, _ change: (inout Chunk) -> Void) {
    let old = chunks[index].summary
    change(&chunks[index])
    let new = chunks[index].summary
    span += new.span - old.span
    sums.replace(old, with: new, at: index)
  }

  /// Sums everything anew after chunks were made or taken away.
  ///
  /// O(number of chunks).
  mutating func rebuild() {
    chunks.removeAll { $0.span == 0 }
    if chunks.isEmpty { chunks = [Chunk(span: 0)] }
    sums = PrefixSums(chunks.lazy.map(\.summary))
    span = sums.sum(ofFirst: chunks.count).span
  }
}
