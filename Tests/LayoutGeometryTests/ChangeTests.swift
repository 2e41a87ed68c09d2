import LayoutGeometry
import TestSupport
import Testing

/// A layout that went through changes is the layout that is made anew.
@Suite struct ChangeTests {
  @Test(arguments: 0..<10)
  func changedIsMadeAnew(_ block: Int) {
    for seed in seeds(100) {
      let seed = seed + 50_000_000 + UInt64(block) * 1_000_000
      var change = RandomChange(random: RandomLayout(seed: seed))
      var plain = change.random.layout()
      let layout = plain.made()
      for _ in 0..<change.random.numbers.int(in: 1...12) {
        change.apply(to: &plain, layout)
        if change.random.numbers.oneIn(3) { _ = layout.contentSize }
      }
      guard FrameList(layout) == FrameList(plain.made()) else {
        Issue.record("seed \(seed): changed, the frames are others than made anew")
        return
      }
      guard Agreement(plain: plain, seed: seed).check(layout) else { return }
    }
  }

  @Test(arguments: 0..<10)
  func framesDoNotDependOnTheOrderOfMeasuring(_ block: Int) {
    for seed in seeds(100) {
      let seed = seed + 70_000_000 + UInt64(block) * 1_000_000
      var random = RandomLayout(seed: seed)
      var plain = random.layout()
      for section in plain.sections.indices {
        for item in plain.sections[section].measured.keys.sorted() {
          // Lengths that no double holds exactly show a sum that was rounded on its way.
          plain.sections[section].measured[item] = PlainLengths(
            x: Double(random.numbers.int(in: 0...900)) / 7,
            y: Double(random.numbers.int(in: 0...900)) / 9)
        }
      }
      var order = plain.sections.indices.flatMap { section in
        plain.sections[section].measured.keys.sorted().map { (section: section, item: $0) }
      }
      let first = FrameList(plain.made(measuring: order))
      for _ in 0..<3 {
        order.shuffle(using: &random.numbers)
        guard FrameList(plain.made(measuring: order)) == first else {
          Issue.record("seed \(seed): frames depend on the order \(order)")
          return
        }
      }
    }
  }

  @Test func environmentAndDefinition() {
    for seed in seeds(300) {
      var random = RandomLayout(seed: seed + 90_000_000)
      let before = random.layout()
      let environment = random.environment()
      let configuration = random.configuration()
      let layout = before.made()
      _ = layout.contentSize
      layout.setEnvironment(environment)
      layout.setConfiguration(configuration)
      var sections = before.sections
      for index in sections.indices where random.numbers.oneIn(2) {
        sections[index].definition = random.section(canGrow: true)
        sections[index].list = nil
        layout.setDefinition(sections[index].definition, ofSection: index)
        sections[index].measured = [:]
        layout.removeMeasuredSizes(inSection: index)
      }
      let after = PlainLayout(
        environment: environment, configuration: configuration, sections: sections,
        layoutSupplementary: before.layoutSupplementary)
      guard Agreement(plain: after, seed: seed + 90_000_000).check(layout) else { return }
    }
  }
}

/// All that a layout says about its frames, to be compared bit by bit.
struct FrameList: Equatable {
  var content: Size
  var frames: [Rect] = []

  init(_ layout: CompositionalLayout) {
    content = layout.contentSize
    for section in 0..<layout.sectionCount {
      layout.forEachFrame(inSection: section) { frames.append($1) }
      frames += layout.boundaryItems(inSection: section).map(\.frame)
      frames += layout.decorations(inSection: section).map(\.frame)
    }
  }
}
