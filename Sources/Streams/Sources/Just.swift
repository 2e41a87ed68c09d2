extension Stream {
  /// Sends one value at once and completes.
  @inlinable
  public static func just(_ value: Element) -> Stream<Element> {
    Stream { observer, subscription in
      if !subscription.isClosed { observer.next(value) }
      if !subscription.isClosed { observer.end(.completed) }
    }
  }

  /// Sends one value from the scheduler and completes in its next action.
  @inlinable
  public static func just(_ value: Element, on scheduler: any Scheduler) -> Stream<Element> {
    from(CollectionOfOne(value), on: scheduler)
  }
}
