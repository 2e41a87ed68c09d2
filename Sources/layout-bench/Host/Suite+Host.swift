import LayoutGeometry
import LayoutScripting
import SectionHost

extension Suite {
  /// Whole screens: values in, frames out.
  static var host: Suite {
    Suite(
      name: "host",
      benchmarks: [
        scroll, input, change(100_000, floor: 1000), change(100_000, listsAllItems: true),
      ])
  }

  /// A screen further each time through 100,000 rows that are measured as they come into view.
  private static var scroll: Benchmark {
    Benchmark(
      "scroll_100000_self_sizing", unit: "µs/frame", wanted: 1000,
      work: {
        let screen = BenchScreen.showing(100_000)
        var y = 0.0
        return { iterations in
          guard let screen = screen?.scripted.screen else { return }
          for _ in 0..<iterations {
            y += 500
            if y > 4_000_000 { y = 0 }
            try? screen.perform(.scroll(to: Point(x: 0, y: y), clamp: true))
            blackHole(screen.finishInstant())
          }
        }
      })
  }

  /// A data file of 100,000 models, from its bytes to the frame with all items.
  private static var input: Benchmark {
    Benchmark(
      "input_100000_models", unit: "ms/frame", wanted: 1000,
      work: {
        let data = BenchScreen.models(100_000)
        return { iterations in
          for _ in 0..<iterations {
            let screen = BenchScreen(listsAllItems: true)
            screen?.load(data)
            screen?.scripted.close()
          }
        }
      })
  }

  /// One model of many that a script's copy of its snapshot shows anew; the floor is the same among
  /// few, because a change may cost what changed and not what is there.
  private static func change(_ count: Int, floor: Int? = nil, listsAllItems: Bool = false)
    -> Benchmark
  {
    func work(_ count: Int) -> Benchmark.Work {
      {
        let screen = BenchScreen.showing(count, listsAllItems: listsAllItems)
        var number = 0
        return { iterations in
          guard let screen else { return }
          for _ in 0..<iterations {
            number += 7
            try? screen.scripted.send(.integer(Int64(number % count)), to: "change")
            blackHole(screen.scripted.screen.finishInstant())
          }
        }
      }
    }
    return Benchmark(
      "reconfigure_one_of_\(count)" + (listsAllItems ? "_all_items" : "_visible"),
      unit: "µs/change",
      wanted: listsAllItems ? nil : 2, floor: floor.map(work), work: work(count))
  }
}
