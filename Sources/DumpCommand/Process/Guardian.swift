import Glibc
import LayoutScripting

/// The parent's side of a guarded process: passes whole records on, and tells how the child ended.
struct Guardian {
  /// Why it ends before its child has.
  private enum End: Error {
    /// A signal says so.
    case signal(CInt)
    /// What the child gives cannot be written.
    case unwritable(FileError)
  }

  private let child: pid_t
  private let pipe: FileDescriptor
  private let limits: GuardedProcess.Limits
  private let interruption: Interruption
  private let endsGently: Bool
  private var progress = ProgressLine()
  private var closing: [UInt8] = []
  private var isEnding = false

  /// Takes a child and the pipe that it writes into.
  ///
  /// - Parameter endsGently: Whether the child holds signals back itself and ends when it is told of
  ///   one; where not, a signal ends both.
  init(
    child: pid_t, pipe: FileDescriptor, limits: GuardedProcess.Limits, interruption: Interruption,
    endsGently: Bool
  ) {
    self.child = child
    self.pipe = pipe
    self.limits = limits
    self.interruption = interruption
    self.endsGently = endsGently
  }

  /// Serves until the child has ended; gives the exit status.
  ///
  /// A signal that ends it ends the child first, then this process by the same signal.
  mutating func serve() -> CInt {
    do throws(End) {
      while let record = try nextRecord() { try serve(record) }
      progress.clear()
      pipe.close()
      let status = wait()
      // The macros of the system's header, which Swift does not see.
      let signal = status & 0x7F
      if signal == 0 { return (status >> 8) & 0xFF }
      if let number = interruption.take() { throw .signal(number) }
      try write(closing, to: .standardOutput)
      try write(Array("layout-dump: error: \(reason(signal))\n".utf8), to: .standardError)
      return 2
    } catch {
      return end(because: error)
    }
  }

  private mutating func end(because reason: End) -> CInt {
    switch reason {
    case .signal(let number):
      kill(child, number)
      // One that is stopped could not hear of it.
      kill(child, SIGCONT)
      _ = wait()
      progress.clear()
      interruption.release()
      kill(getpid(), number)
      return 128 + number
    case .unwritable(let problem):
      // What cannot be written nobody needs; that nobody reads it any more is no error.
      kill(child, SIGKILL)
      _ = wait()
      progress.clear()
      if problem.problem == .brokenPipe { return 0 }
      Console.direct.message("\(problem)\n")
      return 2
    }
  }

  private mutating func serve(_ record: (kind: ConsoleRecord.Kind, bytes: [UInt8])) throws(End) {
    switch record.kind {
    case .closing: closing = record.bytes
    case .progress: progress.show(String(decoding: record.bytes, as: UTF8.self))
    case .stage: progress.plan(String(decoding: record.bytes, as: UTF8.self))
    case .message:
      progress.clear()
      try write(record.bytes, to: .standardError)
    case .output:
      progress.clear()
      try write(record.bytes, to: .standardOutput)
    }
  }

  private func reason(_ signal: CInt) -> String {
    switch signal {
    case SIGXCPU: "the scripts took more than \(limits.seconds) seconds of processor time"
    case SIGKILL: "the scripts' process was killed; the machine may be out of memory"
    case SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT:
      "the scripts' process crashed (signal \(signal))"
    default: "the scripts' process ended with signal \(signal)"
    }
  }

  /// The next record that arrived whole; nil at the end, and for one that was cut.
  private mutating func nextRecord() throws(End) -> (kind: ConsoleRecord.Kind, bytes: [UInt8])? {
    guard let header = try read(ConsoleRecord.headerLength),
      let (kind, length) = ConsoleRecord.read(header), let bytes = try read(length)
    else { return nil }
    return (kind, bytes)
  }

  private mutating func read(_ count: Int) throws(End) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      switch interruption.wait(for: pipe, milliseconds: progress.milliseconds) {
      case .timeout: progress.showPlanned()
      case .interrupted: try interrupt()
      case .ready:
        guard let part = try? pipe.read(atMost: count - bytes.count), !part.isEmpty else {
          return nil
        }
        bytes += part
      }
    }
    return bytes
  }

  /// Tells the child of a signal, or ends; so does the second one.
  private mutating func interrupt() throws(End) {
    guard let number = interruption.take() else { return }
    guard endsGently else { throw .signal(number) }
    if isEnding {
      kill(child, SIGKILL)
      throw .signal(number)
    }
    isEnding = true
    kill(child, SIGTERM)
  }

  /// Writes all bytes.
  ///
  /// Whoever reads them may be slow, and a signal is to be heard meanwhile: so no more is written at
  /// once than a pipe with room takes. Messages that nobody reads are no reason to end.
  private mutating func write(_ bytes: [UInt8], to file: FileDescriptor) throws(End) {
    let isOrdinary = file.isOrdinary
    let most = isOrdinary ? bytes.count : Int(PIPE_BUF)
    var rest = bytes[...]
    while !rest.isEmpty {
      if !isOrdinary, interruption.wait(for: file, .writing) == .interrupted {
        try interrupt()
        continue
      }
      let part = rest.prefix(most)
      do throws(FileError) {
        try part.span.bytes.withUnsafeBytes { bytes throws(FileError) in
          try file.write(bytes)
        }
      } catch {
        if file.number == STDERR_FILENO { return }
        throw .unwritable(error)
      }
      rest = rest.dropFirst(part.count)
    }
  }

  private func wait() -> CInt {
    var status: CInt = 0
    _ = retried { waitpid(child, &status, 0) }
    return status
  }
}

extension FileDescriptor {
  /// Whether it is a file on a disk, which never waits for a reader.
  fileprivate var isOrdinary: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
