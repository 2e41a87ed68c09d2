extension Stream {
  /// Sends values at once, before the source is subscribed.
  @inlinable
  public final func startWith(_ values: Element...) -> Stream<Element> {
    startWith(values)
  }

  /// Sends values at once, before the source is subscribed.
  @inlinable
  public final func startWith(_ values: [Element]) -> Stream<Element> {
    Stream { observer, subscription in
      for value in values where !subscription.isClosed { observer.next(value) }
      self.connect(observer, subscription)
    }
  }
}
