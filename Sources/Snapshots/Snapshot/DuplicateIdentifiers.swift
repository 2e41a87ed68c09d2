/// The identifiers that a list of sections holds more than once, so that no snapshot can be made
/// of it (snapshots 1).
public struct DuplicateIdentifiers<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Error, Hashable {
  /// The sections that are given more than once, with their positions.
  public let sections: [Duplicate<SectionID, Int>]
  /// The items that are given more than once, in one section or in several, with their paths.
  public let items: [Duplicate<ItemID, ItemPath>]

  @usableFromInline
  init(in list: [(SectionID, [ItemID])]) {
    sections = Duplicate.find(in: list.enumerated().lazy.map { ($1.0, $0) })
    items = Duplicate.find(
      in: list.enumerated().lazy.flatMap { section, entry in
        entry.1.enumerated().lazy.map { item, identifier in
          (identifier, ItemPath(section: section, item: item))
        }
      })
  }
}

extension DuplicateIdentifiers: CustomStringConvertible {
  /// The report in words, for example `duplicate identifiers: item t1 at 0.0, 0.2`.
  public var description: String {
    "duplicate identifiers: "
      + (sections.map { "section \($0)" } + items.map { "item \($0)" }).joined(separator: "; ")
  }
}
