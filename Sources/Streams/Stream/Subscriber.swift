/// The last stage of a chain: the subscriber's own closures.
@usableFromInline
final class Subscriber<Element> {
  @usableFromInline let subscription: Subscription
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onEnd: ((Termination) -> Void)?
  @exclusivity(unchecked) @usableFromInline var hasEnded = false

  @inlinable
  init(
    _ subscription: Subscription, onNext: @escaping (Element) -> Void,
    onEnd: ((Termination) -> Void)?
  ) {
    self.subscription = subscription
    self.onNext = onNext
    self.onEnd = onEnd
  }

  @inlinable var observer: Observer<Element> {
    Observer(next: { self.receive($0) }, end: { self.finish($0) })
  }

  @inlinable
  func receive(_ value: Element) {
    if !subscription.isClosed { onNext(value) }
  }

  /// The end is told first, then everything above is let go (streams 1.6).
  @inlinable
  func finish(_ termination: Termination) {
    guard !hasEnded, !subscription.isDisposed else { return }
    hasEnded = true
    subscription.isClosed = true
    onEnd?(termination)
    subscription.end()
  }
}
