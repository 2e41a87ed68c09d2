/// One stream after the other into one observer: what `concat`, `catch` and `retry` have in common.
@usableFromInline
final class Succession<Element> {
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription
  /// The stream that follows an end, or nil when that end is the whole's.
  @usableFromInline let next: (Termination) throws -> Stream<Element>?
  @exclusivity(unchecked) @usableFromInline var current: Subscription?
  /// A stream that follows one which ended while it was being subscribed: it is subscribed in a
  /// loop, or a long succession would use up the stack.
  @exclusivity(unchecked) @usableFromInline var following: Stream<Element>?
  @exclusivity(unchecked) @usableFromInline var isStarting = false

  @inlinable
  init(
    _ observer: Observer<Element>, _ subscription: Subscription,
    next: @escaping (Termination) throws -> Stream<Element>?
  ) {
    self.observer = observer
    self.subscription = subscription
    self.next = next
  }

  @inlinable
  func begin(with first: Stream<Element>) {
    subscription.onDispose { self.current?.dispose() }
    start(first)
  }

  @inlinable
  func start(_ stream: Stream<Element>) {
    following = stream
    guard !isStarting else { return }
    isStarting = true
    while let stream = following, !subscription.isDisposed {
      following = nil
      let source = Subscription(inheriting: subscription)
      current = source
      stream.start(Observer(next: observer.next, end: { self.end($0, source) }), source)
    }
    following = nil
    isStarting = false
  }

  @inlinable
  func end(_ termination: Termination, _ source: Subscription) {
    let stream: Stream<Element>?
    do { stream = try next(termination) } catch {
      return subscription.fail(error, observer.end)
    }
    guard let stream else { return observer.end(termination) }
    source.dispose()
    if !subscription.isClosed { start(stream) }
  }
}
