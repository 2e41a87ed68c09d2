import LayoutGeometry
import TestSupport
import Testing

/// Whatever numbers a script writes, a layout answers, with numbers.
@Suite struct ExtremeTests {
  private static let values: [Double] = [
    1e308, -1e308, .infinity, -.infinity, .nan, 1e-300, 0, -1, 1e15, 44,
  ]

  private func pick(_ random: inout SplitMix64) -> Double { random.pick(ExtremeTests.values) }

  private func dimension(_ random: inout SplitMix64) -> Dimension {
    let value = pick(&random)
    return random.pick([
      .absolute(value), .fractionalWidth(value), .fractionalHeight(value), .estimated(value),
      .uniformAcrossSiblings(value), .absolute(44), .fractionalWidth(0.5),
    ])
  }

  private func insets(_ random: inout SplitMix64) -> EdgeInsets {
    guard random.oneIn(2) else { return .zero }
    return EdgeInsets(
      top: pick(&random), leading: pick(&random), bottom: pick(&random), trailing: pick(&random))
  }

  private func section(_ random: inout SplitMix64) -> LayoutSection {
    func size() -> LayoutSize {
      LayoutSize(width: dimension(&random), height: dimension(&random))
    }
    let item = LayoutNode.item(
      LayoutItem(
        size: size(), contentInsets: insets(&random),
        edgeSpacing: EdgeSpacing(leading: .flexible(pick(&random)), top: .fixed(pick(&random)))))
    let frame = CustomFrames.Frame(
      rect: Rect(
        x: pick(&random), y: pick(&random), width: pick(&random), height: pick(&random)))
    let axis = random.pick(Axis.allCases)
    let content: LayoutGroup.Content = random.pick([
      .fill(axis: axis, subitems: [item, item]), .equal(axis: axis, subitem: item, count: 3),
      .repeating(axis: axis, subitem: item, count: 3), .custom(.points([frame])),
      .custom(.fractions([frame])),
    ])
    var section = LayoutSection(
      group: LayoutGroup(
        size: size(), content: content, interItemSpacing: .fixed(pick(&random)),
        contentInsets: insets(&random)))
    section.contentInsets = insets(&random)
    section.interGroupSpacing = pick(&random)
    section.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "boundary 0", size: size(), alignment: random.pick(BoundaryAlignment.allCases),
        absoluteOffset: Point(x: pick(&random), y: pick(&random)), pinToVisibleBounds: true,
        contentInsets: insets(&random))
    ]
    section.decorationItems = [DecorationItem(kind: "background", contentInsets: insets(&random))]
    return section
  }

  @Test func everyNumberIsSurvived() {
    for seed in seeds(300) {
      var random = SplitMix64(seed: seed)
      let layout = Build.layout(
        [(section(&random), 5), (section(&random), 3)], scale: random.pick([0, 1, 3]),
        rightToLeft: random.oneIn(3),
        configuration: LayoutConfiguration(
          scrollDirection: random.pick(Axis.allCases), interSectionSpacing: pick(&random)))
      for item in 0..<5 {
        layout.setMeasuredSize(
          width: pick(&random), height: pick(&random), ofItem: item, inSection: 0)
      }
      _ = layout.visibleItems(in: Rect(x: 0, y: 0, width: 375, height: 667))
      _ = layout.warnings
      var frames = FrameList(layout).frames
      for section in 0...1 {
        frames += layout.boundaryItems(
          inSection: section, viewport: Viewport(offset: Point(x: 0, y: 100))
        ).map(\.frame)
        _ = layout.explain(item: 0, inSection: section)
        _ = layout.explain(boundaryItem: 0, inSection: section)
        if let strip = layout.orthogonalScrolling(inSection: section) {
          frames.append(strip.frame)
          _ = layout.settle(section: section, start: 0, proposed: 1e9, velocity: 1)
        }
      }
      let fine = frames.allSatisfy {
        $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height >= 0 && $0.width.isFinite
          && $0.height.isFinite
      }
      #expect(fine, "seed \(seed)")
    }
  }

  /// Counts that no screen needs end the line and not the program.
  @Test func counts() {
    func nested(_ node: LayoutNode, _ depth: Int) -> LayoutNode {
      depth == 0
        ? node
        : .group(
          Build.group(
            .repeating(axis: .horizontal, subitem: nested(node, depth - 1), count: .max),
            .absolute(10)))
    }
    for node in [Build.item(), nested(Build.item(), 3)] {
      let group = Build.group(
        .equal(axis: .vertical, subitem: node, count: .max), .absolute(100))
      let layout = Build.layout([(LayoutSection(group: group), 3)])
      #expect(layout.numbers().count == 3)
    }
    let none = nested(
      .group(
        Build.group(
          .equal(axis: .horizontal, subitem: Build.item(), count: 0), .absolute(10))), 4)
    let group = Build.group(.fill(axis: .vertical, subitems: [none]), .absolute(100))
    let layout = Build.layout([(LayoutSection(group: group), 3)])
    #expect(layout.numbers().isEmpty)
    #expect(layout.warnings.map(\.code) == [.noRoomForGroup])
  }
}
