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
}
