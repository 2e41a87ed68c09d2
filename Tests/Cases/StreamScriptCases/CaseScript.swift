/// The text of a screen that does what a case says.
///
/// Its output `record` tells all that happens, as lists: `{"event", observer, kind, value}`,
/// `{"begin" or "end", source, number}` for subscriptions, `{"log", …}` and `{"read", value}`.
struct CaseScript {
  /// The whole script.
  private(set) var text = CaseScript.prelude

  init(_ test: StreamCase) throws {
    for (index, source) in test.sources.enumerated() {
      text += "s[\(index)] = \(try self.source(source, index))\n"
    }
    if let script = test.script {
      try addActions(script, test)
    } else {
      let indexes = test.fields["combine"]?.list?.compactMap(\.int) ?? Array(test.sources.indices)
      var stream = try apply(test.operation, to: indexes.map { "s[\($0)]" })
      for link in test.chain { stream = try apply(link, to: [stream]) }
      text += """
        local stream = \(stream)
        at(\(test.fields["subscribe_at"]?.int ?? 200), function() observe("o", stream) end)
        at(\(test.fields["dispose_at"]?.int ?? 1000), function() dispose("o") end)

        """
    }
    text += """

      return ui.screen{ api_version = 1, snapshot = ui.snapshot{}, outputs = { record = record } }

      """
  }

  private func source(_ source: CaseValue, _ index: Int) throws -> String {
    let value = (source["value"] ?? .null).lua
    let events = (source["events"] ?? .list([])).lua
    let of = "s[\(source["of"]?.int ?? -1)]"
    switch source["kind"]?.string {
    case "hot": return "hot(\(index), \(events))"
    case "cold": return "cold(\(index), \(events))"
    case "just": return "ui.just(\(value))"
    case "of", "from": return "ui.from(\((source["values"] ?? .null).lua))"
    case "range":
      let start = source["start"]?.int ?? 0
      let values = (start..<start + (source["count"]?.int ?? 0)).map { CaseValue.int($0) }
      return "ui.from(\(CaseValue.list(values).lua))"
    case "empty": return "ui.empty()"
    case "never": return "ui.never()"
    case "error": return "ui.fail(\((source["error"] ?? .null).lua))"
    case "timer":
      let period = source["period"]?.int.map { ", \($0)" } ?? ""
      return "ui.timer(\(source["due"]?.int ?? 0)\(period))"
    case "interval": return "ui.interval(\(source["period"]?.int ?? 0))"
    case "behavior": return "ui.behavior(\(value))"
    case "create": return "created(\(events))"
    case "deferred": return "deferred(\(of))"
    case "deferredThrow": return #"ui.deferred(function() error("E0", 0) end)"#
    case "using", "fromOnScheduler", "justOnScheduler":
      throw NotInLua(what: "source \(source["kind"]?.string ?? "")")
    case "derived":
      return try (source["chain"]?.list ?? []).reduce(of) {
        try apply(CaseOperation($1), to: [$0])
      }
    default: throw CaseFault("no source \(source)")
    }
  }

  // MARK: Scripts of actions

  private mutating func addActions(_ script: [CaseValue], _ test: StreamCase) throws {
    let subject = Self.subject(test.operation)
    if let subject { text += "local subject = \(subject)\n" }
    var stream =
      try subject.map { _ in "subject" }
      ?? apply(test.operation, to: test.sources.indices.map { "s[\($0)]" })
    if let parts = test.fields["combineWithSelf"]?.list {
      let streams = try parts.map { part in
        try (part["chain"]?.list ?? []).reduce(stream) {
          try apply(CaseOperation($1), to: [$0])
        }
      }
      let name = test.fields["combineOperator"]?.string ?? "combineLatest"
      stream = try apply(
        CaseOperation(
          .object(["operator": .string(name), "args": .object(["fn": .string("list")])])),
        to: streams)
    }
    for link in test.chain { stream = try apply(link, to: [stream]) }
    text += "local stream = \(stream)\n"
    let isRelay = test.operation.name.hasSuffix("Relay")
    for entry in script {
      let words = entry.list ?? []
      let action = try action(Array(words.dropFirst()), test.operation.name, isRelay: isRelay)
      text += "at(\(words[0].int ?? 0), function() \(action) end)\n"
    }
  }

  private static func subject(_ operation: CaseOperation) -> String? {
    let value = (operation.arguments["value"] ?? .null).lua
    switch operation.name {
    case "PublishSubject": return "ui.subject()"
    case "BehaviorSubject": return "ui.behavior(\(value))"
    case "ReplaySubject":
      return "ui.replay(\(operation.arguments["bufferSize"]?.int ?? 1_000_000))"
    case "PublishRelay": return "ui.publish_relay()"
    case "BehaviorRelay": return "ui.relay(\(value))"
    default: return nil
    }
  }

  private func action(_ words: [CaseValue], _ subject: String, isRelay: Bool) throws -> String {
    let argument = (words.count > 1 ? words[1] : .null).lua
    switch words.first?.string {
    case "next": return isRelay ? "subject:accept(\(argument))" : "subject:send(\(argument))"
    // Relays have no way to fail or complete: the actions are ignored.
    case "error": return isRelay ? "" : "subject:fail(\(argument))"
    case "completed": return isRelay ? "" : "subject:complete()"
    case "disposeSubject": throw NotInLua(what: "disposal of subjects")
    case "read":
      if !subject.hasPrefix("Behavior") { throw NotInLua(what: "question for observers") }
      return "read(subject)"
    case "dispose": return "dispose(\(argument))"
    case "dropBag": return "drop(\(argument))"
    case "subscribe":
      let options = words.count > 2 ? words[2] : .null
      let hooks = try (options["hooks"]?.list ?? []).map { hook in
        let actions = try (hook[1]?.list ?? []).map {
          try action($0.list ?? [], subject, isRelay: isRelay)
        }
        return
          "{ \((hook[0] ?? .null).lua), function() \(actions.joined(separator: "; ")) end }"
      }
      let bag = (options["bag"] ?? .null).lua
      return "observe(\(argument), stream, { \(hooks.joined(separator: ", ")) }, \(bag))"
    default: throw CaseFault("no action \(words)")
    }
  }
}
