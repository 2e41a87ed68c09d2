/// One batch of changes that a collection view can animate by itself, and the state that it leads
/// to (snapshots 7.4).
public struct Stage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable,
  Hashable
{
  /// The changes, from the state of the stage before (or the initial snapshot) to `snapshot`.
  public let changes: Changes
  /// The whole state after the stage; it must be in place before the changes are handed out.
  public let snapshot: Snapshot<SectionID, ItemID>
}
