import TestSupport
import Testing

@testable import LayoutGeometry

/// Sparse lengths are a plain array of optional lengths, only smaller.
@Suite struct SparseLengthsTests {
  @Test func agreeWithAnArray() {
    for seed in seeds(30) {
      var random = SplitMix64(seed: seed)
      let count = random.int(in: 0...900)
      var plain = [Double?](repeating: nil, count: count)
      var sparse = SparseLengths(span: count)
      for _ in 0..<1200 {
        change(&plain, &sparse, &random)
        if random.oneIn(120) { check(plain, sparse, &random, seed) }
      }
      check(plain, sparse, &random, seed)
    }
  }

  private func change(
    _ plain: inout [Double?], _ sparse: inout SparseLengths, _ random: inout SplitMix64
  ) {
    switch random.int(in: 0...9) {
    case 0:
      let (place, count) = (random.int(in: 0...plain.count), random.int(in: 1...40))
      plain.insert(contentsOf: [Double?](repeating: nil, count: count), at: place)
      sparse.insertPlaces(count, at: place)
    case 1 where !plain.isEmpty:
      let first = random.int(in: 0...(plain.count - 1))
      let last = min(plain.count, first + random.int(in: 0...60))
      plain.removeSubrange(first..<last)
      sparse.removePlaces(first..<last)
    default:
      guard !plain.isEmpty else { return }
      let place = random.int(in: 0...(plain.count - 1))
      let length = random.oneIn(8) ? nil : Double(random.int(in: 0...900)) / 7
      plain[place] = length
      sparse[place] = length
    }
  }

  private func check(
    _ plain: [Double?], _ sparse: SparseLengths, _ random: inout SplitMix64, _ seed: UInt64
  ) {
    var sparse = sparse
    #expect(sparse.span == plain.count, "seed \(seed)")
    #expect(plain.indices.map { sparse[$0] } == plain, "seed \(seed)")
    #expect(sparse.largest() == plain.compactMap { $0 }.max(), "seed \(seed)")
    #expect(sparse.count == plain.count { $0 != nil }, "seed \(seed)")
    let row = SparseLengths.Row(usual: 10, extra: 2, pitch: Double(random.int(in: -8...5)))
    var starts = [0.0]
    for length in plain {
      starts.append(starts[starts.count - 1] + (length.map { $0 + 2 } ?? 10) + row.pitch)
    }
    let near = starts.indices.allSatisfy {
      abs(sparse.start(of: $0, in: row) - starts[$0]) < 1e-6
    }
    #expect(near, "seed \(seed)")
    var next: Int?
    for place in plain.indices.reversed() {
      if plain[place] != nil { next = place }
      if sparse.firstPlace(from: place) != next {
        Issue.record("seed \(seed): after \(place) comes \(String(describing: next))")
        return
      }
    }
    guard row.pitch >= 0, !plain.isEmpty else { return }
    for _ in 0..<50 {
      let position = Double(random.int(in: -20...20000)) + 0.3
      let place = starts.dropLast().lastIndex { $0 <= position } ?? 0
      #expect(sparse.place(at: position, in: row) == place, "seed \(seed) position \(position)")
    }
  }

  @Test func placesBeyondFourBillion() {
    var sparse = SparseLengths(span: 20_000_000_000)
    for place in [0, 5_000_000_000, 19_999_999_999, 4_999_999_999] { sparse[place] = 7 }
    #expect(sparse[5_000_000_000] == 7)
    #expect(sparse[5_000_000_001] == nil)
    sparse.insertPlaces(6_000_000_000, at: 1)
    #expect(sparse[11_000_000_000] == 7)
    #expect(sparse.firstPlace(from: 1) == 10_999_999_999)
    sparse.removePlaces(1..<6_000_000_001)
    #expect(sparse.firstPlace(from: 1) == 4_999_999_999)
    #expect(sparse.span == 20_000_000_000)
  }

  @Test func sumsDoNotDependOnTheOrder() {
    var random = SplitMix64(seed: 1)
    let lengths = (0..<2000).map { _ in Double(random.int(in: 0...9000)) / 7 }
    var places = Array(lengths.indices)
    var sums: Set<Double> = []
    for _ in 0..<5 {
      places.shuffle(using: &random)
      var sparse = SparseLengths(span: lengths.count)
      for place in places { sparse[place] = lengths[place] }
      sums.insert(sparse.summary(before: 1999).sum.value)
    }
    #expect(sums.count == 1)
  }
}
