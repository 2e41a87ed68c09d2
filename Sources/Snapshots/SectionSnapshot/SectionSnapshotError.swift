/// Why an operation on a section snapshot was refused; the snapshot is as it was (snapshots 3).
///
/// Where several reasons hold, the one that stands first below is given.
public enum SectionSnapshotError<ItemID: Hashable & Sendable>: Error, Hashable {
  /// The call names items more than once; each with all of its positions in the call.
  case duplicateItemsInCall([Duplicate<ItemID, Int>])
  /// There is no such item.
  case unknownItem(ItemID)
  /// An item to be added is there already; unlike in a snapshot, it does not move.
  case itemAlreadyPresent(ItemID)
}
