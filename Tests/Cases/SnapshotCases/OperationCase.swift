import Snapshots
import Testing

/// Runs operations on a snapshot and compares its state, its marks and its answers.
struct OperationCase {
  private typealias State = Snapshot<String, String>
  private let testCase: SnapshotCase

  init(_ testCase: SnapshotCase) {
    self.testCase = testCase
  }

  func run() throws {
    var snapshot = try State(sections: testCase["initial"].sections)
    let expected = try testCase["expected"]
    var error: SnapshotError<String, String>?
    do {
      for operation in try testCase["ops"].array { try apply(operation.array, to: &snapshot) }
    } catch let thrown as SnapshotError<String, String> {
      error = thrown
    }
    #expect(try error?.kind == expected["error"]?.string)
    let state = expected["stateAfterError"] ?? expected
    #expect(snapshot == (try State(sections: state.sections).marked(like: snapshot)))
    for (name, marks) in [
      ("reloadedSections", snapshot.reloadedSectionIdentifiers),
      ("reloadedItems", snapshot.reloadedItemIdentifiers),
      ("reconfiguredItems", snapshot.reconfiguredItemIdentifiers),
    ] {
      #expect(CaseValue(marks) == expected[name] ?? .array([]), "\(name)")
    }
    for query in try expected["queries"]?.array ?? [] {
      let pair = try query.array
      #expect(try answer(pair[0].array, of: snapshot) == pair[1], "\(pair[0])")
    }
    checkConsistency(snapshot)
  }

  private func apply(
    _ operation: [CaseValue], to snapshot: inout State
  ) throws {
    let arguments = operation.dropFirst()
    func list() throws -> [String] { try arguments[1].strings }
    func first() throws -> String { try arguments[1].string }
    func second() throws -> String { try arguments[2].string }
    switch try operation[0].string {
    case "appendSections": try snapshot.appendSections(list())
    case "insertSectionsBefore": try snapshot.insertSections(list(), beforeSection: second())
    case "insertSectionsAfter": try snapshot.insertSections(list(), afterSection: second())
    case "deleteSections": snapshot.deleteSections(try list())
    case "moveSectionBefore": try snapshot.moveSection(first(), beforeSection: second())
    case "moveSectionAfter": try snapshot.moveSection(first(), afterSection: second())
    case "reloadSections": try snapshot.reloadSections(list())
    case "appendItems":
      if operation.count > 2 {
        try snapshot.appendItems(list(), toSection: second())
      } else {
        try snapshot.appendItems(list())
      }
    case "insertItemsBefore": try snapshot.insertItems(list(), beforeItem: second())
    case "insertItemsAfter": try snapshot.insertItems(list(), afterItem: second())
    case "deleteItems": snapshot.deleteItems(try list())
    case "deleteAllItems": snapshot.deleteAllItems()
    case "moveItemBefore": try snapshot.moveItem(first(), beforeItem: second())
    case "moveItemAfter": try snapshot.moveItem(first(), afterItem: second())
    case "reloadItems": try snapshot.reloadItems(list())
    case "reconfigureItems": try snapshot.reconfigureItems(list())
    case let name: throw CaseError("no operation \(name)")
    }
  }

  private func answer(_ query: [CaseValue], of snapshot: State) throws -> CaseValue {
    let argument = query.count > 1 ? try query[1].string : nil
    do {
      switch (try query[0].string, argument) {
      case ("numberOfSections", nil): return .integer(snapshot.numberOfSections)
      case ("numberOfItems", nil): return .integer(snapshot.numberOfItems)
      case ("numberOfItems", let section?):
        return .integer(try snapshot.numberOfItems(inSection: section))
      case ("sectionIdentifiers", nil): return CaseValue(snapshot.sectionIdentifiers)
      case ("itemIdentifiers", nil): return CaseValue(snapshot.itemIdentifiers)
      case ("itemIdentifiers", let section?):
        return CaseValue(try snapshot.itemIdentifiers(inSection: section))
      case ("indexOfItem", let item?): return CaseValue(snapshot.indexOfItem(item))
      case ("indexOfSection", let section?): return CaseValue(snapshot.indexOfSection(section))
      case ("sectionIdentifierContaining", let item?):
        return CaseValue(snapshot.sectionIdentifier(containingItem: item))
      case let call: throw CaseError("no query \(call)")
      }
    } catch let error as SnapshotError<String, String> {
      return .object(["error": .string(error.kind)])
    }
  }

  /// Whatever the case asks for, all answers must agree with each other.
  private func checkConsistency(_ snapshot: State) {
    var position = 0
    for (number, section) in snapshot.sectionIdentifiers.enumerated() {
      #expect(snapshot.indexOfSection(section) == number)
      for (place, item) in snapshot.itemIdentifiers(inSectionAt: number).enumerated() {
        let path = ItemPath(section: number, item: place)
        #expect(snapshot.indexOfItem(item) == position)
        #expect(snapshot.indexPath(for: item) == path)
        #expect(snapshot.itemIdentifier(for: path) == item)
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
        #expect(snapshot.itemIdentifiers[position] == item)
        position += 1
      }
    }
    #expect(snapshot.numberOfItems == position)
  }
}

extension Snapshot {
  /// The same with the marks of another.
  fileprivate func marked(like other: Self) throws -> Self {
    var result = self
    try result.reloadSections(other.reloadedSectionIdentifiers)
    try result.reloadItems(other.reloadedItemIdentifiers)
    try result.reconfigureItems(other.reconfiguredItemIdentifiers)
    return result
  }
}

extension SnapshotError {
  /// The name that case files have for it.
  fileprivate var kind: String {
    switch self {
    case .duplicateItemsInCall: "duplicateItemsInCall"
    case .duplicateSectionsInCall: "duplicateSectionsInCall"
    case .anchorInList: "anchorInList"
    case .noSections: "noSections"
    case .unknownSection: "unknownSection"
    case .unknownItem: "unknownItem"
    case .sectionAlreadyPresent: "sectionAlreadyPresent"
    case .sameSourceAndTarget: "sameSourceAndTarget"
    }
  }
}
