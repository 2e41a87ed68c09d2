import LayoutGeometry

/// One item inserted, removed or measured among 1,000,000, and where the content then ends.
enum OneChange {
  private static let count = 1_000_000

  static var benchmarks: [Benchmark] {
    [
      benchmark("insert_and_remove_fixed", LayoutSamples.list) { layout, item in
        layout.insertItems(1, at: item, inSection: 0)
        layout.removeItems(item..<(item + 1), inSection: 0)
      },
      benchmark("insert_and_remove_estimated", LayoutSamples.estimatedList) { layout, item in
        layout.insertItems(1, at: item, inSection: 0)
        layout.setMeasuredSize(width: nil, height: 52, ofItem: item, inSection: 0)
        layout.removeItems(item..<(item + 1), inSection: 0)
      },
      benchmark("measure_again", LayoutSamples.estimatedList) { layout, item in
        layout.setMeasuredSize(
          width: nil, height: Double(40 + item % 37), ofItem: item, inSection: 0)
      },
    ]
  }

  private static func benchmark(
    _ name: String, _ definition: LayoutSection,
    _ change: @escaping (CompositionalLayout, _ item: Int) -> Void
  ) -> Benchmark {
    Benchmark(
      name + "_1000000", unit: "ns/change", wanted: 10_000,
      work: {
        let layout = measured(definition)
        return { iterations in
          var item = 1
          for _ in 0..<iterations {
            item = (item &* 7_919 &+ 104_729) % count
            change(layout, item)
            blackHole(layout.contentSize)
            blackHole(layout.frame(ofItem: item, inSection: 0))
          }
        }
      })
  }

  /// A layout in which every item was measured, where it can be.
  static func measured(_ definition: LayoutSection) -> CompositionalLayout {
    let layout = CompositionalLayout(
      environment: LayoutSamples.portrait,
      sections: [CompositionalLayout.Section(definition: definition, itemCount: count)])
    for item in 0..<count {
      layout.setMeasuredSize(
        width: nil, height: Double(40 + item % 41), ofItem: item, inSection: 0)
    }
    return layout
  }
}
