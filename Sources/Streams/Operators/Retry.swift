extension Stream {
  /// Subscribes again whenever this stream fails.
  /// - Parameters:
  ///   - count: how often it is subscribed in all; nil for without bound.
  ///   - isRetried: says of an error whether it is one to subscribe again after.
  @inlinable
  public final func retry(
    _ count: Int? = nil, while isRetried: @escaping (any Error) throws -> Bool = { _ in true }
  ) -> Stream<Element> {
    if let count, count <= 0 { return .empty() }
    return Stream { observer, subscription in
      var attempts = 1
      let succession = Succession(observer, subscription) { termination in
        guard case .error(let error) = termination else { return nil }
        if let count, attempts >= count { return nil }
        guard try isRetried(error) else { return nil }
        attempts += 1
        return self
      }
      succession.begin(with: self)
    }
  }

  /// Subscribes again when this stream has failed and the trigger says so.
  /// - Parameters:
  ///   - trigger: makes of the stream of errors one whose values subscribe again; when it ends,
  ///     the whole does.
  @inlinable
  public final func retry<Trigger>(
    when trigger: @escaping (Stream<any Error>) throws -> Stream<Trigger>
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let errors = PublishSubject<any Error>()
      let source = SerialSubscription()
      let triggered = subscription.makeChild()
      subscription.onDispose {
        source.dispose()
        withExtendedLifetime(errors) {}
      }
      let attempt = {
        let attempt = Subscription(inheriting: subscription)
        source.set(attempt)
        let sink = Observer<Element>(
          next: observer.next,
          end: { termination in
            guard case .error(let error) = termination else { return observer.end(termination) }
            attempt.dispose()
            errors.send(error)
          })
        self.start(sink, attempt)
      }
      do {
        let sink = Observer<Trigger>(
          next: { _ in attempt() },
          end: { termination in
            source.dispose()
            observer.end(termination)
          })
        try trigger(errors).connect(sink, triggered)
      } catch {
        return subscription.fail(error, observer.end)
      }
      if !subscription.isDisposed { attempt() }
    }
  }
}
