extension Snapshot {
  /// Makes a snapshot of whole sections, in order; the quickest way to a large one.
  ///
  /// Linear in the number of items.
  ///
  /// - Throws: Every identifier that is given more than once, with all of its places.
  @inlinable
  public init(
    sections: [(SectionID, [ItemID])]
  ) throws(DuplicateIdentifiers<SectionID, ItemID>) {
    self.init(unchecked: sections)
    guard isUnique else { throw DuplicateIdentifiers(in: sections) }
  }

  /// Makes a snapshot of whole sections, of which only the first with each identifier is taken,
  /// and of their items only the first with each identifier.
  ///
  /// For feeds whose pages overlap; linear in the number of items.
  @inlinable
  public init(keepingFirst sections: [(SectionID, [ItemID])]) {
    var seenSections: Set<SectionID> = []
    var seenItems: Set<ItemID> = []
    self.init(
      unchecked: sections.filter { seenSections.insert($0.0).inserted }.map { section in
        (section.0, section.1.filter { seenItems.insert($0).inserted })
      })
  }

  /// Makes a snapshot of sections; it may be used only if it `isUnique`.
  @inlinable
  init(unchecked sections: [(SectionID, [ItemID])]) {
    self.init()
    let count = sections.reduce(0) { $0 + $1.1.count }
    self.sections.reserveCapacity(sections.count)
    starts.reserveCapacity(sections.count)
    items.reserveCapacity(count)
    sectionOfItem.reserveCapacity(count)
    for (position, section) in sections.enumerated() {
      self.sections.append(section.0)
      starts.append(Int32(truncatingIfNeeded: items.count))
      items.append(contentsOf: section.1)
      sectionOfItem.append(
        contentsOf: repeatElement(Int32(truncatingIfNeeded: position), count: section.1.count))
    }
    _ = sectionIndex.append(self.sections, from: 0)
    _ = itemIndex.append(items, from: 0)
  }

  /// Whether no identifier occurs twice; an index stops at the first that does.
  @inlinable var isUnique: Bool {
    sectionIndex.count == sections.count && itemIndex.count == items.count
  }
}
