extension Stream {
  /// The events as values: the end too, after which it completes.
  @inlinable
  public final func materialize() -> Stream<Event<Element>> {
    Stream<Event<Element>> { observer, subscription in
      // Of its own, because a value is sent after the source has failed.
      let source = subscription.makeChild()
      let sink = Observer<Element>(
        next: { observer.next(.next($0)) },
        end: { termination in
          observer.next(Event(termination))
          if !subscription.isClosed { observer.end(.completed) }
        })
      self.connect(sink, source)
    }
  }

  /// The events that the values stand for.
  @inlinable
  public final func dematerialize<Wrapped>() -> Stream<Wrapped> where Element == Event<Wrapped> {
    Stream<Wrapped> { observer, subscription in
      let hasEnded = Box(false)
      let sink = Observer<Event<Wrapped>>(
        next: { event in
          guard !hasEnded.value else { return }
          if case .next = event {} else { hasEnded.value = true }
          observer.on(event)
        },
        end: { termination in
          if !hasEnded.value { observer.end(termination) }
        })
      self.connect(sink, subscription)
    }
  }
}
