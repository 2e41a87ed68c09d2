import Streams
import Testing

/// Nothing stays behind when subscriptions end.
@Suite struct LeakTests {
  @Test func aMillionRoundsLeaveNothing() {
    let counter = LifeCounter()
    let subject = PublishSubject<Int>()
    for _ in 0..<1_000_000 {
      let token = counter.token()
      subject.subscribe(onNext: { _ in _ = token }).dispose()
    }
    #expect(counter.live == 0)
    #expect(!subject.hasObservers)
  }

  @Test func roundsThatOverlapLeaveNothing() {
    let counter = LifeCounter()
    let subject = BehaviorRelay(0)
    var window: [Subscription] = []
    for round in 0..<100_000 {
      let token = counter.token()
      window.append(subject.map { $0 + 1 }.subscribe(onNext: { _ in _ = token }))
      if window.count == 40 { window.remove(at: round % 40).dispose() }
    }
    #expect(counter.live == 39)
    for subscription in window { subscription.dispose() }
    window = []
    #expect(counter.live == 0)
  }

  @Test func aDisposedSubscriptionThatIsKeptHoldsNothing() {
    let counter = LifeCounter()
    let subject = PublishSubject<Int>()
    let subscription: Subscription
    do {
      let token = counter.token()
      subscription = subject.map { $0 }.subscribe(
        onNext: { _ in _ = token }, onCompleted: { _ = token }, onDisposed: { _ = token })
    }
    #expect(counter.live == 1)
    subscription.dispose()
    #expect(counter.live == 0)
  }

  @Test func aSubjectThatIsLetGoLetsItsSubscribersGo() {
    let counter = LifeCounter()
    var relay: BehaviorRelay<Int>? = BehaviorRelay(0)
    var ends = 0
    do {
      let token = counter.token()
      _ = relay?.map { $0 }.subscribe(onNext: { _ in _ = token }, onCompleted: { ends += 1 })
    }
    #expect(counter.live == 1)
    relay = nil
    #expect(counter.live == 0)
    #expect(ends == 0)
  }

  @Test func aClockThatIsLetGoDropsItsWork() {
    let counter = LifeCounter()
    do {
      let clock = VirtualClock()
      let token = counter.token()
      _ = clock.schedule(after: 10) { _ = token }
      #expect(counter.live == 1)
    }
    #expect(counter.live == 0)
  }

  @Test func chainsLeaveNothingWhenTheyAreDisposed() {
    let counter = LifeCounter()
    let clock = VirtualClock()
    let (a, b) = (PublishSubject<Int>(), BehaviorSubject(1))
    for (name, chain) in chains(of: a, b, clock) {
      let token = counter.token()
      let subscription = chain.map { $0 + 1 }.subscribe(onNext: { _ in _ = token })
      for value in 1...4 {
        a.send(value)
        clock.advance(by: 3)
      }
      subscription.dispose()
      clock.advance(by: 100)
      #expect(!a.hasObservers && !b.hasObservers, "\(name)")
    }
    #expect(counter.live == 0)
  }
}
