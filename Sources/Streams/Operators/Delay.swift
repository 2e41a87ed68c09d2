extension Stream {
  /// Each value and the completion later by `duration`; an error is sent at once and overtakes what
  /// waits.
  @inlinable
  public final func delay(_ duration: Double, on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let waiting = SubscriptionList(isBag: false)
      let source = subscription.makeChild()
      subscription.onDispose { waiting.disposeAll() }
      let sink = Observer<Element>(
        next: { value in
          waiting.add(scheduler.schedule(after: duration) { observer.next(value) })
        },
        end: { termination in
          if case .error = termination { return observer.end(termination) }
          source.dispose()
          waiting.add(scheduler.schedule(after: duration) { observer.end(.completed) })
        })
      self.connect(sink, source)
    }
  }

  /// Subscribes to the source later by `duration`.
  @inlinable
  public final func delaySubscription(
    _ duration: Double, on scheduler: any Scheduler
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let timer = scheduler.schedule(after: duration) { self.start(observer, subscription) }
      subscription.onDispose { timer.dispose() }
    }
  }
}
