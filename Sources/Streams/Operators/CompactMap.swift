extension Stream {
  /// Each value turned into another, without those that turn into nil.
  @inlinable
  public final func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let sink = Observer<Element>(
        next: { value in
          let result: Result?
          do { result = try transform(value) } catch {
            return subscription.fail(error, observer.end)
          }
          if let result, !subscription.isClosed { observer.next(result) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }

  /// The values that are not nil.
  @inlinable
  public final func compact<Wrapped>() -> Stream<Wrapped> where Element == Wrapped? {
    Stream<Wrapped> { observer, subscription in
      let sink = Observer<Wrapped?>(
        next: { value in
          if let value { observer.next(value) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
