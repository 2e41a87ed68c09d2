extension Stream {
  /// Sends the elements of a sequence, one in each turn of the trampoline, so that several such
  /// sources interleave (streams 4.4), and completes.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Stream<Element> where Elements.Element == Element {
    Stream { observer, subscription in
      guard !subscription.isClosed else { return }
      let turns = Turns(elements.makeIterator(), observer, subscription)
      subscription.sharedTrampoline.schedule { turns.takeTurn() }
    }
  }

  /// Sends the elements of a sequence, one in each action of the scheduler, and completes.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements, on scheduler: any Scheduler
  ) -> Stream<Element> where Elements.Element == Element {
    Stream { observer, subscription in
      let turns = Turns(elements.makeIterator(), observer, subscription)
      scheduler.repeatAction(for: subscription) { turns.takeTurn() }
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

  @inlinable
  init(
    _ elements: Elements, _ observer: Observer<Elements.Element>, _ subscription: Subscription
  ) {
    self.elements = elements
    self.observer = observer
    self.subscription = subscription
  }

  /// Sends one element, or the end; true when there may be another.
  @inlinable
  func takeTurn() -> Bool {
    guard !subscription.isClosed else { return false }
    guard let element = elements.next() else {
      observer.end(.completed)
      return false
    }
    observer.next(element)
    return true
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
