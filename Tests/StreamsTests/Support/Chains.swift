import Streams

/// A chain for each operator, of two sources and a clock.
func chains(
  of a: Stream<Int>, _ b: Stream<Int>, _ clock: VirtualClock
) -> [(name: String, stream: Stream<Int>)] {
  [
    ("map", a.map { $0 + 1 }), ("filter", a.filter { _ in true }),
    ("compactMap", a.compactMap { $0 }),
    ("scan", a.scan(0) { $0 + $1 }), ("reduce", a.reduce(0) { $0 + $1 }),
    ("toArray", a.toArray().map(\.count)), ("enumerated", a.enumerated().map(\.index)),
    ("startWith", a.startWith(7, 8)), ("distinct", a.distinctUntilChanged()),
    ("take", a.take(3)), ("takeLast", a.takeLast(3)), ("takeWhile", a.take(while: { $0 < 9 })),
    ("takeUntil", a.take(until: b.skip(2))), ("takeFor", a.take(for: 5, on: clock)),
    ("skip", a.skip(1)), ("skipWhile", a.skip(while: { $0 < 1 })),
    ("skipUntil", a.skip(until: b)), ("skipFor", a.skip(for: 1, on: clock)),
    ("elementAt", a.element(at: 2)), ("single", a.single()), ("ifEmpty", a.ifEmpty(switchTo: b)),
    ("materialize", a.materialize().map { _ in 1 }),
    ("dematerialize", a.materialize().dematerialize()), ("do", a.do(onNext: { _ in })),
    ("combineLatest", .combineLatest(a, b) { $0 + $1 }),
    ("combineLatest array", .combineLatest([a, b]) { $0[0] + $0[1] }),
    ("zip", .zip(a, b) { $0 + $1 }), ("zip array", .zip([a, b]) { $0[0] + $0[1] }),
    ("merge", .merge(a, b)), ("amb", .amb([a, b])), ("concat", .concat(a, b)),
    ("flatMap", a.flatMap { _ in b }), ("flatMap array", a.flatMap { .of($0, 2, 3) }),
    ("flatMapLatest", a.flatMapLatest { _ in b }), ("flatMapFirst", a.flatMapFirst { _ in b }),
    ("concatMap", a.concatMap { _ in b }), ("withLatestFrom", a.withLatestFrom(b)),
    ("sample", a.sample(b, default: 4)), ("share", a.share()),
    ("share replay", a.share(replay: 2, scope: .forever)),
    ("debounce", a.debounce(5, on: clock)), ("throttle", a.throttle(5, on: clock)),
    ("delay", a.delay(5, on: clock)), ("timeout", a.timeout(5, switchTo: b, on: clock)),
    ("delaySubscription", a.delaySubscription(1, on: clock)),
    ("buffer", a.buffer(5, count: 3, on: clock).map(\.count)),
    ("window", a.window(5, count: 3, on: clock).flatMap { $0 }),
    ("group", a.group(by: { $0 % 2 }).flatMap { $0 }),
    ("observe", a.observe(on: clock)), ("subscribe", a.subscribe(on: clock)),
    ("retry", a.retry(2)), ("retryWhen", a.retry(when: { $0.take(2) })),
    ("catch", a.catch { _ in b }), ("deferred", .deferred { a }),
  ]
}
