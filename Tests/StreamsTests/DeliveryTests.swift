import Streams
import Testing

/// Order, reentrancy and the promise that nothing comes after `dispose()` (streams 1, 2).
@Suite struct DeliveryTests {
  @Test(arguments: [1, 2, 31, 32, 33, 100])
  func deliversInOrderOfSubscription(count: Int) {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    var seen: [Int] = []
    for number in 0..<count {
      bag.add(subject.subscribe(onNext: { _ in seen.append(number) }))
    }
    subject.send(1)
    #expect(seen == Array(0..<count))
  }

  @Test(arguments: [2, 31, 32, 33, 100])
  func keepsTheOrderWhenSomeLeaveAndOthersJoin(count: Int) {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    var subscriptions = (0..<count).map { number in
      subject.subscribe(onNext: { _ in seen.append(number) })
    }
    for number in stride(from: 0, to: count, by: 3) { subscriptions[number].dispose() }
    for number in count..<(count + 10) {
      subscriptions.append(subject.subscribe(onNext: { _ in seen.append(number) }))
    }
    subject.send(1)
    let expected = (0..<(count + 10)).filter { $0 >= count || $0 % 3 != 0 }
    #expect(seen == expected)
    seen = []
    for subscription in subscriptions.dropFirst(2) { subscription.dispose() }
    subject.send(2)
    #expect(seen == [1])
  }

  @Test(arguments: [DeliveryOrder.queued, .depthFirst])
  func deliversNothingToWhoIsDisposedInFlight(order: DeliveryOrder) {
    let subject = PublishSubject<Int>(order: order)
    var seen: [String] = []
    var second: Subscription?
    let first = subject.subscribe(onNext: { value in
      seen.append("first \(value)")
      second?.dispose()
    })
    second = subject.subscribe(onNext: { seen.append("second \($0)") })
    let third = subject.map { $0 * 10 }.subscribe(onNext: { seen.append("third \($0)") })
    subject.send(1)
    subject.send(2)
    #expect(seen == ["first 1", "third 10", "first 2", "third 20"])
    first.dispose()
    third.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func aQueuedValueReachesAllInOneOrder() {
    let relay = BehaviorRelay(0)
    let bag = DisposeBag()
    var first: [Int] = []
    var second: [Int] = []
    var inside: [Int] = []
    bag.add(
      relay.subscribe(onNext: { value in
        first.append(value)
        if value == 1 {
          relay.accept(2)
          relay.accept(3)
          inside.append(relay.value)
        }
      }))
    bag.add(relay.subscribe(onNext: { second.append($0) }))
    relay.accept(1)
    #expect(first == [0, 1, 2, 3])
    #expect(second == [0, 1, 2, 3])
    #expect(inside == [3])
  }

  @Test func depthFirstDeliversTheInnerValueFirst() {
    let relay = BehaviorRelay(0, order: .depthFirst)
    let bag = DisposeBag()
    var second: [Int] = []
    bag.add(relay.subscribe(onNext: { if $0 == 1 { relay.accept(2) } }))
    bag.add(relay.subscribe(onNext: { second.append($0) }))
    relay.accept(1)
    #expect(second == [0, 2, 1])
  }

  @Test func whoSubscribesDuringADeliveryGetsTheValueInFlightThenTheQueued() {
    let relay = BehaviorRelay(0)
    let bag = DisposeBag()
    var late: [Int] = []
    bag.add(
      relay.subscribe(onNext: { value in
        guard value == 1 else { return }
        relay.accept(2)
        bag.add(relay.subscribe(onNext: { late.append($0) }))
      }))
    relay.accept(1)
    #expect(late == [1, 2])
    bag.dispose()
  }

  @Test func whatASubscriberSendsWhileItCatchesUpWaits() {
    let relay = BehaviorRelay(1)
    var seen: [String] = []
    let subscription = relay.subscribe(onNext: { value in
      seen.append("begin \(value)")
      if value == 1 { relay.accept(2) }
      seen.append("end \(value)")
    })
    #expect(seen == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test func anEndSentDuringADeliveryComesAfterIt() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let first = subject.subscribe(onNext: { _ in
      subject.send(2)
      subject.complete()
      subject.send(3)
    })
    let second = recorder.record(subject)
    subject.send(1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.ends == ["completed"])
    #expect(first.isDisposed && second.isDisposed)
  }

  @Test func aSelectorThatDisposesSilencesTheRestOfItsChain() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    var subscription: Subscription?
    subscription = subject.map { value in
      if value == 2 { subscription?.dispose() }
      return value
    }.map { value in
      seen.append(value)
      return value
    }.subscribe(onNext: { _ in })
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func aSelectorThatThrowsEndsItsStream() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = recorder.record(
      subject.map { value throws in
        if value == 2 { throw Failure() }
        return value
      })
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [1])
    #expect(recorder.ends == ["error Failure(number: 0)"])
    #expect(subscription.isDisposed)
    #expect(!subject.hasObservers)
  }

  @Test func nothingFollowsTheEnd() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = recorder.record(subject)
    subject.complete()
    subject.send(1)
    subject.fail(Failure())
    subject.complete()
    #expect(recorder.values.isEmpty)
    #expect(recorder.ends == ["completed"])
    #expect(subscription.isDisposed)
  }

  @Test func theSubscriberHearsTheEndThenThatItIsOver() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let ended = subject.subscribe(
      onNext: { _ in }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    subject.complete()
    ended.dispose()
    #expect(log == ["completed", "disposed"])
    log = []
    let disposed = PublishSubject<Int>().subscribe(
      onNext: { _ in }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    disposed.dispose()
    disposed.dispose()
    #expect(log == ["disposed"])
  }

  @Test func aBehaviorsValueIsTheNewestAcceptedAtOnce() throws {
    let subject = BehaviorSubject(0)
    var inside: [Int] = []
    let first = subject.subscribe(onNext: { value in
      guard value == 1 else { return }
      subject.send(2)
      inside.append((try? subject.value) ?? -1)
      subject.complete()
    })
    let recorder = Recorder<Int>()
    let second = recorder.record(subject)
    subject.send(1)
    #expect(inside == [2])
    #expect(recorder.values == [0, 1, 2] && recorder.ends == ["completed"])
    #expect(try subject.value == 2)
    #expect(first.isDisposed && second.isDisposed)
  }

  @Test(arguments: [0, 1, 3])
  func aReplaySubjectKeepsItsLastValues(count: Int) {
    let subject = ReplaySubject<Int>(count)
    for value in 1...5 { subject.send(value) }
    #expect(events(of: subject).values == Array((1...5).suffix(count)))
    subject.complete()
    #expect(events(of: subject).values == Array((1...5).suffix(count)))
    #expect(events(of: subject).ends == ["completed"])
  }
}
