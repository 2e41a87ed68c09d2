/// The bookkeeping of the operators that subscribe to several sources at once: their
/// subscriptions, in source order, and how many have ended.
@usableFromInline
final class Join {
  @usableFromInline let end: (Termination) -> Void
  @usableFromInline let subscription: Subscription
  @usableFromInline var sources: [Subscription] = []
  @usableFromInline var hasCompleted: [Bool] = []
  @usableFromInline var completed = 0
  /// How many sources have not sent a value yet.
  @exclusivity(unchecked) @usableFromInline var missing: Int

  /// Makes the subscriptions of all sources, which end with the operator's own.
  @usableFromInline
  init(count: Int, _ end: @escaping (Termination) -> Void, _ subscription: Subscription) {
    self.end = end
    self.subscription = subscription
    missing = count
    guard count > 0 else { return }
    sources = (0..<count).map { _ in Subscription(inheriting: subscription) }
    hasCompleted = Array(repeating: false, count: count)
    subscription.onDispose { [sources] in
      for source in sources { source.dispose() }
    }
  }

  /// Ends everything with an error, unless it is over already.
  @usableFromInline
  func fail(_ error: any Error) {
    guard !subscription.isClosed else { return }
    // First the sources, because what they send is passed on without a further look.
    for source in sources { source.dispose() }
    subscription.fail(error, end)
  }

  /// Completes the whole, unless it is over already.
  @usableFromInline
  func complete() {
    guard !subscription.isClosed else { return }
    end(.completed)
  }

  /// Notes the end of a source; true when it was the last one.
  func complete(_ index: Int) -> Bool {
    guard !hasCompleted[index] else { return false }
    hasCompleted[index] = true
    completed += 1
    return completed == sources.count
  }

  /// Whether all sources but this one have completed.
  func allOthersCompleted(_ index: Int) -> Bool {
    completed - (hasCompleted[index] ? 1 : 0) == sources.count - 1
  }

  /// A closure that makes a result and sends it; a result of nil is not sent.
  @inlinable
  func emitter<Result>(
    _ observer: Observer<Result>, _ makeResult: @escaping () throws -> Result?
  ) -> () -> Void {
    {
      let result: Result?
      do { result = try makeResult() } catch { return self.fail(error) }
      if let result, !self.subscription.isClosed { observer.next(result) }
    }
  }
}
