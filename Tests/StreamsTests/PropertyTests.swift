import Streams
import TestSupport
import Testing

/// Random runs against models that are too simple to be wrong; the seed is in the test's name.
@Suite struct PropertyTests {
  @Test(arguments: UInt64(1)...40)
  func aSubjectIsAListOfSubscribers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let subject = PublishSubject<Int>()
    var live: [(name: Int, subscription: Subscription)] = []
    var log: [String] = []
    var expected: [String] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        live.append(
          (step, subject.map { $0 * 2 }.subscribe(onNext: { log.append("\(step):\($0)") })))
      case 4..<6 where !live.isEmpty:
        live.remove(at: Int.random(in: 0..<live.count, using: &random)).subscription.dispose()
      default:
        subject.send(step)
        expected += live.map { "\($0.name):\(step * 2)" }
      }
    }
    #expect(log == expected, "seed \(seed)")
    for entry in live { entry.subscription.dispose() }
    #expect(!subject.hasObservers, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...40)
  func subscribersThatSendAndLeaveSeeOneOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let relay = BehaviorRelay(0)
    var seen = Array(repeating: [Int](), count: 6)
    var accepted = [0]
    let bag = DisposeBag()
    for index in seen.indices {
      bag.add(
        relay.subscribe(onNext: { value in
          seen[index].append(value)
          guard accepted.count < 40, Int.random(in: 0..<4, using: &random) == 0 else { return }
          accepted.append(accepted.count)
          relay.accept(accepted.count - 1)
        }))
    }
    while accepted.count < 40 {
      accepted.append(accepted.count)
      relay.accept(accepted.count - 1)
    }
    for values in seen {
      // Who came later got the value at hand first; from there on all see the same.
      #expect(values == Array(accepted.suffix(values.count)), "seed \(seed)")
    }
    #expect(seen.allSatisfy { $0.last == relay.value }, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...40)
  func workComesOutByTimeThenByTurn(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let clock = VirtualClock()
    var ran: [Int] = []
    var expected: [(due: Double, serial: Int)] = []
    for serial in 0..<300 {
      let delay = Double(Int.random(in: 0..<20, using: &random))
      let work = clock.schedule(after: delay) { ran.append(serial) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        work.dispose()
      } else {
        expected.append((clock.now + delay, serial))
      }
      if Int.random(in: 0..<10, using: &random) == 0 { clock.advance(by: 1) }
    }
    clock.advance(by: 100)
    expected.sort { ($0.due, $0.serial) < ($1.due, $1.serial) }
    #expect(ran == expected.map(\.serial), "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...20)
  func aBagForgetsWhatHasEnded(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bag = DisposeBag()
    var log: [Int] = []
    var live: [(number: Int, subscription: Subscription)] = []
    for number in 0..<300 {
      let subscription = Subscription { log.append(number) }
      live.append((number, bag.add(subscription)))
      if Bool.random(using: &random) {
        live.remove(at: Int.random(in: 0..<live.count, using: &random)).subscription.dispose()
      }
      #expect(bag.count == live.count, "seed \(seed)")
    }
    log = []
    bag.dispose()
    #expect(log == live.map(\.number), "seed \(seed)")
  }

  /// Whatever a subscriber does inside an event and whatever throws, nothing follows its disposal
  /// or the end, and nothing stays behind.
  @Test(arguments: [DeliveryOrder.queued, .depthFirst], UInt64(1)...30)
  func nothingFollowsDisposalOrTheEnd(order: DeliveryOrder, seed: UInt64) {
    let names = chains(of: .never(), .never(), VirtualClock()).map(\.name)
    for (number, name) in names.enumerated() {
      var random = SplitMix64(seed: seed)
      let clock = VirtualClock()
      let a = PublishSubject<Int>(order: order)
      let b = BehaviorSubject(1, order: order)
      let counter = LifeCounter()
      var (isOver, sends, late) = (false, 0, 0)
      var subscription: Subscription?
      func step() {
        sends += 1
        switch Int.random(in: 0..<24, using: &random) {
        case 0: a.complete()
        case 1: b.complete()
        case 2: a.fail(Failure())
        case 3: b.fail(Failure())
        case 4..<8: clock.advance(by: 2)
        case 8..<16: a.send(sends)
        default: b.send(sends)
        }
      }
      let (first, second) = (a.map(Self.throwingAtTimes), b.map(Self.throwingAtTimes))
      let stream =
        seed.isMultiple(of: 2) ? chains(of: a, b, clock) : chains(of: first, second, clock)
      subscription = stream[number].stream.map { $0 }.subscribe { [token = counter.token()] event in
        withExtendedLifetime(token) {}
        if isOver { late += 1 }
        if case .next = event {} else { isOver = true }
        if Int.random(in: 0..<6, using: &random) == 0 {
          subscription?.dispose()
          isOver = isOver || subscription != nil
        }
        if sends < 60, Int.random(in: 0..<3, using: &random) == 0 { step() }
      }
      while sends < 60 { step() }
      subscription?.dispose()
      isOver = true
      while sends < 80 { step() }
      clock.advance(by: 100)
      subscription = nil
      #expect(late == 0, "\(name), \(order), seed \(seed)")
      #expect(!a.hasObservers && !b.hasObservers, "\(name), \(order), seed \(seed)")
      #expect(counter.live == 0, "\(name), \(order), seed \(seed)")
    }
  }

  private static func throwingAtTimes(_ value: Int) throws -> Int {
    if value % 11 == 10 { throw Failure(number: value) }
    return value
  }
}
