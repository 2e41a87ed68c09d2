// Where we decided for another result than the recorded one, and why.
extension StreamCase {
  /// What the case gives here.
  ///
  /// RxSwift's raw subjects deliver the event in flight to an observer that was disposed of during
  /// it; ours never deliver anything after `dispose()` returned (streams 2.5). So the later
  /// observer does not get the value in flight in these six cases, marked `quirk`.
  var decided: CaseValue {
    switch id {
    case "own.PublishSubject.06", "own.ReplaySubject.06", "own.ReplaySubject.15",
      "own.ReplaySubject.24":
      withoutDelivery(of: 1, at: 20, to: "o2")
    case "own.BehaviorSubject.06": withoutDelivery(of: 1, at: 20, to: "o2")
    case "own.BehaviorRelay.05": withoutDelivery(of: 2, at: 30, to: "o2")
    default: expected
    }
  }

  private func withoutDelivery(of value: Int, at tick: Int, to observer: String) -> CaseValue {
    guard case .object(var fields) = expected, case .object(var events)? = fields["events"] else {
      return expected
    }
    let event = CaseValue.list([.int(tick), .string("next"), .int(value)])
    let delivery = CaseValue.list([.string(observer), .string("next"), .int(value)])
    events[observer] = .list((events[observer]?.list ?? []).filter { $0 != event })
    fields["events"] = .object(events)
    fields["order"] = .list((fields["order"]?.list ?? []).filter { $0 != delivery })
    return .object(fields)
  }

  /// The recorded deliveries in the order of subscription.
  ///
  /// In RxSwift whoever joins after an observer has left is delivered to first; here the order is
  /// always that of subscription (streams 2.8). Each event that goes to several observers is put
  /// into that order, in scripts where one joins after another has left.
  var decidedOrder: CaseValue? {
    guard let deliveries = decided["order"]?.list else { return nil }
    let actions = (script ?? []).compactMap(\.list)
    let left = actions.firstIndex { action in
      // Also by a hook of a subscriber.
      action.contains { "\($0)".contains("dispose") || "\($0)".contains("dropBag") }
    }
    let joined = actions.lastIndex { $0.count > 1 && $0[1].string == "subscribe" }
    guard let left, let joined, left <= joined else { return .list(deliveries) }
    let names = actions.filter { $0.count > 2 && $0[1].string == "subscribe" }.map { $0[2] }
    var ordered: [CaseValue] = []
    for event in runs(of: deliveries) {
      ordered += event.sorted { a, b in
        (names.firstIndex { $0 == a[0] } ?? 0) < (names.firstIndex { $0 == b[0] } ?? 0)
      }
    }
    return .list(ordered)
  }

  /// Neighbours that tell one event to different observers.
  private func runs(of deliveries: [CaseValue]) -> [[CaseValue]] {
    var runs: [[CaseValue]] = []
    for delivery in deliveries {
      if let run = runs.last, run[0].list?.dropFirst() == delivery.list?.dropFirst(),
        !run.contains(where: { $0[0] == delivery[0] })
      {
        runs[runs.count - 1].append(delivery)
      } else {
        runs.append([delivery])
      }
    }
    return runs
  }
}
