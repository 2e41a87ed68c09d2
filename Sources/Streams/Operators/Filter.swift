extension Stream {
  /// The values that satisfy the predicate.
  @inlinable
  public final func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let stage = FilterStage(isIncluded, observer, subscription)
      self.connect(Observer(next: { stage.receive($0) }, end: observer.end), subscription)
    }
  }
}

/// One subscription to a `filter`; see `MapStage`.
@usableFromInline
final class FilterStage<Element> {
  @usableFromInline let isIncluded: (Element) throws -> Bool
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription

  @inlinable
  init(
    _ isIncluded: @escaping (Element) throws -> Bool, _ observer: Observer<Element>,
    _ subscription: Subscription
  ) {
    self.isIncluded = isIncluded
    self.observer = observer
    self.subscription = subscription
  }

  @inlinable
  func receive(_ value: Element) {
    let included: Bool
    do { included = try isIncluded(value) } catch {
      return subscription.fail(error, observer.end)
    }
    if included, !subscription.isClosed { observer.next(value) }
  }
}
