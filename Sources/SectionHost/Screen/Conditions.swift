/// What is wrong with a screen: conditions that last, and occurrences of one instant.
struct Conditions {
  /// What a condition is about; each thing has one condition of a code at a time.
  struct Key: Hashable {
    var code: String
    var section: String?
    var item: ItemIdentifier?
    var kind: String?
  }

  private var lasting: [(key: Key, diagnostic: Diagnostic)] = []
  private(set) var occurrences: [Diagnostic] = []

  /// Whether something happened that a frame must tell.
  var hasOccurrences: Bool { !occurrences.isEmpty }

  /// Notes a condition until it is resolved.
  mutating func hold(_ diagnostic: Diagnostic) {
    let key = Key(
      code: diagnostic.code, section: diagnostic.section, item: diagnostic.item,
      kind: diagnostic.kind)
    if let place = lasting.firstIndex(where: { $0.key == key }) {
      lasting[place].diagnostic = diagnostic
    } else {
      lasting.append((key, diagnostic))
    }
  }

  /// Ends the conditions of a code that concern a section, an item or a kind.
  mutating func resolve(
    _ code: String, section: String? = nil, item: ItemIdentifier? = nil, kind: String? = nil
  ) {
    lasting.removeAll {
      $0.key.code == code && (section == nil || $0.key.section == section)
        && (item == nil || $0.key.item == item) && (kind == nil || $0.key.kind == kind)
    }
  }

  /// Ends the conditions that no longer concern anything that is there.
  mutating func keep(_ isAlive: (Diagnostic) -> Bool) {
    lasting.removeAll { !isAlive($0.diagnostic) }
  }

  /// Notes something that happened in this instant.
  mutating func occur(_ diagnostic: Diagnostic) { occurrences.append(diagnostic) }

  /// All that a frame tells now, in the order in which it came; the occurrences are told once.
  mutating func takeAll() -> [Diagnostic] {
    defer { occurrences.removeAll() }
    return lasting.map(\.diagnostic) + occurrences
  }
}
