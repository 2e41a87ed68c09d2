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
    guard trampoline.allows(elements.underestimatedCount) else { return }
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
      let scheduled = SerialSubscription()
      subscription.onDispose { scheduled.dispose() }
      scheduler.repeatAction(scheduled) { turns.takeTurns() }
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
