import LayoutScripting
import Streams

/// `layout-dump watch`: renders a screen again at every save.
struct WatchCommand {
  private let options: WatchOptions

  /// Milliseconds of silence after which a save is taken to be complete.
  private static let settling = 50.0
  /// Milliseconds after which changes are looked at though they do not end.
  private static let patience = 500.0

  init(_ options: WatchOptions) { self.options = options }

  /// Watches in a guarded process until it is interrupted; gives the exit status.
  func run() -> CInt {
    let interruption = Interruption()
    return GuardedProcess.run(
      options.playing.limits, color: options.color, interruption: interruption
    ) { (messages) throws(PlacedError) in
      var watched = try WatchedScreen(options, messages: messages)
      defer { watched.close() }
      try watch(&watched, interruption)
      return 0
    }
  }

  private func watch(_ watched: inout WatchedScreen, _ interruption: Interruption)
    throws(PlacedError)
  {
    let clock = LiveClock(time: { Clock.milliseconds })
    // Events may have brought the screen's clock on already.
    var start = clock.now - watched.time
    var firstChange: Double?
    var lastChange = 0.0
    while true {
      let settled = firstChange.map { min(lastChange + Self.settling, $0 + Self.patience) }
      let due = watched.nextDue.map { $0 + start }
      let next = [settled, due].compactMap(\.self).min()
      let outcome = interruption.wait(
        for: watched.files.file, milliseconds: next.map { $0 - clock.now })
      GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
      switch outcome {
      case .interrupted: return
      case .ready:
        watched.files.discardEvents()
        lastChange = clock.now
        if firstChange == nil { firstChange = lastChange }
      case .timeout: break
      }
      try watched.advance(to: clock.now - start)
      if let settled, clock.now >= settled {
        firstChange = nil
        if try watched.takeSaves() { start = clock.now - watched.time }
      }
    }
  }
}
