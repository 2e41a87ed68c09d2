import Snapshots

/// Items as runs of neighbours, section by section.
struct ItemRuns {
  /// With more runs than this a section is filled anew.
  static let limit = 64

  /// The runs of each section, in order.
  private(set) var bySection: [Int: [Range<Int>]] = [:]

  /// Joins the items of paths in any order.
  init(_ paths: [ItemPath]) {
    for (section, paths) in Dictionary(grouping: paths, by: \.section) {
      var runs: [Range<Int>] = []
      for item in paths.map(\.item).sorted() {
        if let last = runs.last, last.upperBound == item {
          runs[runs.count - 1] = last.lowerBound..<(item + 1)
        } else {
          runs.append(item..<(item + 1))
        }
      }
      bySection[section] = runs
    }
  }
}
