import Streams

extension Suite {
  /// Subscribing, and one event for many subscribers.
  static var lifeOfStreams: [Benchmark] {
    [subscribeAndDispose, rebind, fanOut, shareToFour]
  }

  private static var subscribeAndDispose: Benchmark {
    Benchmark("subscribe_and_dispose", unit: "ns/round", wanted: 1) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      return { iterations in
        for _ in 0..<iterations {
          let id = subject.subscribe(opaque { sum.value &+= $0 })
          subject.unsubscribe(id)
        }
      }
    } work: {
      let (subject, sum) = (PublishSubject<Int>(), Sum())
      return { iterations in
        for _ in 0..<iterations { subject.subscribe(onNext: { sum.value &+= $0 }).dispose() }
      }
    }
  }

  /// A cell that is reused: its three bindings end and three others begin.
  private static var rebind: Benchmark {
    Benchmark("rebind_three_bindings", unit: "ns/cell") {
      let (subjects, sum) = ((0..<3).map { _ in ClosureSubject<Int>() }, Sum())
      var ids = subjects.map { $0.subscribe { sum.value &+= $0 } }
      return { iterations in
        for _ in 0..<iterations {
          for (index, subject) in subjects.enumerated() {
            subject.unsubscribe(ids[index])
            ids[index] = subject.subscribe(opaque { sum.value &+= $0 })
            sum.value &+= index
          }
        }
      }
    } work: {
      let (relays, sum, bag) = ((0..<3).map { BehaviorRelay($0) }, Sum(), DisposeBag())
      return { iterations in
        for _ in 0..<iterations {
          bag.clear()
          for relay in relays { bag.add(relay.subscribe(onNext: { sum.value &+= $0 })) }
        }
      }
    }
  }

  private static var fanOut: Benchmark {
    Benchmark("fan_out_1000", unit: "ns/delivery", unitsPerIteration: 1000, wanted: 2) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      for _ in 0..<1000 { subject.subscribe(opaque { sum.value &+= $0 }) }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      for _ in 0..<1000 { bag.add(subject.subscribe(onNext: { sum.value &+= $0 })) }
      return sending(subject, sum, bag)
    }
  }

  private static var shareToFour: Benchmark {
    Benchmark("share_to_4", wanted: 2) {
      let (subject, shared, sum) = (ClosureSubject<Int>(), ClosureSubject<Int>(), Sum())
      for _ in 0..<4 { shared.subscribe(opaque { sum.value &+= $0 }) }
      subject.subscribe(mapped({ $0 &+ 1 }, { shared.send($0) }))
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      let shared = subject.map { $0 &+ 1 }.share()
      for _ in 0..<4 { bag.add(shared.subscribe(onNext: { sum.value &+= $0 })) }
      return sending(subject, sum, bag)
    }
  }
}
