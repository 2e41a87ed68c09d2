extension Stream {
  /// Turns each value into a stream and sends the values of the newest one only; the one before is
  /// let go before the new one is subscribed.
  ///
  /// Completes when the source and the newest inner stream have.
  @inlinable
  public final func flatMapLatest<Result>(
    _ transform: @escaping (Element) throws -> Stream<Result>
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let latest = Box<Subscription?>(nil)
      let outerHasCompleted = Box(false)
      let outer = subscription.makeChild()
      subscription.onDispose { latest.value?.dispose() }
      // First the streams, because what the inner one sends is passed on without a further look.
      let fail = { (error: any Error) in
        outer.dispose()
        latest.value?.dispose()
        subscription.fail(error, observer.end)
      }
      let sink = Observer<Element>(
        next: { value in
          let stream: Stream<Result>
          do { stream = try transform(value) } catch { return fail(error) }
          guard !subscription.isClosed else { return }
          let previous = latest.value
          let inner = Subscription(inheriting: subscription)
          latest.value = inner
          previous?.dispose()
          let end = { (termination: Termination) in
            if case .error(let error) = termination { return fail(error) }
            inner.dispose()
            guard latest.value === inner else { return }
            latest.value = nil
            if outerHasCompleted.value { observer.end(.completed) }
          }
          stream.start(Observer(next: observer.next, end: end), inner)
        },
        end: { termination in
          if case .error(let error) = termination { return fail(error) }
          outerHasCompleted.value = true
          if latest.value == nil { observer.end(.completed) } else { outer.dispose() }
        })
      self.connect(sink, outer)
    }
  }

  /// The values of the newest stream that this stream sends.
  @inlinable
  public final func switchLatest<Inner>() -> Stream<Inner> where Element == Stream<Inner> {
    flatMapLatest { $0 }
  }
}
