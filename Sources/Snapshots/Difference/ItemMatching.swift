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
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: new.count + 2 * longest) {
      scratch in
      let positions = UnsafeMutableBufferPointer(rebasing: scratch[..<new.count])
      for middle in middles where !middle.new.isEmpty {
        if oldLeft == 0 {
          positions[middle.new].update(repeating: -1)
        } else {
          matchIdentifiers(
            new, in: middle.new, with: old, expected: middle.old, entries: entries,
            into: positions)
        }
      }
      enter(
        positions: positions,
        scratch: UnsafeMutableBufferPointer(rebasing: scratch[new.count...]), into: &changes)
      return wantsKept ? keptPairs(positions: positions) : []
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

  /// Enters the items that came, went and moved.
  ///
  /// - Parameter positions: For each new item in a middle its old position, or -1. Those that are
  ///   no kept items by the rules (snapshots 7.1, rule 3) become -1, the others lose their marks.
  @usableFromInline
  func enter(
    positions: UnsafeMutableBufferPointer<Int32>, scratch: UnsafeMutableBufferPointer<Int32>,
    into changes: inout Changes
  ) {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: oldSectionOfItem.count) { stayed in
      for middle in middles { stayed[middle.old].initialize(repeating: false) }
      for (newSection, middle) in middles.enumerated() where !middle.new.isEmpty {
        let oldSection = Int(sections.oldPositions[newSection])
        markMoves(
          in: UnsafeMutableBufferPointer(rebasing: positions[middle.new]),
          within: Int32(middle.old.lowerBound)..<Int32(middle.old.upperBound), scratch: scratch)
        for place in middle.new {
          let marked = positions[place]
          let to = ItemPath(section: newSection, item: place - Int(newStarts[newSection]))
          guard marked >= 0 else {
            changes.itemInserts.append(to)
            continue
          }
          let position = Int(marked & ~movedBit)
          var from = oldSection
          if marked & movedBit == 0 {
            if middle.old.contains(position) {
              stayed[position] = true
              continue
            }
            from = Int(oldSectionOfItem[position])
            if sections.newPositions[from] < 0 {
              positions[place] = -1
              changes.itemInserts.append(to)
              continue
            }
          }
          positions[place] = Int32(position)
          stayed[position] = true
          changes.itemMoves.append(
            Changes.ItemMove(
              from: ItemPath(section: from, item: position - Int(oldStarts[from])), to: to))
        }
      }
      for (oldSection, newSection) in sections.newPositions.enumerated() where newSection >= 0 {
        for position in middles[Int(newSection)].old where !stayed[position] {
          changes.itemDeletes.append(
            ItemPath(section: oldSection, item: position - Int(oldStarts[oldSection])))
        }
      }
    }
  }

  /// The items that stayed, in the new order.
  ///
  /// - Parameter positions: For each new item in a middle its old position, or -1; nil if all
  ///   middles are empty.
  @usableFromInline
  func keptPairs(positions: UnsafeMutableBufferPointer<Int32>?) -> [KeptPair] {
    var pairs: [KeptPair] = []
    pairs.reserveCapacity(Int(newStarts.last ?? 0))
    for (newSection, oldSection) in sections.oldPositions.enumerated() where oldSection >= 0 {
      let middle = middles[newSection]
      let oldStart = Int(oldStarts[Int(oldSection)])
      let newStart = Int(newStarts[newSection])
      for place in newStart..<middle.new.lowerBound {
        pairs.append(KeptPair(old: oldStart + place - newStart, new: place))
      }
      if let positions {
        for place in middle.new where positions[place] >= 0 {
          pairs.append(KeptPair(old: Int(positions[place]), new: place))
        }
      }
      for place in middle.new.upperBound..<Int(newStarts[newSection + 1]) {
        pairs.append(
          KeptPair(old: middle.old.upperBound + place - middle.new.upperBound, new: place))
      }
    }
    return pairs
  }
}
