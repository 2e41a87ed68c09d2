/// How one section is laid out: a run of instances of one group (geometry 7).
public struct LayoutSection: Sendable, Hashable {
  /// The group whose instances hold the items.
  public var group: LayoutGroup
  /// Room around the instances; between 0 and 1 a fraction of the container (geometry 3.4).
  public var contentInsets: EdgeInsets
  /// Room between two instances, in points.
  public var interGroupSpacing: Double
  /// How the section scrolls across the layout's own direction.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// Headers, footers and the like.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// Backgrounds.
  public var decorationItems: [DecorationItem]
  /// Whether boundary items keep clear of the content insets too (geometry 7.3).
  public var supplementariesFollowContentInsets: Bool
  /// The insets that the content keeps clear of.
  public var contentInsetsReference: ContentInsetsReference
  /// The insets that boundary items keep clear of.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Insets in points that a list adds to the section's (geometry 11).
  var listInsets = EdgeInsets.zero
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a section with the defaults of geometry 7.
  public init(
    group: LayoutGroup, contentInsets: EdgeInsets = .zero, interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    decorationItems: [DecorationItem] = [], supplementariesFollowContentInsets: Bool = true,
    contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic, place: Int? = nil
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    written = Place(line: place)
  }

  /// All of its insets, in points, in a container (geometry 3.4).
  package func insets(in container: Size) -> EdgeInsets {
    contentInsets.resolved(in: container) + listInsets
  }
}
