/// One length of a node: how long it is along x or along y (geometry 3.1).
public enum Dimension: Sendable, Hashable {
  /// So many points.
  case absolute(Double)
  /// A fraction of the container's width; for a height too, which makes square cells.
  case fractionalWidth(Double)
  /// A fraction of the container's height; for a width too.
  case fractionalHeight(Double)
  /// So many points until a measured length takes their place (geometry 10).
  case estimated(Double)
  /// As estimated, then raised to the largest sibling (geometry 10.4).
  case uniformAcrossSiblings(Double)

  /// Whether a measured length takes the place of this one.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  /// Whether this length is raised to that of the largest sibling.
  public var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
