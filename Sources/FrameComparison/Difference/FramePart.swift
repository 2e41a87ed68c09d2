package import SectionHost

/// What makes a part of a frame the same part in another frame.
package enum FramePart: Sendable, Hashable {
  /// A section, by its id.
  case section(String)
  /// An item, by its kind and id, in whatever section it stands.
  case item(ItemIdentifier)
  /// A header, footer or badge; without a section one of the whole layout. `occurrence` counts from 0
  /// those that have all the rest in common.
  case supplementary(kind: String, index: Int, section: String?, occurrence: Int)
  /// A background. `occurrence` counts from 0 those of its kind in the section.
  case decoration(kind: String, section: String, occurrence: Int)
}

extension FramePart: CustomStringConvertible {
  /// The part in words, for example `movie:7`, `header of top` or `badge 3 of top`.
  package var description: String {
    switch self {
    case .section(let id): return "section \(id)"
    case .item(let identifier): return identifier.description
    case .supplementary(let kind, let index, let section, let occurrence):
      let name = index == 0 ? kind : "\(kind) \(index)"
      return Self.ordinal(occurrence) + "\(name) of \(section ?? "the screen")"
    case .decoration(let kind, let section, let occurrence):
      return Self.ordinal(occurrence) + "\(kind) of \(section)"
    }
  }

  private static func ordinal(_ occurrence: Int) -> String {
    switch occurrence {
    case 0: ""
    case 1: "second "
    case 2: "third "
    default: "\(occurrence + 1)th "
    }
  }
}
