/// Live subscriptions in the order in which they came; one that ends drops out by itself.
@usableFromInline
final class SubscriptionList {
  @exclusivity(unchecked) private var subscriptions = SerialArray<Subscription?>()

  /// Whether being in this list counts as being kept by somebody.
  let isBag: Bool

  @usableFromInline
  init(isBag: Bool) {
    self.isBag = isBag
  }

  @usableFromInline var count: Int { subscriptions.count }

  /// The subscriptions, oldest first.
  var live: [Subscription] {
    (0..<subscriptions.slotCount).compactMap { subscriptions.slots[$0].value }
  }

  @usableFromInline
  func add(_ subscription: Subscription) {
    guard !subscription.isDisposed else { return }
    let serial = subscriptions.append(subscription)
    subscription.join(self, serial: serial)
  }

  func remove(_ serial: Int) {
    _ = subscriptions.remove(serial, leaving: nil, keepingGaps: false)
  }

  /// Ends all subscriptions, oldest first; what is added meanwhile stays.
  @usableFromInline
  func disposeAll() {
    let ended = subscriptions.removeAll()
    for index in 0..<ended.slotCount { ended.slots[index].value?.dispose() }
    subscriptions.reuse(ended)
  }
}
