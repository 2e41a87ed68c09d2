/// Keeps subscriptions and ends them together, oldest first.
///
/// A subscription that ends by itself drops out of the bag, so that a bag with a long life and a
/// million short streams stays small. Letting go of the bag ends what is in it (streams 6.2).
public final class DisposeBag {
  private let list = SubscriptionList(isBag: true)

  /// Whether the bag was disposed of for good.
  public private(set) var isDisposed = false

  /// An empty bag.
  public init() {}

  deinit {
    list.disposeAll()
  }

  /// How many live subscriptions the bag holds.
  public var count: Int { list.count }

  /// Puts a subscription into the bag, or ends it at once when the bag is disposed of.
  @discardableResult
  public func add(_ subscription: Subscription) -> Subscription {
    if isDisposed { subscription.dispose() } else { list.add(subscription) }
    return subscription
  }

  /// Ends all subscriptions; the bag stays usable.
  public func clear() {
    list.disposeAll()
  }

  /// Ends all subscriptions, and whatever is added later.
  public func dispose() {
    isDisposed = true
    list.disposeAll()
  }
}
