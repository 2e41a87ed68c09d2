import Streams
import Testing

/// What the recorded cases do not reach: reentrancy, long successions, and what keeps a source.
@Suite struct OperatorTests {
  @Test func aSourceThatSendsOnAfterItsEndIsSilenced() {
    var disposals = 0
    let source = Stream<Int>.create { observer in
      observer.send(1)
      observer.complete()
      observer.send(2)
      observer.fail(Failure())
      return Subscription { disposals += 1 }
    }
    let (values, ends) = events(of: source.map { $0 * 10 })
    #expect(values == [10])
    #expect(ends == ["completed"])
    #expect(disposals == 1)
  }

  @Test func aSourceThatSendsAfterDisposalIsSilenced() {
    var kept: Observer<Int>?
    let source = Stream<Int>.create { observer in
      kept = observer
      return nil
    }
    let recorder = Recorder<Int>()
    let subscription = recorder.record(source)
    kept?.send(1)
    subscription.dispose()
    kept?.send(2)
    kept?.complete()
    #expect(recorder.values == [1])
    #expect(recorder.ends.isEmpty)
  }

  @Test func nothingFollowsAnErrorOfACombination() {
    // In the handler of the error another source of the same combination sends.
    let combinations: [(String, (PublishSubject<Int>, PublishSubject<Int>) -> Stream<Int>)] = [
      ("merge", { .merge($0, $1) }),
      ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
      ("zip", { .zip($0, $1) { $0 + $1 } }),
      ("withLatestFrom", { $1.withLatestFrom($0) { $0 + $1 } }),
      ("sample", { $0.sample($1) }),
      ("takeUntil", { $1.take(until: $0.filter { $0 > 100 }) }),
      ("flatMap", { first, second in Stream.merge(first, .just(0)).flatMap { _ in second } }),
      (
        "flatMapLatest",
        { first, second in
          Stream.merge(first, .just(0)).flatMapLatest { _ in second }
        }
      ),
    ]
    for (name, combine) in combinations {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      var log: [String] = []
      let subscription = combine(first, second).subscribe(
        onNext: { _ in log.append("next") },
        onError: { _ in
          log.append("error")
          second.send(1)
          second.send(1)
        })
      second.send(1)
      first.fail(Failure())
      #expect(log.last == "error", "\(name)")
      #expect(!second.hasObservers, "\(name)")
      #expect(subscription.isDisposed)
    }
  }

  @Test func takeEndsBeforeTheSourceSendsOn() {
    let subject = PublishSubject<Int>(order: .depthFirst)
    let recorder = Recorder<Int>()
    let source = subject.do(onNext: { if $0 == 2 { subject.send(3) } })
    let subscription = recorder.record(source.take(2))
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [1, 3])
    #expect(recorder.ends == ["completed"])
    #expect(subscription.isDisposed)
  }

  @Test func aLongSuccessionNeedsNoStack() {
    var attempts = 0
    let failing = Stream<Int>.deferred {
      attempts += 1
      return attempts == 100_000 ? .just(7) : .fail(Failure())
    }
    #expect(events(of: failing.retry()).values == [7])
    let many = Stream.concat((0..<20_000).map { Stream.just($0) })
    #expect(events(of: many).values.count == 20_000)
    let first = PublishSubject<Int>()
    let waiting = Stream.from([first] + (0..<20_000).map { Stream.just($0) })
    let recorder = Recorder<Int>()
    let subscription = recorder.record(waiting.concatMap { $0 })
    first.complete()
    #expect(recorder.values.count == 20_000 && recorder.ends == ["completed"])
    #expect(subscription.isDisposed)
  }

  @Test func retryCountsSubscriptions() {
    var attempts = 0
    let failing = Stream<Int>.deferred {
      attempts += 1
      return .fail(Failure(number: attempts))
    }
    #expect(events(of: failing.retry(3)).ends == ["error Failure(number: 3)"])
    #expect(attempts == 3)
  }

  @Test func groupsCarryTheirKeyAndEndWithTheSource() {
    let subject = PublishSubject<Int>()
    var keys: [Int] = []
    let recorder = Recorder<String>()
    let subscription = recorder.record(
      subject.group(by: { $0 % 2 }).flatMap { group in
        keys.append(group.key)
        return group.map { "\(group.key): \($0)" }
      })
    for value in 1...4 { subject.send(value) }
    subject.complete()
    #expect(keys == [1, 0])
    #expect(recorder.values == ["1: 1", "0: 2", "1: 3", "0: 4"])
    #expect(recorder.ends == ["completed"])
    #expect(subscription.isDisposed)
  }

  @Test func aGroupKeepsTheSourceAfterTheOuterStreamIsLetGo() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var inner: Subscription?
    let outer = subject.group(by: { $0 % 2 }).subscribe(onNext: { group in
      if group.key == 1 { inner = recorder.record(group) }
    })
    subject.send(1)
    outer.dispose()
    subject.send(3)
    #expect(recorder.values == [1, 3])
    inner?.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let relay = BehaviorRelay(1)
    let shared = relay.do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    let bag = DisposeBag()
    bag.add(first.record(shared))
    bag.add(second.record(shared))
    relay.accept(2)
    #expect(first.values == [1, 2] && second.values == [1, 2])
    #expect(subscriptions == 1)
    bag.clear()
    #expect(!relay.hasObservers)
    bag.add(second.record(shared))
    #expect(second.values == [1, 2, 2] && subscriptions == 2)
  }

  @Test func shareOfASourceThatEndsAtOnceStartsAnewForTheNext() {
    var subscriptions = 0
    let shared = Stream.of(1, 2).do(onSubscribe: { subscriptions += 1 }).share()
    #expect(events(of: shared).values == [1, 2])
    #expect(events(of: shared).values == [1, 2])
    #expect(subscriptions == 2)
    let forever = Stream.of(1, 2).do(onSubscribe: { subscriptions += 1 })
      .share(replay: 1, scope: .forever)
    #expect(events(of: forever).values == [1, 2])
    #expect(events(of: forever).values == [2])
    #expect(events(of: forever).ends == ["completed"])
    #expect(subscriptions == 3)
  }

  @Test func doTellsInRxSwiftsOrder() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let stream = subject.do(
      onNext: { log.append("do next \($0)") }, onCompleted: { log.append("do completed") },
      onDispose: { log.append("do dispose") })
    let subscription = stream.subscribe(
      onNext: { log.append("next \($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    subject.send(1)
    subject.complete()
    #expect(
      log == ["do next 1", "next 1", "do completed", "completed", "disposed", "do dispose"])
    #expect(subscription.isDisposed)
  }

  @Test func workForNowOnAScreensClockRunsInTheSameInstant() {
    let clock = VirtualClock()
    let recorder = Recorder<Int>()
    let bag = DisposeBag()
    bag.add(recorder.record(Stream.of(1, 2, 3).observe(on: clock)))
    bag.add(recorder.record(Stream.just(9).delay(0, on: clock)))
    #expect(recorder.values.isEmpty)
    clock.runDue()
    #expect(recorder.values == [1, 9, 2, 3])
    #expect(clock.now == 0)
  }

  @Test func aDebounceDropsItsOldTimers() {
    let clock = VirtualClock()
    let counter = LifeCounter()
    let subject = PublishSubject<LifeCounter.Token>()
    let subscription = subject.debounce(1_000, on: clock).subscribe(onNext: { _ in })
    for _ in 0..<10_000 { subject.send(counter.token()) }
    #expect(counter.live == 1)
    clock.advance(by: 1_000)
    #expect(counter.live == 0)
    #expect(clock.nextDue == nil)
    subscription.dispose()
  }
}
