import Streams

extension Suite {
  /// One value through operators of one source.
  static var linearStreams: [Benchmark] {
    [subject, relay, mapFilter, tenMaps, scan, distinct]
  }

  /// Sends numbers to a closure subject.
  static func sending(
    _ subject: ClosureSubject<Int>, _ sum: Sum
  ) -> (Int) -> Void {
    { iterations in
      for value in 0..<iterations { subject.send(value) }
      blackHole(sum.value)
    }
  }

  /// Sends numbers to a subject whose subscriptions the bag keeps.
  static func sending(
    _ subject: PublishSubject<Int>, _ sum: Sum, _ bag: DisposeBag
  ) -> (Int) -> Void {
    { iterations in
      for value in 0..<iterations { subject.send(value) }
      blackHole((sum.value, bag))
    }
  }

  private static var subject: Benchmark {
    Benchmark("subject", wanted: 2) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      subject.subscribe { sum.value &+= $0 }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      bag.add(subject.subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  private static var relay: Benchmark {
    Benchmark("relay", wanted: 2) {
      let (subject, sum, state) = (ClosureSubject<Int>(), Sum(), Sum())
      subject.subscribe { sum.value &+= $0 }
      return { iterations in
        for value in 0..<iterations {
          state.value = value
          subject.send(value)
        }
        blackHole((sum.value, state.value))
      }
    } work: {
      let (relay, sum, bag) = (BehaviorRelay(0), Sum(), DisposeBag())
      bag.add(relay.subscribe(onNext: { sum.value &+= $0 }))
      return { iterations in
        for value in 0..<iterations { relay.accept(value) }
        blackHole((sum.value, relay.value, bag))
      }
    }
  }

  private static var mapFilter: Benchmark {
    Benchmark("map_filter", wanted: 2) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      subject.subscribe(mapped({ $0 &+ 1 }, filtered({ $0 & 1 == 0 }, { sum.value &+= $0 })))
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      bag.add(
        subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  private static var tenMaps: Benchmark {
    Benchmark("ten_maps", wanted: 2) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      var next: (Int) -> Void = { sum.value &+= $0 }
      for _ in 0..<10 { next = mapped({ $0 &+ 1 }, next) }
      subject.subscribe(next)
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      var stream: Stream<Int> = subject
      for _ in 0..<10 { stream = stream.map { $0 &+ 1 } }
      bag.add(stream.subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  private static var scan: Benchmark {
    Benchmark("scan", wanted: 2) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      let (add, state) = (opaque { (a: Int, b: Int) in a &+ b }, Sum())
      let next = opaque { (value: Int) in sum.value &+= value }
      subject.subscribe { value in
        state.value = add(state.value, value)
        next(state.value)
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      bag.add(subject.scan(0) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  private static var distinct: Benchmark {
    Benchmark("distinct", wanted: 2) {
      let (subject, sum, last) = (ClosureSubject<Int>(), Sum(), Sum())
      let next = opaque { (value: Int) in sum.value &+= value }
      subject.subscribe { value in
        if value == last.value { return }
        last.value = value
        next(value)
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      bag.add(subject.distinctUntilChanged().subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }
}

/// A closure that the optimiser cannot see through, as those that streams are given.
@inline(never)
func opaque<Closure>(_ closure: Closure) -> Closure {
  closure
}

@inline(never)
func mapped<A, B>(
  _ transform: @escaping (A) -> B, _ next: @escaping (B) -> Void
) -> (A) -> Void {
  { next(transform($0)) }
}

@inline(never)
func filtered<A>(
  _ isIncluded: @escaping (A) -> Bool, _ next: @escaping (A) -> Void
) -> (A) -> Void {
  { if isIncluded($0) { next($0) } }
}
