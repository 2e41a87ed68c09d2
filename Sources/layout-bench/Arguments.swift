/// What the command line asks for.
struct Arguments: Equatable {
  /// The suites to run; empty for all.
  var suites: [String] = []
  /// Only benchmarks whose full name (`streams.map_filter`) holds this text.
  var filter: String?
  /// Do this many iterations once, without timing, for a profiler that counts instructions.
  var iterations: Int?
  /// With `iterations`: run the floor instead of our code.
  var runsFloor = false

  static let usage = """
    usage: layout-bench [SUITE…] [--only TEXT] [--iterations N [--floor]]
      SUITE         \(Suite.all.map(\.name).joined(separator: " "))
      --only        only rows whose name holds TEXT
      --iterations  run each row N times, without timing (for callgrind)
      --floor       with --iterations: run the floors instead
    """

  /// Reads the command line; the text says what is wrong with it.
  init(_ words: some Sequence<String>, suites known: [String]) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--only":
        guard let text = words.popFirst() else { throw UsageError("--only needs a text") }
        filter = text
      case "--iterations":
        guard let text = words.popFirst(), let number = Int(text), number > 0 else {
          throw UsageError("--iterations needs a number greater than 0")
        }
        iterations = number
      case "--floor":
        runsFloor = true
      case _ where word.hasPrefix("-"):
        throw UsageError("unknown option \(word)")
      case _ where known.contains(word):
        suites.append(word)
      default:
        let nearest = known.min { $0.distance(to: word) < $1.distance(to: word) }
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw UsageError("unknown suite \(word)\(hint)")
      }
    }
    if runsFloor, iterations == nil { throw UsageError("--floor needs --iterations") }
  }
}

/// What is wrong with the command line.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension String {
  /// The number of letters to insert, delete or replace to make one string of the other.
  fileprivate func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
