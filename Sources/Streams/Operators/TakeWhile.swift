extension Stream {
  /// The values up to the first that does not satisfy the predicate, then completes.
  /// - Parameters:
  ///   - inclusive: whether that value is sent too.
  @inlinable
  public final func take(
    while predicate: @escaping (Element) throws -> Bool, inclusive: Bool = false
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let isRunning = Box(true)
      let sink = Observer<Element>(
        next: { value in
          guard isRunning.value else { return }
          do { isRunning.value = try predicate(value) } catch {
            return subscription.fail(error, observer.end)
          }
          guard !subscription.isClosed else { return }
          // Kept in a constant, because a value that comes inside the delivery changes the box.
          let goesOn = isRunning.value
          if goesOn || inclusive { observer.next(value) }
          if !goesOn, !subscription.isClosed { observer.end(.completed) }
        },
        end: { termination in
          if isRunning.value { observer.end(termination) }
        })
      self.connect(sink, subscription)
    }
  }

  /// The values up to the first that satisfies the predicate, then completes.
  /// - Parameters:
  ///   - inclusive: whether that value is sent too.
  @inlinable
  public final func take(
    until predicate: @escaping (Element) throws -> Bool, inclusive: Bool = false
  ) -> Stream<Element> {
    take(while: { try !predicate($0) }, inclusive: inclusive)
  }
}
