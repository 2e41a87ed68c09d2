import Streams
import Testing

/// The forms of `combineLatest` (streams 3, 4); its rules are proven by the recorded cases.
@Suite struct CombineLatestTests {
  @Test func typedFormsTakeTwoToEightStreams() {
    let a = BehaviorRelay(1)
    let b = BehaviorRelay("b")
    let c = BehaviorRelay(3.0)
    let recorder = Recorder<String>()
    let bag = DisposeBag()
    bag.add(recorder.record(.combineLatest(a, b) { "\($0)\($1)" }))
    bag.add(recorder.record(.combineLatest(a, b, c) { "\($0)\($1)\($2)" }))
    bag.add(recorder.record(.combineLatest(a, b, c, a) { "\($0)\($1)\($2)\($3)" }))
    bag.add(recorder.record(.combineLatest(a, b, c, a, b) { "\($0)\($1)\($2)\($3)\($4)" }))
    bag.add(
      recorder.record(.combineLatest(a, b, c, a, b, c) { "\($0)\($1)\($2)\($3)\($4)\($5)" }))
    bag.add(
      recorder.record(
        .combineLatest(a, b, c, a, b, c, a) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }))
    bag.add(
      recorder.record(
        .combineLatest(a, b, c, a, b, c, a, b) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }))
    #expect(
      recorder.values == [
        "1b", "1b3.0", "1b3.01", "1b3.01b", "1b3.01b3.0", "1b3.01b3.01", "1b3.01b3.01b",
      ])
  }

  @Test func nilIsAValue() {
    let a = BehaviorRelay<Int?>(nil)
    let b = BehaviorRelay<Int?>(nil)
    let typed = Recorder<Bool>()
    let array = Recorder<[Int?]>()
    let bag = DisposeBag()
    bag.add(typed.record(.combineLatest(a, b) { $0 == nil && $1 == nil }))
    bag.add(array.record(.combineLatest([a, b])))
    b.accept(2)
    #expect(typed.values == [true, false])
    #expect(array.values == [[nil, nil], [nil, 2]])
  }

  @Test func anArrayThatIsKeptDoesNotChange() {
    let relays = (0..<3).map { BehaviorRelay($0) }
    let recorder = Recorder<[Int]>()
    let subscription = recorder.record(.combineLatest(relays))
    relays[1].accept(10)
    relays[2].accept(20)
    #expect(recorder.values == [[0, 1, 2], [0, 10, 2], [0, 10, 20]])
    subscription.dispose()
    #expect(relays.allSatisfy { !$0.hasObservers })
  }

  @Test func withoutStreamsItSendsOneEmptyArray() {
    let (values, ends) = events(of: Stream<[Int]>.combineLatest([Stream<Int>]()))
    #expect(values == [[]])
    #expect(ends == ["completed"])
  }

  @Test func aFailureEndsAllAndLetsGoInSourceOrder() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let recorder = Recorder<Int>()
    let subscription = recorder.record(.combineLatest(subjects) { $0.reduce(0, +) })
    for subject in subjects { subject.send(1) }
    subjects[1].fail(Failure(number: 7))
    #expect(recorder.values == [3])
    #expect(recorder.ends == ["error Failure(number: 7)"])
    #expect(subjects.allSatisfy { !$0.hasObservers })
    #expect(subscription.isDisposed)
  }

  @Test func aDebounceOfZeroLeavesOneOutputForEachInstant() {
    let clock = VirtualClock()
    let root = BehaviorRelay(1)
    let all = Recorder<[Int]>()
    let settled = Recorder<[Int]>()
    let bag = DisposeBag()
    let diamond = Stream.combineLatest([root.map { $0 * 2 }, root.map { $0 + 1 }])
    bag.add(all.record(diamond))
    bag.add(settled.record(diamond.debounce(0, on: clock)))
    clock.runDue()
    root.accept(2)
    clock.runDue()
    #expect(all.values == [[2, 2], [4, 2], [4, 3]])
    #expect(settled.values == [[2, 2], [4, 3]])
  }
}
