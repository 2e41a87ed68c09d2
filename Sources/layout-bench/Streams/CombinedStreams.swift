import Streams

extension Suite {
  /// Several sources into one.
  static var combinedStreams: [Benchmark] {
    [combineThree, combineSixteen, withLatestFrom, zipTwo, mergeFour]
  }

  private static var combineThree: Benchmark {
    Benchmark("combine_latest_3", wanted: 2.5) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      let latest = [Sum(), Sum(), Sum()]
      let (a, b, c) = (latest[0], latest[1], latest[2])
      let add = opaque { (a: Int, b: Int, c: Int) in a &+ b &+ c }
      let next = opaque { (value: Int) in sum.value &+= value }
      subject.subscribe { value in
        a.value = value
        next(add(a.value, b.value, c.value))
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      let (b, c) = (BehaviorRelay(1), BehaviorRelay(2))
      bag.add(
        Stream.combineLatest(subject, b, c) { $0 &+ $1 &+ $2 }
          .subscribe(onNext: { sum.value &+= $0 }))
      bag.add(Subscription { withExtendedLifetime((b, c)) {} })
      return sending(subject, sum, bag)
    }
  }

  private static var combineSixteen: Benchmark {
    Benchmark("combine_latest_16", wanted: 2.5) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      let next = opaque { (values: [Int]) in sum.value &+= values[0] }
      var latest = Array(repeating: 1, count: 16)
      subject.subscribe { value in
        latest[0] = value
        next(latest)
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      let others = (1..<16).map { BehaviorRelay($0) }
      bag.add(
        Stream.combineLatest([subject] + others).subscribe(onNext: { sum.value &+= $0[0] }))
      bag.add(Subscription { withExtendedLifetime(others) {} })
      return sending(subject, sum, bag)
    }
  }

  private static var withLatestFrom: Benchmark {
    Benchmark("with_latest_from", wanted: 2) {
      let (subject, sum, other) = (ClosureSubject<Int>(), Sum(), Sum())
      let add = opaque { (a: Int, b: Int) in a &+ b }
      let next = opaque { (value: Int) in sum.value &+= value }
      subject.subscribe { next(add($0, other.value)) }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      let other = BehaviorRelay(1)
      bag.add(
        subject.withLatestFrom(other) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 }))
      bag.add(Subscription { withExtendedLifetime(other) {} })
      return sending(subject, sum, bag)
    }
  }

  private static var zipTwo: Benchmark {
    Benchmark("zip_2", unitsPerIteration: 2, wanted: 2.5) {
      let (a, b, sum) = (ClosureSubject<Int>(), ClosureSubject<Int>(), Sum())
      let add = opaque { (a: Int, b: Int) in a &+ b }
      let next = opaque { (value: Int) in sum.value &+= value }
      let (waitingA, waitingB) = (Waiting(), Waiting())
      let emit = {
        guard let first = waitingA.value, let second = waitingB.value else { return }
        waitingA.value = nil
        waitingB.value = nil
        next(add(first, second))
      }
      a.subscribe { value in
        waitingA.value = value
        emit()
      }
      b.subscribe { value in
        waitingB.value = value
        emit()
      }
      return { iterations in
        for value in 0..<iterations {
          a.send(value)
          b.send(value)
        }
        blackHole(sum.value)
      }
    } work: {
      let (a, b, sum) = (PublishSubject<Int>(), PublishSubject<Int>(), Sum())
      let subscription = Stream.zip(a, b) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      return { iterations in
        for value in 0..<iterations {
          a.send(value)
          b.send(value)
        }
        blackHole((sum.value, subscription))
      }
    }
  }

  private static var mergeFour: Benchmark {
    Benchmark("merge_4", unitsPerIteration: 4, wanted: 2) {
      let (subjects, sum) = ((0..<4).map { _ in ClosureSubject<Int>() }, Sum())
      let next = opaque { (value: Int) in sum.value &+= value }
      for subject in subjects { subject.subscribe { next($0) } }
      return { iterations in
        for value in 0..<iterations { for subject in subjects { subject.send(value) } }
        blackHole(sum.value)
      }
    } work: {
      let (subjects, sum) = ((0..<4).map { _ in PublishSubject<Int>() }, Sum())
      let subscription = Stream.merge(subjects).subscribe(onNext: { sum.value &+= $0 })
      return { iterations in
        for value in 0..<iterations { for subject in subjects { subject.send(value) } }
        blackHole((sum.value, subscription))
      }
    }
  }
}

/// One value that waits for its partner.
private final class Waiting {
  @exclusivity(unchecked) var value: Int?
}
