import Snapshots
import Testing

/// Runs operations on a section snapshot and compares its forest.
struct SectionSnapshotCase {
  private typealias Tree = SectionSnapshot<String>
  private let testCase: SnapshotCase

  init(_ testCase: SnapshotCase) {
    self.testCase = testCase
  }

  func run() throws {
    let expected = try testCase["expected"]
    var tree = Tree()
    for operation in try testCase["ops"].array.dropLast() { try apply(operation, to: &tree) }
    let before = tree
    do {
      if let last = try testCase["ops"].array.last { try apply(last, to: &tree) }
      #expect(expected["error"] == nil)
    } catch let error as SectionSnapshotError<String> {
      #expect(try error.kind == expected["error"]?.string)
      #expect(tree == before)
      return
    }
    try compare(tree, with: expected)
    if let subtree = expected["snapshotOf"] {
      let parent = try testCase["snapshotOf"].strings[0]
      try compare(try tree.snapshot(of: parent), with: subtree)
    }
  }

  private func apply(_ operation: CaseValue, to tree: inout Tree) throws {
    let operation = try operation.array
    func ids() throws -> [String] { try operation[1].strings }
    func second() throws -> String { try operation[2].string }
    switch try operation[0].string {
    case "append": try tree.append(ids(), to: operation.count > 2 ? second() : nil)
    case "insertBefore": try tree.insert(ids(), before: second())
    case "insertAfter": try tree.insert(ids(), after: second())
    case "delete": tree.delete(try ids())
    case "expand": tree.expand(try ids())
    case "collapse": tree.collapse(try ids())
    case "replaceChildren":
      try tree.replace(childrenOf: operation[1].string, using: self.tree(operation[2]))
    case "insertSnapshotAfter": try tree.insert(self.tree(operation[1]), after: second())
    case let name: throw CaseError("no operation \(name)")
    }
  }

  private func tree(_ value: CaseValue) throws -> Tree {
    guard let operations = value["tree"] else { throw CaseError("\(value) is no tree") }
    var tree = Tree()
    for operation in try operations.array { try apply(operation, to: &tree) }
    return tree
  }

  private func compare(_ tree: Tree, with expected: CaseValue) throws {
    let lists = [
      "items": tree.items, "rootItems": tree.rootItems, "visibleItems": tree.visibleItems,
      "expandedItems": tree.expandedItems,
    ]
    for (name, list) in lists { #expect(CaseValue(list) == expected[name], "\(name)") }
    let levels = tree.items.map { ($0, CaseValue(tree.level(of: $0))) }
    let parents = tree.items.map { ($0, CaseValue(tree.parent(of: $0))) }
    #expect(.object(Dictionary(uniqueKeysWithValues: levels)) == expected["level"])
    #expect(.object(Dictionary(uniqueKeysWithValues: parents)) == expected["parent"])
    #expect(tree.items.filter(tree.isVisible) == tree.visibleItems)
    #expect(tree.items.filter(tree.isExpanded) == tree.expandedItems)
  }
}

extension SectionSnapshotError {
  /// The name that case files have for it.
  fileprivate var kind: String {
    switch self {
    case .duplicateItemsInCall: "duplicateItemsInCall"
    case .unknownItem: "unknownItem"
    case .itemAlreadyPresent: "itemAlreadyPresent"
    }
  }
}
