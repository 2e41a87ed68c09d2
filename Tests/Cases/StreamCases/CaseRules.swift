import Streams

/// What a case is run by, where scripts decide otherwise than the library that was recorded.
struct CaseRules {
  /// What becomes of what is sent during a delivery (streams 2.6).
  let order: DeliveryOrder
  /// Whether `zip` is that of a list of streams, which ends earlier than that of a tuple
  /// (streams 3).
  let zipsLists: Bool
  let makeClock: () -> any CaseClock

  /// As the cases were recorded.
  static var recorded: CaseRules {
    CaseRules(order: .depthFirst, zipsLists: false) { TestScheduler() }
  }

  /// As in scripts: what is due now runs in the same instant (lua-api 5).
  static var scripts: CaseRules {
    CaseRules(order: .queued, zipsLists: true) { VirtualClock() }
  }
}

/// A clock that a case can be run on.
protocol CaseClock: Scheduler {
  func schedule(at time: Double, _ work: @escaping () -> Void) -> Subscription
  func advance(to time: Double)
}

extension TestScheduler: CaseClock {}

extension VirtualClock: CaseClock {
  func schedule(at time: Double, _ work: @escaping () -> Void) -> Subscription {
    schedule(after: time - now, work)
  }
}
