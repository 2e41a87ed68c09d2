import Streams
import Testing

/// Troubles that users of reactive libraries reported, each by its id, with the value that is right.
@Suite struct ReportTests {
  @Test("S-01: three sources that start as nil give one list, not three empty sections")
  func s01() {
    // The faulty way: each subscription appends what it gets, the stored nil first.
    let sources = (0..<3).map { _ in BehaviorRelay<String?>(nil) }
    let bag = DisposeBag()
    var appended: [String?] = []
    for source in sources { bag.add(source.subscribe(onNext: { appended.append($0) })) }
    for (index, name) in [(1, "B"), (0, "A"), (2, "C")] { sources[index].accept(name) }
    #expect(appended == [nil, nil, nil, "B", "A", "C"])

    // The right way, whatever the order of the answers.
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let sources = (0..<3).map { _ in BehaviorRelay<String?>(nil) }
      let recorder = Recorder<[String]>()
      let list = Stream.combineLatest(sources).compactMap { values in
        values.allSatisfy { $0 != nil } ? values.compactMap { $0 } : nil
      }
      bag.add(recorder.record(list))
      for index in order { sources[index].accept(["A", "B", "C"][index]) }
      #expect(recorder.values == [["A", "B", "C"]])
    }
  }

  @Test("S-02: a refresh after the first load replaces the sections")
  func s02() {
    let (a, b, c) = (
      BehaviorRelay<String?>(nil), BehaviorRelay<String?>(nil), BehaviorRelay<String?>(nil)
    )
    var emissions = 0
    var appended: [String] = []
    var replaced: [String] = []
    let all: Stream<[String?]> = .combineLatest(a, b, c) { [$0, $1, $2] }
    let subscription = all.subscribe(onNext: { values in
      emissions += 1
      let sections = values.compactMap { $0 }
      guard sections.count == 3 else { return }
      appended += sections
      replaced = sections
    })
    c.accept("C")
    a.accept("A")
    b.accept("B")
    #expect(emissions == 4)
    b.accept("B2")
    #expect(emissions == 5)
    #expect(appended == ["A", "B", "C", "A", "B2", "C"])
    #expect(replaced == ["A", "B2", "C"])
    subscription.dispose()
  }

  @Test("S-03: every change gives exactly ten cells again")
  func s03() {
    let uploaded = BehaviorRelay<[String]>([])
    let placeholders = BehaviorRelay(Array(repeating: "placeholder", count: 10))
    let recorder = Recorder<[String]>()
    let cells = Stream<[Stream<String>]>.combineLatest(uploaded, placeholders) {
      [.from($0), .from($1)]
    }.flatMapLatest { Stream.concat($0).take(10).toArray() }
    let subscription = recorder.record(cells)
    uploaded.accept((1...3).map { "photo \($0)" })
    uploaded.accept((1...12).map { "photo \($0)" })
    #expect(recorder.values.map(\.count) == [10, 10, 10])
    #expect(recorder.values.map { $0.filter { $0 == "placeholder" }.count } == [10, 7, 0])
    subscription.dispose()
  }

  @Test("S-05: a sample that depends on the order of subscription")
  func s05() {
    // Streams 1.3 and 2.8 decide: delivery is synchronous and in the order of subscription, so the
    // forwarding subscriber that came first is served first and the sample still holds the value
    // before. A relay that delivers by rank in the graph would need to know the graph.
    let forwardedFirst = sampled(forwardingFirst: true)
    #expect(forwardedFirst == ["nil nil", "10 nil"])
    let sampledFirst = sampled(forwardingFirst: false)
    #expect(sampledFirst == ["nil nil", "nil nil", "10 1"])
  }

  private func sampled(forwardingFirst: Bool) -> [String] {
    let item = BehaviorRelay<Int?>(nil)
    let sub = BehaviorRelay<Int?>(nil)
    let recorder = Recorder<String>()
    let bag = DisposeBag()
    let text = { (value: Int?) in value.map { "\($0)" } ?? "nil" }
    let forward = {
      bag.add(item.subscribe(onNext: { sub.accept($0.map { $0 * 10 }) }))
    }
    let sample = {
      bag.add(recorder.record(sub.withLatestFrom(item) { "\(text($0)) \(text($1))" }))
    }
    for step in forwardingFirst ? [forward, sample] : [sample, forward] { _ = step() }
    item.accept(1)
    return recorder.values
  }

  @Test("S-06: a sample of a combination needs a value of each of its sources")
  func s06() {
    func run(_ first: Stream<String>, _ last: Stream<String>) -> (
      Recorder<String>, PublishSubject<Int>, Subscription
    ) {
      let fetch = PublishSubject<Int>()
      let recorder = Recorder<String>()
      let latest: Stream<String> = .combineLatest(fetch, first, last) { "\($0),\($1),\($2)" }
      return (recorder, fetch, recorder.record(fetch.withLatestFrom(latest)))
    }
    let (first, last) = (PublishSubject<String>(), PublishSubject<String>())
    let (plain, fetchPlain, subscription) = run(first, last)
    fetchPlain.send(1)
    first.send("")
    last.send("")
    #expect(plain.values.isEmpty)
    fetchPlain.send(2)
    #expect(plain.values == ["2,,"])

    let (current, fetch, other) = run(BehaviorRelay(""), BehaviorRelay(""))
    #expect(current.values.isEmpty)
    fetch.send(1)
    // The relays are let go by now; what they sent stays in use (streams 2.3).
    #expect(current.values == ["1,,"])
    subscription.dispose()
    other.dispose()
  }

  @Test("S-07: withLatestFrom does not wait for the second source")
  func s07() {
    let (trigger, data) = (PublishSubject<String>(), PublishSubject<String>())
    let recorder = Recorder<String>()
    let subscription = recorder.record(trigger.withLatestFrom(data) { "\($0) \($1)" })
    trigger.send("T1")
    data.send("D1")
    trigger.send("T2")
    data.send("D2")
    trigger.send("T3")
    trigger.send("T4")
    data.send("D3")
    #expect(recorder.values == ["T2 D1", "T3 D2", "T4 D2"])
    subscription.dispose()
  }

  @Test("S-09: when a join with an empty source completes")
  func s09() {
    // RxSwift's rule is kept (streams 3): an empty source alone does not complete the join, but
    // the next value that can never be used does.
    let order1 = joined { a, b, log in
      a.complete()
      log("A ended")
      b.send(1)
      log("B 1")
      b.send(2)
      b.complete()
    }
    #expect(order1 == ["A ended", "completed", "B 1"])
    let order2 = joined { a, b, log in
      b.send(1)
      a.complete()
      log("A ended")
      b.send(2)
      log("B 2")
      b.complete()
    }
    #expect(order2 == ["A ended", "completed", "B 2"])
  }

  private func joined(
    _ steps: (PublishSubject<Int>, PublishSubject<Int>, (String) -> Void) -> Void
  ) -> [String] {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let subscription = Stream.combineLatest(a, b) { $0 + $1 }.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    steps(a, b) { log.append($0) }
    subscription.dispose()
    return log
  }

  @Test("S-11: a subscriber that clears the value during its delivery")
  func s11() {
    let relay = BehaviorRelay<String?>(nil)
    let bag = DisposeBag()
    var first: [String?] = []
    var second: [String?] = []
    bag.add(
      relay.subscribe(onNext: { value in
        first.append(value)
        if value != nil { relay.accept(nil) }
      }))
    bag.add(relay.subscribe(onNext: { second.append($0) }))
    relay.accept("x")
    #expect(first == [nil, "x", nil])
    #expect(second == [nil, "x", nil])
    #expect(second.last == .some(relay.value))
  }

  @Test("S-12: a retried join computes its value again only when it is deferred")
  func s12() {
    func run(_ value: (@escaping () -> Int) -> Stream<Int>) -> (log: [String], calls: Int) {
      var (calls, attempts) = (0, 0)
      let count = { () -> Int in
        calls += 1
        return calls
      }
      let load = Stream<Int>.deferred {
        attempts += 1
        return attempts == 1 ? .concat(.just(1), .fail(Failure())) : .just(2)
      }
      let join = Stream.combineLatest(value(count), load) { "\($0)-\($1)" }
      let (values, ends) = events(of: join.retry(2))
      return (values + ends, calls)
    }
    let eager = run { .just($0()) }
    #expect(eager.log == ["1-1", "1-2", "completed"] && eager.calls == 1)
    let deferred = run { count in .deferred { .just(count()) } }
    #expect(deferred.log == ["1-1", "2-2", "completed"] && deferred.calls == 2)
  }

  @Test("S-13: a join of synchronous sources gives all values in both orders")
  func s13() {
    let forward = Stream.combineLatest(.of(0, 1, 2), .just("foo")) { "\($0)\($1)" }
    #expect(events(of: forward).values == ["0foo", "1foo", "2foo"])
    let backward = Stream.combineLatest(.just("foo"), .of(0, 1, 2)) { "\($1)\($0)" }
    #expect(events(of: backward).values == ["0foo", "1foo", "2foo"])
  }

  @Test("S-14: a relay sampled by itself gives its newest value")
  func s14() {
    let relay = BehaviorRelay<[Int]>([])
    let recorder = Recorder<[Int]>()
    let subscription = recorder.record(
      relay.skip(1).filter { !$0.isEmpty }.withLatestFrom(relay))
    relay.accept([1, 2, 3])
    #expect(recorder.values == [[1, 2, 3]])
    #expect(recorder.values.last == relay.value)
    subscription.dispose()
  }

  @Test("S-15: the replayed initial value counts as a trigger")
  func s15() {
    let (p, q) = (BehaviorRelay(true), BehaviorRelay(true))
    let recorder = Recorder<Bool>()
    let subscription = recorder.record(p.withLatestFrom(q) { $0 && $1 })
    p.accept(false)
    #expect(recorder.values == [true, false])
    subscription.dispose()
  }

  @Test("S-16: pairs of old and new begin with the second value after subscribing")
  func s16() {
    let relay = BehaviorRelay(1)
    relay.accept(2)
    relay.accept(3)
    let recorder = Recorder<String>()
    let pairs = Stream.zip(relay, relay.skip(1)) { "\($0),\($1)" }
    let subscription = recorder.record(pairs)
    #expect(recorder.values.isEmpty)
    relay.accept(4)
    #expect(recorder.values == ["3,4"])
    subscription.dispose()
  }

  @Test(
    "S-17: a value pushed inside its own delivery", arguments: [DeliveryOrder.queued, .depthFirst])
  func s17(order: DeliveryOrder) {
    let subject = PublishSubject<Int>(order: order)
    var seen: [Int] = []
    let subscription = subject.distinctUntilChanged().subscribe(onNext: { value in
      seen.append(value)
      subject.send(2)
    })
    subject.send(1)
    #expect(seen == [1, 2])
    subscription.dispose()
  }
}
