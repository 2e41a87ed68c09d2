extension Stream {
  /// The values that satisfy the predicate.
  @inlinable
  public final func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let sink = Observer<Element>(
        next: { value in
          let included: Bool
          do { included = try isIncluded(value) } catch {
            return subscription.fail(error, observer.end)
          }
          if included, !subscription.isClosed { observer.next(value) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
