import Streams

/// The clock, the sources and the notes of one run of a case.
final class CaseWorld {
  let scheduler: any CaseClock
  let rules: CaseRules
  /// Counts what the streams of the case keep alive.
  let life = CaseLife()
  private(set) var sources: [CaseSource] = []
  private(set) var log: [CaseValue] = []
  private var factoryCalls = 0

  init(_ fields: [CaseValue], by rules: CaseRules) throws {
    self.rules = rules
    scheduler = rules.makeClock()
    for field in fields { sources.append(try makeSource(field)) }
  }

  var now: Int { Int(scheduler.now) }

  func note(_ words: CaseValue...) {
    note(words)
  }

  func note(_ words: [CaseValue]) {
    log.append(.list([.int(now)] + words))
  }

  /// The source with an index that a case gives.
  func stream(at index: Int) throws -> Stream<CaseValue> {
    guard sources.indices.contains(index) else { throw CaseFault("no source \(index)") }
    return sources[index].stream
  }

  /// The subscriptions to hot and cold sources, by source, then by time.
  var subscriptions: CaseValue {
    .list(
      sources.enumerated().flatMap { index, source in
        source.subscriptions.sorted { $0.begin < $1.begin }.map { times in
          .list([.int(index), .list([.int(times.begin), times.end.map { .int($0) } ?? .null])])
        }
      })
  }
}

/// A source of a case, and when it was subscribed.
final class CaseSource {
  var stream: Stream<CaseValue> = .never()
  fileprivate(set) var subscriptions: [(begin: Int, end: Int?)] = []
}

extension CaseWorld {
  private func makeSource(_ fields: CaseValue) throws -> CaseSource {
    let source = CaseSource()
    let value = fields["value"] ?? .null
    let values = fields["values"]?.list ?? []
    switch fields["kind"]?.string {
    case "hot": source.stream = recorded(source, hot(try events(fields, at: 0)))
    case "cold": source.stream = recorded(source, cold(try events(fields, at: 0)))
    case "just": source.stream = .just(value)
    case "of", "from": source.stream = .from(values)
    case "range":
      source.stream = Stream.range(
        start: fields["start"]?.int ?? 0, count: fields["count"]?.int ?? 0
      ).map { .int($0) }
    case "empty": source.stream = .empty()
    case "never": source.stream = .never()
    case "error": source.stream = .fail(try CaseError.named(fields["error"]?.string ?? ""))
    case "fromOnScheduler": source.stream = .from(values, on: scheduler)
    case "justOnScheduler": source.stream = .just(value, on: scheduler)
    case "timer":
      source.stream = Stream.timer(
        after: Double(fields["due"]?.int ?? 0), every: fields["period"]?.int.map(Double.init),
        on: scheduler
      ).map { .int($0) }
    case "interval":
      source.stream = Stream.interval(Double(fields["period"]?.int ?? 0), on: scheduler)
        .map { .int($0) }
    case "behavior": source.stream = BehaviorSubject(value, order: .depthFirst)
    case "create": source.stream = created(try events(fields, at: nil))
    case "deferred": source.stream = deferred(try stream(at: fields["of"]?.int ?? -1))
    case "deferredThrow": source.stream = .deferred { throw CaseError.E0 }
    case "using": source.stream = using(try stream(at: fields["of"]?.int ?? -1))
    case "derived":
      source.stream = try stream(at: fields["of"]?.int ?? -1)
      for link in fields["chain"]?.list ?? [] {
        source.stream = try apply(CaseOperation(link), to: [source.stream])
      }
    default: throw CaseFault("no source \(fields)")
    }
    return source
  }

  private typealias Timed = (tick: Double, event: Event<CaseValue>)

  /// The events of a source; those that are sent at once have no times.
  private func events(_ fields: CaseValue, at tick: Double?) throws -> [Timed] {
    try (fields["events"]?.list ?? []).map { entry in
      let words = entry.list ?? []
      guard tick != nil else { return (0, try CaseWorld.event(words)) }
      return (Double(words.first?.int ?? 0), try CaseWorld.event(Array(words.dropFirst())))
    }
  }

  /// An event as a case writes it: its kind and its value or error.
  static func event(_ words: [CaseValue]) throws -> Event<CaseValue> {
    switch words.first?.string {
    case "next": .next(words.count > 1 ? words[1] : .null)
    case "error": .error(try CaseError.named(words.count > 1 ? words[1].string ?? "" : ""))
    case "completed": .completed
    default: throw CaseFault("no event \(words)")
    }
  }

  /// Notes when a source is subscribed and let go.
  private func recorded(
    _ source: CaseSource, _ stream: Stream<CaseValue>
  ) -> Stream<CaseValue> {
    .create { [unowned self, unowned source] observer in
      let index = source.subscriptions.count
      source.subscriptions.append((now, nil))
      let subscription = stream.subscribe { observer.on($0) }
      return Subscription { [unowned self, unowned source] in
        subscription.dispose()
        source.subscriptions[index].end = now
      }
    }
  }

  /// A relay of events, because a recorded source says nothing to who comes after its end.
  private func hot(_ events: [Timed]) -> Stream<CaseValue> {
    let relay = PublishRelay<Event<CaseValue>>(order: .depthFirst)
    for (tick, event) in events {
      _ = scheduler.schedule(at: tick) { relay.accept(event) }
    }
    return relay.dematerialize()
  }

  private func cold(_ events: [Timed]) -> Stream<CaseValue> {
    .create { [unowned self] observer in
      let bag = DisposeBag()
      for (tick, event) in events {
        bag.add(scheduler.schedule(after: tick) { observer.on(event) })
      }
      return Subscription { bag.dispose() }
    }
  }

  private func created(_ events: [Timed]) -> Stream<CaseValue> {
    .create { [unowned self] observer in
      for (_, event) in events { observer.on(event) }
      return Subscription { [unowned self] in note(.string("disposed")) }
    }
  }

  private func deferred(_ stream: Stream<CaseValue>) -> Stream<CaseValue> {
    .deferred { [unowned self] in
      factoryCalls += 1
      return .concat(.just(.int(factoryCalls)), stream)
    }
  }

  private func using(_ stream: Stream<CaseValue>) -> Stream<CaseValue> {
    .using(
      { [unowned self] in note(.string("create")) },
      dispose: { [unowned self] in note(.string("dispose")) }, makeStream: { stream })
  }
}

/// Counts the closures of a case that are alive.
final class CaseLife {
  private(set) var live = 0

  func token() -> Token {
    Token(self)
  }

  final class Token {
    private unowned let life: CaseLife

    init(_ life: CaseLife) {
      self.life = life
      life.live += 1
    }

    deinit {
      life.live -= 1
    }
  }
}
