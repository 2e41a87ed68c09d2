/// What scripts have no word for, so that the case cannot be said.
struct NotInLua: Error {
  let what: String
}

// How scripts differ from what was recorded, by rules that hold for any case.
extension StreamCase {
  private var operations: [CaseOperation] {
    [operation] + chain + sources.flatMap { $0["chain"]?.list ?? [] }.map(CaseOperation.init)
  }

  /// Whether scripts decide for another result than the recorded one.
  func isDecidedOtherwise() throws -> Bool {
    try dependsOnNextTick || sendsDuringDelivery || zipsTuples()
  }

  /// The recorded clock runs what is due now one tick later; a screen's clock runs it in the same
  /// instant (lua-api 5).
  private var dependsOnNextTick: Bool {
    operations.contains {
      ["observeOn", "subscribeOn"].contains($0.name) || $0.arguments["time"]?.int == 0
    }
      || sources.contains { source in
        source["due"]?.int == 0 || source["period"]?.int == 0
          || source["kind"]?.string == "cold"
            && source["events"]?.list?.contains { $0[0]?.int == 0 } == true
      }
  }

  /// Whether a hook sends something into a delivery that several observers, or several branches,
  /// are to see: it was recorded depth-first, and queues in scripts (streams 2.6).
  private var sendsDuringDelivery: Bool {
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

  /// Whether the list form of `zip`, which has recorded cases of its own, ends earlier than the
  /// tuple that was recorded (streams 3).
  private func zipsTuples() throws -> Bool {
    guard operation.name == "zip" else { return false }
    let result = try run(by: .scripts)
    return result.events != expected["events"]
      || result.subscriptions != expected["subscriptions"]
  }
}
