/// Works out what happened to the items of sections that stayed.
@usableFromInline
struct ItemMatching {
  /// What is left of a section that stayed once its equal start and end are cut off, as positions
  /// over all sections; both ranges are empty for a section that came.
  @usableFromInline
  struct Middle {
    @usableFromInline var old: Range<Int>
    @usableFromInline var new: Range<Int>

    @inlinable
    init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  @usableFromInline let sections: SectionMatching
  /// Where the old sections begin, and the end.
  @usableFromInline let oldStarts: [Int32]
  /// Where the new sections begin, and the end.
  @usableFromInline let newStarts: [Int32]
  /// The old section of each old item.
  @usableFromInline let oldSectionOfItem: [Int32]
  /// For each new section what is left of it.
  @usableFromInline var middles: [Middle] = []

  @usableFromInline
  init(
    sections: SectionMatching, oldStarts: [Int32], newStarts: [Int32], oldSectionOfItem: [Int32]
  ) {
    self.sections = sections
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    self.oldSectionOfItem = oldSectionOfItem
    middles.reserveCapacity(newStarts.count)
  }

  /// Compares the items and enters those that came, went and moved.
  ///
  /// Linear, but for the moves of a list whose order is mostly lost.
  ///
  /// - Parameters:
  ///   - entries: The index of the old items.
  ///   - wantsKept: Whether the pairs of kept items are asked for.
  /// - Returns: The kept items, in the new order, if asked for.
  @inlinable
  mutating func compare<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>,
    entries: UnsafeBufferPointer<UInt64>, wantsKept: Bool, into changes: inout Changes
  ) -> [KeptPair] {
    cutMiddles(old, new)
    let oldLeft = middles.reduce(0) { $0 + $1.old.count }
    let longest = middles.reduce(0) { max($0, $1.new.count) }
    if oldLeft == 0, longest == 0 { return wantsKept ? keptPairs(positions: nil) : [] }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: new.count + 3 * longest) {
      scratch in
      withUnsafeTemporaryAllocation(
        of: UInt64.self, capacity: PositionSet.words(for: old.count)
      ) { words in
        let stayed = PositionSet(words)
        var matches = Matches(scratch: scratch, count: new.count, longest: longest)
        for (section, middle) in middles.enumerated() where !middle.new.isEmpty {
          matches.startPart()
          if oldLeft == 0 {
            for place in middle.new { matches.enter(place: place, elsewhereAt: -1) }
          } else {
            matchIdentifiers(
              new, in: middle.new, with: old, expected: middle.old, entries: entries,
              into: &matches)
          }
          enter(matches, ofSection: section, stayed: stayed, into: &changes)
        }
        enterDeletes(stayed: stayed, into: &changes)
        return wantsKept ? keptPairs(positions: matches.positions) : []
      }
    }
  }

  /// Cuts off what is equal at the start and at the end of each section that stayed.
  @inlinable
  mutating func cutMiddles<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) {
    for (newSection, oldSection) in sections.oldPositions.enumerated() {
      guard oldSection >= 0 else {
        middles.append(Middle(old: 0..<0, new: 0..<0))
        continue
      }
      var oldRange = Int(oldStarts[Int(oldSection)])..<Int(oldStarts[Int(oldSection) + 1])
      var newRange = Int(newStarts[newSection])..<Int(newStarts[newSection + 1])
      let prefix = commonPrefix(
        UnsafeBufferPointer(rebasing: old[oldRange]), UnsafeBufferPointer(rebasing: new[newRange]))
      oldRange = oldRange.dropFirst(prefix)
      newRange = newRange.dropFirst(prefix)
      let suffix = commonSuffix(
        UnsafeBufferPointer(rebasing: old[oldRange]), UnsafeBufferPointer(rebasing: new[newRange]))
      middles.append(Middle(old: oldRange.dropLast(suffix), new: newRange.dropLast(suffix)))
    }
  }

  /// Enters the items that came into a section, or moved into it or in it.
  ///
  /// Those of a section that went come, by the rules (snapshots 7.1, rule 3); they lose their old
  /// positions.
  @usableFromInline
  func enter(
    _ matches: Matches, ofSection section: Int, stayed: PositionSet, into changes: inout Changes
  ) {
    let start = Int(newStarts[section])
    let oldSection = Int(sections.oldPositions[section])
    for element in 0..<matches.expectedCount { stayed.insert(matches.expected[element]) }
    let firstMove = changes.itemMoves.count
    for place in matches.moved() {
      let from = Int(matches.positions[Int(place)]) - Int(oldStarts[oldSection])
      changes.itemMoves.append(
        Changes.ItemMove(
          from: ItemPath(section: oldSection, item: from),
          to: ItemPath(section: section, item: Int(place) - start)))
    }
    let firstArrival = changes.itemMoves.count
    for place in matches.others {
      let to = ItemPath(section: section, item: Int(place) - start)
      let position = matches.positions[Int(place)]
      let from = position < 0 ? 0 : Int(oldSectionOfItem[Int(position)])
      if position < 0 || sections.newPositions[from] < 0 {
        matches.positions[Int(place)] = -1
        changes.itemInserts.append(to)
      } else {
        stayed.insert(position)
        let item = Int(position) - Int(oldStarts[from])
        changes.itemMoves.append(
          Changes.ItemMove(from: ItemPath(section: from, item: item), to: to))
      }
    }
    if firstMove < firstArrival, firstArrival < changes.itemMoves.count {
      changes.itemMoves[firstMove...].sort { $0.to < $1.to }
    }
  }

  /// Enters the items that went from sections that stayed.
  @usableFromInline
  func enterDeletes(stayed: PositionSet, into changes: inout Changes) {
    for (oldSection, newSection) in sections.newPositions.enumerated() where newSection >= 0 {
      let start = Int(oldStarts[oldSection])
      stayed.forEachMissing(in: middles[Int(newSection)].old) { position in
        changes.itemDeletes.append(ItemPath(section: oldSection, item: position - start))
      }
    }
  }

  /// The items that stayed, in the new order.
  ///
  /// - Parameter positions: For each new item in a middle its old position, or -1; nil if all
  ///   middles are empty.
  @usableFromInline
  func keptPairs(positions: UnsafeMutableBufferPointer<Int32>?) -> [KeptPair] {
    Array(unsafeUninitializedCapacity: Int(newStarts.last ?? 0)) { pairs, count in
      for (newSection, oldSection) in sections.oldPositions.enumerated() where oldSection >= 0 {
        let middle = middles[newSection]
        let oldStart = Int(oldStarts[Int(oldSection)])
        let newStart = Int(newStarts[newSection])
        for place in newStart..<middle.new.lowerBound {
          pairs.initializeElement(
            at: count, to: KeptPair(old: place &+ (oldStart &- newStart), new: place))
          count &+= 1
        }
        if let positions {
          for place in middle.new where positions[place] >= 0 {
            pairs.initializeElement(
              at: count, to: KeptPair(old: Int(positions[place]), new: place))
            count &+= 1
          }
        }
        let shift = middle.old.upperBound - middle.new.upperBound
        for place in middle.new.upperBound..<Int(newStarts[newSection + 1]) {
          pairs.initializeElement(at: count, to: KeptPair(old: place &+ shift, new: place))
          count &+= 1
        }
      }
    }
  }
}
