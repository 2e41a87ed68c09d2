/// When one buffer or window ends and the next begins.
@usableFromInline
final class Windows {
  private let duration: Double
  private let size: Int
  private let scheduler: any Scheduler
  private let subscription: Subscription
  private let next: () -> Void
  private let timer = SerialSubscription()
  private var count = 0

  @usableFromInline
  init(
    _ duration: Double, _ size: Int, _ scheduler: any Scheduler, _ subscription: Subscription,
    next: @escaping () -> Void
  ) {
    // Or one instant of a clock would never come to an end.
    self.duration = duration > 0 ? duration : 1
    self.size = size
    self.scheduler = scheduler
    self.subscription = subscription
    self.next = next
    subscription.onDispose { [timer] in timer.dispose() }
  }

  @usableFromInline
  func countValue() {
    count += 1
    if count == size { beginNext() }
  }

  @usableFromInline
  func startTimer() {
    timer.set(scheduler.schedule(after: duration) { self.beginNext() })
  }

  private func beginNext() {
    count = 0
    next()
    if !subscription.isClosed { startTimer() }
  }
}
