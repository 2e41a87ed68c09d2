/// A clock on real time, which it takes from its host.
///
/// It says when it wants to be woken; it never sleeps and has no thread.
public final class LiveClock: Scheduler {
  private let time: () -> Double
  private let onNextDue: ((Double) -> Void)?
  private var queue = WorkQueue()
  private var latest: Double
  /// While work runs the time stands still, so that all of an instant has one time.
  private var isRunning = false

  /// A clock on its host's time.
  /// - Parameters:
  ///   - time: the time in milliseconds; one that goes back counts as standing still.
  ///   - onNextDue: told when work is due earlier than anything before, so that the host can set
  ///     its own timer and call `runDue()` then.
  public init(time: @escaping () -> Double, onNextDue: ((Double) -> Void)? = nil) {
    self.time = time
    self.onNextDue = onNextDue
    latest = time()
  }

  deinit {
    queue.removeAll()
  }

  /// The host's time in milliseconds.
  public var now: Double {
    if !isRunning { latest = max(latest, time()) }
    return latest
  }

  /// When the next work is due, in milliseconds of the host's time; nil when there is none.
  public var nextDue: Double? { queue.nextDue }

  /// Runs work in the first `runDue()` once `delay` milliseconds have passed.
  public func schedule(after delay: Double, _ work: @escaping () -> Void) -> Subscription {
    let due = now + (delay > 0 ? delay : 0)
    let isEarlier = queue.nextDue.map { due < $0 } ?? true
    let subscription = queue.add(at: due, work)
    if isEarlier { onNextDue?(due) }
    return subscription
  }

  /// Runs all work that is due by the host's time.
  public func runDue() {
    guard !isRunning else { return }
    let end = now
    isRunning = true
    while let (_, work) = queue.popFirst(by: end) { work() }
    isRunning = false
  }
}
