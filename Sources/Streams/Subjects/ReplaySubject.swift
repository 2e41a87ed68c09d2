/// A subject that sends its last values again to each new subscriber, also after its end
/// (streams 2).
public final class ReplaySubject<Element>: Stream<Element> {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject that keeps the last `count` values, or all of them.
  @inlinable
  public init(_ count: Int = .max, order: DeliveryOrder = .queued) {
    let broadcast = Broadcast<Element>(
      capacity: max(count, 0), replaysAfterEnd: true, order: order)
    self.broadcast = broadcast
    super.init(runsTrampoline: false) { broadcast.attach($0, $1) }
  }

  @inlinable
  deinit {
    broadcast.drop()
  }

  /// Whether anybody is subscribed.
  @inlinable public var hasObservers: Bool { broadcast.hasObservers }

  /// Keeps a value and sends it; after the end nothing happens.
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

  /// Lets all subscribers and values go; later subscribers get the error `disposed`.
  @inlinable
  public func dispose() {
    broadcast.dispose()
  }
}
