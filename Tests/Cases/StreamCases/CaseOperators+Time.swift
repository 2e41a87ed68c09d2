import Streams

// Operators that need the clock, inner streams, and `do`.
extension CaseWorld {
  func applyTimed(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue>? {
    let arguments = operation.arguments
    switch operation.name {
    case "debounce": return source.debounce(try operation.time(), on: scheduler)
    case "throttle":
      return source.throttle(
        try operation.time(), latest: arguments["latest"]?.bool ?? true, on: scheduler)
    case "delay": return source.delay(try operation.time(), on: scheduler)
    case "delaySubscription":
      return source.delaySubscription(try operation.time(), on: scheduler)
    case "timeout":
      guard let other = arguments["other"]?.int else {
        return source.timeout(try operation.time(), on: scheduler)
      }
      return source.timeout(
        try operation.time(), switchTo: try stream(at: other), on: scheduler)
    case "buffer":
      return source.buffer(
        try operation.time(), count: try operation.int("count"), on: scheduler
      ).map { .list($0) }
    case "window":
      let windows = source.window(
        try operation.time(), count: try operation.int("count"), on: scheduler)
      return numbered(windows)
    case "groupBy":
      let key = try CaseFunction.unary(operation.string("key"))
      return numbered(source.group(by: { try key($0) }))
    default: return nil
    }
  }

  /// Inner streams, numbered and merged: "number value".
  private func numbered(_ streams: Stream<Stream<CaseValue>>) -> Stream<CaseValue> {
    streams.enumerated().flatMap { number, stream in
      stream.map { .string("\(number) \($0)") }
    }
  }

  private func numbered(
    _ streams: Stream<GroupedStream<CaseValue, CaseValue>>
  ) -> Stream<CaseValue> {
    numbered(streams.map { $0 as Stream<CaseValue> })
  }

  /// The stream that a value turns into.
  func innerStream(_ text: String) throws -> (CaseValue) throws -> Stream<CaseValue> {
    let scheduler = scheduler
    switch text {
    case "sourceAt": return { [unowned self] in try stream(at: CaseFunctions.number($0)) }
    case "just x": return { .just($0) }
    case "from [x,x+1]":
      return { .from([$0, .int(try CaseFunctions.number($0) + 1)]) }
    case "empty": return { _ in .empty() }
    case "x after 15":
      return { value in Stream.timer(after: 15, on: scheduler).map { _ in value } }
    case "x repeated x times, every 10":
      return { value in
        Stream.interval(10, on: scheduler).map { _ in value }
          .take(try CaseFunctions.number(value))
      }
    default: throw CaseFault("no inner stream \(text)")
    }
  }

  func applyDo(
    _ operation: CaseOperation, _ source: Stream<CaseValue>
  ) throws -> Stream<CaseValue> {
    let arguments = operation.arguments
    let onNext = try action(arguments["onNext"]?.string)
    let onError = try action(arguments["onError"]?.string)
    let onCompleted = try action(arguments["onCompleted"]?.string)
    let onSubscribe = try action(arguments["onSubscribe"]?.string)
    let onSubscribed = try action(arguments["onSubscribed"]?.string)
    let onDispose = try action(arguments["onDispose"]?.string)
    let hooks = (onSubscribe, onSubscribed, onDispose)
    return source.do(
      onNext: { try onNext?([.string("next"), $0]) },
      onError: { try onError?([.string("error"), .string(CaseWorld.name($0))]) },
      onCompleted: { try onCompleted?([.string("completed")]) },
      onSubscribe: { try? hooks.0?([.string("subscribe")]) },
      onSubscribed: { try? hooks.1?([.string("subscribed")]) },
      onDispose: { try? hooks.2?([.string("dispose")]) })
  }

  /// What a hook of `do` does: "log", "count", "throw E" or "throwOnCall n".
  private func action(_ text: String?) throws -> (([CaseValue]) throws -> Void)? {
    guard let text else { return nil }
    if text == "log" {
      return { [unowned self] in note($0) }
    }
    if text == "count" { return { _ in } }
    if text.hasPrefix("throw "), let error = CaseError(rawValue: String(text.dropFirst(6))) {
      return { _ in throw error }
    }
    if text.hasPrefix("throwOnCall "), let last = Int(text.dropFirst(12)) {
      var calls = 0
      return { _ in
        calls += 1
        if calls == last { throw CaseError.E0 }
      }
    }
    throw CaseFault("no action \(text)")
  }

  /// The name of an error in the case file.
  static func name(_ error: any Error) -> String {
    if let error = error as? CaseError { return error.rawValue }
    if let error = error as? StreamError { return "\(error)" }
    return "\(error)"
  }

  /// An event as the case file writes it, without its time.
  static func words(_ event: Event<CaseValue>) -> CaseValue {
    switch event {
    case .next(let value): .list([.string("next"), value])
    case .error(let error): .list([.string("error"), .string(name(error))])
    case .completed: .list([.string("completed")])
    }
  }
}
