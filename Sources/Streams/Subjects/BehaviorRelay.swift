/// State that can be observed: it holds a value, sends it to each subscriber at once, and never
/// fails or completes (streams 2).
///
/// A relay that is let go while somebody is subscribed dies silently: no completion is sent
/// (streams 2.3).
public final class BehaviorRelay<Element>: Stream<Element> {
  @usableFromInline let broadcast: Broadcast<Element>
  @exclusivity(unchecked) @usableFromInline var newest: Element

  /// A relay that holds a value.
  @inlinable
  public init(_ value: Element, order: DeliveryOrder = .queued) {
    let broadcast = Broadcast<Element>(capacity: 1, order: order)
    broadcast.remember(value)
    self.broadcast = broadcast
    newest = value
    super.init(runsTrampoline: false) { broadcast.attach($0, $1) }
  }

  @inlinable
  deinit {
    broadcast.drop()
  }

  /// The newest value accepted, also while it waits for its delivery.
  @inlinable public var value: Element { newest }

  /// Whether anybody is subscribed.
  @inlinable public var hasObservers: Bool { broadcast.hasObservers }

  /// Stores a value and sends it.
  @inlinable
  public func accept(_ value: Element) {
    newest = value
    broadcast.send(value)
  }
}
