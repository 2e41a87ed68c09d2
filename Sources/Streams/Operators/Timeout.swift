extension Stream {
  /// Fails with `StreamError.timeout` when `duration` passes without a value.
  @inlinable
  public final func timeout(_ duration: Double, on scheduler: any Scheduler) -> Stream<Element> {
    timeout(duration, switchTo: .fail(StreamError.timeout), on: scheduler)
  }

  /// Goes on with another stream when `duration` passes, since subscribing or since the last value,
  /// without a value.
  @inlinable
  public final func timeout(
    _ duration: Double, switchTo other: Stream<Element>, on scheduler: any Scheduler
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let source = subscription.makeChild()
      let timer = SerialSubscription()
      subscription.onDispose { timer.dispose() }
      let restart = {
        _ = timer.set(
          scheduler.schedule(after: duration) {
            source.dispose()
            other.start(observer, subscription)
          })
      }
      restart()
      let sink = Observer<Element>(
        next: { value in
          observer.next(value)
          if !subscription.isClosed { restart() }
        },
        end: { termination in
          timer.dispose()
          observer.end(termination)
        })
      self.connect(sink, source)
    }
  }
}
