/// A subject with a current value, which each subscriber gets at once (streams 2).
public final class BehaviorSubject<Element>: Stream<Element> {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject that holds a value.
  @inlinable
  public init(_ value: Element, order: DeliveryOrder = .queued) {
    let broadcast = Broadcast<Element>(capacity: 1, order: order)
    broadcast.remember(value)
    self.broadcast = broadcast
    super.init(runsTrampoline: false) { broadcast.attach($0, $1) }
  }

  @inlinable
  deinit {
    broadcast.drop()
  }

  /// The newest value sent; the last one also after completion.
  ///
  /// Throws the stream's error once it has failed, and `StreamError.disposed` after `dispose()`.
  @inlinable public var value: Element {
    get throws {
      if case .error(let error) = broadcast.termination { throw error }
      guard let value = broadcast.newest else { throw StreamError.disposed }
      return value
    }
  }

  /// Whether anybody is subscribed.
  @inlinable public var hasObservers: Bool { broadcast.hasObservers }

  /// Stores a value and sends it; after the end nothing happens.
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
