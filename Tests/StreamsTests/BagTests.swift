import Streams
import Testing

/// Bags end what they hold, oldest first, and forget what has ended (streams 6).
@Suite struct BagTests {
  @Test func disposesInTheOrderOfInsertion() {
    var log: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    for number in 0..<5 { bag?.add(Subscription { log.append(number) }) }
    bag = nil
    #expect(log == [0, 1, 2, 3, 4])
  }

  @Test func staysSmallWhenItsStreamsEnd() {
    let bag = DisposeBag()
    let lasting = PublishSubject<Int>()
    bag.add(lasting.subscribe(onNext: { _ in }))
    for number in 0..<100_000 {
      let subject = PublishSubject<Int>()
      bag.add(subject.subscribe(onNext: { _ in }))
      if number.isMultiple(of: 2) { subject.complete() } else { subject.fail(Failure()) }
    }
    #expect(bag.count == 1)
  }

  @Test func clearKeepsItUsableAndDisposeIsForGood() {
    let bag = DisposeBag()
    let first = bag.add(Subscription {})
    bag.clear()
    #expect(first.isDisposed)
    let second = bag.add(Subscription {})
    #expect(!second.isDisposed)
    bag.dispose()
    #expect(second.isDisposed)
    #expect(bag.add(Subscription {}).isDisposed)
    #expect(bag.count == 0)
  }

  @Test func mayBeClearedByWhatItHolds() {
    let bag = DisposeBag()
    let relay = BehaviorRelay(0)
    var seen: [String] = []
    bag.add(
      relay.subscribe(onNext: { value in
        seen.append("first \(value)")
        if value == 1 { bag.clear() }
      }))
    bag.add(relay.subscribe(onNext: { seen.append("second \($0)") }))
    relay.accept(1)
    relay.accept(2)
    #expect(seen == ["first 0", "second 0", "first 1"])
  }

  @Test func aSubscriptionMayBeInSeveralBags() {
    let bags = [DisposeBag(), DisposeBag(), DisposeBag()]
    let subscription = Subscription {}
    for bag in bags { bag.add(subscription) }
    #expect(bags.map(\.count) == [1, 1, 1])
    subscription.dispose()
    #expect(bags.map(\.count) == [0, 0, 0])
  }

  @Test func aKeyHoldsOneSubscription() {
    let bag = KeyedBag<String>()
    let relay = BehaviorRelay(0)
    var seen: [String] = []
    for round in 1...3 {
      bag.set("toggle", relay.subscribe(onNext: { seen.append("\(round): \($0)") }))
    }
    relay.accept(1)
    #expect(seen == ["1: 0", "2: 0", "3: 0", "3: 1"])
    #expect(bag.count == 1)
    bag["toggle"]?.dispose()
    #expect(bag["toggle"] == nil)
    #expect(bag.count == 0)
    bag.dispose()
    #expect(bag.set("toggle", Subscription {}).isDisposed)
  }

  @Test func aSerialSubscriptionHoldsOneAtATime() {
    let serial = SerialSubscription()
    let first = serial.set(Subscription {})
    let second = serial.set(Subscription {})
    #expect(first.isDisposed && !second.isDisposed)
    #expect(serial.set(second) === second && !second.isDisposed)
    serial.dispose()
    #expect(second.isDisposed && serial.set(Subscription {}).isDisposed)
  }

  @Test func aScopeKnowsWhatIsLiveAndEndsIt() {
    let scope = SubscriptionScope()
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(in: scope, named: "first", onNext: { _ in })
    bag.add(subject.subscribe(in: scope, named: "second", onNext: { _ in }))
    #expect(scope.count == 2)
    #expect(scope.live.filter { !$0.isInBag }.map(\.name) == ["first"])
    bag.clear()
    #expect(scope.live.map(\.name) == ["first"])
    scope.dispose()
    #expect(first.isDisposed && scope.count == 0 && !subject.hasObservers)
    #expect(subject.subscribe(in: scope, onNext: { _ in }).isDisposed)
    #expect(!subject.hasObservers)
  }

  @Test func aScopeHearsOfErrorsThatNobodyHandles() {
    let scope = SubscriptionScope()
    var log: [String] = []
    scope.onUnhandledError = { log.append("\($1.name ?? "?"): \($0)") }
    let failing = Stream<Int>.fail(Failure(number: 4))
    _ = failing.subscribe(in: scope, named: "title", onNext: { _ in })
    _ = failing.subscribe(
      in: scope, named: "list", onNext: { _ in }, onError: { log.append("handled \($0)") })
    #expect(log == ["title: Failure(number: 4)", "handled Failure(number: 4)"])
    #expect(scope.count == 0)
  }

  @Test("C-05: closing a screen leaves no live subscription")
  func closingAScopeEndsEndlessStreams() {
    let clock = VirtualClock()
    let scope = SubscriptionScope()
    var ticks = 0
    for _ in 0..<10 {
      _ = Stream.interval(10, on: clock).subscribe(in: scope, onNext: { _ in ticks += 1 })
    }
    clock.advance(by: 10)
    #expect(ticks == 10 && scope.count == 10)
    scope.dispose()
    clock.advance(by: 100)
    #expect(ticks == 10 && scope.count == 0 && clock.nextDue == nil)
  }
}
