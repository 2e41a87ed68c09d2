/// Keeps one subscription at a time: a new one ends the one before.
public final class SerialSubscription {
  private let list = SubscriptionList(isBag: true)
  private var held: Subscription?

  /// Whether it was disposed of for good.
  public private(set) var isDisposed = false

  /// Keeps nothing at first.
  public init() {}

  deinit {
    list.disposeAll()
  }

  /// The live subscription, if there is one.
  public var current: Subscription? { list.count > 0 ? held : nil }

  /// Ends the subscription before and keeps this one.
  @discardableResult
  public func set(_ subscription: Subscription) -> Subscription {
    guard current !== subscription else { return subscription }
    list.disposeAll()
    guard !isDisposed else {
      subscription.dispose()
      return subscription
    }
    held = subscription
    list.add(subscription)
    return subscription
  }

  /// Ends the subscription, and whatever is set later.
  public func dispose() {
    isDisposed = true
    held = nil
    list.disposeAll()
  }
}
