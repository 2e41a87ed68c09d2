extension Snapshot {
  /// Adds sections without items at the end; O(1) a section.
  ///
  /// - Throws: `duplicateSectionsInCall`, `sectionAlreadyPresent`.
  @inlinable
  public mutating func appendSections(
    _ identifiers: [SectionID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    try checkDuplicates(inSections: identifiers)
    try checkAbsent(identifiers)
    insert(identifiers, at: sections.count)
  }

  /// Adds sections without items before another; linear in the number of sections.
  ///
  /// - Throws: `duplicateSectionsInCall`, `anchorInList`, `unknownSection`,
  ///   `sectionAlreadyPresent`.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection anchor: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let position = try checkInsertion(of: identifiers, nextTo: anchor)
    insert(identifiers, at: position)
  }

  /// Adds sections without items after another; linear in the number of sections.
  ///
  /// - Throws: `duplicateSectionsInCall`, `anchorInList`, `unknownSection`,
  ///   `sectionAlreadyPresent`.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection anchor: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let position = try checkInsertion(of: identifiers, nextTo: anchor)
    insert(identifiers, at: position + 1)
  }

  /// Takes sections out, with their items and all their marks; unknown ones are skipped.
  ///
  /// O(log n) an item at most, and linear in the number of sections.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let gone = Set(identifiers.compactMap(indexOfSection))
    guard !gone.isEmpty else { return }
    deleteItems(gone.sorted().flatMap(itemIdentifiers(inSectionAt:)))
    for position in gone { marks.removeSection(sections[position]) }
    arrangeSections()
    arranged?.removeSections(at: gone)
    sections = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    indexSections()
  }

  /// Moves a section, with its items, before another; linear in the number of sections.
  ///
  /// - Throws: `unknownSection`, `sameSourceAndTarget`.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection target: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let (from, to) = try checkMove(of: identifier, nextTo: target)
    move(sectionAt: from, to: from < to ? to - 1 : to)
  }

  /// Moves a section, with its items, after another; linear in the number of sections.
  ///
  /// - Throws: `unknownSection`, `sameSourceAndTarget`.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionID, afterSection target: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    let (from, to) = try checkMove(of: identifier, nextTo: target)
    move(sectionAt: from, to: from < to ? to : to + 1)
  }

  @inlinable
  mutating func insert(_ identifiers: [SectionID], at position: Int) {
    if position == sections.count {
      sections.append(contentsOf: identifiers)
      _ = sectionIndex.append(sections, from: position)
    } else {
      arrangeSections()
      sections.insert(contentsOf: identifiers, at: position)
      indexSections()
    }
    arranged?.insertSections(identifiers.count, at: position)
  }

  @inlinable
  mutating func move(sectionAt position: Int, to target: Int) {
    arrangeSections()
    arranged?.moveSection(at: position, to: target)
    sections.insert(sections.remove(at: position), at: target)
    indexSections()
  }

  @inlinable
  func checkDuplicates(
    inSections identifiers: [SectionID]
  ) throws(SnapshotError<SectionID, ItemID>) {
    var index = IdentifierIndex()
    if identifiers.count > 1, index.append(identifiers, from: 0).existing != nil {
      throw .duplicateSectionsInCall(
        Duplicate.find(in: identifiers.enumerated().lazy.map { ($1, $0) }))
    }
  }

  @inlinable
  func checkAbsent(_ identifiers: [SectionID]) throws(SnapshotError<SectionID, ItemID>) {
    for identifier in identifiers where indexOfSection(identifier) != nil {
      throw .sectionAlreadyPresent(identifier)
    }
  }

  @inlinable
  func checkInsertion(
    of identifiers: [SectionID], nextTo anchor: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> Int {
    try checkDuplicates(inSections: identifiers)
    if identifiers.contains(anchor) { throw .anchorInList(.section(anchor)) }
    let position = try position(ofKnownSection: anchor)
    try checkAbsent(identifiers)
    return position
  }

  @inlinable
  func checkMove(
    of identifier: SectionID, nextTo target: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> (from: Int, to: Int) {
    let from = try position(ofKnownSection: identifier)
    if identifier == target { throw .sameSourceAndTarget(.section(identifier)) }
    return (from, try position(ofKnownSection: target))
  }
}
