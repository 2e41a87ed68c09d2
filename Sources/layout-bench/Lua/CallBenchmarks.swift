import LayoutScripting
import LuaRuntime
import SectionHost

extension Suite {
  /// The ways between a script and its host.
  static var scriptCalls: [Benchmark] {
    [emptyCall, hostCall, cells, sectionLayout, stateOfHome]
  }

  private static let noop = "return function() end"

  /// From Swift into a script that does nothing.
  private static var emptyCall: Benchmark {
    Benchmark(
      "empty_call", unit: "ns/call", wanted: 5,
      floor: {
        let script = BenchmarkScript()
        let function = script.value(of: noop)
        return { iterations in
          BenchmarkScript.attempt {
            try script.state.callInPlainLoop(function, times: iterations, .call)
          }
        }
      },
      work: {
        let script = BenchmarkScript()
        let function = script.value(of: noop)
        return { iterations in
          BenchmarkScript.attempt {
            for _ in 0..<iterations { try script.state.call(function, label: "bench") }
          }
        }
      })
  }

  /// From a script into Swift that does nothing, beside a function of the library that does next to
  /// nothing.
  private static var hostCall: Benchmark {
    func loop(_ function: String) -> Benchmark.Work {
      {
        let script = BenchmarkScript()
        let loop = script.value(
          of: """
            local f = \(function)
            return function(count) for _ = 1, count do f(1) end end
            """)
        return { iterations in
          BenchmarkScript.attempt {
            _ = try script.state.call(loop, label: "b", values: [.integer(Int64(iterations))])
          }
        }
      }
    }
    return Benchmark(
      "host_call", unit: "ns/call", floor: loop("type"),
      work: loop("require('bench').call"))
  }

  private static let configure = """
    return function(cell, movie, env)
      cell.title = movie.title
      cell.year = movie.year
      cell.rating = movie.rating
      cell.is_new = true
      cell.badge = 'new'
      cell.lines = 2
    end
    """
  private static let movies = """
    local movies = {}
    for i = 1, 100000 do
      movies[i] = {id = i, title = 'movie ' .. i, year = 1900 + i % 120, rating = i % 10 / 2}
    end
    return movies
    """

  /// A hundred thousand cells, each configured once, 32 with one crossing.
  ///
  /// Three fields are read and six written. The least makes a new table for each.
  private static var cells: Benchmark {
    let count = 100_000
    return Benchmark(
      "configure_cell", unit: "ns/cell", unitsPerIteration: count, wanted: 1.5,
      floor: {
        let script = BenchmarkScript()
        let (function, list) = (script.value(of: configure), script.value(of: movies))
        let environment = script.value(of: "return {}")
        return { iterations in
          BenchmarkScript.attempt {
            try script.state.callInPlainLoop(function, times: iterations * count, .fill) {
              $0.write(list)
              $0.write(environment)
            }
          }
        }
      },
      work: {
        let script = BenchmarkScript()
        let (function, list) = (script.value(of: configure), script.value(of: movies))
        let environment = script.value(of: "return {}")
        let views = BenchmarkScript.attempt {
          try (0..<32).map { _ in try script.state.makeView(of: script, class: 0) }
        }
        return { iterations in
          BenchmarkScript.attempt {
            for _ in 0..<iterations {
              for first in stride(from: 0, to: count, by: views.count) {
                for view in views { view.unbind() }
                let failures = try script.state.call(
                  function, label: "configure", times: views.count
                ) { call, writer in
                  writer.write(views[call])
                  writer.write(entry: first + call, of: list)
                  writer.write(environment)
                }
                for failure in failures { throw failure.error }
              }
            }
          }
        }
      })
  }

  private static let home = "layouts/home"

  /// A section of the home screen: called, checked and decoded, beside called and read.
  private static var sectionLayout: Benchmark {
    func measurement() -> LayoutMeasurement {
      BenchmarkScript.attempt {
        let made = try LayoutMeasurement(
          path: home, kind: "new_releases", environment: ScreenEnvironment(device: .standard))
        guard let made else { BenchmarkScript.fail("\(home) has no such section") }
        return made
      }
    }
    return Benchmark(
      "section_layout", unit: "ns/call", wanted: 1.5,
      floor: {
        let layout = measurement()
        return { count in BenchmarkScript.attempt { try layout.runFloor(times: count) } }
      },
      work: {
        let layout = measurement()
        return { count in BenchmarkScript.attempt { try layout.run(times: count) } }
      })
  }

  /// From nothing to the loaded home screen, and its end.
  private static var stateOfHome: Benchmark {
    Benchmark("load_home", unit: "µs/screen", wanted: 150) {
      { iterations in
        BenchmarkScript.attempt {
          for _ in 0..<iterations {
            try ScriptScreen(path: home, environment: ScreenEnvironment(device: .standard)).close()
          }
        }
      }
    }
  }
}
