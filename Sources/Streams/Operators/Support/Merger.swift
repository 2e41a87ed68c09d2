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
  /// How many streams have ended whose place is not taken yet, and whether that is being done: in
  /// a loop, or many waiting streams that end at once would use up the stack.
  @exclusivity(unchecked) @usableFromInline var ended = 0
  @exclusivity(unchecked) @usableFromInline var isRefilling = false

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
    var index = trampoline.allows(elements.count) ? 0 : elements.count
    while index < elements.count, trampoline.isFree, !subscription.isClosed {
      observer.next(elements[index])
      index += 1
    }
    if subscription.isClosed {
      // Nothing more is sent.
    } else if index < elements.count {
      start(.from(Array(elements[index...])))
    } else {
      refill()
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
    refill()
  }

  /// Gives the place of a stream that has ended to the next one.
  @inlinable
  func refill() {
    ended += 1
    guard !isRefilling else { return }
    isRefilling = true
    while ended > 0, !subscription.isClosed {
      ended -= 1
      if let next = waiting.popFirst() { start(next) } else { active -= 1 }
    }
    isRefilling = false
    if active == 0, outerHasCompleted, !subscription.isClosed { observer.end(.completed) }
  }
}
