import LayoutGeometry
import TestSupport
import Testing

/// Explanations name the rule, the arithmetic and the line, and the arithmetic is true.
@Suite struct ExplanationTests {
  private func layout(_ section: LayoutSection, items: Int, width: Double = 375)
    -> CompositionalLayout
  {
    CompositionalLayout(
      environment: LayoutEnvironment(size: Size(width: width, height: 667), scale: 2),
      sections: [CompositionalLayout.Section(definition: section, itemCount: items)])
  }

  private func line(_ explanation: Explanation, _ level: String, _ subject: String)
    -> Explanation.Line?
  {
    explanation.levels.first { $0.name == level }?.lines.first { $0.subject == subject }
  }

  @Test func halfOfTheInsetWidth() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)), place: 4)
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(44)),
      content: .fill(axis: .horizontal, subitems: [.item(cell)]), place: 3)
    let section = LayoutSection(
      group: group, contentInsets: EdgeInsets(leading: 40, trailing: 40), place: 2)
    let explanation = try #require(layout(section, items: 3).explain(item: 1, inSection: 0))

    #expect(explanation.frame == Rect(x: 40, y: 44, width: 147.5, height: 44))
    #expect(
      explanation.levels.map(\.name) == [
        "screen", "section 0", "group 1 of 3", "horizontal group", "slot", "item 1",
      ])
    #expect(explanation.levels.map(\.place) == [nil, 2, 3, 3, 4, 4])
    let width = try #require(line(explanation, "horizontal group", "width"))
    #expect(width.arithmetic == "147.5 = 0.5 x (375 - 40 - 40)")
    #expect(width.rule == "geometry 3.3")
    #expect(line(explanation, "group 1 of 3", "y")?.arithmetic == "44 = 1 x 44")
    #expect(line(explanation, "slot", "width")?.arithmetic == "147.5 = 1 x 147.5")
  }

  @Test func equalPartsOfAGroup() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      contentInsets: EdgeInsets(leading: 4, trailing: 2))
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      content: .equal(axis: .horizontal, subitem: .item(cell), count: 4),
      interItemSpacing: .fixed(16), contentInsets: EdgeInsets(trailing: 20))
    let explanation = try #require(
      layout(LayoutSection(group: group), items: 8).explain(item: 2, inSection: 0))
    let width = try #require(line(explanation, "slot", "width"))
    #expect(width.arithmetic == "76.5 = floor((355 - 3 x 16) / 4)")
    #expect(width.rule == "geometry 5.3")
    #expect(line(explanation, "slot", "x")?.arithmetic == "185 = 2 x (76.5 + 16)")
    #expect(line(explanation, "item 2", "width")?.arithmetic == "70.5 = 76.5 - 4 - 2")
    #expect(line(explanation, "item 2", "x")?.arithmetic == "189 = 185 + 4")
  }

  @Test func measuredRowsAndGroups() throws {
    let row = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)))
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(88)),
      content: .repeating(axis: .vertical, subitem: .item(row), count: 2),
      interItemSpacing: .fixed(5))
    let layout = layout(LayoutSection(group: group), items: 4)
    layout.setMeasuredSize(width: nil, height: 70, ofItem: 2, inSection: 0)
    let explanation = try #require(layout.explain(item: 3, inSection: 0))
    #expect(
      line(explanation, "vertical group of 2", "height")?.arithmetic == "119 = 70 + 5 + 44")
    #expect(line(explanation, "slot", "height")?.note == "as estimated")
    let measured = try #require(layout.explain(item: 2, inSection: 0))
    #expect(line(measured, "slot", "height")?.note == "as measured")
    #expect(line(measured, "slot", "height")?.rule == "geometry 10.1")
    #expect(layout.explain(item: 4, inSection: 0) == nil)
    #expect(layout.explain(item: 0, inSection: 1) == nil)
  }

  @Test func boundaryItemsAndBackgrounds() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .fill(axis: .horizontal, subitems: [.item(cell)]))
    var section = LayoutSection(group: group, contentInsets: EdgeInsets(leading: 10, trailing: 5))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
        alignment: .top, pinToVisibleBounds: true, place: 9)
    ]
    section.decorationItems = [DecorationItem(kind: "background", place: 10)]
    let layout = layout(section, items: 10)
    let header = try #require(
      layout.explain(
        boundaryItem: 0, inSection: 0, viewport: Viewport(offset: Point(x: 0, y: 200))))
    #expect(header.frame == Rect(x: 10, y: 200, width: 360, height: 40))
    #expect(line(header, "header", "own width")?.arithmetic == "360 = 1 x (370 - 10)")
    #expect(line(header, "header", "natural y")?.arithmetic == "0 = 40 - 40")
    #expect(line(header, "header", "pinned y")?.rule == "geometry 7.5")
    #expect(header.levels.last?.place == 9)
    let background = try #require(layout.explain(decoration: 0, inSection: 0))
    #expect(background.frame == Rect(x: 0, y: 0, width: 375, height: 540))
    #expect(background.levels.last?.place == 10)
    #expect(layout.explain(decoration: 1, inSection: 0) == nil)
    #expect(layout.explain(boundaryItem: 1, inSection: 0) == nil)
  }

  @Test func aBadge() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .absolute(15), height: .absolute(15)),
      containerAnchor: Anchor(
        edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))), place: 7)
    let cell = LayoutItem(
      size: LayoutSize(width: .absolute(100), height: .absolute(100)), supplementaryItems: [badge])
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      content: .repeating(axis: .horizontal, subitem: .item(cell), count: 1))
    let explanation = try #require(
      layout(LayoutSection(group: group), items: 1)
        .explain(supplementary: 0, ofItem: 0, inSection: 0))
    #expect(explanation.frame == Rect(x: 92.5, y: -7.5, width: 15, height: 15))
    #expect(line(explanation, "badge 0", "x")?.arithmetic == "92.5 = 100 - 15 + 7.5")
    #expect(explanation.levels.last?.place == 7)
  }

  @Test func measuredBadges() throws {
    let size = LayoutSize(width: .estimated(20), height: .estimated(12))
    let badge = SupplementaryItem(
      kind: "badge", size: size, containerAnchor: Anchor(edges: [.top, .trailing]))
    let side = SupplementaryItem(
      kind: "side", size: LayoutSize(width: .absolute(10), height: .estimated(30)),
      containerAnchor: Anchor(edges: [.bottom, .leading]))
    let cell = LayoutItem(
      size: LayoutSize(width: .absolute(100), height: .absolute(100)), supplementaryItems: [badge])
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      content: .repeating(axis: .horizontal, subitem: .item(cell), count: 2),
      supplementaryItems: [side])
    let layout = layout(LayoutSection(group: group), items: 4)
    layout.setMeasuredSupplementarySize(
      width: 34, height: nil, kind: "badge", index: 3, inSection: 0)
    layout.setMeasuredSupplementarySize(
      width: nil, height: 44, kind: "side", index: 1, inSection: 0)

    let measured = try #require(layout.explain(supplementary: 0, ofItem: 3, inSection: 0))
    #expect(measured.frame == Rect(x: 166, y: 100, width: 34, height: 12))
    let width = try #require(line(measured, "badge 3", "own width"))
    #expect(width.arithmetic == "34")
    #expect(width.rule == "geometry 10.3")
    #expect(width.note == "as measured")
    #expect(line(measured, "badge 3", "own height")?.note == "as estimated")
    #expect(line(measured, "badge 3", "x")?.arithmetic == "166 = 100 + 100 - 34")
    let estimated = try #require(layout.explain(supplementary: 0, ofItem: 2, inSection: 0))
    #expect(estimated.frame == Rect(x: 80, y: 100, width: 20, height: 12))
    #expect(line(estimated, "badge 2", "own width")?.note == "as estimated")

    let beside = try #require(layout.explain(supplementary: 0, ofGroup: 1, inSection: 0))
    #expect(beside.frame == Rect(x: 0, y: 156, width: 10, height: 44))
    #expect(line(beside, "side 1", "own height")?.rule == "geometry 10.3")
    #expect(line(beside, "side 1", "y")?.arithmetic == "156 = 100 + 100 - 44")
  }

  /// On random layouts: what is explained is the frame, and every line's arithmetic gives its value.
  @Test(arguments: 0..<8)
  func arithmeticIsTrue(_ block: Int) {
    for seed in seeds(60) {
      let seed = seed + 210_000_000 + UInt64(block) * 1_000_000
      var random = RandomLayout(seed: seed)
      let layout = random.layout().made()
      for section in 0..<layout.sectionCount {
        var pairs: [(Explanation?, Rect)] = []
        layout.forEachFrame(inSection: section) { item, frame in
          pairs.append((layout.explain(item: item, inSection: section), frame))
          for (index, badge) in layout.supplementaries(ofItem: item, inSection: section)
            .enumerated()
          {
            pairs.append(
              (
                layout.explain(supplementary: index, ofItem: item, inSection: section), badge.frame
              ))
          }
        }
        for group in 0..<layout.groupCount(inSection: section) {
          for (index, badge) in layout.supplementaries(ofGroup: group, inSection: section)
            .enumerated()
          {
            pairs.append(
              (
                layout.explain(supplementary: index, ofGroup: group, inSection: section),
                badge.frame
              ))
          }
        }
        for (index, item) in layout.boundaryItems(inSection: section).enumerated() {
          pairs.append((layout.explain(boundaryItem: index, inSection: section), item.frame))
        }
        for (index, item) in layout.decorations(inSection: section).enumerated() {
          pairs.append((layout.explain(decoration: index, inSection: section), item.frame))
        }
        for (explanation, frame) in pairs {
          guard let explanation, explanation.frame == frame else {
            Issue.record(
              "seed \(seed): \(frame) is explained as \(String(describing: explanation))")
            return
          }
          guard isTrue(explanation, seed) else { return }
        }
      }
    }
  }

  private func isTrue(_ explanation: Explanation, _ seed: UInt64) -> Bool {
    for level in explanation.levels {
      for line in level.lines {
        let value = Arithmetic.value(of: line.arithmetic)
        // Numbers are shown to three places, and `floor` and `round` move by up to a pixel.
        if let value, abs(value - line.value) <= 1.02 { continue }
        Issue.record("seed \(seed): \(level.name) \(line.subject): \(line.arithmetic)")
        return false
      }
    }
    let last = explanation.levels.last?.lines ?? []
    let frame = explanation.frame
    let numbers = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    for (subject, value) in numbers
    where last.last(where: { $0.subject == subject })?.value != value {
      Issue.record("seed \(seed): \(subject) ends as \(last.map(\.arithmetic)), not \(value)")
      return false
    }
    return true
  }
}
