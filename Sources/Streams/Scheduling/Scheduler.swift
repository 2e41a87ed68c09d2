/// Runs work later, on a clock of its own; nothing sleeps and no thread is involved.
public protocol Scheduler: AnyObject {
  /// The time, in the clock's unit: milliseconds, or ticks of a test.
  var now: Double { get }

  /// Runs work once `delay` has passed; what is due at the same time runs first in, first out.
  /// - Returns: a subscription that drops the work when it is disposed of.
  func schedule(after delay: Double, _ work: @escaping () -> Void) -> Subscription
}

extension Scheduler {
  /// Runs work in the present instant, after what is due already.
  @inlinable
  public func schedule(_ work: @escaping () -> Void) -> Subscription {
    schedule(after: 0, work)
  }

  /// Runs an action again and again, each time as work of its own, until it returns false.
  /// - Parameters:
  ///   - scheduled: holds the work that comes next; disposing of it ends the repetition.
  @usableFromInline
  func repeatAction(_ scheduled: SerialSubscription, _ action: @escaping () -> Bool) {
    scheduled.set(
      schedule(after: 0) {
        if action(), !scheduled.isDisposed { self.repeatAction(scheduled, action) }
      })
  }
}
