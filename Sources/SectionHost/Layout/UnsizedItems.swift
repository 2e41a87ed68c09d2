import Snapshots

/// Items of a layout whose measured sizes it does not know, or no more.
struct UnsizedItems {
  /// Whether it is all of them.
  var isAll = false
  /// Sections all of whose items are meant.
  var sections: Set<Int> = []
  /// Single items.
  var paths: [ItemPath] = []

  /// Adds others.
  mutating func formUnion(_ other: UnsizedItems) {
    isAll = isAll || other.isAll
    sections.formUnion(other.sections)
    paths += other.paths
  }
}
