extension Stream {
  /// Each value together with the newest one of another stream; values that come before that one
  /// has sent any are dropped.
  ///
  /// The other stream is subscribed first; its completion is ignored and its last value stays in
  /// use, its error is sent (streams 3).
  @inlinable
  public final func withLatestFrom<Other, Result>(
    _ other: Stream<Other>, resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let latest = Box<Other?>(nil)
      let second = subscription.makeChild()
      let memory = Observer<Other>(
        next: { latest.value = $0 },
        end: { termination in
          if case .error(let error) = termination {
            subscription.fail(error, observer.end)
          } else {
            second.dispose()
          }
        })
      other.connect(memory, second)
      let sink = Observer<Element>(
        next: { value in
          guard let other = latest.value, !subscription.isClosed else { return }
          let result: Result
          do { result = try resultSelector(value, other) } catch {
            return subscription.fail(error, observer.end)
          }
          if !subscription.isClosed { observer.next(result) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }

  /// The newest value of another stream whenever this one sends.
  @inlinable
  public final func withLatestFrom<Other>(_ other: Stream<Other>) -> Stream<Other> {
    withLatestFrom(other) { $1 }
  }
}
