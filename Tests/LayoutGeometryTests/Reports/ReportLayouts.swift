import LayoutGeometry

/// Short words for the layouts of the reports.
enum Build {
  static func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
    LayoutSize(width: width, height: height)
  }

  static let full = size(.fractionalWidth(1), .fractionalHeight(1))

  static func item(
    _ width: Dimension = .fractionalWidth(1), _ height: Dimension = .fractionalHeight(1),
    insets: EdgeInsets = .zero, badges: [SupplementaryItem] = []
  ) -> LayoutNode {
    .item(
      LayoutItem(
        size: size(width, height), contentInsets: insets, supplementaryItems: badges))
  }

  /// A full-width group.
  static func group(
    _ content: LayoutGroup.Content, _ height: Dimension, spacing: Spacing = .none,
    insets: EdgeInsets = .zero
  ) -> LayoutGroup {
    group(content, .fractionalWidth(1), height, spacing: spacing, insets: insets)
  }

  static func group(
    _ content: LayoutGroup.Content, _ width: Dimension, _ height: Dimension,
    spacing: Spacing = .none, insets: EdgeInsets = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size(width, height), content: content, interItemSpacing: spacing, contentInsets: insets)
  }

  /// Full-width rows of a height.
  static func rows(_ height: Dimension) -> LayoutSection {
    let cell = height.isEstimated ? item(.fractionalWidth(1), height) : item()
    return LayoutSection(group: group(.fill(axis: .horizontal, subitems: [cell]), height))
  }

  static func boundary(
    _ kind: String, _ alignment: BoundaryAlignment, _ height: Dimension, pinned: Bool = false,
    insets: EdgeInsets = .zero
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: size(.fractionalWidth(1), height), alignment: alignment,
      pinToVisibleBounds: pinned, contentInsets: insets)
  }

  static func layout(
    _ sections: [(LayoutSection, Int)], width: Double = 375, height: Double = 667,
    scale: Double = 1, rightToLeft: Bool = false,
    configuration: LayoutConfiguration = LayoutConfiguration()
  ) -> CompositionalLayout {
    CompositionalLayout(
      environment: LayoutEnvironment(
        size: Size(width: width, height: height), scale: scale, isRightToLeft: rightToLeft),
      configuration: configuration,
      sections: sections.map { CompositionalLayout.Section(definition: $0.0, itemCount: $0.1) })
  }
}

extension CompositionalLayout {
  /// The frames of a section as plain numbers, to a thousandth.
  func numbers(_ section: Int = 0) -> [[Double]] {
    var result: [[Double]] = []
    forEachFrame(inSection: section) { result.append($1.numbers) }
    return result
  }

  func measure(heights: [Double], inSection section: Int = 0) {
    for (item, height) in heights.enumerated() {
      setMeasuredSize(width: nil, height: height, ofItem: item, inSection: section)
    }
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height].map { ($0 * 1000).rounded() / 1000 } }
}
