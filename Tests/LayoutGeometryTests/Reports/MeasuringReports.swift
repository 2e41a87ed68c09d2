import LayoutGeometry
import Testing

/// Troubles reported about self-sizing and changes, by their numbers.
@Suite struct MeasuringReports {
  @Test("G-09") func realSizesTakeThePlaceOfEstimates() {
    let layout = Build.layout(
      [(Build.rows(.estimated(44)), 3), (Build.rows(.estimated(44)), 3)], width: 320)
    layout.measure(heights: [100, 100, 100], inSection: 0)
    layout.measure(heights: [100, 100, 100], inSection: 1)
    #expect(layout.sectionFrame(1).y == 300)
    #expect(layout.contentSize.height == 600)
  }

  @Test("G-11") func estimatedRowsAreRagged() {
    func section(_ height: Dimension) -> LayoutSection {
      let item = Build.item(.fractionalWidth(0.5), height)
      return LayoutSection(
        group: Build.group(.fill(axis: .horizontal, subitems: [item, item]), .estimated(300)))
    }
    let ragged = Build.layout([(section(.estimated(300)), 3)], scale: 2)
    ragged.measure(heights: [80, 140])
    #expect(ragged.numbers().map { $0[3] } == [80, 140, 300])
    #expect(ragged.numbers()[2][1] == 140)
    let fixed = Build.layout([(section(.fractionalHeight(1)), 2)], scale: 2)
    fixed.measure(heights: [80, 140])
    #expect(fixed.numbers().map { $0[3] } == [300, 300])
    let equal = Build.layout([(section(.uniformAcrossSiblings(60)), 2)], scale: 2)
    equal.measure(heights: [80, 140])
    #expect(equal.numbers().map { $0[3] } == [140, 140])
  }

  /// What length the items of a count group take is not said for more than one, so they are sized by
  /// themselves in both forms (geometry 5.3, open question 6).
  @Test("G-12") func countGroupsSizeTheirItems() {
    for axis in Axis.allCases {
      let item = Build.item(.fractionalWidth(1), .estimated(100))
      let group = Build.group(.equal(axis: axis, subitem: item, count: 1), .estimated(100))
      let layout = Build.layout([(LayoutSection(group: group), 1)])
      layout.measure(heights: [180])
      #expect(layout.numbers() == [[0, 0, 375, 180]])
    }
  }

  @Test("G-26") func aRowIsAsTallAsItsTallestItem() {
    let item = Build.item(.fractionalWidth(0.5), .estimated(50))
    var section = LayoutSection(
      group: Build.group(.fill(axis: .horizontal, subitems: [item, item]), .estimated(50)))
    section.interGroupSpacing = 10
    let layout = Build.layout([(section, 3)], width: 320)
    layout.measure(heights: [150, 120])
    #expect(layout.numbers()[2][1] == 160)
    layout.setMeasuredSize(width: nil, height: 100, ofItem: 1, inSection: 0)
    #expect(layout.numbers()[2][1] == 160)
  }

  @Test("G-28") func measuredSizesAreKept() {
    let layout = Build.layout([(Build.rows(.estimated(150)), 20)], height: 600)
    layout.measure(heights: Array(repeating: 80, count: 20))
    layout.setDefinition(Build.rows(.estimated(150)), ofSection: 0)
    layout.moveSection(from: 0, to: 0)
    #expect(layout.contentSize.height == 1600)
    layout.removeMeasuredSizes(inSection: 0)
    #expect(layout.contentSize.height == 3000)
  }

  /// The host moves its offset by what a row above it grew; the layout says by how much.
  @Test("G-29") func aRowAboveGrows() {
    let layout = Build.layout([(Build.rows(.estimated(44)), 1000)])
    let before = layout.frame(ofItem: 500, inSection: 0).y
    layout.setMeasuredSize(width: nil, height: 100, ofItem: 499, inSection: 0)
    #expect(layout.frame(ofItem: 500, inSection: 0).y - before == 56)
  }

