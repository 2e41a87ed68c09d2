import Streams

/// What a run of a case gave, as the case file writes it.
struct CaseResult: Equatable {
  var events: CaseValue
  var subscriptions: CaseValue
  var log: CaseValue
  /// The deliveries of a script in their order.
  var order: CaseValue?
  /// Objects that were still alive after the run.
  var left = 0
}

extension StreamCase {
  /// Runs the case: by its script, or with one subscriber.
  func run(by rules: CaseRules = .recorded) throws -> CaseResult {
    let life: CaseLife
    var result: CaseResult
    do {
      let world = try CaseWorld(sources, by: rules)
      life = world.life
      result = try script.map { try ScriptRun(self, world).run($0) } ?? run(in: world)
    }
    result.left = life.live
    return result
  }

  private func run(in world: CaseWorld) throws -> CaseResult {
    let indexes = fields["combine"]?.list?.compactMap(\.int)
    var stream = try world.apply(
      operation, to: try (indexes ?? Array(sources.indices)).map(world.stream))
    for link in chain { stream = try world.apply(link, to: [stream]) }
    var events: [CaseValue] = []
    var subscription: Subscription?
    let token = world.life.token()
    _ = world.scheduler.schedule(at: Double(fields["subscribe_at"]?.int ?? 200)) {
      subscription = stream.subscribe { event in
        _ = token
        events.append(.list([.int(world.now)] + (CaseWorld.words(event).list ?? [])))
      }
    }
    let end = Double(fields["dispose_at"]?.int ?? 1000)
    _ = world.scheduler.schedule(at: end) { subscription?.dispose() }
    world.scheduler.advance(to: end + 1000)
    return CaseResult(
      events: .list(events), subscriptions: world.subscriptions, log: .list(world.log))
  }
}
