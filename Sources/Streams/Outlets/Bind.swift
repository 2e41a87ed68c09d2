extension Stream {
  /// Subscribes on behalf of an owner, which the subscription does not keep alive.
  ///
  /// It ends when the owner's bag is cleared or disposed of, or at the first event after the owner
  /// is gone, whichever comes first; so `self` needs no capture list and no cycle can arise.
  @inlinable
  @discardableResult
  public final func bind<Owner: AnyObject>(
    to owner: Owner, onNext: @escaping (Owner, Element) -> Void
  ) -> Subscription {
    let subscription = Subscription()
    if let bag = (owner as? any DisposeBagOwner)?.disposeBag { bag.add(subscription) }
    return subscribe(
      subscription,
      onNext: { [weak owner, unowned subscription] value in
        if let owner { onNext(owner, value) } else { subscription.dispose() }
      }, onEnd: nil, onDisposed: nil)
  }
}

/// An object that keeps what is bound to it in a bag, and so ends it with itself.
public protocol DisposeBagOwner: AnyObject {
  /// The bag that `bind(to:onNext:)` puts its subscriptions into.
  var disposeBag: DisposeBag { get }
}
