import LayoutGeometry

/// A list as the section that the text of geometry 11 makes of it.
struct PlainList {
  /// The section with what the script gave it.
  let section: LayoutSection
  /// What the list adds to the section's insets, in points.
  let insets: EdgeInsets
  /// Room above the list's own header, which is the first boundary item; none without one.
  let headerPadding: Double?

  init(_ list: ListConfiguration, width: Double) {
    let isPlain = list.appearance == .plain || list.appearance == .sidebarPlain
    let hasHeader = list.headerMode == .supplementary
    let hasFooter = list.footerMode == .supplementary
    func boundary(_ kind: String, _ alignment: BoundaryAlignment) -> BoundarySupplementaryItem {
      BoundarySupplementaryItem(
        kind: kind,
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(isPlain ? 28 : 38)),
        alignment: alignment, pinToVisibleBounds: isPlain && kind == "header")
    }
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(list.rowHeight))
    section = LayoutSection(
      group: LayoutGroup(
        size: size, content: .fill(axis: .vertical, subitems: [.item(LayoutItem(size: size))])),
      contentInsets: list.contentInsets, interGroupSpacing: list.interGroupSpacing,
      boundarySupplementaryItems: (hasHeader ? [boundary("header", .top)] : [])
        + (hasFooter ? [boundary("footer", .bottom)] : []) + list.boundarySupplementaryItems,
      decorationItems: list.decorationItems)
    let side: Double = list.appearance == .insetGrouped ? (width < 393 ? 16 : 20) : 0
    insets = EdgeInsets(
      top: isPlain || hasHeader ? 0 : 18, leading: side, bottom: isPlain || hasFooter ? 0 : 18,
      trailing: side)
    headerPadding = hasHeader ? list.headerTopPadding ?? 0 : nil
  }
}
