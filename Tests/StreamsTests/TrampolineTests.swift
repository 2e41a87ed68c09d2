import Streams
import Testing

/// Array sources take turns (streams 4.4).
@Suite struct TrampolineTests {
  @Test func arraysInterleaveWithinAChain() {
    let merged = Stream.merge(.of(1, 2, 3), .of(10, 20, 30))
    #expect(events(of: merged).values == [1, 10, 2, 20, 3, 30])
    let combined = Stream.combineLatest(.of(1, 2, 3), .of(7, 8)) { [$0, $1] }
    #expect(events(of: combined).values == [[1, 7], [2, 7], [2, 8], [3, 8]])
    let latest = Stream.of(1, 5, 9).flatMapLatest { .of($0, $0 + 1) }
    #expect(events(of: latest).values == [1, 5, 9, 10])
  }

  @Test func arraysInsideFlatMapInterleaveOnlyInARound() {
    let inRound = Stream.of(1, 2).flatMap { .of($0 * 10, $0 * 10 + 1, $0 * 10 + 2) }
    #expect(events(of: inRound).values == [10, 11, 20, 12, 21, 22])
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = recorder.record(subject.flatMap { .of($0 * 10, $0 * 10 + 1) })
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [10, 11, 20, 21])
    subscription.dispose()
  }

  @Test(arguments: [1, 2])
  func nestedArraysGiveOneOrderWhetherSentDirectlyOrInTurns(limit: Int) {
    let inner = { (value: Int) in Stream.from([value, value + 1]) }
    let subject = PublishSubject<Int>()
    let direct = Recorder<Int>()
    let inTurns = Recorder<Int>()
    let bag = DisposeBag()
    bag.add(
      direct.record(subject.map { inner($0 * 10) }.merge(maxConcurrent: limit).flatMap(inner)))
    // A sequence that is no array always takes turns.
    let other = { (value: Int) in Stream.from(AnySequence([value, value + 1])) }
    bag.add(
      inTurns.record(subject.map { other($0 * 10) }.merge(maxConcurrent: limit).flatMap(other)))
    subject.send(1)
    subject.send(2)
    #expect(direct.values == inTurns.values)
    #expect(direct.values.count == 8)
  }

  @Test func aSubscriptionInsideADeliveryInterleavesInAScope() {
    let scope = SubscriptionScope()
    var seen: [Int] = []
    _ = Stream.of(1, 2, 3).subscribe(
      in: scope,
      onNext: { value in
        seen.append(value)
        guard value == 1 else { return }
        _ = Stream.of(10, 20).subscribe(in: scope, onNext: { seen.append($0) })
        _ = Stream.just(5).subscribe(in: scope, onNext: { seen.append($0) })
      })
    #expect(seen == [1, 5, 10, 2, 20, 3])
    #expect(scope.count == 0)
  }

  @Test func disposalStopsAnArray() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    var subscription: Subscription?
    subscription = subject.flatMap { _ in Stream.from(0..<100) }.subscribe(onNext: { value in
      seen.append(value)
      if value == 2 { subscription?.dispose() }
    })
    subject.send(1)
    #expect(seen == [0, 1, 2])
    #expect(!subject.hasObservers)
  }

  @Test func aMillionElementsNeedNoStack() {
    var count = 0
    let subscription = Stream.from(0..<1_000_000).subscribe(onNext: { _ in count += 1 })
    #expect(count == 1_000_000)
    #expect(subscription.isDisposed)
  }
}
