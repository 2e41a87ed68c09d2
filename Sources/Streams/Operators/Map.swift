extension Stream {
  /// Each value turned into another.
  @inlinable
  public final func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let sink = Observer<Element>(
        next: { value in
          let result: Result
          do { result = try transform(value) } catch {
            return subscription.fail(error, observer.end)
          }
          if !subscription.isClosed { observer.next(result) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
