import Streams

// What the operators of the case file are called here.
extension CaseWorld {
  /// Applies an operator to the first of the streams, or to all of them when it combines several.
  func apply(
    _ operation: CaseOperation, to streams: [Stream<CaseValue>]
  ) throws -> Stream<CaseValue> {
    if let combined = try combine(operation, streams) { return combined }
    guard let source = streams.first else { throw CaseFault("\(operation.name) needs a source") }
    let known =
      try transform(operation, source) ?? choose(operation, source) ?? flatten(operation, source)
      ?? applyTimed(operation, source) ?? recover(operation, source)
    guard let known else { throw CaseFault("no operator \(operation.name)") }
    return known
  }

  private func other(_ operation: CaseOperation) throws -> Stream<CaseValue> {
    try stream(at: operation.int("other"))
  }

  private func combine(
    _ operation: CaseOperation, _ streams: [Stream<CaseValue>]
  ) throws -> Stream<CaseValue>? {
    let arguments = operation.arguments
    let token = life.token()
    var function: CaseFunction<CaseValue>?
    if operation.name.hasPrefix("combineLatest") || operation.name.hasPrefix("zip") {
      function = try CaseFunction.nary(arguments["fn"]?.string ?? "list")
    }
    let select = { [function] (values: [CaseValue]) throws -> CaseValue in
      _ = token
      return try function?(.list(values)) ?? .null
    }
    switch operation.name {
    case "combineLatest": return try combineTyped(streams, select)
    case "combineLatestCollection": return .combineLatest(streams, resultSelector: select)
    case "zip" where !rules.zipsLists: return try zipTyped(streams, select)
    case "zip", "zipCollection": return .zip(streams, resultSelector: select)
    case "mergeArray": return .merge(streams)
    case "concat": return .concat(streams)
    case "amb": return .amb(streams)
    case "catchSequence": return .catchSequence(streams)
    default: return nil
    }
  }

  private func transform(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue>? {
    let arguments = operation.arguments
    let token = life.token()
    switch operation.name {
    case "identity": return source
    case "map":
      let function = try CaseFunction.unary(operation.string("fn"))
      return source.map { value in
        _ = token
        return try function(value)
      }
    case "compactMap":
      let predicate = try CaseFunction.predicate(operation.string("pred"))
      let function = try CaseFunction.unary(arguments["fn"]?.string ?? "id")
      return source.compactMap { try predicate($0) ? try function($0) : nil }
    case "scan":
      let function = try CaseFunction.binary(operation.string("fn"))
      return source.scan(.int(try operation.int("seed"))) { try function($0, $1) }
    case "reduce":
      let function = try CaseFunction.binary(operation.string("fn"))
      let result = try CaseFunction.unary(arguments["result"]?.string ?? "id")
      return source.reduce(
        .int(try operation.int("seed")), { try function($0, $1) }, mapResult: { try result($0) })
    case "toArray": return source.toArray().map { .list($0) }
    case "enumerated": return source.enumerated().map { .list([.int($0.index), $0.element]) }
    case "startWith", "startWithMany": return source.startWith(arguments["values"]?.list ?? [])
    case "ignoreElements": return source.ignoreElements()
    case "materialize": return source.materialize().map(CaseWorld.words)
    case "dematerialize":
      return source.map { try CaseWorld.event($0.list ?? []) }.dematerialize()
    case "withLatestFrom":
      let function = try CaseFunction.binary(operation.string("fn"))
      return source.withLatestFrom(try other(operation)) { try function($0, $1) }
    case "share":
      let scope: ShareScope = arguments["scope"]?.string == "forever" ? .forever : .whileConnected
      return source.share(replay: arguments["replay"]?.int ?? 0, scope: scope)
    case "observeOn": return source.observe(on: scheduler)
    case "subscribeOn": return source.subscribe(on: scheduler)
    case "do": return try applyDo(operation, source)
    default: return nil
    }
  }

  private func choose(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue>? {
    let arguments = operation.arguments
    let predicate = try CaseFunction.predicate(arguments["pred"]?.string ?? "true")
    let satisfies = { try predicate($0) }
    let inclusive = arguments["inclusive"]?.bool ?? false
    switch operation.name {
    case "filter": return source.filter(satisfies)
    case "take": return source.take(try operation.int("count"))
    case "takeLast": return source.takeLast(try operation.int("count"))
    case "takeWhile": return source.take(while: satisfies, inclusive: inclusive)
    case "takeUntilPred": return source.take(until: satisfies, inclusive: inclusive)
    case "takeUntil": return source.take(until: try other(operation))
    case "takeFor": return source.take(for: try operation.time(), on: scheduler)
    case "skip": return source.skip(try operation.int("count"))
    case "skipWhile": return source.skip(while: satisfies)
    case "skipUntil": return source.skip(until: try other(operation))
    case "skipFor": return source.skip(for: try operation.time(), on: scheduler)
    case "elementAt": return source.element(at: try operation.int("index"))
    case "single": return source.single(where: satisfies)
    case "distinctUntilChanged": return try distinct(operation, source)
    case "ifEmpty":
      if let value = arguments["default"] { return source.ifEmpty(default: value) }
      return source.ifEmpty(switchTo: try other(operation))
    case "sample":
      return source.sample(try other(operation), default: arguments["default"])
    default: return nil
    }
  }

  private func flatten(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue>? {
    let function = try CaseFunction.stream(
      operation.arguments["inner"]?.string ?? "sourceAt", base: innerStream)
    let inner = { (value: CaseValue) in try function(value) }
    switch operation.name {
    case "flatMap": return source.flatMap(inner)
    case "flatMapLatest": return source.flatMapLatest(inner)
    case "flatMapFirst": return source.flatMapFirst(inner)
    case "concatMap": return source.concatMap(inner)
    case "switchLatest": return source.map(inner).switchLatest()
    case "mergeNested":
      return source.map(inner).merge(
        maxConcurrent: operation.arguments["maxConcurrent"]?.int ?? .max)
    default: return nil
    }
  }

  private func recover(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue>? {
    let arguments = operation.arguments
    switch operation.name {
    case "retry": return source.retry(arguments["count"]?.int)
    case "retryWhenTimer":
      let (count, time) = (try operation.int("count"), try operation.time())
      return source.retry { [scheduler] errors in
        errors.enumerated().take(while: { $0.index < count })
          .flatMap { _ in Stream.timer(after: time, on: scheduler) }
      }
    case "catch":
      if let name = arguments["throw"]?.string {
        let error = try CaseError.named(name)
        return source.catch { _ in throw error }
      }
      let other = try other(operation)
      return source.catch { _ in other }
    case "catchJustReturn": return source.catchAndReturn(arguments["value"] ?? .null)
    default: return nil
    }
  }

  private func distinct(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue> {
    if let key = operation.arguments["key"]?.string {
      let function = try CaseFunction.unary(key)
      return source.distinctUntilChanged(by: { try function($0) })
    }
    switch operation.arguments["cmp"]?.string {
    case nil: return source.distinctUntilChanged()
    case "true": return source.distinctUntilChanged { _, _ in true }
    case "false": return source.distinctUntilChanged { _, _ in false }
    case "throw": return source.distinctUntilChanged { _, _ in throw CaseError.E0 }
    case .some(let name): throw CaseFault("no comparison \(name)")
    }
  }
}
