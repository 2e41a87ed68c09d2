extension Stream {
  /// Sends the elements of a sequence, one in each turn of the trampoline, so that several such
  /// sources interleave (streams 4.4), and completes.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Stream<Element> where Elements.Element == Element {
    Stream { observer, subscription in
      Stream.takeTurns(with: elements, observer, subscription)
    }
  }

  /// Sends the elements of an array, one in each turn of the trampoline, so that several such
  /// sources interleave (streams 4.4), and completes.
  @inlinable
  public static func from(_ elements: [Element]) -> Stream<Element> {
    Stream(elements: elements) { observer, subscription in
      Stream.takeTurns(with: elements, observer, subscription)
    }
  }

  /// Takes part in the trampoline's round with the elements of a sequence.
  @inlinable @inline(never)
  static func takeTurns<Elements: Sequence>(
    with elements: Elements, _ observer: Observer<Element>, _ subscription: Subscription
  ) where Elements.Element == Element {
    guard !subscription.isClosed else { return }
    let trampoline = subscription.sharedTrampoline
    let turns = Turns(elements.makeIterator(), observer, subscription, trampoline)
    trampoline.schedule(Trampoline.Turn { turns.takeTurns() })
  }

  /// Sends the elements of a sequence, one in each action of the scheduler, and completes.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements, on scheduler: any Scheduler
  ) -> Stream<Element> where Elements.Element == Element {
    Stream { observer, subscription in
      let turns = Turns(elements.makeIterator(), observer, subscription, nil)
      scheduler.repeatAction(for: subscription) { turns.takeTurns() }
    }
  }

  /// Sends the given values, one in each turn of the trampoline, and completes.
  @inlinable
  public static func of(_ values: Element...) -> Stream<Element> {
    from(values)
  }
}

extension Stream where Element == Int {
  /// Sends `count` numbers that follow each other, like `from`.
  @inlinable
  public static func range(start: Int, count: Int) -> Stream<Int> {
    precondition(count >= 0, "a range has no negative count")
    return from(start..<(start + count))
  }
}

/// The elements of one subscription to an array source, one a turn.
@usableFromInline
final class Turns<Elements: IteratorProtocol> {
  @exclusivity(unchecked) @usableFromInline var elements: Elements
  @usableFromInline let observer: Observer<Elements.Element>
  @usableFromInline let subscription: Subscription
  @usableFromInline let trampoline: Trampoline?

  @inlinable
  init(
    _ elements: Elements, _ observer: Observer<Elements.Element>, _ subscription: Subscription,
    _ trampoline: Trampoline?
  ) {
    self.elements = elements
    self.observer = observer
    self.subscription = subscription
    self.trampoline = trampoline
  }

  /// Sends one element, and more while nobody else on the trampoline waits, or the end; true when
  /// there may be another element.
  @inlinable
  func takeTurns() -> Bool {
    var elements = elements
    while !subscription.isClosed {
      guard let element = elements.next() else {
        observer.end(.completed)
        return false
      }
      observer.next(element)
      if trampoline?.isFree != true {
        self.elements = elements
        return true
      }
    }
    return false
  }
}

extension Scheduler {
  /// Runs an action again and again, each time as work of its own, until it returns false or the
  /// subscription is over.
  @usableFromInline
  func repeatAction(for subscription: Subscription, _ action: @escaping () -> Bool) {
    let scheduled = SerialSubscription()
    subscription.onDispose { scheduled.dispose() }
    func scheduleNext() {
      scheduled.set(
        schedule(after: 0) {
          if action(), !subscription.isDisposed { scheduleNext() }
        })
    }
    scheduleNext()
  }
}
