/// The heart of subjects, relays and `share`: sends each event to all observers, in the order in
/// which they came, and replays the last values to who comes later (streams 2).
///
/// An event goes to the observers that stand there when its delivery begins; one that is taken out
/// meanwhile does not get it any more. No event allocates.
@usableFromInline
final class Broadcast<Element> {
  @exclusivity(unchecked) @usableFromInline var observers = SerialArray<Observer<Element>>()
  /// The last value delivered, when only that one is kept.
  @exclusivity(unchecked) @usableFromInline var latest: Element?
  /// The last values delivered, at most `capacity`, when more than one is kept.
  @exclusivity(unchecked) @usableFromInline var history = Queue<Element>()
  @exclusivity(unchecked) @usableFromInline var pending = Queue<Event<Element>>()
  /// The end that was delivered.
  @exclusivity(unchecked) @usableFromInline var termination: Termination?
  /// Whether an event must take the slow way: one is being delivered, or the end was accepted.
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  @exclusivity(unchecked) @usableFromInline var hasEnded = false
  @exclusivity(unchecked) @usableFromInline var depth = 0
  @usableFromInline let capacity: Int
  @usableFromInline let replaysAfterEnd: Bool
  @usableFromInline let order: DeliveryOrder

  @inlinable
  init(capacity: Int, replaysAfterEnd: Bool = false, order: DeliveryOrder) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    self.order = order
  }

  @inlinable var hasObservers: Bool { observers.count > 0 }

  /// The newest value accepted, delivered or not.
  @inlinable var newest: Element? {
    for event in pending.elements.reversed() {
      if case .next(let value) = event { return value }
    }
    return capacity == 1 ? latest : history.last
  }
}

// Sending.
extension Broadcast {
  @inlinable
  func send(_ value: Element) {
    guard !isBusy else { return sendLater(value) }
    isBusy = order == .queued
    deliver(value)
    finishDelivery()
  }

  @inlinable
  func end(_ termination: Termination) {
    guard !hasEnded else { return }
    hasEnded = true
    if isBusy { return pending.append(Event(termination)) }
    isBusy = true
    deliver(termination)
  }

  /// Ends the subject without an event: later subscribers get an error (streams 2).
  @inlinable
  func dispose() {
    hasEnded = true
    isBusy = true
    termination = .error(StreamError.disposed)
    let dropped = (pending.removeAll(), history.removeAll(), latest)
    let observers = observers.removeAll()
    latest = nil
    withExtendedLifetime(dropped) {}
    _ = consume observers
  }

  /// Lets the observers go without telling them, when the subject itself is let go; they and the
  /// subject hold each other.
  @inlinable
  func drop() {
    let dropped = pending.removeAll()
    let observers = observers.removeAll()
    withExtendedLifetime(dropped) {}
    _ = consume observers
  }

  @inlinable @inline(never)
  func sendLater(_ value: Element) {
    if !hasEnded { pending.append(.next(value)) }
  }

  @inlinable
  func deliver(_ value: Element) {
    if capacity > 0 { remember(value) }
    depth &+= 1
    let count = observers.slotCount
    var index = 0
    // Both bounds: an end that is sent meanwhile empties the list.
    while index < count, index < observers.slotCount {
      observers.slots[index].value.next(value)
      index &+= 1
    }
    depth &-= 1
  }

  @inlinable
  func deliver(_ termination: Termination) {
    self.termination = termination
    depth &+= 1
    var index = 0
    while index < observers.slotCount {
      observers.slots[index].value.end(termination)
      index += 1
    }
    depth &-= 1
    _ = observers.removeAll()
  }

  @inlinable
  func finishDelivery() {
    if !pending.isEmpty { deliverPending() }
    isBusy = hasEnded
    if observers.gaps > 0, depth == 0 { observers.closeGapsIfMany() }
  }

  @inlinable @inline(never)
  func deliverPending() {
    while let event = pending.popFirst() {
      switch event {
      case .next(let value): deliver(value)
      case .error(let error): deliver(.error(error))
      case .completed: deliver(.completed)
      }
    }
  }

  @inlinable
  func remember(_ value: Element) {
    if capacity == 1 {
      latest = value
    } else {
      if history.count == capacity { _ = history.popFirst() }
      history.append(value)
    }
  }
}

// Observing.
extension Broadcast {
  @inlinable
  func attach(_ observer: consuming Observer<Element>, _ subscription: Subscription) {
    guard !subscription.isClosed else { return }
    if termination != nil { return finish(observer, subscription) }
    guard capacity > 0, latest != nil || !history.isEmpty else {
      return add(observer, subscription)
    }
    add(copy observer, subscription)
    // What the new observer sends while it catches up waits, as in any other delivery.
    let isOutermost = !isBusy && order == .queued
    if isOutermost { isBusy = true }
    replay(to: observer, subscription)
    if isOutermost { finishDelivery() }
  }

  @inlinable
  func add(_ observer: consuming Observer<Element>, _ subscription: Subscription) {
    let serial = observers.append(observer)
    subscription.onDispose(detach: serial) { self.detach($0) }
  }

  /// Sends what there is to send after the end.
  @inlinable @inline(never)
  func finish(_ observer: Observer<Element>, _ subscription: Subscription) {
    if replaysAfterEnd { replay(to: observer, subscription) }
    if let termination, !subscription.isClosed { observer.end(termination) }
  }

  @inlinable
  func replay(to observer: Observer<Element>, _ subscription: Subscription) {
    if let latest { return observer.next(latest) }
    for value in history.elements where !subscription.isClosed { observer.next(value) }
  }

  @inlinable
  func detach(_ serial: Int) {
    let removed = observers.remove(serial, leaving: .silent, keepingGaps: depth > 0)
    withExtendedLifetime(removed) {}
  }
}
