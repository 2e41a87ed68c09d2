// What the operators of the case file are called in Lua.
extension CaseScript {
  /// Applies an operator to the first of the streams, or to all of them when it combines several.
  func apply(_ operation: CaseOperation, to streams: [String]) throws -> String {
    if let combined = try combined(operation, streams) { return combined }
    guard let source = streams.first else { throw CaseFault("\(operation.name) needs a source") }
    let method =
      try transforming(operation) ?? choosing(operation) ?? flattening(operation)
      ?? timed(operation) ?? recovering(operation)
    if let method { return method.isEmpty ? source : "\(source):\(method)" }
    switch operation.name {
    case "window":
      return "numbered(\(source):window(\(try operation.int("time")), "
        + "\(try operation.int("count"))))"
    case "groupBy":
      return "numbered(\(source):group_by(\(try function(operation.string("key"), unary))))"
    default: throw CaseFault("no operator \(operation.name)")
    }
  }

  private func combined(_ operation: CaseOperation, _ streams: [String]) throws -> String? {
    let list = "{ " + streams.joined(separator: ", ") + " }"
    switch operation.name {
    case "combineLatest", "combineLatestCollection":
      return "ui.combine_latest(\(list), \(try nary(operation.arguments["fn"]?.string ?? "list")))"
    case "zip", "zipCollection":
      return "ui.zip(\(list), \(try nary(operation.arguments["fn"]?.string ?? "list")))"
    case "mergeArray": return "ui.merge\(list)"
    case "concat": return "ui.concat\(list)"
    case "amb": return "ui.amb\(list)"
    case "catchSequence":
      guard let last = streams.last else { return "ui.empty()" }
      return streams.dropLast().reversed().reduce(last) { next, stream in
        "\(stream):catch(function() return \(next) end)"
      }
    default: return nil
    }
  }

  private func transforming(_ operation: CaseOperation) throws -> String? {
    let arguments = operation.arguments
    switch operation.name {
    case "identity": return ""
    case "map": return "map(\(try function(operation.string("fn"), unary)))"
    case "compactMap":
      let isTaken = try function(operation.string("pred"), predicate)
      let transform = try function(arguments["fn"]?.string ?? "id", unary)
      return "compact_map((function(is_taken, transform) return function(a) "
        + "if is_taken(a) then return transform(a) end end end)(\(isTaken), \(transform)))"
    case "scan":
      return "scan(\(try operation.int("seed")), \(try function(operation.string("fn"), binary)))"
    case "reduce":
      let reduced =
        "reduce(\(try operation.int("seed")), \(try function(operation.string("fn"), binary)))"
      guard let result = arguments["result"]?.string else { return reduced }
      return "\(reduced):map(\(try function(result, unary)))"
    case "toArray": return "to_list()"
    case "enumerated":
      return "enumerated():map(function(pair) return { pair.index, pair.element } end)"
    case "startWith", "startWithMany":
      let values = arguments["values"]?.list ?? []
      return "start_with(\(values.map(\.lua).joined(separator: ", ")))"
    case "ignoreElements": return "ignore_elements()"
    case "materialize": return "materialize():map(words)"
    case "dematerialize":
      return "map(function(entry) return event(entry[1], entry[2]) end):dematerialize()"
    case "withLatestFrom":
      return "with_latest_from(\(try other(operation)), "
        + "\(try function(operation.string("fn"), binary)))"
    case "share":
      let replay = arguments["replay"]?.int ?? 0
      if arguments["scope"]?.string == "forever" { return "share_replay(\(replay), \"forever\")" }
      return replay == 0 ? "share()" : "share_replay(\(replay))"
    case "do":
      for hook in ["onSubscribe", "onSubscribed", "onDispose"] where arguments[hook] != nil {
        throw NotInLua(what: "\(hook) of do_on")
      }
      let hooks = try [("next", "onNext"), ("error", "onError"), ("completed", "onCompleted")]
        .compactMap { name, key in
          try arguments[key]?.string.map { "\(name) = \(try hook(name, $0))" }
        }
      return "do_on{ \(hooks.joined(separator: ", ")) }"
    default: return nil
    }
  }

  private func other(_ operation: CaseOperation) throws -> String {
    "s[\(try operation.int("other"))]"
  }

