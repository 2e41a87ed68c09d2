extension Stream {
  /// Folds the values and sends the result after each of them; the seed itself is not sent.
  @inlinable
  public final func scan<Result>(
    _ seed: Result, _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let accumulator = Box(seed)
      let sink = Observer<Element>(
        next: { value in
          let result: Result
          do { result = try accumulate(accumulator.value, value) } catch {
            return subscription.fail(error, observer.end)
          }
          accumulator.value = result
          if !subscription.isClosed { observer.next(result) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
