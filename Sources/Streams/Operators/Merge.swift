/// Several streams into one observer, of which at most `limit` run at a time; the others wait.
@usableFromInline
final class Merger<Element> {
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription
  @usableFromInline let limit: Int
  @usableFromInline let running = SubscriptionList(isBag: false)
  @exclusivity(unchecked) @usableFromInline var waiting = Queue<Stream<Element>>()
  @exclusivity(unchecked) @usableFromInline var active = 0
  @exclusivity(unchecked) @usableFromInline var outerHasCompleted = false

  @inlinable
  init(_ observer: Observer<Element>, _ subscription: Subscription, limit: Int) {
    self.observer = observer
    self.subscription = subscription
    self.limit = limit
  }

  /// Connects the stream of streams, each of which `makeInner` makes of one of its values.
  @inlinable
  func connect<Outer>(
    to source: Stream<Outer>, _ makeInner: @escaping (Outer) throws -> Stream<Element>
  ) {
    let outer = Subscription(inheriting: subscription)
    running.add(outer)
    subscription.onDispose { self.running.disposeAll() }
    let sink = Observer<Outer>(
      next: { value in
        let inner: Stream<Element>
        do { inner = try makeInner(value) } catch {
          return self.fail(error)
        }
        if !self.subscription.isClosed { self.add(inner) }
      },
      end: { termination in
        if case .error(let error) = termination { return self.fail(error) }
        self.outerHasCompleted = true
        if self.active == 0 { self.observer.end(.completed) } else { outer.dispose() }
      })
    source.connect(sink, outer)
  }

  @inlinable
  func add(_ stream: Stream<Element>) {
    if active < limit {
      active += 1
      start(stream)
    } else {
      waiting.append(stream)
    }
  }

  @inlinable
  func start(_ stream: Stream<Element>) {
    if let elements = stream.elements, subscription.sharedTrampoline.enter() {
      return send(elements, in: subscription.sharedTrampoline)
    }
    let inner = Subscription(inheriting: subscription)
    running.add(inner)
    stream.start(Observer(next: observer.next, end: { self.end($0, inner) }), inner)
  }

  /// Sends the elements of an array outside of any round: no subscription is needed, unless what
  /// they bring about takes turns too.
  @inlinable
  func send(_ elements: [Element], in trampoline: Trampoline) {
    var index = 0
    while index < elements.count, trampoline.isFree, !subscription.isClosed {
      observer.next(elements[index])
      index += 1
    }
    if subscription.isClosed {
      // Nothing more is sent.
    } else if index < elements.count {
      start(.from(Array(elements[index...])))
    } else {
      startNext()
    }
    trampoline.drain()
  }

  /// Ends everything: first the streams, because what they send is passed on without a further
  /// look.
  @inlinable
  func fail(_ error: any Error) {
    guard !subscription.isClosed else { return }
    running.disposeAll()
    subscription.fail(error, observer.end)
  }

  @inlinable
  func end(_ termination: Termination, _ inner: Subscription) {
    if case .error(let error) = termination { return fail(error) }
    inner.dispose()
    startNext()
  }

  /// Goes on after the end of a stream.
  @inlinable
  func startNext() {
    if let next = waiting.popFirst() {
      start(next)
    } else {
      active -= 1
      if active == 0, outerHasCompleted { observer.end(.completed) }
    }
  }
}

extension Stream {
  /// The values of several streams as they come; completes when all have, fails when one does.
  @inlinable
  public static func merge(_ streams: [Stream<Element>]) -> Stream<Element> {
    Stream { observer, subscription in
      guard !streams.isEmpty else {
        if !subscription.isClosed { observer.end(.completed) }
        return
      }
      let join = Join(count: streams.count, observer.end, subscription)
      for (index, stream) in streams.enumerated() {
        let sink = Observer<Element>(
          next: observer.next, end: { join.end($0, ofMerged: index) })
        stream.connect(sink, join.sources[index])
      }
    }
  }

  /// The values of several streams as they come; completes when all have, fails when one does.
  @inlinable
  public static func merge(_ streams: Stream<Element>...) -> Stream<Element> {
    merge(streams)
  }

  /// The values of this stream and of another one as they come.
  @inlinable
  public final func merge(with other: Stream<Element>) -> Stream<Element> {
    .merge([self, other])
  }

  /// The values of the streams that this stream sends, as they come.
  /// - Parameters:
  ///   - maxConcurrent: how many of them are subscribed at a time; the others wait.
  @inlinable
  public final func merge<Inner>(
    maxConcurrent: Int = .max
  ) -> Stream<Inner> where Element == Stream<Inner> {
    precondition(maxConcurrent > 0, "at least one stream runs at a time")
    return Stream<Inner> { observer, subscription in
      Merger(observer, subscription, limit: maxConcurrent).connect(to: self) { $0 }
    }
  }

  /// The values of the streams that this stream sends, one stream after the other.
  @inlinable
  public final func concat<Inner>() -> Stream<Inner> where Element == Stream<Inner> {
    merge(maxConcurrent: 1)
  }
}

extension Join {
  /// Takes note of the end of a stream that is merged or zipped.
  @usableFromInline
  func end(_ termination: Termination, ofMerged index: Int) {
    switch termination {
    case .error(let error): fail(error)
    case .completed where complete(index): complete()
    case .completed: sources[index].dispose()
    }
  }
}
