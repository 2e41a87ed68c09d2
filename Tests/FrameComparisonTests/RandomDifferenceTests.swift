import FrameComparison
import LayoutGeometry
import SectionHost
import TestSupport
import Testing

/// What holds of any two frames.
@Suite struct RandomDifferenceTests {
  private func sections(_ random: inout SplitMix64) -> [SampleSection] {
    var ids = (1...12).map(String.init).shuffled(using: &random)
    return ["a", "b", "c"].shuffled(using: &random).prefix(random.int(in: 1...3)).map { id in
      let rows = (0..<random.int(in: 0...4)).compactMap { _ in ids.popLast() }
      return SampleSection(
        id: id, header: random.oneIn(3) ? nil : Double(random.int(in: 20...60)), rows: rows,
        rowHeight: Double(random.int(in: 40...60)), spacing: Double(random.int(in: 0...8)),
        heights: Dictionary(
          uniqueKeysWithValues: rows.filter { _ in random.oneIn(4) }.map { ($0, 70.0) }))
    }
  }

  private func places(_ frame: Frame) -> [ItemIdentifier: Rect] {
    var places: [ItemIdentifier: Rect] = [:]
    for section in frame.sections {
      for item in section.items { places[item.identifier] = item.frame }
    }
    return places
  }

  @Test(arguments: seeds(60)) func everyMovementHasACause(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let before = sampleFrame(sections(&random))
    let after = sampleFrame(sections(&random))
    let difference = FrameDifference(before, after)
    #expect(difference.isEmpty == (before == after))
    #expect(difference.isEmpty == difference.lines.isEmpty)

    let (old, new) = (places(before), places(after))
    // Half a point is a pixel, which a cause need not explain.
    let moved = new.filter { id, frame in old[id].map { abs($0.y - frame.y) > 0.6 } ?? false }
    #expect(difference.causes.map(\.movedItems).reduce(0, +) == moved.count)

    for part in difference.parts {
      guard case .item(let id) = part.part else { continue }
      #expect(part.before == old[id])
      #expect(part.after == new[id])
      #expect(!part.changes.isEmpty)
      #expect(part.changes.contains(.appeared) == (old[id] == nil))
      #expect(part.changes.contains(.left) == (new[id] == nil))
      for case .moved(let x, let y) in part.changes {
        #expect(old[id].map { $0.x + x } == new[id]?.x)
        #expect(old[id].map { $0.y + y } == new[id]?.y)
      }
    }
    let named = difference.parts.filter { if case .item = $0.part { true } else { false } }.count
    let differing = Set(old.keys).union(new.keys).filter { id in
      old[id] != new[id] || section(of: id, before) != section(of: id, after)
    }
    #expect(named >= differing.count)
  }

  private func section(of id: ItemIdentifier, _ frame: Frame) -> String? {
    frame.sections.first { $0.items.contains { $0.identifier == id } }?.id
  }
}
