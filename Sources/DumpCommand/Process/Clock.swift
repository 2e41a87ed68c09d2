import Glibc

/// The time of the machine.
enum Clock {
  /// Milliseconds on a clock that never goes back.
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
