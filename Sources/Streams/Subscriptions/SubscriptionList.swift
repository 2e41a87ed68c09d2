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
  var live: [Subscription] { subscriptions.slots.compactMap(\.value) }

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
    var ended = subscriptions.removeAll()
    for index in ended.indices { ended[index].value?.dispose() }
    ended.removeAll(keepingCapacity: true)
    subscriptions.reuse(ended)
  }
}
