/// The differences between a frame's snapshot and the one before it, ready to be replayed.
///
/// Deletes and the sources of moves are places in the old snapshot; inserts, the targets of moves,
/// reloads and reconfigures are places in the new one. All places count from 0.
public struct FrameChanges: Sendable, Hashable {
  /// A section that came, went or was marked.
  public struct SectionPlace: Sendable, Hashable {
    /// The section's id.
    public var section: String
    /// Its place.
    public var at: Int

    /// Makes an entry from a section and its place.
    public init(section: String, at: Int) {
      self.section = section
      self.at = at
    }
  }

  /// A section that moved.
  public struct SectionMove: Sendable, Hashable {
    /// The section's id.
    public var section: String
    /// Its place in the old snapshot.
    public var from: Int
    /// Its place in the new snapshot.
    public var to: Int

    /// Makes an entry from a section and its two places.
    public init(section: String, from: Int, to: Int) {
      self.section = section
      self.from = from
      self.to = to
    }
  }

  /// A section's place and an item's place in it.
  public struct Path: Sendable, Hashable {
    /// The section's place.
    public var section: Int
    /// The item's place in the section.
    public var item: Int

    /// Makes a path from its two places.
    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// An item that came, went or was marked.
  public struct ItemPlace: Sendable, Hashable {
    /// The item.
    public var item: ItemIdentifier
    /// Its place.
    public var at: Path

    /// Makes an entry from an item and its place.
    public init(item: ItemIdentifier, at: Path) {
      self.item = item
      self.at = at
    }
  }

  /// An item that moved.
  public struct ItemMove: Sendable, Hashable {
    /// The item.
    public var item: ItemIdentifier
    /// Its place in the old snapshot.
    public var from: Path
    /// Its place in the new snapshot.
    public var to: Path

    /// Makes an entry from an item and its two places.
    public init(item: ItemIdentifier, from: Path, to: Path) {
      self.item = item
      self.from = from
      self.to = to
    }
  }

  /// What happened to the sections.
  public struct Sections: Sendable, Hashable {
    /// Sections that went; places in the old snapshot.
    public var deleted: [SectionPlace] = []
    /// Sections that came; places in the new snapshot.
    public var inserted: [SectionPlace] = []
    /// Sections that stand elsewhere now.
    public var moved: [SectionMove] = []
    /// Sections to be built anew.
    public var reloaded: [SectionPlace] = []
    /// Sections whose views are configured again.
    public var reconfigured: [SectionPlace] = []

    /// Makes a list without an entry.
    public init() {}
  }

  /// What happened to the items of sections that stayed.
  public struct Items: Sendable, Hashable {
    /// Items that went; places in the old snapshot.
    public var deleted: [ItemPlace] = []
    /// Items that came; places in the new snapshot.
    public var inserted: [ItemPlace] = []
    /// Items that stand elsewhere now.
    public var moved: [ItemMove] = []
    /// Items whose cells are built anew.
    public var reloaded: [ItemPlace] = []
    /// Items whose cells are configured again.
    public var reconfigured: [ItemPlace] = []

    /// Makes a list without an entry.
    public init() {}
  }

  /// What happened to the sections.
  public var sections = Sections()
  /// What happened to the items of sections that stayed.
  public var items = Items()

  /// Makes a list without an entry.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool { self == FrameChanges() }
}
