/// A sequence of events over time: values, then at most one end.
///
/// Streams are cold: each subscription runs the source anew. Subjects, relays and `share()` are hot.
/// Delivery is synchronous, `send` returns after every subscriber and all its consequences ran.
/// A stream and everything subscribed to it belong to one thread; to use a screen's streams
/// elsewhere, send the whole screen.
///
/// Where Foundation is imported too, which has a `Stream` of its own, this one is `Streams.Stream`.
///
/// An operator builds a new stream and does nothing until it is subscribed. A selector may throw:
/// the error ends the stream at that point (streams 1.5).
public class Stream<Element> {
  /// Starts the source for one subscriber.
  ///
  /// The contract between a source and who connects to it: whoever made the subscription disposes
  /// of it when the end arrives; the source sends no value once `isClosed`, and lets go of its own
  /// things when the subscription is disposed of.
  @usableFromInline final let source: (consuming Observer<Element>, Subscription) -> Void

  /// What an array source sends, nil for other sources.
  ///
  /// It is known, so that `flatMap` can send the elements without a subscription for each array.
  @usableFromInline final let elements: [Element]?

  /// Whether subscribing runs the trampoline; hot sources deliver at once (streams 4.4).
  @usableFromInline final let runsTrampoline: Bool

  @inlinable
  init(
    runsTrampoline: Bool = true, elements: [Element]? = nil,
    _ source: @escaping (consuming Observer<Element>, Subscription) -> Void
  ) {
    self.source = source
    self.elements = elements
    self.runsTrampoline = runsTrampoline
  }

  /// Connects an observer as part of a connection that is being made.
  @inlinable
  final func connect(_ observer: consuming Observer<Element>, _ subscription: Subscription) {
    if subscription.isRefused { return }
    source(observer, subscription)
  }

  /// Connects an observer on its own: array sources have sent all that is due when it returns.
  @inlinable
  final func start(_ observer: consuming Observer<Element>, _ subscription: Subscription) {
    if subscription.isRefused { return }
    let isOutermost = runsTrampoline && subscription.enterTrampoline()
    source(observer, subscription)
    if isOutermost { subscription.leaveTrampoline() }
  }
}
