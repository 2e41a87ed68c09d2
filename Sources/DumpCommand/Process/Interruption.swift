import Glibc
import LayoutScripting

/// Ctrl-C, the signal to end and that of a terminal that is gone, as something that waiting for files
/// ends with.
///
/// The signals are held back everywhere else, so that what is being done is always done to its end.
/// One that this process was started to ignore, as `nohup` does, stays ignored.
struct Interruption {
  /// What a wait ended with.
  enum Outcome {
    /// There is something to read, or room to write.
    case ready
    /// The time has passed.
    case timeout
    /// The program is to end; ``take()`` says by which signal.
    case interrupted
  }

  /// What a file is waited for.
  enum Purpose {
    case reading
    case writing
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that are held back.
  private let held: [CInt]
  /// The signals that are held back while waiting: those that always were.
  private let mask: sigset_t

  /// Holds the signals back from now on, in this process and in those that it starts.
  init() {
    held = Self.signals.filter { !Self.isIgnored($0) }
    var set = Self.set(of: held)
    for number in held {
      // A wait lets the signal through, and holds it back again before it returns: sent once more it
      // is there to be asked for.
      _ = signal(number) { kill(getpid(), $0) }
    }
    var others = sigset_t()
    sigprocmask(SIG_BLOCK, &set, &others)
    for number in held { sigdelset(&others, number) }
    mask = others
  }

  /// Lets the signals end this process again.
  func release() {
    for number in held { _ = signal(number, SIG_DFL) }
    var set = Self.set(of: held)
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// The signal that has come, which counts as seen then; nil where none has.
  func take() -> CInt? {
    var set = Self.set(of: held)
    var now = timespec()
    let number = sigtimedwait(&set, nil, &now)
    return number > 0 ? number : nil
  }

  /// Waits until there is something to read, or room to write; nil milliseconds wait for ever.
  func wait(for file: FileDescriptor, _ purpose: Purpose = .reading, milliseconds: Double? = nil)
    -> Outcome
  {
    var files = fd_set()
    // Whoever has so many files open waits without hearing of signals.
    guard Int(file.number) < MemoryLayout<fd_set>.size * 8 else { return .ready }
    // The macro of the system's header, which Swift does not see.
    withUnsafeMutableBytes(of: &files) { bytes in
      let bits = bytes.bindMemory(to: UInt.self)
      let (word, bit) = Int(file.number).quotientAndRemainder(dividingBy: UInt.bitWidth)
      bits[word] |= 1 << UInt(bit)
    }
    var none = fd_set()
    var mask = mask
    // A day bounds what a number of seconds has to hold.
    let nanoseconds = Int(min(max(milliseconds ?? 0, 0), 86_400_000) * 1e6)
    var time = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    let count = withUnsafePointer(to: &time) { time in
      let time = milliseconds == nil ? nil : time
      return switch purpose {
      case .reading: pselect(file.number + 1, &files, &none, nil, time, &mask)
      case .writing: pselect(file.number + 1, &none, &files, nil, time, &mask)
      }
    }
    if count == 0 { return .timeout }
    // What else is wrong is told by who reads or writes.
    return count < 0 && errno == EINTR ? .interrupted : .ready
  }

  private static func set(of signals: [CInt]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  private static func isIgnored(_ number: CInt) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
