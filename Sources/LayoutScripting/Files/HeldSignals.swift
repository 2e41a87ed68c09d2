import Glibc

/// Signals that end a program, while it does what must not be left half done.
package enum HeldSignals {
  /// Does some work to its end; a signal that comes meanwhile ends the program behind it.
  package static func during<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    var held = sigset_t()
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, number) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
