/// How long `share(replay:scope:)` keeps what it has to replay (streams 5).
public enum ShareScope: Sendable {
  /// Until the last subscriber leaves or the source ends; whoever comes later subscribes anew.
  case whileConnected
  /// For good: after the source's end later subscribers get the values and the end again.
  case forever
}

/// One subscription to a source that many share.
@usableFromInline
final class SharedConnection<Element> {
  @usableFromInline let source: Stream<Element>
  @usableFromInline let capacity: Int
  @usableFromInline let scope: ShareScope
  @exclusivity(unchecked) @usableFromInline var broadcast: Broadcast<Element>
  @exclusivity(unchecked) @usableFromInline var connection: Subscription?
  @exclusivity(unchecked) @usableFromInline var subscribers = 0

  @inlinable
  init(_ source: Stream<Element>, capacity: Int, scope: ShareScope) {
    self.source = source
    self.capacity = capacity
    self.scope = scope
    broadcast = SharedConnection.makeBroadcast(capacity, scope)
  }

  @inlinable
  deinit {
    broadcast.drop()
  }

  @inlinable
  static func makeBroadcast(_ capacity: Int, _ scope: ShareScope) -> Broadcast<Element> {
    Broadcast(capacity: capacity, replaysAfterEnd: scope == .forever, order: .queued)
  }

  @inlinable
  func attach(_ observer: Observer<Element>, _ subscription: Subscription) {
    let broadcast = broadcast
    broadcast.attach(observer, subscription)
    guard !subscription.isDisposed, broadcast.termination == nil else { return }
    subscribers += 1
    subscription.onDispose { self.release(broadcast) }
    guard connection == nil else { return }
    let connection = Subscription(inheriting: subscription)
    self.connection = connection
    let sink = Observer<Element>(
      next: { broadcast.send($0) }, end: { self.end($0, broadcast, connection) })
    source.start(sink, connection)
  }

  /// The next subscriber starts anew already while this one's end is being told.
  @inlinable
  func end(
    _ termination: Termination, _ broadcast: Broadcast<Element>, _ connection: Subscription
  ) {
    if self.broadcast === broadcast { forget() }
    broadcast.end(termination)
    connection.dispose()
  }

  @inlinable
  func forget() {
    connection = nil
    guard scope == .whileConnected else { return }
    broadcast = SharedConnection.makeBroadcast(capacity, scope)
    subscribers = 0
  }

  @inlinable
  func release(_ broadcast: Broadcast<Element>) {
    guard self.broadcast === broadcast else { return }
    subscribers -= 1
    guard subscribers == 0, let connection else { return }
    forget()
    connection.dispose()
  }
}

extension Stream {
  /// One subscription to this stream for all subscribers, from the first one on until the last one
  /// leaves; a later one subscribes anew.
  ///
  /// `share()` after `startWith` sends the start values to the first subscriber only; put
  /// `startWith` after it.
  @inlinable
  public final func share() -> Stream<Element> {
    share(replay: 0)
  }

  /// One subscription to this stream for all subscribers, each of whom gets the last values first.
  /// - Parameters:
  ///   - count: how many values.
  ///   - scope: how long they are kept.
  @inlinable
  public final func share(
    replay count: Int, scope: ShareScope = .whileConnected
  ) -> Stream<Element> {
    let shared = SharedConnection(self, capacity: max(count, 0), scope: scope)
    return Stream { shared.attach($0, $1) }
  }
}
