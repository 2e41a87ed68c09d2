/// The edge or corner at which a boundary item stands (geometry 7.2, 7.3).
public enum BoundaryAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle, over the content.
  case none
  /// Above the content, centred across.
  case top
  /// Above the content, at the leading side.
  case topLeading
  /// At the leading side, in the middle of the content.
  case leading
  /// Below the content, at the leading side.
  case bottomLeading
  /// Below the content, centred across.
  case bottom
  /// Below the content, at the trailing side.
  case bottomTrailing
  /// At the trailing side, in the middle of the content.
  case trailing
  /// Above the content, at the trailing side.
  case topTrailing

  /// On which side it stands along an axis: -1 at the start, 1 at the end, 0 in the middle.
  func side(along axis: Axis) -> Int {
    switch (self, axis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): -1
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
    case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): -1
    case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
    default: 0
    }
  }
}
