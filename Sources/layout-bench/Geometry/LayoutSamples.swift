import LayoutGeometry

/// The layouts that are measured.
enum LayoutSamples {
  static let portrait = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
  static let landscape = LayoutEnvironment(size: Size(width: 844, height: 390), scale: 3)

  private static let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  private static func size(_ width: Dimension, _ height: Double) -> LayoutSize {
    LayoutSize(width: width, height: .absolute(height))
  }

  private static func header() -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(kind: "header", size: size(.fractionalWidth(1), 50), alignment: .top)
  }

  /// Rows of 80 points.
  static let list = LayoutSection(
    group: LayoutGroup(
      size: size(.fractionalWidth(1), 80),
      content: .equal(axis: .horizontal, subitem: .item(LayoutItem(size: full)), count: 1)))

  /// Five square cells in a row.
  static let grid = LayoutSection(
    group: LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
      content: .fill(
        axis: .horizontal,
        subitems: [
          .item(
            LayoutItem(
              size: LayoutSize(width: .fractionalWidth(0.2), height: .fractionalHeight(1)),
              contentInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))
        ])), interGroupSpacing: 4)

  /// Rows that are estimated at 44 points.
  static let estimatedList = ListConfiguration().section(in: portrait)

  /// The three sections of the home screen: columns of three, columns of two, rows.
  static let home: [LayoutSection] = {
    let cell = LayoutItem(
      size: full, contentInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    func columns(_ count: Int, _ width: Dimension, _ height: Double) -> LayoutGroup {
      let column = LayoutGroup(
        size: size(width == .absolute(200) ? width : .fractionalWidth(1), height),
        content: .equal(axis: .vertical, subitem: .item(cell), count: count))
      return LayoutGroup(
        size: size(width, height),
        content: .equal(axis: .horizontal, subitem: .group(column), count: 1))
    }
    let row = LayoutGroup(
      size: size(.fractionalWidth(1), 80),
      content: .equal(axis: .horizontal, subitem: .item(cell), count: 1))
    return [
      LayoutSection(
        group: columns(3, .fractionalWidth(0.9), 350), orthogonalScrollingBehavior: .groupPaging,
        boundarySupplementaryItems: [header()]),
      LayoutSection(
        group: columns(2, .absolute(200), 400), orthogonalScrollingBehavior: .continuous,
        boundarySupplementaryItems: [header()]),
      LayoutSection(group: row, boundarySupplementaryItems: [header()]),
    ]
  }()

  /// Sections laid out as said, with so many items in all.
  static func sections(_ definitions: [LayoutSection], items: Int) -> [CompositionalLayout.Section]
  {
    definitions.indices.map { index in
      let extra = index < items % definitions.count ? 1 : 0
      return CompositionalLayout.Section(
        definition: definitions[index], itemCount: items / definitions.count + extra)
    }
  }
}
