import Streams

extension Suite {
  /// Streams that are made of values.
  static var nestedStreams: [Benchmark] {
    [flatMapTen, flatMapLatest, arrays]
  }

  private static let ten = Array(0..<10)

  private static var flatMapTen: Benchmark {
    Benchmark("flat_map_arrays_of_10", wanted: 4) {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      let transform = opaque { (_: Int) in ten }
      let next = opaque { (value: Int) in sum.value &+= value }
      subject.subscribe { value in
        for inner in transform(value) { next(inner) }
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      bag.add(
        subject.flatMap { _ in Stream.from(ten) }
          .subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  private static var flatMapLatest: Benchmark {
    Benchmark("flat_map_latest") {
      let (subject, sum) = (ClosureSubject<Int>(), Sum())
      let inners = [ClosureSubject<Int>(), ClosureSubject<Int>()]
      let next = opaque { (value: Int) in sum.value &+= value }
      var current: (subject: ClosureSubject<Int>, id: Int)?
      subject.subscribe { value in
        if let current { current.subject.unsubscribe(current.id) }
        let inner = inners[value & 1]
        current = (inner, inner.subscribe { next($0) })
      }
      return sending(subject, sum)
    } work: {
      let (subject, sum, bag) = (PublishSubject<Int>(), Sum(), DisposeBag())
      let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
      bag.add(
        subject.flatMapLatest { inners[$0 & 1] }.subscribe(onNext: { sum.value &+= $0 }))
      return sending(subject, sum, bag)
    }
  }

  /// Ten cells: photos first, placeholders for the rest.
  private static var arrays: Benchmark {
    Benchmark("from_concat_take_to_array", unit: "ns/chain") {
      let sum = Sum()
      let photos = Array(0..<4)
      return { iterations in
        for _ in 0..<iterations {
          let cells = Array((opaque(photos) + opaque(ten)).prefix(10))
          sum.value &+= cells.count
        }
        blackHole(sum.value)
      }
    } work: {
      let sum = Sum()
      let photos = Array(0..<4)
      return { iterations in
        for _ in 0..<iterations {
          let cells = Stream.concat(.from(photos), .from(ten)).take(10).toArray()
          blackHole(cells.subscribe(onNext: { sum.value &+= $0.count }))
        }
        blackHole(sum.value)
      }
    }
  }
}
