/// A named set of benchmarks.
///
/// To add one: write a file with a `static let` (or `static var`) that makes the suite, and put it
/// into `all`.
struct Suite {
  /// The word that chooses it on the command line.
  let name: String
  /// Its benchmarks, in the order in which they run.
  let benchmarks: [Benchmark]

  /// All suites, in the order in which they run.
  static var all: [Suite] {
    [
      .streams, .snapshots, .geometry, .lua, .host, .frames,
    ]
  }
}
