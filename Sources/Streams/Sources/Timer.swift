extension Stream where Element == Int {
  /// Sends 0 after `delay` and completes; with a period it goes on with 1, 2, 3 … instead.
  ///
  /// Times are in the scheduler's unit, milliseconds on a screen's clock. A period that is not
  /// above 0 counts as 1, or one instant of a clock would never come to an end.
  public static func timer(
    after delay: Double, every period: Double? = nil, on scheduler: any Scheduler
  ) -> Stream<Int> {
    Stream { observer, subscription in
      let scheduled = SerialSubscription()
      subscription.onDispose { scheduled.dispose() }
      var count = 0
      func fire() {
        guard let period else {
          observer.next(0)
          if !subscription.isClosed { observer.end(.completed) }
          return
        }
        scheduled.set(scheduler.schedule(after: period > 0 ? period : 1, fire))
        count += 1
        observer.next(count - 1)
      }
      scheduled.set(scheduler.schedule(after: delay, fire))
    }
  }

  /// Sends 0, 1, 2 … with a period between them, the first after one period.
  public static func interval(_ period: Double, on scheduler: any Scheduler) -> Stream<Int> {
    timer(after: period > 0 ? period : 1, every: period, on: scheduler)
  }
}
