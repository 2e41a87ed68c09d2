import Streams

/// Subscriptions that are live and that no bag holds.
public struct Leak: Sendable, Hashable {
  /// Where they were made: `script:line` for those of scripts.
  public var name: String
  /// How many there are.
  public var count: Int

  /// Makes an entry of a report.
  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

extension Screen {
  /// What is live and in no bag, in the order in which it was first made.
  ///
  /// While the screen lives such subscriptions are legal, and end with it; one that grows with every
  /// reload is a leak. After ``close()`` nothing is left. O(live subscriptions).
  public var leakReport: [Leak] {
    var leaks: [Leak] = []
    var places: [String: Int] = [:]
    for subscription in scope.live where !subscription.isInBag {
      let name = subscription.name ?? "unnamed"
      if let place = places[name] {
        leaks[place].count += 1
      } else {
        places[name] = leaks.count
        leaks.append(Leak(name: name, count: 1))
      }
    }
    return leaks
  }
}
