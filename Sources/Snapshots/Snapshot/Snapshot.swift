/// An ordered list of sections, each an ordered list of items: what a collection view shows.
///
/// A snapshot is a value, and copying one is cheap. Every section identifier occurs once in it, and
/// every item identifier once in all of it, not once per section; sections and items have name
/// spaces of their own (snapshots 1). Only identifiers are compared, never content. An operation
/// that throws leaves the snapshot exactly as it was.
///
/// Identifiers must keep to the rules of `Hashable`: `==` and `hash(into:)` over the same fields,
/// and neither changes while a snapshot holds the identifier.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["new releases", "reservations"])
/// try snapshot.appendItems([1, 2, 3], toSection: "new releases")
/// let changes = snapshot.difference(from: shown).changes
/// ```
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The identifiers of the sections, in order.
  @usableFromInline var sections: [SectionID] = []
  /// Where each section stands in `sections`.
  @usableFromInline var sectionIndex = IdentifierIndex()
  /// The identifiers of the items.
  ///
  /// While nothing is `arranged` they stand in order; else an item keeps its slot wherever it goes,
  /// and slots of deleted items wait to be used again.
  @usableFromInline var items: [ItemID] = []
  /// Where each item stands in `items`.
  @usableFromInline var itemIndex = IdentifierIndex()
  /// The number of the section of each item in `items`; the section's position while nothing is
  /// `arranged`.
  @usableFromInline var sectionOfItem: [Int32] = []
  /// Where sections begin in `items`, while nothing is `arranged`.
  ///
  /// Sections behind the last entry are empty and begin at the end, so that appending items touches
  /// no other section.
  @usableFromInline var starts: [Int32] = []
  /// The order of the items, once an edit has made it differ from the order of their slots.
  @usableFromInline var arranged: Arrangement?
  /// What is to be reloaded and reconfigured.
  @usableFromInline var marks = Marks<SectionID, ItemID>()

  /// Makes a snapshot without a section.
  @inlinable
  public init() {}
}
