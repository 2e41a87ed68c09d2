/// A subject that never ends: values go to who is subscribed at that moment (streams 2).
public final class PublishRelay<Element>: Stream<Element> {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A relay without subscribers.
  @inlinable
  public init(order: DeliveryOrder = .queued) {
    let broadcast = Broadcast<Element>(capacity: 0, order: order)
    self.broadcast = broadcast
    super.init(runsTrampoline: false) { broadcast.attach($0, $1) }
  }

  @inlinable
  deinit {
    broadcast.drop()
  }

  /// Whether anybody is subscribed.
  @inlinable public var hasObservers: Bool { broadcast.hasObservers }

  /// Sends a value.
  @inlinable
  public func accept(_ value: Element) {
    broadcast.send(value)
  }
}
