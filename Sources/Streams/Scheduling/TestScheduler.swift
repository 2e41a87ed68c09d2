/// The clock of recorded cases: it counts ticks, and what is scheduled for now or earlier runs one
/// tick later (streams, "Virtual clock").
public final class TestScheduler: Scheduler {
  private var queue = WorkQueue()

  /// The time in ticks.
  public private(set) var now: Double = 0

  /// A clock at tick 0.
  public init() {}

  deinit {
    queue.removeAll()
  }

  /// Runs work after a number of ticks, at least one.
  public func schedule(after delay: Double, _ work: @escaping () -> Void) -> Subscription {
    schedule(at: now + delay, work)
  }

  /// Runs work at a tick, or at the next one when that has come already.
  public func schedule(at tick: Double, _ work: @escaping () -> Void) -> Subscription {
    queue.add(at: tick > now ? tick : now + 1, work)
  }

  /// Runs all work up to a tick and stays there.
  public func advance(to tick: Double) {
    while let (due, work) = queue.popFirst(by: tick) {
      now = due
      work()
    }
    now = max(now, tick)
  }
}
