extension Stream {
  /// The first value at once, then at most one in each window of `duration`.
  ///
  /// A value exactly at the end of a window passes at once. When one waits at completion, the end
  /// of the window sends it first.
  /// - Parameters:
  ///   - latest: whether the end of a window sends the newest value that came in it.
  @inlinable
  public final func throttle(
    _ duration: Double, latest: Bool = true, on scheduler: any Scheduler
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let lastSent = Box<Double?>(nil)
      let waiting = Box<Element?>(nil)
      let hasCompleted = Box(false)
      let timer = SerialSubscription()
      let source = subscription.makeChild()
      subscription.onDispose { timer.dispose() }
      let send = { (value: Element) in
        waiting.value = nil
        lastSent.value = scheduler.now
        observer.next(value)
      }
      let endWindow = {
        if let value = waiting.value { send(value) }
        if hasCompleted.value, !subscription.isClosed { observer.end(.completed) }
      }
      let sink = Observer<Element>(
        next: { value in
          let rest = lastSent.value.map { $0 + duration - scheduler.now } ?? 0
          guard rest > 0 else { return send(value) }
          guard latest else { return }
          let isFirst = waiting.value == nil
          waiting.value = value
          if isFirst { timer.set(scheduler.schedule(after: rest, endWindow)) }
        },
        end: { termination in
          if case .completed = termination, waiting.value != nil {
            hasCompleted.value = true
            source.dispose()
          } else {
            observer.end(termination)
          }
        })
      self.connect(sink, source)
    }
  }
}
