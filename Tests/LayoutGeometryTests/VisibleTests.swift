import LayoutGeometry
import TestSupport
import Testing

/// A question for a rectangle gives exactly the frames that meet it.
@Suite struct VisibleTests {
  @Test(arguments: 0..<10)
  func visibleItemsAreThoseThatMeet(_ block: Int) {
    for seed in seeds(200) {
      let seed = seed + 110_000_000 + UInt64(block) * 1_000_000
      var random = RandomLayout(seed: seed)
      let layout = random.layout().made()
      for _ in 0..<6 {
        let rect = Rect(
          x: Double(random.numbers.int(in: -60...900)) / 2,
          y: Double(random.numbers.int(in: -60...4000)) / 2,
          width: Double(random.numbers.int(in: 0...900)),
          height: Double(random.numbers.int(in: 0...900)))
        var offsets: [Int: Double] = [:]
        for section in 0..<layout.sectionCount where random.numbers.oneIn(2) {
          offsets[section] = Double(random.numbers.int(in: -20...700)) / 2
        }
        guard check(layout, rect, offsets, seed) else { return }
      }
    }
  }

  private func check(
    _ layout: CompositionalLayout, _ rect: Rect, _ offsets: [Int: Double], _ seed: UInt64
  ) -> Bool {
    var wanted: [VisibleItem] = []
    for section in 0..<layout.sectionCount {
      let isStrip =
        layout.definition(ofSection: section).orthogonalScrollingBehavior != .none
      let offset = isStrip ? offsets[section] ?? 0 : 0
      var moved: [Int: Rect] = [:]
      layout.forEachFrame(inSection: section, orthogonalOffset: offset) { moved[$0] = $1 }
      layout.forEachFrame(inSection: section) { item, frame in
        if let seen = moved[item], seen.intersects(rect) {
          wanted.append(VisibleItem(section: section, item: item, frame: frame))
        }
      }
    }
    let found = layout.visibleItems(in: rect, orthogonalOffsets: offsets)
    if found == wanted { return true }
    Issue.record(
      """
      seed \(seed): \(rect) offsets \(offsets): \(found.map { [$0.section, $0.item] }), \
      not \(wanted.map { [$0.section, $0.item] })
      """)
    return false
  }

  @Test func whoWalksMayChangeTheLayout() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
    let rows = LayoutSection(
      group: LayoutGroup(
        size: size, content: .fill(axis: .vertical, subitems: [.item(LayoutItem(size: size))])))
    let sections = (0..<3).map { _ in
      CompositionalLayout.Section(definition: rows, itemCount: 3)
    }
    let layout = CompositionalLayout(
      environment: LayoutEnvironment(size: Size(width: 100, height: 100), scale: 1),
      sections: sections)
    let whole = Rect(x: 0, y: 0, width: 100, height: 100)
    let before = layout.visibleItems(in: whole)
    var walked: [VisibleItem] = []
    layout.forEachVisibleItem(in: whole) { section, item, frame in
      walked.append(VisibleItem(section: section, item: item, frame: frame))
      if walked.count == 1 { layout.setSections(Array(sections.prefix(1))) }
    }
    #expect(walked == before)
    #expect(walked.count == 9)
    #expect(layout.visibleItems(in: whole).count == 3)
  }

  @Test func framesOneByOneAreTheFramesAtOnce() {
    for seed in seeds(600) {
      var random = RandomLayout(seed: seed + 130_000_000)
      let layout = random.layout().made()
      for section in 0..<layout.sectionCount {
        let count = layout.itemCount(inSection: section)
        var all: [Rect] = []
        layout.forEachFrame(inSection: section) { all.append($1) }
        let single = (0..<all.count).map { layout.frame(ofItem: $0, inSection: section) }
        #expect(single == all, "seed \(seed)")
        let first = random.numbers.int(in: 0...count)
        let buffer = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count - first)
        buffer.initialize(repeating: .zero)
        defer { buffer.deallocate() }
        let written = layout.writeFrames(
          ofItems: first..<count, inSection: section, into: buffer)
        #expect(Array(buffer[..<written]) == Array(all.dropFirst(first)), "seed \(seed)")
      }
    }
  }

  @Test func itemAtAPoint() throws {
    let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(40)))
    let section = LayoutSection(
      group: LayoutGroup(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
        content: .fill(axis: .horizontal, subitems: [.item(item)])))
    let layout = CompositionalLayout(
      environment: LayoutEnvironment(size: Size(width: 100, height: 200), scale: 1),
      sections: [CompositionalLayout.Section(definition: section, itemCount: 3)])
    #expect(try #require(layout.item(at: Point(x: 60, y: 39))) == (0, 1))
    #expect(try #require(layout.item(at: Point(x: 0, y: 40))) == (0, 2))
    #expect(layout.item(at: Point(x: 60, y: 50)) == nil)
  }
}
