/// A named set of measurements.
struct Suite {
  /// The word that chooses it on the command line.
  var name: String
  /// Runs its measurements and hands out each row as it is known; a row whose name does not hold
  /// the filter is skipped.
  var run: (_ filter: String?, _ report: (Row) -> Void) -> Void

  /// All suites, in the order in which they run.
  static var all: [Suite] { [] }
}
