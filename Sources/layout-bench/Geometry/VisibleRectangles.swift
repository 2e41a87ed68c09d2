import LayoutGeometry

/// The items in one screenful of 1,000,000,000.
enum VisibleRectangles {
  static var benchmarks: [Benchmark] {
    [(1, 100), (1_000, 250), (1_000_000, 1_000)].map { benchmark(sections: $0.0, wanted: $0.1) }
  }

  private static func benchmark(sections count: Int, wanted: Double) -> Benchmark {
    Benchmark(
      "visible_1e9_items_\(count)_sections", unit: "ns/rectangle", wanted: wanted,
      work: {
        let section = CompositionalLayout.Section(
          definition: LayoutSamples.list, itemCount: 1_000_000_000 / count)
        let layout = CompositionalLayout(
          environment: LayoutSamples.portrait,
          sections: Array(repeating: section, count: count))
        let screens = layout.contentSize.height / 844 - 1
        return { iterations in
          var place = 0.1
          var sum = 0
          for _ in 0..<iterations {
            // The golden ratio goes everywhere and never near the last place.
            place += 0.618_033_988_749_895
            if place >= 1 { place -= 1 }
            let rect = Rect(x: 0, y: (place * screens) * 844, width: 390, height: 844)
            layout.forEachVisibleItem(in: rect) { _, item, frame in
              sum &+= item
              if frame.width < 0 { sum = 0 }
            }
          }
          blackHole(sum)
        }
      })
  }
}
