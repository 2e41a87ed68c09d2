extension Stream {
  /// Each value turned into another.
  @inlinable
  public final func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let stage = MapStage(transform, observer, subscription)
      self.connect(Observer(next: { stage.receive($0) }, end: observer.end), subscription)
    }
  }
}

/// One subscription to a `map`; an object, because a closure would unpack all that it captures at
/// each value.
@usableFromInline
final class MapStage<Element, Result> {
  @usableFromInline let transform: (Element) throws -> Result
  @usableFromInline let observer: Observer<Result>
  @usableFromInline let subscription: Subscription

  @inlinable
  init(
    _ transform: @escaping (Element) throws -> Result, _ observer: Observer<Result>,
    _ subscription: Subscription
  ) {
    self.transform = transform
    self.observer = observer
    self.subscription = subscription
  }

  @inlinable
  func receive(_ value: Element) {
    let result: Result
    do { result = try transform(value) } catch {
      return subscription.fail(error, observer.end)
    }
    if !subscription.isClosed { observer.next(result) }
  }
}
