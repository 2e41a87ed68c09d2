import LayoutGeometry

/// From the definition to all frames, beside writing 32 bytes a frame.
enum AllFrames {
  static var benchmarks: [Benchmark] {
    [1_000, 10_000, 100_000, 1_000_000].flatMap { count in
      [
        benchmark("list", [LayoutSamples.list], count),
        benchmark("grid_of_five", [LayoutSamples.grid], count),
        benchmark("home", LayoutSamples.home, count),
      ]
    }
  }

  private static func benchmark(
    _ name: String, _ definitions: [LayoutSection], _ count: Int
  ) -> Benchmark {
    Benchmark(
      "frames_\(name)_\(count)", unit: "ns/frame", unitsPerIteration: count, wanted: 5,
      floor: {
        let buffer = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
        buffer.initialize(repeating: .zero)
        return { iterations in
          for iteration in 0..<iterations {
            for index in 0..<count {
              buffer[index] = Rect(
                x: 0, y: Double(index &+ iteration) * 80, width: 390, height: 80)
            }
            blackHole(buffer)
          }
        }
      },
      work: {
        let buffer = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
        buffer.initialize(repeating: .zero)
        let sections = LayoutSamples.sections(definitions, items: count)
        return { iterations in
          for _ in 0..<iterations {
            let layout = CompositionalLayout(
              environment: LayoutSamples.portrait, sections: sections)
            var written = 0
            for index in sections.indices {
              written += layout.writeFrames(
                ofItems: 0..<layout.itemCount(inSection: index), inSection: index,
                into: UnsafeMutableBufferPointer(rebasing: buffer[written...]))
            }
            blackHole(buffer)
          }
        }
      })
  }
}
