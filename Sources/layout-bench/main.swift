import Glibc

/// Runs the benchmarks that the arguments choose.
func run(_ arguments: Arguments) {
  for suite in Suite.all where arguments.suites.isEmpty || arguments.suites.contains(suite.name) {
    for benchmark in suite.benchmarks {
      let name = "\(suite.name).\(benchmark.name)"
      if let filter = arguments.filter, !name.contains(filter) { continue }
      guard let iterations = arguments.iterations else {
        print(benchmark.measured(as: suite.name).line)
        fflush(nil)
        continue
      }
      let work = arguments.runsFloor ? benchmark.floor : benchmark.work
      work?()(iterations)
    }
  }
}

do {
  run(try Arguments(CommandLine.arguments.dropFirst(), suites: Suite.all.map(\.name)))
} catch {
  let message = "layout-bench: \(error.message)\n\(Arguments.usage)\n"
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(2)
}
