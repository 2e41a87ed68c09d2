/// Why an operation on a snapshot was refused; the snapshot is as it was (snapshots 2).
///
/// Where several reasons hold, the one that stands first below is given; of a move the source is
/// looked for before the two are compared, and the target after it.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Hashable
{
  /// The call names items more than once; each with all of its positions in the call.
  case duplicateItemsInCall([Duplicate<ItemID, Int>])
  /// The call names sections more than once; each with all of its positions in the call.
  case duplicateSectionsInCall([Duplicate<SectionID, Int>])
  /// What is to be inserted holds what it is to be inserted next to.
  case anchorInList(Identifier)
  /// Items are appended, and there is no section.
  case noSections
  /// There is no such section.
  case unknownSection(SectionID)
  /// There is no such item.
  case unknownItem(ItemID)
  /// A section to be added is there already.
  case sectionAlreadyPresent(SectionID)
  /// Something is to be moved next to itself.
  case sameSourceAndTarget(Identifier)

  /// A section's or an item's identifier.
  public enum Identifier: Hashable, Sendable {
    /// A section's.
    case section(SectionID)
    /// An item's.
    case item(ItemID)
  }
}
