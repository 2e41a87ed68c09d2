/// One piece of work and the least that gives the same result, both made ready to be run many times.
struct Benchmark {
  /// Makes what the work needs and returns the work itself, which takes how often it is to be done.
  typealias Work = () -> (_ iterations: Int) -> Void

  /// The name without its suite's, for example `map_filter`.
  let name: String
  /// What is counted, for example `ns/event`.
  let unit: String
  /// How many units one iteration does: a value sent to 1,000 subscribers is 1,000 deliveries.
  let unitsPerIteration: Int
  /// The ratio to the floor that we want at most; without a floor, the value in `unit`.
  let wanted: Double?
  /// The value in `unit` that we want at most, besides the ratio.
  let limit: Double?
  /// Nanoseconds in one `unit`, so that a row can be given in milliseconds.
  let nanoseconds: Double
  /// The least code that gives the same result.
  let floor: Work?
  /// Our code.
  let work: Work

  /// A benchmark in nanoseconds, unless `unit` begins with another unit of time.
  init(
    _ name: String, unit: String = "ns/event", unitsPerIteration: Int = 1, wanted: Double? = nil,
    limit: Double? = nil,
    floor: Work? = nil, work: @escaping Work
  ) {
    self.name = name
    self.unit = unit
    self.unitsPerIteration = unitsPerIteration
    self.wanted = wanted
    self.limit = limit
    self.floor = floor
    self.work = work
    nanoseconds =
      switch unit.prefix(2) {
      case "ms": 1e6
      case "µs", "us": 1e3
      default: unit.hasPrefix("s/") ? 1e9 : 1
      }
  }

  /// Times the work and its floor, best of several rounds, and counts the work's allocations.
  func measured(as suite: String) -> Row {
    let run = work()
    let iterations = Stopwatch.iterations(of: run)
    let best = Stopwatch.best(of: run, iterations: iterations)
    let allocations = AllocationCounter.count { run(iterations) }
    let floorBest = floor.map { makeFloor in
      let run = makeFloor()
      return Stopwatch.best(of: run, iterations: Stopwatch.iterations(of: run))
    }
    let units = Double(unitsPerIteration)
    return Row(
      name: "\(suite).\(name)", unit: unit, value: best / units / nanoseconds,
      floor: floorBest.map { $0 / units / nanoseconds }, wanted: wanted, limit: limit,
      allocations: Double(allocations) / Double(iterations) / units)
  }
}
