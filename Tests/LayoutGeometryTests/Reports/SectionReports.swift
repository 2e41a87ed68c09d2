import LayoutGeometry
import Testing

/// Troubles reported about sections, headers, backgrounds and paging, by their numbers.
@Suite struct SectionReports {
  @Test("G-07") func backgroundSpansHeaderAndCells() {
    var section = Build.rows(.absolute(60))
    section.boundarySupplementaryItems = [Build.boundary("header", .top, .absolute(44))]
    section.decorationItems = [DecorationItem(kind: "background")]
    let layout = Build.layout([(section, 1)])
    #expect(layout.decorations(inSection: 0).map(\.frame.numbers) == [[0, 0, 375, 104]])
    #expect(layout.boundaryItems(inSection: 0).map(\.frame.numbers) == [[0, 0, 375, 44]])
    #expect(layout.numbers() == [[0, 44, 375, 60]])
  }

  @Test("G-08") func headersFollowInsetsOrNot() {
    var section = Build.rows(.absolute(60))
    section.contentInsets = EdgeInsets(leading: 50, trailing: 10)
    section.boundarySupplementaryItems = [
      Build.boundary(
        "header", .top, .absolute(44), insets: EdgeInsets(leading: 100, trailing: 10)),
      Build.boundary("footer", .bottom, .absolute(44)),
    ]
    func places(_ follow: Bool) -> [[Double]] {
      section.supplementariesFollowContentInsets = follow
      return Build.layout([(section, 1)]).boundaryItems(inSection: 0).map {
        [$0.frame.x, $0.frame.width]
      }
    }
    #expect(places(true) == [[150, 205], [50, 315]])
    #expect(places(false) == [[100, 265], [0, 375]])
  }

  @Test("G-19") func badgeOffsetsAreOfTheBadge() {
    func badge(_ offset: Point) -> [Double] {
      let item = SupplementaryItem(
        kind: "badge", size: Build.size(.absolute(15), .absolute(15)),
        containerAnchor: Anchor(edges: [.top, .trailing], offset: .fractional(offset)))
      let group = Build.group(
        .fill(
          axis: .horizontal,
          subitems: [Build.item(.absolute(100), .absolute(100), badges: [item])]),
        .absolute(100))
      let layout = Build.layout([(LayoutSection(group: group), 1)], scale: 2)
      return layout.supplementaries(ofItem: 0, inSection: 0).flatMap(\.frame.numbers)
    }
    #expect(badge(Point(x: 0.5, y: -0.5)) == [92.5, -7.5, 15, 15])
    #expect(badge(.zero) == [85, 0, 15, 15])
  }

