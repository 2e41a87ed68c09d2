import Streams

/// Runs the script of a case on a subject, or on one output of an operator.
final class ScriptRun {
  private let world: CaseWorld
  private let subject: CaseSubject?
  private var output: Stream<CaseValue>
  private var events: [String: [CaseValue]] = [:]
  private var order: [CaseValue] = []
  private var subscriptions: [String: Subscription] = [:]
  private var bags: [String: DisposeBag] = [:]

  init(_ test: StreamCase, _ world: CaseWorld) throws {
    self.world = world
    subject = CaseSubject(test.operation, world.rules.order)
    output =
      try subject?.stream
      ?? world.apply(test.operation, to: try test.sources.indices.map(world.stream))
    if let parts = test.fields["combineWithSelf"]?.list {
      let streams = try parts.map { part in
        try (part["chain"]?.list ?? []).reduce(output) {
          try world.apply(CaseOperation($1), to: [$0])
        }
      }
      let name = test.fields["combineOperator"]?.string ?? "combineLatest"
      let combination = CaseOperation(
        .object(["operator": .string(name), "args": .object(["fn": .string("list")])]))
      output = try world.apply(combination, to: streams)
    }
    for link in test.chain { output = try world.apply(link, to: [output]) }
  }

  func run(_ script: [CaseValue]) throws -> CaseResult {
    var fault: (any Error)?
    for entry in script {
      let words = entry.list ?? []
      _ = world.scheduler.schedule(at: Double(words.first?.int ?? 0)) { [unowned self] in
        do { try perform(Array(words.dropFirst())) } catch { fault = error }
      }
    }
    world.scheduler.advance(to: 2000)
    if let fault { throw fault }
    for subscription in subscriptions.values { subscription.dispose() }
    for bag in bags.values { bag.dispose() }
    return CaseResult(
      events: .object(events.mapValues { .list($0) }), subscriptions: world.subscriptions,
      log: .list(world.log), order: .list(order))
  }

  private func perform(_ words: [CaseValue]) throws {
    let argument = words.count > 1 ? words[1] : .null
    switch words.first?.string {
    case "next": subject?.send(argument)
    case "error": subject?.fail(try CaseError.named(argument.string ?? ""))
    case "completed": subject?.complete()
    case "disposeSubject": subject?.dispose()
    case "read":
      order.append(
        .list([.int(world.now), .string("read"), subject?.read() ?? .null]))
    case "subscribe":
      try subscribe(argument.string ?? "", words.count > 2 ? words[2] : .null)
    case "dispose": subscriptions[argument.string ?? ""]?.dispose()
    case "dropBag": bags[argument.string ?? ""] = nil
    default: throw CaseFault("no action \(words)")
    }
  }

  private func subscribe(_ name: String, _ options: CaseValue) throws {
    let hooks = options["hooks"]?.list ?? []
    let token = world.life.token()
    events[name] = []
    var fault: (any Error)?
    let subscription = output.subscribe { [unowned self] event in
      _ = token
      let words = CaseWorld.words(event).list ?? []
      events[name, default: []].append(.list([.int(world.now)] + words))
      order.append(.list([.string(name)] + words))
      let trigger = words.count > 1 && words[0].string == "next" ? words[1] : words[0]
      for hook in hooks where hook[0] == trigger {
        for action in hook[1]?.list ?? [] {
          do { try perform(action.list ?? []) } catch { fault = error }
        }
      }
    }
    if let fault { throw fault }
    if let bag = options["bag"]?.string {
      if bags[bag] == nil { bags[bag] = DisposeBag() }
      bags[bag]?.add(subscription)
    } else {
      subscriptions[name] = subscription
    }
  }
}

/// The subject of a script.
private struct CaseSubject {
  let stream: Stream<CaseValue>

  init?(_ operation: CaseOperation, _ order: DeliveryOrder) {
    let value = operation.arguments["value"] ?? .null
    switch operation.name {
    case "PublishSubject": stream = PublishSubject<CaseValue>(order: order)
    case "BehaviorSubject": stream = BehaviorSubject(value, order: order)
    case "ReplaySubject":
      stream = ReplaySubject<CaseValue>(
        operation.arguments["bufferSize"]?.int ?? .max, order: order)
    case "PublishRelay": stream = PublishRelay<CaseValue>(order: order)
    case "BehaviorRelay": stream = BehaviorRelay(value, order: order)
    default: return nil
    }
  }

  func send(_ value: CaseValue) {
    switch stream {
    case let subject as PublishSubject<CaseValue>: subject.send(value)
    case let subject as BehaviorSubject<CaseValue>: subject.send(value)
    case let subject as ReplaySubject<CaseValue>: subject.send(value)
    case let relay as PublishRelay<CaseValue>: relay.accept(value)
    case let relay as BehaviorRelay<CaseValue>: relay.accept(value)
    default: break
    }
  }

  // Relays have no way to fail or complete: the actions are ignored.
  func fail(_ error: any Error) {
    switch stream {
    case let subject as PublishSubject<CaseValue>: subject.fail(error)
    case let subject as BehaviorSubject<CaseValue>: subject.fail(error)
    case let subject as ReplaySubject<CaseValue>: subject.fail(error)
    default: break
    }
  }

  func complete() {
    switch stream {
    case let subject as PublishSubject<CaseValue>: subject.complete()
    case let subject as BehaviorSubject<CaseValue>: subject.complete()
    case let subject as ReplaySubject<CaseValue>: subject.complete()
    default: break
    }
  }

  func dispose() {
    switch stream {
    case let subject as PublishSubject<CaseValue>: subject.dispose()
    case let subject as BehaviorSubject<CaseValue>: subject.dispose()
    case let subject as ReplaySubject<CaseValue>: subject.dispose()
    default: break
    }
  }

  /// The value of a behavior, otherwise whether there are observers.
  func read() -> CaseValue {
    switch stream {
    case let subject as BehaviorSubject<CaseValue>:
      do { return try subject.value } catch {
        return .string("throws \(CaseWorld.name(error))")
      }
    case let relay as BehaviorRelay<CaseValue>: return relay.value
    case let subject as PublishSubject<CaseValue>: return .bool(subject.hasObservers)
    case let subject as ReplaySubject<CaseValue>: return .bool(subject.hasObservers)
    case let relay as PublishRelay<CaseValue>: return .bool(relay.hasObservers)
    default: return .null
    }
  }
}
