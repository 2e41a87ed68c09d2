/// How a section scrolls across the layout's own direction (geometry 9.5).
public enum OrthogonalScrollingBehavior: String, Sendable, Hashable, CaseIterable {
  /// It does not.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the container's extent.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each at rest in the middle.
  case groupPagingCentered
}
