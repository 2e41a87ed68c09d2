import Glibc
import LayoutScripting

/// Ctrl-C and the signal to end, as something that waiting for files ends with.
///
/// Both signals are held back everywhere else, so that what is being done is always done to its end.
struct Interruption {
  /// What a wait ended with.
  enum Outcome {
    /// There is something to read.
    case ready
    /// The time has passed.
    case timeout
    /// The program is to end.
    case interrupted
  }

  private static let signals = [SIGINT, SIGTERM]

  /// The signals that are held back while waiting.
  private let mask: sigset_t

  /// Holds the signals back from now on, in this process and in those that it starts.
  init() {
    var held = sigset_t()
    var others = sigset_t()
    sigemptyset(&held)
    for number in Self.signals {
      sigaddset(&held, number)
      // Without any handler the signal would end the process at once, or be ignored.
      _ = signal(number) { _ in }
    }
    sigprocmask(SIG_BLOCK, &held, &others)
    for number in Self.signals { sigdelset(&others, number) }
    mask = others
  }

  /// Waits until there is something to read; nil milliseconds wait for ever.
  func wait(for file: FileDescriptor, milliseconds: Double? = nil) -> Outcome {
    var files = fd_set()
    // The macro of the system's header, which Swift does not see.
    withUnsafeMutableBytes(of: &files) { bytes in
      let bits = bytes.bindMemory(to: UInt.self)
      let (word, bit) = Int(file.number).quotientAndRemainder(dividingBy: UInt.bitWidth)
      bits[word] |= 1 << UInt(bit)
    }
    var mask = mask
    let count: CInt
    if let milliseconds {
      // A day bounds what a number of seconds has to hold.
      let nanoseconds = Int(min(max(milliseconds, 0), 86_400_000) * 1e6)
      var time = timespec(
        tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      count = pselect(file.number + 1, &files, nil, nil, &time, &mask)
    } else {
      count = pselect(file.number + 1, &files, nil, nil, nil, &mask)
    }
    return count > 0 ? .ready : count == 0 ? .timeout : .interrupted
  }
}
