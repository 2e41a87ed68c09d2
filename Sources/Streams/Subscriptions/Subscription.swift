/// The tie between a subscriber and a source; disposing of it ends the delivery.
///
/// After `dispose()` returned nothing more is delivered, not even an event in flight (streams 2.5).
/// Letting go of the object does not end the subscription: keep it in a bag.
public final class Subscription {
  /// Whether no value passes any more: disposed of, or a selector of this chain has thrown.
  @exclusivity(unchecked) @usableFromInline var isClosed = false
  /// Whether the subscription is over.
  @exclusivity(unchecked) public internal(set) var isDisposed = false
  /// Whether it was over from the start, because its trampoline allowed no more of them.
  @exclusivity(unchecked) @usableFromInline var isRefused = false
  @exclusivity(unchecked) private var isConnecting = false
  @exclusivity(unchecked) private var hasEnded = false
  @exclusivity(unchecked) private var trampoline: Trampoline?
  /// Takes the observer out of the subject it stands in; one closure of the subject serves all its
  /// subscriptions, which is why the number stands beside it.
  @exclusivity(unchecked) @usableFromInline var detach: ((Int) -> Void)?
  @exclusivity(unchecked) @usableFromInline var serial = 0
  @exclusivity(unchecked) private var teardown: (() -> Void)?
  @exclusivity(unchecked) private var membership: Membership?
  @exclusivity(unchecked) private var extras: Extras?

  /// What few subscriptions have.
  private final class Extras {
    @exclusivity(unchecked) var name: String?
    @exclusivity(unchecked) var teardowns: [() -> Void] = []
    @exclusivity(unchecked) var memberships: [Membership] = []
    @exclusivity(unchecked) var onDisposed: (() -> Void)?
  }

  /// A bag or scope that the subscription is in, and its place there.
  private struct Membership {
    let list: SubscriptionList
    let serial: Int
  }

  @usableFromInline
  init() {}

  /// A subscription that runs a closure when it is disposed of.
  public init(onDispose teardown: @escaping () -> Void) {
    self.teardown = teardown
  }

  /// A subscription that belongs to another one's chain.
  @usableFromInline
  init(inheriting parent: Subscription) {
    let shared = parent.sharedTrampoline
    trampoline = shared
    if !shared.allows(0) {
      isRefused = true
      isClosed = true
      isDisposed = true
    }
  }

  init(trampoline: Trampoline) {
    self.trampoline = trampoline
  }

  /// Ends the delivery; further calls do nothing.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    isClosed = true
    if let detach = detach.take() { detach(serial) }
    if let teardown = teardown.take() { teardown() }
    if let membership = membership.take() { membership.list.remove(membership.serial) }
    if let extras = extras.take() {
      for teardown in extras.teardowns { teardown() }
      for membership in extras.memberships { membership.list.remove(membership.serial) }
      extras.onDisposed?()
    }
  }

  /// Puts the subscription into a bag.
  public func disposed(by bag: DisposeBag) {
    bag.add(self)
  }

  /// What a report of live subscriptions calls it.
  public var name: String? { extras?.name }

  /// Whether some bag holds it, besides its scope.
  public var isInBag: Bool {
    membership?.list.isBag == true || extras?.memberships.contains { $0.list.isBag } == true
  }
}

extension Subscription {
  /// Ends the subscription because its end came: the subscriber hears it and that it is over
  /// before what is above is let go (streams 1.6).
  @usableFromInline
  func end(_ termination: Termination, _ onEnd: (Termination) -> Void) {
    guard !hasEnded, !isDisposed else { return }
    hasEnded = true
    isClosed = true
    onEnd(termination)
    end()
  }

  /// Ends the subscription because its end came.
  @usableFromInline
  func end() {
    isClosed = true
    if let onDisposed = extras?.onDisposed {
      extras?.onDisposed = nil
      onDisposed()
    }
    dispose()
  }

  /// Sends an error that a selector threw, after which no value passes.
  @usableFromInline
  func fail(_ error: any Error, _ end: (Termination) -> Void) {
    guard !isClosed else { return }
    isClosed = true
    end(.error(error))
  }

  /// Runs a closure when the subscription is disposed of, at once if it is already.
  @usableFromInline
  func onDispose(_ teardown: @escaping () -> Void) {
    if isDisposed {
      teardown()
    } else if self.teardown == nil {
      self.teardown = teardown
    } else {
      madeExtras.teardowns.append(teardown)
    }
  }

  /// A subscription for a source of an operator, which ends at the latest with this one.
  @usableFromInline
  func makeChild() -> Subscription {
    let child = Subscription(inheriting: self)
    onDispose { child.dispose() }
    return child
  }

  /// Ties the subscription to its place among a subject's observers.
  @inlinable
  func onDispose(detach serial: Int, _ detach: @escaping (Int) -> Void) {
    guard !isDisposed else { return detach(serial) }
    guard self.detach == nil else { return onDispose { detach(serial) } }
    self.detach = detach
    self.serial = serial
  }

  @usableFromInline
  func onDisposed(_ onDisposed: @escaping () -> Void) {
    madeExtras.onDisposed = onDisposed
  }

  func setName(_ name: String) {
    madeExtras.name = name
  }

  func join(_ list: SubscriptionList, serial: Int) {
    let joined = Membership(list: list, serial: serial)
    if membership == nil { membership = joined } else { madeExtras.memberships.append(joined) }
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}

extension Subscription {
  /// The trampoline of this chain's array sources, made when the first of them asks for it.
  @usableFromInline var sharedTrampoline: Trampoline {
    if let trampoline { return trampoline }
    let made = Trampoline(isRunning: isConnecting)
    trampoline = made
    return made
  }

  /// Begins a connection; true when it is the outermost one.
  @usableFromInline
  func enterTrampoline() -> Bool {
    if let trampoline { return trampoline.enter() }
    isConnecting = true
    return true
  }

  /// Ends the outermost connection: now the array sources send.
  @usableFromInline
  func leaveTrampoline() {
    isConnecting = false
    trampoline?.drain()
  }
}