  private func choosing(_ operation: CaseOperation) throws -> String? {
    let arguments = operation.arguments
    let isSatisfied = try function(arguments["pred"]?.string ?? "true", predicate)
    switch operation.name {
    case "filter": return "filter(\(isSatisfied))"
    case "take": return "take(\(try operation.int("count")))"
    case "takeLast": return "take_last(\(try operation.int("count")))"
    case "takeWhile", "takeUntilPred":
      if arguments["inclusive"]?.bool == true { throw NotInLua(what: "inclusive end") }
      let method = operation.name == "takeWhile" ? "take_while" : "take_until"
      return "\(method)(\(isSatisfied))"
    case "takeUntil": return "take_until(\(try other(operation)))"
    case "takeFor": return "take_until(ui.timer(\(try operation.int("time"))))"
    // Not `skip_until` a timer, which says nothing when its source ends before that.
    case "skipFor": throw NotInLua(what: "skip for a time")
    case "skip": return "skip(\(try operation.int("count")))"
    case "skipWhile": return "skip_while(\(isSatisfied))"
    case "skipUntil": return "skip_until(\(try other(operation)))"
    case "elementAt": return "element_at(\(try operation.int("index")))"
    case "single": return arguments["pred"] == nil ? "single()" : "filter(\(isSatisfied)):single()"
    case "distinctUntilChanged":
      if arguments["cmp"] != nil { throw NotInLua(what: "comparison of two values") }
      guard let key = arguments["key"]?.string else { return "distinct_until_changed()" }
      return "distinct_until_changed(\(try function(key, unary)))"
    case "ifEmpty": return "if_empty(\(try arguments["default"]?.lua ?? other(operation)))"
    case "sample":
      let value = arguments["default"].map { ", \($0.lua)" } ?? ""
      return "sample(\(try other(operation))\(value))"
    default: return nil
    }
  }

  private func flattening(_ operation: CaseOperation) throws -> String? {
    let transform = try function(operation.arguments["inner"]?.string ?? "sourceAt", inner)
    switch operation.name {
    case "flatMap": return "flat_map(\(transform))"
    case "flatMapLatest": return "flat_map_latest(\(transform))"
    case "flatMapFirst": return "flat_map_first(\(transform))"
    case "concatMap": return "concat_map(\(transform))"
    case "switchLatest": return "map(\(transform)):switch_latest()"
    case "mergeNested":
      let most = operation.arguments["maxConcurrent"]?.int.map { "\($0)" } ?? ""
      return "map(\(transform)):\(most == "1" ? "concat()" : "merge(\(most))")"
    default: return nil
    }
  }

  private func timed(_ operation: CaseOperation) throws -> String? {
    let arguments = operation.arguments
    switch operation.name {
    case "observeOn": return "observe_on()"
    case "subscribeOn": return "subscribe_on()"
    case "debounce": return "debounce(\(try operation.int("time")))"
    case "throttle":
      let latest = arguments["latest"]?.bool.map { ", \($0)" } ?? ""
      return "throttle(\(try operation.int("time"))\(latest))"
    case "delay": return "delay(\(try operation.int("time")))"
    case "delaySubscription": return "delay_subscription(\(try operation.int("time")))"
    case "timeout":
      let other = arguments["other"]?.int.map { ", s[\($0)]" } ?? ""
      return "timeout(\(try operation.int("time"))\(other))"
    case "buffer":
      return "buffer(\(try operation.int("time")), \(try operation.int("count")))"
    default: return nil
    }
  }

  private func recovering(_ operation: CaseOperation) throws -> String? {
    let arguments = operation.arguments
    switch operation.name {
    case "retry": return "retry(\(arguments["count"]?.int.map { "\($0)" } ?? ""))"
    case "retryWhenTimer": throw NotInLua(what: "retry_when")
    case "catch":
      if let name = arguments["throw"]?.string {
        return "catch(function() error(\"\(name)\", 0) end)"
      }
      return "catch(function() return \(try other(operation)) end)"
    case "catchJustReturn":
      return "catch(function() return ui.just(\((arguments["value"] ?? .null).lua)) end)"
    default: return nil
    }
  }
}
