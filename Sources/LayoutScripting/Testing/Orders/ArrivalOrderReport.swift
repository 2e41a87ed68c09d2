import FrameComparison
package import SectionHost

/// Which orders of arrival end in the same frame, and where the others differ from it.
package struct ArrivalOrderReport {
  /// Orders that end in the same frame.
  package struct Group {
    /// The frame, as it was after the first of them.
    package var frame: Frame
    /// The orders, each as the inputs' names.
    package var orders: [[String]]
    /// What is compared of the frame.
    fileprivate var shown: Frame
  }

  /// The most lines that a text says about the differences of a group.
  private static let mostLines = 10

  /// The inputs that were sent to.
  package let inputs: [String]
  /// How many orders were tried.
  package let orderCount: Int
  /// Whether there are more orders than were tried.
  package let isSampled: Bool
  /// The groups; the one with the most orders first, else in the order in which they came up.
  package private(set) var groups: [Group] = []

  init(inputs: [String], orderCount: Int, isSampled: Bool) {
    self.inputs = inputs
    self.orderCount = orderCount
    self.isSampled = isSampled
  }

  mutating func add(_ order: [Int], _ frame: Frame) {
    let shown = frame.whatIsShown
    let names = order.map { inputs[$0] }
    if let index = groups.firstIndex(where: { $0.shown == shown }) {
      groups[index].orders.append(names)
      while let larger = groups[..<index].firstIndex(where: {
        $0.orders.count < groups[index].orders.count
      }) {
        groups.insert(groups.remove(at: index), at: larger)
        break
      }
    } else {
      groups.append(Group(frame: frame, orders: [names], shown: shown))
    }
  }

  /// How many orders end in another frame than the most do.
  package var differentCount: Int { orderCount - (groups.first?.orders.count ?? 0) }

  /// What was tried and came of it, in a sentence without a full stop.
  package var summary: String {
    let orders = orderCount == 1 ? "1 order" : "\(orderCount) orders"
    let tried = isSampled ? "\(orders), a seeded sample of all," : orders
    if differentCount == 0 {
      return "\(tried) of \(inputs.joined(separator: ", ")) "
        + (orderCount == 1 ? "ends in one frame" : "end in the same frame")
    }
    return "\(differentCount) of \(tried) \(differentCount == 1 ? "ends" : "end") "
      + "in a different frame"
  }

  /// Where the frame of a group differs from that of the first, a line each.
  package func differences(of group: Group) -> [String] {
    groups.first.map { FrameDifference($0.shown, group.shown).lines } ?? []
  }

  /// What a person reads: the summary, and each group with its orders and differences.
  package var text: String {
    var lines = [summary]
    guard differentCount > 0 else { return summary }
    for (index, group) in groups.enumerated() {
      let count = group.orders.count == 1 ? "1 order" : "\(group.orders.count) orders"
      let shown = group.orders.prefix(3).map { $0.joined(separator: ", ") }
      let more = group.orders.count > 3 ? "; …" : ""
      lines.append("\(count): \(shown.joined(separator: "; "))\(more)")
      if index == 0 { continue }
      let differences = differences(of: group)
      lines += differences.prefix(Self.mostLines).map { "  \($0)" }
      if differences.count > Self.mostLines {
        lines.append("  and \(differences.count - Self.mostLines) more")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Frame {
  /// What a person sees of the frame: not how it came to it, and not which pooled cell shows an item.
  fileprivate var whatIsShown: Frame {
    var frame = self
    frame.sequence = 0
    frame.causes = []
    for section in frame.sections.indices {
      for item in frame.sections[section].items.indices {
        frame.sections[section].items[item].cell?.number = 0
      }
    }
    return frame
  }
}
