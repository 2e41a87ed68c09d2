import LayoutGeometry

/// The view turns: everything is solved for the new size, and one screenful is asked for.
enum Rotation {
  static var benchmarks: [Benchmark] {
    [
      benchmark("rotation_home_1000000") {
        CompositionalLayout(
          environment: LayoutSamples.portrait,
          sections: LayoutSamples.sections(LayoutSamples.home, items: 1_000_000))
      },
      benchmark("rotation_measured_list_1000000") {
        OneChange.measured(LayoutSamples.estimatedList)
      },
    ]
  }

  private static func benchmark(_ name: String, _ make: @escaping () -> CompositionalLayout)
    -> Benchmark
  {
    Benchmark(
      name, unit: "us/rotation",
      work: {
        let layout = make()
        return { iterations in
          for iteration in 0..<iterations {
            layout.setEnvironment(
              iteration % 2 == 0 ? LayoutSamples.landscape : LayoutSamples.portrait)
            let height = layout.contentSize.height
            let rect = Rect(x: 0, y: height / 2, width: 844, height: 844)
            layout.forEachVisibleItem(in: rect) { _, _, frame in blackHole(frame) }
          }
        }
      })
  }
}
