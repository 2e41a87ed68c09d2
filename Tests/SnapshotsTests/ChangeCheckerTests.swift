import Snapshots
import Testing

/// The checker must find what is wrong with a list, whatever it is.
@Suite struct ChangeCheckerTests {
  private static let old = [("A", [1, 2, 3]), ("B", [4, 5]), ("C", [6, 7]), ("D", [8])]
  private static let new = [("C", [7, 6]), ("A", [2, 1, 9, 4]), ("B", [5]), ("E", [10])]

  /// Ways to spoil a right list.
  enum Slip: CaseIterable, Sendable {
    case repeatedDelete, missingDelete, deleteInDeletedSection, missingInsert
    case insertInInsertedSection, missingMove, moveTooMany, moveOfTwoItems, deleteAndInsertForMove
    case sectionMoveTooMany, missingSectionMove, sectionMoveInPlace, missingSectionDelete
    case repeatedReload, reloadOfInserted, reloadAndReconfigure, reloadInReloadedSection
    case reloadOfInsertedSection, reloadOutside, wrongMoveTarget

    func spoil(_ changes: inout Changes) {
      let path = { ItemPath(section: $0, item: $1) }
      switch self {
      case .repeatedDelete: changes.itemDeletes.append(changes.itemDeletes[0])
      case .missingDelete: changes.itemDeletes.removeLast()
      case .deleteInDeletedSection: changes.itemDeletes.append(path(3, 0))
      case .missingInsert: changes.itemInserts.removeLast()
      case .insertInInsertedSection: changes.itemInserts.append(path(3, 0))
      case .missingMove: changes.itemMoves.removeLast()
      case .moveTooMany:
        changes.itemMoves.append(Changes.ItemMove(from: path(1, 1), to: path(2, 0)))
      case .moveOfTwoItems:
        changes.itemMoves[0].from = path(0, 2)
      case .deleteAndInsertForMove:
        let move = changes.itemMoves.removeLast()
        changes.itemDeletes.append(move.from)
        changes.itemInserts.append(move.to)
      case .sectionMoveTooMany:
        changes.sectionMoves.append(Changes.SectionMove(from: 0, to: 1))
      case .missingSectionMove: changes.sectionMoves = []
      case .sectionMoveInPlace:
        changes.sectionMoves = [Changes.SectionMove(from: 1, to: 2)]
      case .missingSectionDelete: changes.sectionDeletes = []
      case .repeatedReload: changes.itemReloads = [path(2, 0), path(2, 0)]
      case .reloadOfInserted: changes.itemReloads = changes.itemInserts
      case .reloadAndReconfigure:
        changes.itemReloads = [path(2, 0)]
        changes.itemReconfigures = [path(2, 0)]
      case .reloadInReloadedSection:
        changes.sectionReloads = [2]
        changes.itemReconfigures = [path(2, 0)]
      case .reloadOfInsertedSection: changes.sectionReconfigures = [3]
      case .reloadOutside: changes.itemReloads = [path(2, 5)]
      case .wrongMoveTarget: changes.itemMoves[0].to.item += 1
      }
    }
  }

  @Test(arguments: Slip.allCases) func everySlipIsFound(_ slip: Slip) throws {
    let (old, new) = try (Snapshot(sections: Self.old), Snapshot(sections: Self.new))
    var changes = checkedDifference(from: old, to: new).changes
    slip.spoil(&changes)
    #expect(!ChangeChecker(changes, from: old, to: new).violations.isEmpty)
  }
}
