/// Keeps a source subscribed for as long as the outer stream or any stream made of it is.
@usableFromInline
final class ReferenceCount {
  @usableFromInline let source: Subscription
  private var users = 1

  @usableFromInline
  init(_ outer: Subscription) {
    source = Subscription(inheriting: outer)
    outer.onDispose { self.release() }
  }

  private func release() {
    users -= 1
    if users == 0 { source.dispose() }
  }

  private func retain(for subscription: Subscription) {
    users += 1
    subscription.onDispose { self.release() }
  }

  /// The same stream, each subscriber of which keeps the source.
  @usableFromInline
  func keep(_ subscription: Subscription) {
    if !subscription.isClosed, !source.isDisposed { retain(for: subscription) }
  }

  /// A stream of the subject's events whose subscribers keep the source.
  @inlinable
  func keeping<Element>(_ subject: PublishSubject<Element>) -> Stream<Element> {
    Stream(runsTrampoline: false) { observer, subscription in
      self.keep(subscription)
      subject.connect(observer, subscription)
    }
  }
}
