import SectionHost
import Snapshots

/// Models that are strings.
final class TestModels: ScreenModels {
  let sections: [String]
  let items: [String]
  /// How many pairs of items were compared.
  private(set) var comparisons = 0

  init(sections: [String], items: [String]) {
    self.sections = sections
    self.items = items
  }

  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? TestModels else { return pairs }
    comparisons += pairs.count
    return pairs.filter { old.items[$0.old] != items[$0.new] }
  }

  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? TestModels else { return pairs }
    return pairs.filter { old.sections[$0.old] != sections[$0.new] }
  }
}

/// A section of a test: items are written `kind:id` or `kind:id=content`.
struct TestSection: Hashable, Sendable {
  var id: String
  var kind: String
  var items: [String]
  var model: String

  init(_ id: String, kind: String = "list", model: String = "", _ items: [String]) {
    self.id = id
    self.kind = kind
    self.items = items
    self.model = model
  }

  /// So many rows, numbered from 0.
  static func rows(_ count: Int, id: String = "a", from first: Int = 0) -> TestSection {
    TestSection(id, (first..<first + count).map { "row:\($0)" })
  }
}

extension ScreenSnapshot {
  /// Makes a snapshot of sections whose items are all different.
  init(_ sections: [TestSection], edit: (inout Snapshot<String, ItemIdentifier>) -> Void = { _ in })
  {
    var contents: [String] = []
    var identifiers: [(String, [ItemIdentifier])] = []
    for section in sections {
      var items: [ItemIdentifier] = []
      for item in section.items {
        let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
        items.append(ItemIdentifier(parts[0]))
        contents.append(parts.count > 1 ? parts[1] : "")
      }
      identifiers.append((section.id, items))
    }
    var snapshot = Snapshot(keepingFirst: identifiers)
    edit(&snapshot)
    self.init(
      identifiers: snapshot, sectionKinds: sections.map(\.kind),
      models: TestModels(sections: sections.map(\.model), items: contents))
  }
}

extension ItemIdentifier {
  /// Reads `kind:id`.
  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    self.init(kind: parts[0], id: parts[1])
  }
}
