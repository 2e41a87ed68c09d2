package import Snapshots

extension DuplicateIdentifiers<String, ItemIdentifier> {
  /// What is given more than once, with every place of it, as scripts count; `ids` are the sections'.
  package func sentence(in ids: [String]) -> String {
    let sections = sections.map { duplicate in
      let places = duplicate.places.map { "section \($0 + 1)" }
      return "section \"\(duplicate.identifier)\" (\(places.joined(separator: ", ")))"
    }
    let items = items.map { duplicate in
      let places = duplicate.places.map {
        "item \($0.item + 1) of section \"\(ids[$0.section])\""
      }
      return "item \(duplicate.identifier) (\(places.joined(separator: ", ")))"
    }
    return "given more than once: " + (sections + items).joined(separator: "; ")
  }
}
