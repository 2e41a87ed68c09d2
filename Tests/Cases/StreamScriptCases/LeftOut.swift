/// Why a case is not run as a script.
enum LeftOut: Error {
  /// Scripts have no word for it.
  case notInLua(String)
  /// The recorded clock runs what is due now one tick later; a screen's clock runs it in the same
  /// instant (lua-api 5).
  case nextTick
  /// What is sent during a delivery was recorded depth-first; in scripts it queues (streams 2.6).
  case depthFirst
  /// Scripts zip lists of streams, which end earlier than the recorded tuples (streams 3).
  case zipOfTuples

  /// What a test report says.
  var reason: String {
    switch self {
    case .notInLua(let what): "scripts have no \(what)"
    case .nextTick: "its result depends on the next tick"
    case .depthFirst: "its result depends on depth-first delivery"
    case .zipOfTuples: "a list of streams ends earlier than this tuple"
    }
  }
}

extension StreamCase {
  /// Refuses what has another result in scripts, by rules that hold for any case.
  func checkScriptable() throws {
    let operations =
      [operation] + chain
      + sources.flatMap { $0["chain"]?.list ?? [] }
      .map(CaseOperation.init)
    for operation in operations { try check(operation) }
    for source in sources { try check(source: source) }
    if operation.name == "zip", try !isTheSameForLists() { throw LeftOut.zipOfTuples }
    if try sendsDuringDelivery() { throw LeftOut.depthFirst }
  }

  private func check(_ operation: CaseOperation) throws {
    let arguments = operation.arguments
    switch operation.name {
    case "observeOn", "subscribeOn": throw LeftOut.nextTick
    // Not `skip_until` a timer, which says nothing when its source ends before that.
    case "skipFor": throw LeftOut.notInLua("skip for a time")
    case "retryWhenTimer": throw LeftOut.notInLua("retry_when")
    case "takeWhile", "takeUntilPred":
      if arguments["inclusive"]?.bool == true { throw LeftOut.notInLua("inclusive end") }
    case "distinctUntilChanged":
      if arguments["cmp"] != nil { throw LeftOut.notInLua("comparison of two values") }
    case "do":
      for hook in ["onSubscribe", "onSubscribed", "onDispose"] where arguments[hook] != nil {
        throw LeftOut.notInLua("\(hook) of do_on")
      }
    default: break
    }
    if arguments["time"]?.int == 0 { throw LeftOut.nextTick }
  }

  private func check(source: CaseValue) throws {
    switch source["kind"]?.string {
    case "fromOnScheduler", "justOnScheduler": throw LeftOut.nextTick
    case "timer" where source["due"]?.int == 0: throw LeftOut.nextTick
    case "interval" where source["period"]?.int == 0: throw LeftOut.nextTick
    case "cold" where source["events"]?.list?.contains { $0[0]?.int == 0 } == true:
      throw LeftOut.nextTick
    case "using": throw LeftOut.notInLua("using")
    default: break
    }
  }

  /// Whether the list form of `zip`, which has recorded cases of its own, gives what was recorded
  /// for tuples.
  private func isTheSameForLists() throws -> Bool {
    guard case .object(var fields) = fields else { return true }
    fields["operator"] = .string("zipCollection")
    let result = try StreamCase(id: id, fields: .object(fields)).run()
    return result.events == expected["events"]
      && result.subscriptions == expected["subscriptions"]
  }

  /// Whether a hook sends something into a delivery that several observers, or several branches,
  /// are to see.
  private func sendsDuringDelivery() throws -> Bool {
    let subscribing = (script ?? []).compactMap(\.list).filter { $0[1].string == "subscribe" }
    let isShared = subscribing.count > 1 || fields["combineWithSelf"] != nil
    let hooks = subscribing.flatMap { $0.count > 3 ? $0[3]["hooks"]?.list ?? [] : [] }
    return isShared
      && hooks.contains { hook in
        let isEnd = hook[0] == .string("completed") || hook[0] == .string("error")
        return !isEnd
          && hook[1]?.list?.contains {
            ["next", "completed", "error"].contains($0[0]?.string ?? "")
          } == true
      }
  }
}
