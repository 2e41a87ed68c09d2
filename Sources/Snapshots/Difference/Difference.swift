/// The way from one snapshot to a newer one: both, and the changes between them.
public struct Difference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable,
  Hashable
{
  /// The older snapshot.
  public let initialSnapshot: Snapshot<SectionID, ItemID>
  /// The newer snapshot; its marks are used up (snapshots 5).
  public let finalSnapshot: Snapshot<SectionID, ItemID>
  /// What is different between them.
  public let changes: Changes

  @usableFromInline
  init(
    initialSnapshot: Snapshot<SectionID, ItemID>, finalSnapshot: Snapshot<SectionID, ItemID>,
    changes: Changes
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.changes = changes
  }
}
