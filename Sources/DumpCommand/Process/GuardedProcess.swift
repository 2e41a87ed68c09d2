import Glibc
import LayoutScripting

/// Runs work that involves scripts in a child process with limits of its own.
///
/// What no process can promise about itself, an unknown fault of the interpreter or the machine's
/// memory running out, then ends as an ordinary error of this one: results come through a pipe in
/// whole records, so that none is ever cut in half.
struct GuardedProcess {
  /// What the child may use.
  struct Limits {
    /// Bytes of address space.
    var addressSpace: UInt
    /// Seconds of processor time for one piece of work; ``renew()`` begins another.
    var seconds: UInt
    /// Bytes of stack: scripts recurse deeply before they are stopped.
    static let stack: rlim_t = 64 << 20
  }

  /// Seconds of processor time for one piece of work, such as a line of events.
  static let secondsOfWork: UInt = 60

  private let limits: Limits
  /// What a child holds signals to end back with, which then ends by itself; nil for one that they
  /// end at once.
  private let interruption: Interruption?

  /// With an interruption, signals to end are passed on to the child, which then ends by itself.
  init(_ limits: Limits, interruption: Interruption? = nil) {
    self.limits = limits
    self.interruption = interruption
  }

  /// Runs the work in a child and gives its exit status.
  func run(_ work: (Console) -> CInt) -> CInt {
    guard let records = Pipe(), let lifeline = Pipe() else { return work(.direct) }
    let showsProgress = ProgressLine.isWanted
    let held = interruption ?? Interruption()
    let parent = getpid()
    // No thread exists yet, so the child is a whole copy.
    switch fork() {
    case -1:
      if interruption == nil { held.release() }
      return work(.direct)
    case 0:
      records.reading.close()
      if interruption == nil { held.release() }
      endWithGuardian(parent, lifeline)
      apply()
      _exit(work(Console(guardian: records.writing, showsProgress: showsProgress)))
    case let child:
      records.writing.close()
      lifeline.reading.close()
      var guardian = Guardian(
        child: child, pipe: records.reading, limits: limits, interruption: held,
        endsGently: interruption != nil)
      return guardian.serve()
    }
  }

  /// A pipe's two ends.
  private struct Pipe {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init?() {
      var ends: [CInt] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      reading = FileDescriptor(number: ends[0], name: "pipe")
      writing = FileDescriptor(number: ends[1], name: "pipe")
    }
  }

  /// Lets this process end when its parent has: however that ends, its end of the pipe is closed, and
  /// the system sends the signal of a file at which something happens, which ends a process.
  private func endWithGuardian(_ parent: pid_t, _ lifeline: Pipe) {
    lifeline.writing.close()
    Self.letThrough(SIGIO)
    _ = fcntl(lifeline.reading.number, F_SETOWN, getpid())
    _ = fcntl(lifeline.reading.number, F_SETFL, O_ASYNC)
    // It may have ended before.
    if getppid() != parent { _exit(2) }
  }

  /// Runs work of a command in a child: the error that ends it is reported, and gives 2.
  static func run(
    _ limits: LimitOptions, color: ColorChoice?, interruption: Interruption? = nil,
    _ work: (Messages) throws(PlacedError) -> CInt
  ) -> CInt {
    // The child's own standard error is not the user's.
    let color: ColorChoice = (color ?? .auto).usesColor(on: STDERR_FILENO) ? .always : .never
    return GuardedProcess(limits.processLimits, interruption: interruption).run { console in
      let messages = Messages(console: console, color: color)
      do throws(PlacedError) { return try work(messages) } catch {
        messages.report(error)
        return 2
      }
    }
  }

  private func apply() {
    // A crash is the guardian's to tell, in one line.
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] { _ = signal(crash, SIG_DFL) }
    Self.letThrough(SIGXCPU)
    set(RLIMIT_CORE, 0)
    set(RLIMIT_STACK, Limits.stack)
    // A sanitizer reserves more addresses than there is memory, and its report is wanted.
    let used = Self.usedAddressSpace
    if used < 1 << 40 {
      set(RLIMIT_AS, rlim_t(used + limits.addressSpace))
      silenceRuntime()
    }
    Self.renew(seconds: limits.seconds)
  }

  /// Lets a signal end this process, also where whoever started the program held it back.
  private static func letThrough(_ number: CInt) {
    _ = signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Drops what the language's runtime says before it ends a process: messages have a pipe.
  private func silenceRuntime() {
    let null = open("/dev/null", O_WRONLY)
    guard null >= 0 else { return }
    _ = dup2(null, STDERR_FILENO)
    _ = close(null)
  }

  /// Gives the work that follows its whole processor time.
  static func renew(seconds: UInt) {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
    let used = UInt(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(used + seconds + 1), limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  private func set(_ resource: __rlimit_resource, _ value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }

  /// Bytes of addresses that this process has reserved already.
  private static var usedAddressSpace: UInt {
    guard let text = try? WholeFile.read("/proc/self/statm") else { return 0 }
    let pages = String(decoding: text, as: UTF8.self).prefix { $0 != " " }
    return (UInt(pages) ?? 0) * UInt(sysconf(Int32(_SC_PAGESIZE)))
  }
}
