/// Keeps one subscription for each key: a new one ends the one that stood there.
///
/// It cures the cell that is bound twice: whatever the number of reloads, one binding lives for
/// each key. Letting go of the bag ends what is in it.
public final class KeyedBag<Key: Hashable> {
  private let list = SubscriptionList(isBag: true)
  private var subscriptions: [Key: Subscription] = [:]

  /// Whether the bag was disposed of for good.
  public private(set) var isDisposed = false

  /// An empty bag.
  public init() {}

  deinit {
    list.disposeAll()
  }

  /// How many live subscriptions the bag holds.
  public var count: Int { list.count }

  /// The live subscription at a key.
  public subscript(key: Key) -> Subscription? { subscriptions[key] }

  /// Ends what stands at the key and puts the subscription there.
  @discardableResult
  public func set(_ key: Key, _ subscription: Subscription) -> Subscription {
    guard !isDisposed else {
      subscription.dispose()
      return subscription
    }
    let previous = subscriptions[key]
    guard previous !== subscription else { return subscription }
    previous?.dispose()
    guard !subscription.isDisposed else { return subscription }
    subscriptions[key] = subscription
    list.add(subscription)
    subscription.onDispose { [weak self, weak subscription] in
      guard let self, self.subscriptions[key] === subscription else { return }
      self.subscriptions[key] = nil
    }
    return subscription
  }

  /// Ends what stands at the key.
  public func remove(_ key: Key) {
    subscriptions[key]?.dispose()
  }

  /// Ends all subscriptions, oldest first; the bag stays usable.
  public func clear() {
    list.disposeAll()
  }

  /// Ends all subscriptions, and whatever is set later.
  public func dispose() {
    isDisposed = true
    list.disposeAll()
  }
}
