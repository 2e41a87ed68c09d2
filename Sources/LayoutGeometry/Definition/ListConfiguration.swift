/// A section of full-width rows, each as tall as it measures (geometry 11).
///
/// The numbers are the engine's own; UIKit does not publish its own.
public struct ListConfiguration: Sendable, Hashable {
  /// The look, which decides margins and room above and below the rows.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, in sections with room between them.
    case grouped
    /// As grouped, with room at both sides.
    case insetGrouped
    /// A sidebar with room between its sections.
    case sidebar
    /// A sidebar without it.
    case sidebarPlain

    var isPlain: Bool { self == .plain || self == .sidebarPlain }
  }

  /// Where a header comes from.
  public enum HeaderMode: String, Sendable, Hashable, CaseIterable {
    /// There is none.
    case none
    /// A boundary item of kind `header`.
    case supplementary
    /// Item 0 of the section; the geometry is that of a row.
    case firstItemInSection
  }

  /// Where a footer comes from.
  public enum FooterMode: String, Sendable, Hashable, CaseIterable {
    /// There is none.
    case none
    /// A boundary item of kind `footer`.
    case supplementary
  }

  /// The look.
  public var appearance: Appearance
  /// Where the header comes from.
  public var headerMode: HeaderMode
  /// Where the footer comes from.
  public var footerMode: FooterMode
  /// Whether rows draw a separator; it takes no room.
  public var showsSeparators: Bool
  /// The estimated height of a row, in points.
  public var rowHeight: Double
  /// Room above a supplementary header, in points; none if absent.
  public var headerTopPadding: Double?
  /// Insets added to the list's own, in points; between 0 and 1 a fraction of the container
  /// (geometry 3.4).
  public var contentInsets: EdgeInsets
  /// Room between two rows, in points.
  public var interGroupSpacing: Double
  /// Boundary items added to the list's own.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// Backgrounds.
  public var decorationItems: [DecorationItem]
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a list, plain and without header or footer unless told otherwise.
  public init(
    appearance: Appearance = .plain, headerMode: HeaderMode = .none,
    footerMode: FooterMode = .none, showsSeparators: Bool = true, rowHeight: Double = 44,
    headerTopPadding: Double? = nil, contentInsets: EdgeInsets = .zero,
    interGroupSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    decorationItems: [DecorationItem] = [], place: Int? = nil
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.showsSeparators = showsSeparators
    self.rowHeight = rowHeight
    self.headerTopPadding = headerTopPadding
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
    written = Place(line: place)
  }

  /// The section that this list stands for in an environment (geometry 11).
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    let estimate: Double = appearance.isPlain ? 28 : 38
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(rowHeight)), place: place)
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(rowHeight)),
      content: .fill(axis: .vertical, subitems: [.item(row)]), place: place)
    var boundary: [BoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      var header = BoundarySupplementaryItem(
        kind: "header",
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(estimate)),
        alignment: .top, pinToVisibleBounds: appearance.isPlain, place: place)
      header.outerPadding = headerTopPadding ?? 0
      boundary.append(header)
    }
    if footerMode == .supplementary {
      boundary.append(
        BoundarySupplementaryItem(
          kind: "footer",
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(estimate)),
          alignment: .bottom, place: place))
    }
    let side: Double =
      appearance == .insetGrouped ? (environment.size.width < 393 ? 16 : 20) : 0
    let gap: Double = appearance.isPlain ? 0 : 18
    var section = LayoutSection(
      group: group, contentInsets: contentInsets, interGroupSpacing: interGroupSpacing,
      boundarySupplementaryItems: boundary + boundarySupplementaryItems,
      decorationItems: decorationItems, place: place)
    section.listInsets = EdgeInsets(
      top: headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: footerMode == .supplementary ? 0 : gap, trailing: side)
    return section
  }
}
