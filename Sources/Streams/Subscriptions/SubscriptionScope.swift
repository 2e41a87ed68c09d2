/// The subscriptions of one screen or program: they end with it, and it knows which are live.
///
/// All subscriptions of a scope share one trampoline, so that array sources interleave even when
/// one is subscribed inside another's delivery (streams 4.4). Subscriptions that are made without
/// a scope cost nothing for any of this.
public final class SubscriptionScope {
  /// Where the scope's array sources take turns.
  public let trampoline: Trampoline
  private let list = SubscriptionList(isBag: false)

  /// Whether the scope has ended.
  public private(set) var isDisposed = false

  /// Told of an error that ends a subscription of the scope which has no `onError` of its own, so
  /// that no failure is lost; set it before subscribing.
  public var onUnhandledError: ((any Error, Subscription) -> Void)?

  /// A scope without subscriptions.
  public init(trampoline: Trampoline = Trampoline()) {
    self.trampoline = trampoline
  }

  deinit {
    list.disposeAll()
  }

  /// How many of its subscriptions are live.
  public var count: Int { list.count }

  /// The live subscriptions, oldest first.
  ///
  /// Complexity: O(n). For a leak report, those without `isInBag` have no keeper but the scope.
  public var live: [Subscription] { list.live }

  /// Ends all subscriptions, oldest first, and whatever is subscribed in it later.
  public func dispose() {
    isDisposed = true
    list.disposeAll()
  }

  @usableFromInline
  func makeSubscription(named name: String?) -> Subscription {
    let subscription = Subscription(trampoline: trampoline)
    if let name { subscription.setName(name) }
    if isDisposed { subscription.dispose() } else { list.add(subscription) }
    return subscription
  }
}