  @Test("G-36") func measuringIsOfferedTheInsetWidth() {
    var section = Build.rows(.estimated(44))
    section.contentInsets = EdgeInsets(leading: 10)
    let layout = Build.layout([(section, 1)], width: 320)
    #expect(layout.proposedSize(ofItem: 0, inSection: 0).width == 310)
    #expect(layout.isEstimated(item: 0, inSection: 0) == (false, true))
    #expect(layout.frame(ofItem: 0, inSection: 0).x == 10)
    #expect(layout.frame(ofItem: 0, inSection: 0).maxX == 320)
  }

  @Test("G-40") func anExpandingHeaderMovesTheRows() {
    var section = Build.rows(.absolute(44))
    section.boundarySupplementaryItems = [Build.boundary("header", .top, .estimated(60))]
    let layout = Build.layout([(section, 3)])
    #expect(layout.numbers().map { $0[1] } == [60, 104, 148])
    #expect(layout.contentSize.height == 192)
    layout.setMeasuredSupplementarySize(width: nil, height: 160, kind: "header", inSection: 0)
    #expect(layout.numbers().map { $0[1] } == [160, 204, 248])
    #expect(layout.contentSize.height == 292)
  }

  @Test("G-42") func aStripGrowsWithItsCell() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item(.fractionalWidth(1), .estimated(50))]),
        .absolute(200), .estimated(50)))
    section.orthogonalScrollingBehavior = .continuous
    let layout = Build.layout(
      [(section, 3), (Build.rows(.absolute(44)), 1)],
      configuration: LayoutConfiguration(interSectionSpacing: 8))
    layout.setMeasuredSize(width: nil, height: 80, ofItem: 1, inSection: 0)
    #expect(layout.sectionFrame(0).height == 80)
    #expect(layout.sectionFrame(1).y == 88)
  }

  @Test("G-24") func rotationCountsTilesAnew() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item(.absolute(70))]), .absolute(70),
        spacing: .fixed(16)))
    section.contentInsets = EdgeInsets(leading: 16, trailing: 16)
    let portrait = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
    let landscape = LayoutEnvironment(
      size: Size(width: 844, height: 390), scale: 3,
      safeAreaInsets: EdgeInsets(leading: 47, trailing: 47))
    let layout = CompositionalLayout(
      environment: portrait,
      sections: [CompositionalLayout.Section(definition: section, itemCount: 8)])
    #expect(layout.groupCount(inSection: 0) == 2)
    layout.setEnvironment(landscape)
    #expect(layout.groupCount(inSection: 0) == 1)
    layout.setEnvironment(portrait)
    #expect(layout.groupCount(inSection: 0) == 2)
    #expect(layout.contentSize.height == 140)
  }

  @Test("G-25") func tilesByOrientation() {
    func section(_ tiles: Int) -> LayoutSection {
      LayoutSection(
        group: Build.group(
          .equal(axis: .horizontal, subitem: Build.item(), count: tiles), .absolute(100)))
    }
    let layout = Build.layout([(section(6), 8)], width: 768, height: 1024)
    #expect(layout.items(ofGroup: 0, inSection: 0).count == 6)
    #expect(layout.items(ofGroup: 1, inSection: 0).count == 2)
    layout.setEnvironment(LayoutEnvironment(size: Size(width: 1024, height: 768), scale: 1))
    layout.setDefinition(section(8), ofSection: 0)
    #expect(layout.groupCount(inSection: 0) == 1)
    #expect(layout.items(ofGroup: 0, inSection: 0).count == 8)
  }

  /// The frame has no room in an instance where nothing is measured.
  @Test func measuredRoomForAFrameInFront() {
    let frame = CustomFrames.Frame(rect: Rect(x: 0, y: 0, width: 10, height: 10), zIndex: 2)
    let custom = Build.group(.custom(.points([frame])), .absolute(50))
    let item = Build.item(.fractionalWidth(1), .estimated(90))
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .vertical, subitems: [item, .group(custom)]), .absolute(100)))
    section.decorationItems = [DecorationItem(kind: "background")]
    let layout = Build.layout([(section, 2)])
    #expect((0..<2).map { layout.zIndex(ofItem: $0, inSection: 0) } == [1, 1])
    layout.measure(heights: [20])
    #expect(layout.numbers()[1] == [0, 20, 10, 10])
    #expect((0..<2).map { layout.zIndex(ofItem: $0, inSection: 0) } == [1, 3])
  }
}
