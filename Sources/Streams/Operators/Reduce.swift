extension Stream {
  /// Folds the values and sends one result when the source completes.
  @inlinable
  public final func reduce<Result>(
    _ seed: Result, _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> Stream<Result> {
    reduce(seed, accumulate, mapResult: { $0 })
  }

  /// Folds the values and sends one result, turned into another value, when the source completes.
  @inlinable
  public final func reduce<Accumulator, Result>(
    _ seed: Accumulator, _ accumulate: @escaping (Accumulator, Element) throws -> Accumulator,
    mapResult: @escaping (Accumulator) throws -> Result
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let accumulator = Box(seed)
      let sink = Observer<Element>(
        next: { value in
          do { accumulator.value = try accumulate(accumulator.value, value) } catch {
            subscription.fail(error, observer.end)
          }
        },
        end: { termination in
          guard case .completed = termination else { return observer.end(termination) }
          let result: Result
          do { result = try mapResult(accumulator.value) } catch {
            return subscription.fail(error, observer.end)
          }
          if !subscription.isClosed { observer.next(result) }
          if !subscription.isClosed { observer.end(.completed) }
        })
      self.connect(sink, subscription)
    }
  }

  /// Collects all values and sends them as one array when the source completes.
  @inlinable
  public final func toArray() -> Stream<[Element]> {
    Stream<[Element]> { observer, subscription in
      let elements = Box<[Element]>([])
      let sink = Observer<Element>(
        next: { elements.value.append($0) },
        end: { termination in
          if case .completed = termination {
            observer.next(elements.value)
            if subscription.isClosed { return }
          }
          observer.end(termination)
        })
      self.connect(sink, subscription)
    }
  }
}
