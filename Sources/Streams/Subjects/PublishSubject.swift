/// A stream that its owner sends to: events go to who is subscribed at that moment (streams 2).
public final class PublishSubject<Element>: Stream<Element> {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject without subscribers.
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

  /// How many are subscribed.
  @inlinable public var observerCount: Int { broadcast.observers.count }

  /// Sends a value; after the end nothing happens.
  @inlinable
  public func send(_ value: Element) {
    broadcast.send(value)
  }

  /// Ends the stream with an error.
  @inlinable
  public func fail(_ error: any Error) {
    broadcast.end(.error(error))
  }

  /// Ends the stream.
  @inlinable
  public func complete() {
    broadcast.end(.completed)
  }

  /// Lets all subscribers go; later ones get the error `disposed`.
  @inlinable
  public func dispose() {
    broadcast.dispose()
  }
}
