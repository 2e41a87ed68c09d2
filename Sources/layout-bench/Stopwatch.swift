import Glibc

/// Times a piece of work by the processor's time that the program takes, to which what others do
/// meanwhile does not count.
enum Stopwatch {
  /// How long one round lasts at least, in nanoseconds.
  private static let round = 20_000_000.0
  private static let rounds = 7

  /// How many iterations fill a round.
  static func iterations(of run: (Int) -> Void) -> Int {
    var iterations = 1
    while true {
      let elapsed = time { run(iterations) }
      if elapsed >= round { return iterations }
      let factor = elapsed < round / 100 ? 10 : max(2, min(10, round / elapsed * 1.1))
      iterations = Int(Double(iterations) * factor)
    }
  }

  /// The nanoseconds of one iteration in the best of several rounds, because whatever else the
  /// machine does can only add to it.
  static func best(of run: (Int) -> Void, iterations: Int) -> Double {
    (0..<rounds).map { _ in time { run(iterations) } }.min().map { $0 / Double(iterations) } ?? 0
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
