extension Stream {
  /// Subscribes closures to the events of this stream.
  ///
  /// The subscription goes on until the stream ends or it is disposed of, whether it is kept or
  /// not; keep it in a bag. Values arrive in the order of subscription, and none after `dispose()`
  /// returned.
  /// - Parameters:
  ///   - onDisposed: runs once when the subscription is over, for whatever reason.
  @inlinable
  public final func subscribe(
    onNext: consuming @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Subscription {
    subscribe(
      Subscription(), onNext: onNext,
      onEnd: Stream.onEnd(onError: onError, onCompleted: onCompleted), onDisposed: onDisposed)
  }

  /// Subscribes a closure to all events of this stream.
  @inlinable
  public final func subscribe(_ onEvent: @escaping (Event<Element>) -> Void) -> Subscription {
    subscribe(
      Subscription(), onNext: { onEvent(.next($0)) }, onEnd: { onEvent(Event($0)) },
      onDisposed: nil)
  }

  /// Subscribes within a scope, which ends the subscription when it ends itself, lists it while it
  /// is live, and shares its trampoline with it.
  /// - Parameters:
  ///   - name: what a report of live subscriptions calls it, for example its place in a script.
  @inlinable
  public final func subscribe(
    in scope: SubscriptionScope, named name: String? = nil,
    onNext: consuming @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Subscription {
    let subscription = scope.makeSubscription(named: name)
    var onError = onError
    if onError == nil, let report = scope.onUnhandledError {
      onError = { report($0, subscription) }
    }
    return subscribe(
      subscription, onNext: onNext,
      onEnd: Stream.onEnd(onError: onError, onCompleted: onCompleted), onDisposed: onDisposed)
  }

  @inlinable
  final func subscribe(
    _ subscription: Subscription, onNext: consuming @escaping (Element) -> Void,
    onEnd: ((Termination) -> Void)?, onDisposed: (() -> Void)?
  ) -> Subscription {
    if let onDisposed { subscription.onDisposed(onDisposed) }
    guard !subscription.isDisposed else { return subscription }
    // The subscriber's own closure stands at the end of the chain without a guard before it: no
    // stage sends a value once the subscription is closed.
    let observer =
      if let onEnd {
        Observer(next: onNext, end: { subscription.end($0, onEnd) })
      } else {
        Observer(next: onNext, end: { _ in subscription.end() })
      }
    start(consume observer, subscription)
    return subscription
  }

  @inlinable
  static func onEnd(
    onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?
  ) -> ((Termination) -> Void)? {
    if onError == nil, onCompleted == nil { return nil }
    return { termination in
      switch termination {
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
  }
}
