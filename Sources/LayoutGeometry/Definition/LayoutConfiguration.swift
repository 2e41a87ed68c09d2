/// What holds for a whole layout (geometry 7.4, 7.6, 12.2).
public struct LayoutConfiguration: Sendable, Hashable {
  /// The direction in which the sections follow each other.
  public var scrollDirection: Axis
  /// Room between two sections, in points.
  public var interSectionSpacing: Double
  /// Headers and footers of the whole layout.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// The insets that sections keep clear of unless they choose themselves.
  public var contentInsetsReference: ContentInsetsReference

  /// Makes a configuration: downwards, without spacing, inside the safe area.
  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}
