/// A clock that stands still until it is told to go on: the time of a screen, in milliseconds.
///
/// Work that is due now runs in the same instant, first in, first out.
public final class VirtualClock: Scheduler {
  private var queue = WorkQueue()

  /// Asked before each piece of work; what may not run is dropped.
  ///
  /// Work that schedules more of its kind may keep an instant from ever ending. Nil bounds nothing.
  public var mayRun: (() -> Bool)?

  /// The time in milliseconds.
  public private(set) var now: Double

  /// A clock that shows a time, without work.
  public init(now: Double = 0) {
    self.now = now
  }

  deinit {
    queue.removeAll()
  }

  /// When the next work is due, in milliseconds; nil when there is none.
  public var nextDue: Double? { queue.nextDue }

  /// Runs work once `delay` milliseconds have passed; a delay below 0 counts as 0.
  public func schedule(after delay: Double, _ work: @escaping () -> Void) -> Subscription {
    queue.add(at: now + (delay > 0 ? delay : 0), work)
  }

  /// Goes to a time and runs all work that is due by then, each at its own time.
  ///
  /// A time that has passed runs what is due now. To see each instant by itself, advance to
  /// `nextDue` again and again.
  public func advance(to time: Double) {
    let end = max(time, now)
    while let (due, work) = queue.popFirst(by: end) {
      now = max(now, due)
      if mayRun?() ?? true { work() }
    }
    now = end
  }

  /// Goes on by a number of milliseconds.
  public func advance(by milliseconds: Double) {
    advance(to: now + milliseconds)
  }

  /// Runs all work that is due now.
  public func runDue() {
    advance(to: now)
  }
}
