import Streams

extension Suite {
  /// The streams beside closures written by hand.
  static var streams: Suite {
    Suite(
      name: "streams",
      benchmarks: [
        Benchmark(
          "map_filter", wanted: 2,
          floor: {
            let subject = ClosureSubject<Int>()
            var sum = 0
            subject.subscribe(mapped({ $0 &+ 1 }, filtered({ $0 & 1 == 0 }, { sum &+= $0 })))
            return { n in
              for i in 0..<n { subject.send(i) }; blackHole(sum)
            }
          },
          work: {
            let subject = PublishSubject<Int>()
            var sum = 0
            let s = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum &+= $0 })
            return { n in
              for i in 0..<n { subject.send(i) }; blackHole(sum); blackHole(s)
            }
          }),
        Benchmark(
          "subject", wanted: 2,
          floor: {
            let subject = ClosureSubject<Int>()
            var sum = 0
            subject.subscribe({ sum &+= $0 })
            return { n in
              for i in 0..<n { subject.send(i) }; blackHole(sum)
            }
          },
          work: {
            let subject = PublishSubject<Int>()
            var sum = 0
            let s = subject.subscribe(onNext: { sum &+= $0 })
            return { n in
              for i in 0..<n { subject.send(i) }; blackHole(sum); blackHole(s)
            }
          }),
        Benchmark(
          "combine", wanted: 2,
          work: {
            let subject = PublishSubject<Int>()
            let b = BehaviorRelay(2)
            let c = BehaviorRelay(2)
            var sum = 0
            let s = Stream.combineLatest(subject, b, c) { $0 &+ $1 &+ $2 }.subscribe(onNext: {
              sum &+= $0
            })
            return { n in
              for i in 0..<n { subject.send(i) }; blackHole(sum); blackHole(s); blackHole((b, c))
            }
          }),
        Benchmark(
          "subscribe_dispose", wanted: 1,
          work: {
            let subject = PublishSubject<Int>()
            var sum = 0
            return { n in
              for _ in 0..<n { subject.subscribe(onNext: { sum &+= $0 }).dispose() }; blackHole(sum)
            }
          }),
      ])
  }
}
final class ClosureSubject<Element> {
  var subscribers: [Int: (Element) -> Void] = [:]
  var list: [(id: Int, next: (Element) -> Void)] = []
  var nextID = 0
  @discardableResult
  func subscribe(_ next: @escaping (Element) -> Void) -> Int {
    nextID += 1
    list.append((nextID, next))
    return nextID
  }
  func send(_ value: Element) {
    for entry in list { entry.next(value) }
  }
}
@inline(never)
func mapped<A, B>(_ t: @escaping (A) -> B, _ next: @escaping (B) -> Void) -> (A) -> Void {
  { next(t($0)) }
}
@inline(never)
func filtered<A>(_ t: @escaping (A) -> Bool, _ next: @escaping (A) -> Void) -> (A) -> Void {
  { if t($0) { next($0) } }
}
