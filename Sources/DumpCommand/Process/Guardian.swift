import Glibc
import LayoutScripting

/// The parent's side of a guarded process: passes whole records on, and tells how the child ended.
struct Guardian {
  let child: pid_t
  let pipe: FileDescriptor
  let limits: GuardedProcess.Limits
  /// What the child is told of and ends after; nil where signals end this process at once.
  var interruption: Interruption?

  /// Serves until the child has ended; gives the exit status.
  func serve() -> CInt {
    var closing: [UInt8] = []
    var progress = ProgressLine()
    while let record = nextRecord() {
      if record.kind != .closing, record.kind != .progress { progress.clear() }
      switch record.kind {
      case .closing: closing = record.bytes
      case .progress: progress.show(String(decoding: record.bytes, as: UTF8.self))
      case .message: _ = write(record.bytes, to: .standardError)
      case .output:
        guard let problem = write(record.bytes, to: .standardOutput) else { continue }
        // What cannot be written nobody needs; that nobody reads it any more is no error.
        kill(child, SIGKILL)
        _ = wait()
        if problem.problem == .brokenPipe { return 0 }
        _ = write(Array("\(problem)\n".utf8), to: .standardError)
        return 2
      }
    }
    progress.clear()
    pipe.close()
    let status = wait()
    // The macros of the system's header, which Swift does not see.
    let signal = status & 0x7F
    if signal == 0 { return (status >> 8) & 0xFF }
    _ = write(closing, to: .standardOutput)
    _ = write(Array("layout-dump: error: \(reason(signal))\n".utf8), to: .standardError)
    return 2
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
  private func nextRecord() -> (kind: ConsoleRecord.Kind, bytes: [UInt8])? {
    guard let header = read(ConsoleRecord.headerLength),
      let (kind, length) = ConsoleRecord.read(header), let bytes = read(length)
    else { return nil }
    return (kind, bytes)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      if interruption?.wait(for: pipe) == .interrupted {
        kill(child, SIGTERM)
        continue
      }
      guard let part = try? pipe.read(atMost: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes += part
    }
    return bytes
  }

  /// Writes all bytes; gives what is wrong where that fails.
  private func write(_ bytes: [UInt8], to file: FileDescriptor) -> FileError? {
    do throws(FileError) {
      try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in try file.write(bytes) }
      return nil
    } catch { return error }
  }

  private func wait() -> CInt {
    var status: CInt = 0
    _ = retried { waitpid(child, &status, 0) }
    return status
  }
}
