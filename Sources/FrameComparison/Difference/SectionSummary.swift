import SectionHost

/// How much is different in one section.
package struct SectionSummary: Sendable, Hashable {
  /// The section's id.
  package var id: String
  /// How many items it has, or had where it left.
  package var itemCount: Int
  /// How many of its items stand elsewhere.
  package var moved = 0
  /// How many of its items have another size.
  package var resized = 0
  /// How many of its items were not there before.
  package var appeared = 0
  /// How many of its items are not there any more.
  package var left = 0
  /// How many of its items show something else, or changed in another way.
  package var changed = 0

  /// Whether nothing is different about its items.
  package var isEmpty: Bool { moved + resized + appeared + left + changed == 0 }

  /// The sections of both frames, those that left last, with what is different about their items.
  static func all(_ before: Frame, _ after: Frame, _ parts: [PartDifference]) -> [SectionSummary] {
    let kept = Set(after.sections.map(\.id))
    var summaries: [SectionSummary] = []
    for section in after.sections + before.sections.filter({ !kept.contains($0.id) }) {
      summaries.append(SectionSummary(id: section.id, itemCount: section.items.count))
    }
    let places = Dictionary(summaries.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for difference in parts {
      guard case .item = difference.part, let id = difference.section, let place = places[id]
      else { continue }
      summaries[place].add(difference.changes)
    }
    return summaries
  }

  private mutating func add(_ changes: [PartChange]) {
    var isChanged = false
    for change in changes {
      switch change {
      case .appeared: appeared += 1
      case .left: left += 1
      case .moved: moved += 1
      case .resized: resized += 1
      default: isChanged = true
      }
    }
    if isChanged { changed += 1 }
  }
}
