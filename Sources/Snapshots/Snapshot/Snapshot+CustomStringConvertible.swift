extension Snapshot: CustomStringConvertible {
  /// The sections with their items, for example `A: 1, 2; B:`.
  public var description: String {
    sections.indices.map { position in
      let items = itemIdentifiers(inSectionAt: position).map { "\($0)" }
      return "\(sections[position]):" + (items.isEmpty ? "" : " " + items.joined(separator: ", "))
    }.joined(separator: "; ")
  }
}
