/// Judges a list of changes by the rules alone: what it must hold, that it is valid, that its moves
/// are the fewest, and that replaying it gives the new state (snapshots 7.1 to 7.3).
///
/// It shares nothing with the code that makes such lists, and puts plainness before speed. Tests
/// run it on every list that they make.
package struct ChangeChecker<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A section with its items.
  private typealias Section = (id: SectionID, items: [ItemID])

  private let old: [Section]
  private let new: [Section]
  private let changes: Changes
  private let oldSections: [SectionID: Int]
  private let newSections: [SectionID: Int]
  /// What was found wrong, in words.
  package private(set) var violations: [String] = []

  /// Judges the changes between two snapshots.
  package init(
    _ changes: Changes, from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
  ) {
    self.changes = changes
    self.old = zip(old.sectionIdentifiers, old.sectionIdentifiers.indices)
      .map { ($0, old.itemIdentifiers(inSectionAt: $1)) }
    self.new = zip(new.sectionIdentifiers, new.sectionIdentifiers.indices)
      .map { ($0, new.itemIdentifiers(inSectionAt: $1)) }
    oldSections = Dictionary(
      uniqueKeysWithValues: zip(old.sectionIdentifiers, old.sectionIdentifiers.indices))
    newSections = Dictionary(
      uniqueKeysWithValues: zip(new.sectionIdentifiers, new.sectionIdentifiers.indices))
    checkUniqueness()
    checkSections()
    checkItems()
    checkUpdates()
    if violations.isEmpty { checkReplay() }
  }

  private mutating func expect(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { violations.append(violation()) }
  }

  /// Rule 1: no index twice.
  private mutating func checkUniqueness() {
    let lists: [(String, [ItemPath])] = [
      (
        "section deletes and move sources",
        paths(changes.sectionDeletes + changes.sectionMoves.map(\.from))
      ),
      (
        "section inserts and move targets",
        paths(changes.sectionInserts + changes.sectionMoves.map(\.to))
      ),
      ("item deletes and move sources", changes.itemDeletes + changes.itemMoves.map(\.from)),
      ("item inserts and move targets", changes.itemInserts + changes.itemMoves.map(\.to)),
      (
        "section reloads and reconfigures",
        paths(changes.sectionReloads + changes.sectionReconfigures)
      ),
      ("item reloads and reconfigures", changes.itemReloads + changes.itemReconfigures),
    ]
    for (name, list) in lists {
      expect(Set(list).count == list.count, "an index stands twice among \(name)")
    }
  }

  private func paths(_ sections: [Int]) -> [ItemPath] {
    sections.map { ItemPath(section: $0, item: 0) }
  }

  /// Sections that must come and go do, and the fewest move.
  private mutating func checkSections() {
    let gone = old.indices.filter { newSections[old[$0].id] == nil }
    let came = new.indices.filter { oldSections[new[$0].id] == nil }
    expect(changes.sectionDeletes == gone, "section deletes are not \(gone)")
    expect(changes.sectionInserts == came, "section inserts are not \(came)")
    for move in changes.sectionMoves {
      expect(
        old.indices.contains(move.from) && new.indices.contains(move.to)
          && old[move.from].id == new[move.to].id,
        "section move \(move.from) to \(move.to) joins two sections")
    }
    let order = new.compactMap { oldSections[$0.id] }
    let least = order.count - lengthOfLongestIncreasingSubsequence(order)
    let count = changes.sectionMoves.count
    expect(count == least, "\(count) section moves, not \(least)")
  }

  /// Items that must come and go do, none of a section that comes or goes (rules 2 and 3), and the
  /// fewest move.
  private mutating func checkItems() {
    var oldPaths: [ItemID: ItemPath] = [:]
    for (path, item) in surviving(old, in: newSections) { oldPaths[item] = path }
    var newPaths: [ItemID: ItemPath] = [:]
    var came: [ItemPath] = []
    var crossed = 0
    var orders: [Int: [Int]] = [:]
    for (path, item) in surviving(new, in: oldSections) {
      newPaths[item] = path
      guard let oldPath = oldPaths[item] else {
        came.append(path)
        continue
      }
      if newSections[old[oldPath.section].id] == path.section {
        orders[path.section, default: []].append(oldPath.item)
      } else {
        crossed += 1
      }
    }
    let gone = surviving(old, in: newSections).filter { newPaths[$1] == nil }.map(\.0)
    expect(changes.itemDeletes == gone, "item deletes are not \(gone)")
    expect(changes.itemInserts == came, "item inserts are not \(came)")
    for move in changes.itemMoves {
      let item = self.item(at: move.from, in: old)
      expect(
        item != nil && item == self.item(at: move.to, in: new)
          && item.flatMap { oldPaths[$0] } == move.from
          && item.flatMap { newPaths[$0] } == move.to,
        "item move \(move.from) to \(move.to) is none")
    }
    let least = orders.values.reduce(crossed) {
      $0 + $1.count - lengthOfLongestIncreasingSubsequence($1)
    }
    let count = changes.itemMoves.count
    expect(count == least, "\(count) item moves, not \(least)")
  }

  private func surviving(
    _ sections: [Section], in others: [SectionID: Int]
  ) -> [(ItemPath, ItemID)] {
    sections.indices.filter { others[sections[$0].id] != nil }.flatMap { section in
      sections[section].items.enumerated().map { (ItemPath(section: section, item: $0), $1) }
    }
  }

  private func item(at path: ItemPath, in sections: [Section]) -> ItemID? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Rule 6: only what stayed is updated, and nothing twice.
  private mutating func checkUpdates() {
    for section in changes.sectionReloads + changes.sectionReconfigures {
      expect(
        new.indices.contains(section) && oldSections[new[section].id] != nil,
        "section \(section) is updated and did not stay")
    }
    let inserted = Set(changes.itemInserts)
    for path in changes.itemReloads + changes.itemReconfigures {
      expect(
        item(at: path, in: new) != nil && oldSections[new[path.section].id] != nil
          && !inserted.contains(path),
        "item \(path) is updated and did not stay")
      expect(
        !changes.sectionReloads.contains(path.section),
        "item \(path) is updated in a reloaded section")
    }
  }

  /// Replays the list on the old state (snapshots 7.2).
  private mutating func checkReplay() {
    let placed = Dictionary(
      uniqueKeysWithValues: changes.sectionMoves.map { ($0.to, $0.from) })
    let taken = Set(changes.sectionDeletes + changes.sectionMoves.map(\.from))
    var staying = old.indices.filter { !taken.contains($0) }[...]
    let inserted = Set(changes.sectionInserts)
    var removed: [Int: Set<Int>] = [:]
    for path in changes.itemDeletes + changes.itemMoves.map(\.from) {
      removed[path.section, default: []].insert(path.item)
    }
    var arrivals: [Int: [Int: ItemID]] = [:]
    for path in changes.itemInserts {
      arrivals[path.section, default: [:]][path.item] = new[path.section].items[path.item]
    }
    for move in changes.itemMoves {
      arrivals[move.to.section, default: [:]][move.to.item] =
        old[move.from.section].items[move.from.item]
    }
    for target in new.indices where !inserted.contains(target) {
      guard let source = placed[target] ?? staying.popFirst() else {
        violations.append("no old section is left for section \(target)")
        return
      }
      var rest = old[source].items.enumerated()
        .filter { !(removed[source]?.contains($0.offset) ?? false) }.map(\.element)[...]
      var items: [ItemID] = []
      while let item = arrivals[target]?[items.count] ?? rest.popFirst() { items.append(item) }
      let id = old[source].id
      expect(id == new[target].id, "section \(target) becomes \(id)")
      expect(items == new[target].items, "the items of section \(target) become \(items)")
    }
    expect(staying.isEmpty, "old sections \(staying) are left over")
  }
}

/// By patience: each pile keeps its least top.
private func lengthOfLongestIncreasingSubsequence(_ numbers: [Int]) -> Int {
  var tops: [Int] = []
  for number in numbers {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low == tops.count { tops.append(number) } else { tops[low] = number }
  }
  return tops.count
}
