import LayoutGeometry
import Testing

/// What definitions mean beyond the recorded cases.
@Suite struct DefinitionTests {
  @Test func aListHeaderKeepsItsPadding() {
    let list = ListConfiguration(
      headerMode: .supplementary, footerMode: .supplementary, rowHeight: 50, headerTopPadding: 10,
      contentInsets: EdgeInsets(leading: 4), interGroupSpacing: 2)
    let environment = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
    let layout = Build.layout([(list.section(in: environment), 3)], width: 390)
    layout.setMeasuredSupplementarySize(width: nil, height: 40, kind: "header", inSection: 0)
    #expect(layout.boundaryItems(inSection: 0).map(\.frame.y) == [10, 204])
    #expect(
      layout.numbers() == [[4, 50, 386, 50], [4, 102, 386, 50], [4, 154, 386, 50]])
    #expect(layout.contentSize.height == 232)
  }

  @Test func aListInsideGroups() {
    func margin(_ width: Double) -> Double {
      let environment = LayoutEnvironment(size: Size(width: width, height: 844), scale: 1)
      let section = ListConfiguration(appearance: .insetGrouped).section(in: environment)
      return Build.layout([(section, 1)], width: width).frame(ofItem: 0, inSection: 0).x
    }
    #expect(margin(300) == 16)
    #expect(margin(392) == 16)
    #expect(margin(393) == 20)
  }

  /// Equality does not look at where a definition was written, explanations do.
  @Test func placesDoNotTakePartInEquality() {
    var one = Build.rows(.absolute(44))
    let two = one
    one.place = 7
    one.group.place = 8
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    let layout = Build.layout([(two, 1), (one, 1)])
    #expect(layout.explain(item: 0, inSection: 0)?.levels[1].place == nil)
    #expect(layout.explain(item: 0, inSection: 1)?.levels[1].place == 7)
  }

  @Test func providedFramesAreAskedForOncePerContainer() {
    var questions: [CustomFrames.Environment] = []
    let group = Build.group(
      .custom(.provided(key: 3)), .absolute(100), insets: EdgeInsets(leading: 5))
    let layout = CompositionalLayout(
      environment: LayoutEnvironment(size: Size(width: 200, height: 400), scale: 1),
      sections: [
        CompositionalLayout.Section(definition: LayoutSection(group: group), itemCount: 5)
      ],
      customFrames: { key, environment in
        #expect(key == 3)
        questions.append(environment)
        return (0..<2).map {
          CustomFrames.Frame(
            rect: Rect(
              x: Double($0) * environment.effectiveContainer.width / 2, y: 0, width: 10,
              height: 20), zIndex: $0)
        }
      })
    #expect(
      layout.numbers().map { [$0[0], $0[1]] } == [
        [5, 0], [103, 0], [5, 100], [103, 100], [5, 200],
      ])
    #expect(layout.zIndex(ofItem: 3, inSection: 0) == 1)
    #expect(questions.map(\.container) == [Size(width: 200, height: 100)])
    layout.setEnvironment(LayoutEnvironment(size: Size(width: 300, height: 400), scale: 1))
    #expect(layout.numbers()[1][0] == 153)
    #expect(questions.count == 2)
  }

  @Test func measuredBadgesMoveWithTheirItems() {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .estimated(10), height: .absolute(10)),
      containerAnchor: Anchor(edges: [.top, .leading]))
    let section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item(badges: [badge])]), .absolute(50)))
    let layout = Build.layout([(section, 4)])
    layout.setMeasuredSupplementarySize(
      width: 30, height: nil, kind: "badge", index: 2, inSection: 0)
    func widths() -> [Double] {
      (0..<layout.itemCount(inSection: 0)).map {
        layout.supplementaries(ofItem: $0, inSection: 0)[0].frame.width
      }
    }
    #expect(widths() == [10, 10, 30, 10])
    layout.insertItems(1, at: 0, inSection: 0)
    #expect(widths() == [10, 10, 10, 30, 10])
    layout.removeItems(3..<4, inSection: 0)
    #expect(widths() == [10, 10, 10, 10])
  }

  @Test func measuredLayoutHeader() {
    let layout = Build.layout(
      [(Build.rows(.absolute(50)), 2)],
      configuration: LayoutConfiguration(boundarySupplementaryItems: [
        Build.boundary("header", .top, .estimated(30))
      ]))
    layout.setMeasuredSupplementarySize(
      width: nil, height: 45, kind: "header", inSection: CompositionalLayout.layoutLevel)
    #expect(layout.numbers().map { $0[1] } == [45, 95])
    #expect(layout.explain(boundaryItem: 0, inSection: -1)?.frame.height == 45)
  }

  @Test func aBillionItemsTakeNoMemoryOfTheirOwn() {
    let layout = Build.layout([(Build.rows(.estimated(44)), 1_000_000_000)])
    layout.setMeasuredSize(width: nil, height: 100, ofItem: 999_999_998, inSection: 0)
    #expect(layout.contentSize.height == 44_000_000_056)
    #expect(layout.frame(ofItem: 999_999_999, inSection: 0).y == 44_000_000_012)
    let seen = layout.visibleItems(in: Rect(x: 0, y: 43_999_999_900, width: 10, height: 100))
    #expect(seen.map(\.item) == [999_999_997, 999_999_998])
  }
}
