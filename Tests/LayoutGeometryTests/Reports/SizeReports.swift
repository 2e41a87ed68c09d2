import LayoutGeometry
import Testing

/// Troubles reported about sizes, spacing and rounding, by their numbers.
@Suite struct SizeReports {
  @Test("G-01") func fractionsAreOfTheInsetWidth() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .horizontal, subitems: [Build.item()]), .fractionalWidth(0.5), .absolute(44)))
    section.contentInsets = EdgeInsets(leading: 40, trailing: 40)
    #expect(Build.layout([(section, 1)], scale: 2).numbers() == [[40, 0, 147.5, 44]])
  }

  @Test("G-03") func groupInsetsStayInsideTheGroup() {
    let group = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 2), .absolute(100),
      insets: EdgeInsets(leading: 16, trailing: 16))
    let layout = Build.layout([(LayoutSection(group: group), 2)], scale: 2)
    #expect(layout.contentSize.width == 375)
    #expect(layout.numbers() == [[16, 0, 171.5, 100], [187.5, 0, 171.5, 100]])
  }

  @Test("G-04") func groupInsetsAllAround() {
    let group = Build.group(
      .fill(axis: .vertical, subitems: [Build.item(.fractionalWidth(1), .estimated(201))]),
      .fractionalHeight(1), insets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    let layout = Build.layout([(LayoutSection(group: group), 4)])
    layout.measure(heights: [201, 201, 201, 201])
    #expect(
      layout.numbers() == [
        [16, 16, 343, 201], [16, 217, 343, 201], [16, 418, 343, 201], [16, 683, 343, 201],
      ])
  }

  @Test("G-05") func spacingBetweenNestedRows() {
    let row = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 2), .absolute(44),
      spacing: .fixed(10))
    let group = Build.group(
      .fill(axis: .vertical, subitems: [.group(row), .group(row)]), .absolute(98),
      spacing: .fixed(10))
    #expect(
      Build.layout([(LayoutSection(group: group), 4)], scale: 2).numbers() == [
        [0, 0, 182.5, 44], [192.5, 0, 182.5, 44], [0, 54, 182.5, 44], [192.5, 54, 182.5, 44],
      ])
  }

  private static let widths = [
    0.2244798445859886, 0.0999484835067196, 0.2255459136606516, 0.2244798445859886,
    0.2255459136606516,
  ]

  /// The report's device is older than iOS 16: geometry 2.2 and 3.3 cut every fraction down to whole
  /// pixels before the widths are added up.
  @Test("G-14") func fractionsAreCutDownToPixels() {
    let items = SizeReports.widths.map { Build.item(.fractionalWidth($0)) }
    let group = Build.group(.fill(axis: .horizontal, subitems: items), .absolute(44))
    let frames = Build.layout([(LayoutSection(group: group), 5)], scale: 2).numbers()
    #expect(frames.map { $0[2] } == [84, 37, 84.5, 84, 84.5])
    #expect(frames.map { $0[0] } == [0, 84, 121, 205.5, 289.5])
  }

  /// Edges are not rounded (geometry 2.4); equal slots are cut down and the rest stays at the end
  /// (5.3).
  @Test("G-15") func equalColumnsLeaveTheRestAtTheEnd() {
    let group = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 3), .absolute(44))
    let frames = Build.layout([(LayoutSection(group: group), 3)], width: 320, scale: 2).numbers()
    #expect(frames.map { $0[0] } == [0, 106.5, 213])
    #expect(frames.map { $0[2] } == [106.5, 106.5, 106.5])
  }

  /// Filled, the line would take a fourth slot (geometry 5.2), which leaves nothing over to share.
  @Test("G-16") func flexibleSpacingFromNothing() {
    func places(_ content: LayoutGroup.Content) -> [Double] {
      let group = Build.group(content, .absolute(44), spacing: .flexible(0))
      return Build.layout([(LayoutSection(group: group), 3)], width: 320).numbers().map { $0[0] }
    }
    let item = Build.item(.absolute(80))
    #expect(places(.repeating(axis: .horizontal, subitem: item, count: 3)) == [0, 120, 240])
    #expect(places(.fill(axis: .horizontal, subitems: [item, item, item])) == [0, 80, 160])
  }

  /// In the newer form the widths are the author's job: nothing is tested and nothing warned of
  /// (geometry 5.4).
  @Test("G-17") func countOldAndNew() {
    let old = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 2), .absolute(44),
      spacing: .fixed(10))
    #expect(
      Build.layout([(LayoutSection(group: old), 2)], scale: 2).numbers() == [
        [0, 0, 182.5, 44], [192.5, 0, 182.5, 44],
      ])
    let new = Build.group(
      .repeating(axis: .horizontal, subitem: Build.item(), count: 2), .absolute(44),
      spacing: .fixed(10))
    let layout = Build.layout([(LayoutSection(group: new), 2)], scale: 2)
    #expect(layout.numbers() == [[0, 0, 375, 44], [385, 0, 375, 44]])
    #expect(layout.warnings.isEmpty)
  }

  /// A warning and frames without extent, where UIKit stops the program (geometry 2.8).
  @Test("G-18") func insetsThatLeaveNoRoom() {
    let group = Build.group(
      .fill(
        axis: .horizontal,
        subitems: [Build.item(.fractionalWidth(0.25), .estimated(94))]), .estimated(94),
      spacing: .fixed(16), insets: EdgeInsets(leading: 16, trailing: 16))
    let tight = Build.layout([(LayoutSection(group: group), 1)], width: 32, height: 653, scale: 0)
    #expect(tight.numbers() == [[16, 0, 0, 94]])
    #expect(tight.warnings == [LayoutWarning(section: 0, code: .noRoomForGroup)])
    let loose = Build.layout([(LayoutSection(group: group), 1)], width: 33, height: 653, scale: 0)
    #expect(loose.numbers() == [[16, 0, 0.25, 94]])
    #expect(loose.warnings.isEmpty)
  }

  /// The page is cut to nothing and a warning says so (geometry 2.7, 2.8).
  @Test("G-23") func peeksLongerThanTheView() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .vertical, subitems: [Build.item()]), .absolute(300), .fractionalHeight(1)))
    section.contentInsets = EdgeInsets(top: 100, bottom: 100)
    let layout = Build.layout(
      [(section, 1)], height: 150, configuration: LayoutConfiguration(scrollDirection: .horizontal))
    #expect(layout.numbers() == [[0, 100, 300, 0]])
    #expect(layout.warnings.map(\.code) == [.noRoomForGroup])
  }

  @Test("G-33") func everyGapIsTakenOffAlsoInTheLastRow() {
    let group = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 3), .absolute(40),
      spacing: .fixed(10))
    let frames = Build.layout([(LayoutSection(group: group), 5)], scale: 3).numbers()
    #expect(frames.allSatisfy { $0[2] == 118.333 })
    #expect(frames[3...].map { $0[0] } == [0, 128.333])
  }

  /// No slot, no frame and a warning (geometry 5.3).
  @Test("G-34") func noColumns() {
    let group = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 0), .absolute(40))
    let layout = Build.layout([(LayoutSection(group: group), 5)])
    #expect(layout.numbers().isEmpty)
    #expect(layout.warnings.map(\.code) == [.noRoomForGroup])
    #expect(layout.contentSize.height == 0)
  }

  @Test("G-35") func noSpacingForAnItemAlone() {
    let thirds = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 3), .absolute(50),
      spacing: .fixed(1))
    let group = Build.group(
      .fill(
        axis: .vertical, subitems: [Build.item(.fractionalWidth(1), .absolute(50)), .group(thirds)]),
      .absolute(101), spacing: .fixed(1))
    #expect(
      Build.layout([(LayoutSection(group: group), 4)], width: 320).numbers() == [
        [0, 0, 320, 50], [0, 51, 106, 50], [107, 51, 106, 50], [214, 51, 106, 50],
      ])
  }

  /// UIKit's header touches the cells (geometry 7.2); the gap that was wanted is a section inset.
  @Test("G-38") func gapsBetweenHeaderAndItems() {
    var section = LayoutSection(
      group: Build.group(
        .fill(axis: .vertical, subitems: [Build.item()]), .absolute(100), .fractionalHeight(1)))
    section.interGroupSpacing = 20
    section.contentInsets = EdgeInsets(leading: 20)
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header", size: Build.size(.absolute(60), .fractionalHeight(1)), alignment: .leading)
    ]
    let layout = Build.layout(
      [(section, 3), (section, 2)],
      configuration: LayoutConfiguration(scrollDirection: .horizontal, interSectionSpacing: 20))
    #expect(layout.numbers(0).map { $0[0] } == [80, 200, 320])
    #expect(layout.numbers(1).map { $0[0] } == [520, 640])
    #expect(layout.boundaryItems(inSection: 1).map(\.frame.x) == [440])
  }

  @Test("G-39") func noStraySpacing() {
    let group = Build.group(
      .equal(axis: .horizontal, subitem: Build.item(), count: 2), .absolute(50),
      spacing: .fixed(10))
    #expect(
      Build.layout([(LayoutSection(group: group), 2)], width: 320).numbers() == [
        [0, 0, 155, 50], [165, 0, 155, 50],
      ])
  }
}
