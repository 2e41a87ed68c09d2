/// What is different between two snapshots, as positions (snapshots 7).
///
/// Deletes and the sources of moves are positions in the older snapshot; inserts, the targets of
/// moves, reloads and reconfigures are positions in the newer one; no entry shifts another. The
/// list is the shortest one: no move can be left out of it (snapshots 7.3). Items of sections that
/// come or go have no entry of their own. Each list is in ascending order, moves by their target.
public struct Changes: Sendable, Hashable {
  /// A section that stands elsewhere now.
  public struct SectionMove: Sendable, Hashable {
    /// Its position in the older snapshot.
    public var from: Int
    /// Its position in the newer snapshot.
    public var to: Int

    /// Makes an entry from the section's two positions.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An item that stands elsewhere now, perhaps in another section.
  public struct ItemMove: Sendable, Hashable {
    /// Its path in the older snapshot.
    public var from: ItemPath
    /// Its path in the newer snapshot.
    public var to: ItemPath

    /// Makes an entry from the item's two paths.
    @inlinable
    public init(from: ItemPath, to: ItemPath) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that went, with their items.
  public var sectionDeletes: [Int] = []
  /// Sections that came, with their items.
  public var sectionInserts: [Int] = []
  /// Sections that stand elsewhere now.
  public var sectionMoves: [SectionMove] = []
  /// Items that went from sections that stayed.
  public var itemDeletes: [ItemPath] = []
  /// Items that came into sections that stayed.
  public var itemInserts: [ItemPath] = []
  /// Items that stand elsewhere now; both sections stayed.
  public var itemMoves: [ItemMove] = []
  /// Sections to be built anew.
  public var sectionReloads: [Int] = []
  /// Sections that are to be configured again in place.
  public var sectionReconfigures: [Int] = []
  /// Items whose cells are built anew.
  public var itemReloads: [ItemPath] = []
  /// Items whose cells are configured again in place.
  public var itemReconfigures: [ItemPath] = []

  /// Makes a list without an entry.
  @inlinable
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool {
    !hasSectionStructure && !hasItemStructure && sectionReloads.isEmpty
      && sectionReconfigures.isEmpty && itemReloads.isEmpty && itemReconfigures.isEmpty
  }

  /// Whether a section came, went or moved.
  var hasSectionStructure: Bool {
    !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionMoves.isEmpty
  }

  /// Whether an item came, went or moved.
  var hasItemStructure: Bool {
    !itemDeletes.isEmpty || !itemInserts.isEmpty || !itemMoves.isEmpty
  }
}
