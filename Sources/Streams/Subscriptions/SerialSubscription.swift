/// Keeps one subscription at a time: a new one ends the one before.
public final class SerialSubscription {
  private let list = SubscriptionList(isBag: true)

  /// Whether it was disposed of for good.
  public private(set) var isDisposed = false

  /// Keeps nothing at first.
  public init() {}

  deinit {
    list.disposeAll()
  }

  /// The live subscription, if there is one.
  public var current: Subscription? { list.live.first }

  /// Ends the subscription before and keeps this one.
  @discardableResult
  public func set(_ subscription: Subscription) -> Subscription {
    guard current !== subscription else { return subscription }
    list.disposeAll()
    if isDisposed { subscription.dispose() } else { list.add(subscription) }
    return subscription
  }

  /// Ends the subscription, and whatever is set later.
  public func dispose() {
    isDisposed = true
    list.disposeAll()
  }
}
