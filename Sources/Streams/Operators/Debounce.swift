extension Stream {
  /// The last value after a silence of `duration`; a value exactly then begins the silence anew.
  ///
  /// Completion sends the value that waits, an error drops it.
  @inlinable
  public final func debounce(_ duration: Double, on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let waiting = Box<Element?>(nil)
      let timer = SerialSubscription()
      subscription.onDispose { timer.dispose() }
      let flush = {
        guard let value = waiting.value else { return }
        waiting.value = nil
        observer.next(value)
      }
      let sink = Observer<Element>(
        next: { value in
          waiting.value = value
          timer.set(scheduler.schedule(after: duration, flush))
        },
        end: { termination in
          timer.dispose()
          if case .completed = termination { flush() }
          if !subscription.isClosed || termination.isError { observer.end(termination) }
        })
      self.connect(sink, subscription)
    }
  }
}

extension Termination {
  /// Whether the stream failed.
  @inlinable public var isError: Bool {
    if case .error = self { true } else { false }
  }
}