  @Test("G-20") func itemsStandInFrontOfABackground() {
    let badge = SupplementaryItem(
      kind: "badge", size: Build.size(.absolute(15), .absolute(15)),
      containerAnchor: Anchor(edges: [.top]))
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item(badges: [badge])]), .absolute(50)))
    #expect(Build.layout([(section, 2)]).zIndex(ofItem: 0, inSection: 0) == 0)
    section.decorationItems = [DecorationItem(kind: "background")]
    let layout = Build.layout([(section, 2)])
    #expect(layout.decorations(inSection: 0).map(\.zIndex) == [0])
    #expect(layout.zIndex(ofItem: 1, inSection: 0) == 1)
    #expect(layout.supplementaries(ofItem: 0, inSection: 0).map(\.zIndex) == [1])
  }

  @Test("G-22") func aPageIsAGroupAndNotTheView() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item()]), .absolute(295), .absolute(100)))
    section.contentInsets = EdgeInsets(leading: 40, trailing: 40)
    section.orthogonalScrollingBehavior = .groupPaging
    let layout = Build.layout([(section, 10)])
    let rest = layout.settle(section: 0, start: 885, proposed: 885, velocity: 0)
    #expect(layout.stops(inSection: 0).firstIndex(of: rest) == 3)
  }

  @Test("G-30") func onlyTheHeaderIsPinned() {
    var section = Build.rows(.absolute(50))
    section.boundarySupplementaryItems = [
      Build.boundary("header", .top, .absolute(40), pinned: true),
      Build.boundary("footer", .bottom, .absolute(30)),
    ]
    let layout = Build.layout([(section, 10)], width: 320, height: 480)
    let viewport = Viewport(offset: Point(x: 0, y: 200))
    let items = layout.boundaryItems(inSection: 0, viewport: viewport)
    #expect(items.map(\.frame.y) == [200, 540])
    #expect(items.map(\.isPinned) == [true, false])
    #expect(layout.contentSize.height == 570)
  }

  /// Boundary items of an empty section stay (geometry 7.1); a section that wants none then leaves
  /// them out of its definition.
  @Test("G-31") func headersOfAnEmptySection() {
    var section = Build.rows(.absolute(50))
    section.boundarySupplementaryItems = [
      Build.boundary("header", .top, .absolute(40)),
      Build.boundary("footer", .bottom, .absolute(30)),
    ]
    let layout = Build.layout([(section, 0)])
    #expect(
      layout.boundaryItems(inSection: 0).map { [$0.frame.y, $0.frame.maxY] } == [
        [0, 40], [40, 70],
      ])
    #expect(layout.sectionFrame(0).height == 70)
    section.boundarySupplementaryItems = []
    layout.setDefinition(section, ofSection: 0)
    #expect(layout.sectionFrame(0).height == 0)
  }

  @Test("G-37") func contentCountsHeaderAndFooter() {
    var section = Build.rows(.absolute(44))
    section.boundarySupplementaryItems = [
      Build.boundary("header", .top, .absolute(100)),
      Build.boundary("footer", .bottom, .absolute(30)),
    ]
    #expect(Build.layout([(section, 3)]).contentSize.height == 262)
  }

  /// Offsets count from the leading end (geometry 13.2), so a strip starts at its right end with
  /// offset 0 and not with its width less the view's.
  @Test("G-41") func rightToLeft() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item(.absolute(100))]), .absolute(44),
        spacing: .fixed(10), insets: EdgeInsets(leading: 20)))
    #expect(
      Build.layout([(section, 2)], rightToLeft: true).numbers().map { $0[0] } == [255, 145])
    section.group = Build.group(
      .fill(axis: .horizontal, subitems: [Build.item()]), .absolute(150), .absolute(60))
    section.orthogonalScrollingBehavior = .continuous
    let strip = Build.layout([(section, 5)], rightToLeft: true)
    #expect(strip.frame(ofItem: 0, inSection: 0).maxX == 375)
    #expect(strip.orthogonalScrolling(inSection: 0)?.initialOffset == 0)
    #expect(strip.frame(ofItem: 4, inSection: 0, orthogonalOffset: 375).x == 0)
  }

  private static let cell = Build.item(
    insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))

  private static func home() -> [LayoutSection] {
    let three = Build.group(.equal(axis: .vertical, subitem: cell, count: 3), .absolute(350))
    let two = Build.group(
      .equal(axis: .vertical, subitem: cell, count: 2), .absolute(200), .absolute(400))
    func column(_ group: LayoutGroup, _ width: Dimension, _ height: Double) -> LayoutSection {
      LayoutSection(
        group: Build.group(
          .equal(axis: .horizontal, subitem: .group(group), count: 1), width, .absolute(height)))
    }
    var sections = [
      column(three, .fractionalWidth(0.9), 350), column(two, .absolute(200), 400),
      LayoutSection(
        group: Build.group(.equal(axis: .horizontal, subitem: cell, count: 1), .absolute(80))),
    ]
    sections[0].orthogonalScrollingBehavior = .groupPaging
    sections[1].orthogonalScrollingBehavior = .continuous
    for index in sections.indices {
      sections[index].boundarySupplementaryItems = [Build.boundary("header", .top, .absolute(50))]
    }
    return sections
  }

  @Test("G-43") func theHomeScreen() throws {
    let sections = SectionReports.home()
    let layout = Build.layout(
      [(sections[0], 10), (sections[1], 10), (sections[2], 5)], width: 390, height: 844, scale: 3)
    #expect(layout.boundaryItems(inSection: 0).map(\.frame.numbers) == [[0, 0, 390, 50]])
    #expect(layout.numbers(0)[0] == [1, 51, 349, 114.667])
    #expect(layout.numbers(0)[3][0] == 352)
    let first = try #require(layout.orthogonalScrolling(inSection: 0))
    #expect([first.contentLength, first.minOffset, first.maxOffset] == [1404, 0, 1014])
    #expect(layout.stops(inSection: 0) == [0, 351, 702, 1014])
    #expect(layout.sectionFrame(1).numbers == [0, 400, 390, 450])
    #expect(layout.boundaryItems(inSection: 1).map(\.frame.numbers) == [[0, 400, 390, 50]])
    #expect(layout.numbers(1)[0] == [1, 451, 198, 198])
    #expect(layout.orthogonalScrolling(inSection: 1)?.contentLength == 1000)
    #expect(layout.orthogonalScrolling(inSection: 1)?.maxOffset == 610)
    #expect(layout.sectionFrame(2).numbers == [0, 850, 390, 450])
    #expect(layout.numbers(2)[0] == [1, 901, 388, 78])
    #expect(layout.contentSize == Size(width: 390, height: 1300))
    #expect(layout.warnings.isEmpty)

    var shifted = LayoutSection(
      group: Build.group(
        .equal(axis: .horizontal, subitem: SectionReports.cell, count: 1), .absolute(400)))
    shifted.orthogonalScrollingBehavior = .groupPaging
    let wrong = Build.layout([(shifted, 10)], width: 390, height: 844, scale: 3)
    #expect(wrong.numbers(0)[0] == [1, 1, 388, 398])
    #expect(wrong.boundaryItems(inSection: 0).isEmpty)
  }

  /// A boundary item as tall as the section takes room of its own: the longest one of an edge sets
  /// the room (geometry 7.2).
  ///
  /// A background is the tool for it.
  @Test("G-44") func backgroundsAreNotBoundaryItems() {
    var section = Build.rows(.absolute(120))
    let header = Build.boundary("header", .top, .absolute(40))
    section.boundarySupplementaryItems = [header, Build.boundary("back", .top, .absolute(160))]
    #expect(Build.layout([(section, 1)]).sectionFrame(0).height == 280)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [DecorationItem(kind: "back")]
    let layout = Build.layout([(section, 1)])
    #expect(layout.sectionFrame(0).height == 160)
    #expect(layout.decorations(inSection: 0).map(\.frame.numbers) == [[0, 0, 375, 160]])
  }

  /// A section without items has no length whatever lays it out (geometry 7.1, 12.1), and its
  /// neighbours are as they were.
  @Test("G-45") func aSectionWithoutLayoutOrItems() {
    let rows = Build.rows(.absolute(50))
    let layout = Build.layout([(rows, 2), (rows, 0), (rows, 2)])
    #expect(layout.sectionFrame(1).height == 0)
    #expect(layout.numbers(0) == [[0, 0, 375, 50], [0, 50, 375, 50]])
    #expect(layout.numbers(2) == [[0, 100, 375, 50], [0, 150, 375, 50]])
    #expect(layout.warnings.isEmpty)
  }
}
