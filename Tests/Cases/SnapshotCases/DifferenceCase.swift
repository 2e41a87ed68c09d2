import Snapshots
import Testing

/// Works out a difference and judges its list, and the list of each of its stages.
///
/// It passes when the numbers of entries are exactly the least ones and replaying the list on the
/// old state gives the new one.
struct DifferenceCase {
  private let testCase: SnapshotCase

  init(_ testCase: SnapshotCase) {
    self.testCase = testCase
  }

  func run() throws {
    let expected = try testCase["expected"]
    let (from, to) = try (testCase["from"].sections, testCase["to"].sections)
    let raw: Difference<String, String>
    do throws(DifferenceError<String, String>) {
      raw = try Difference(from: from, to: to)
      #expect(expected["error"] == nil)
    } catch {
      let reports = [error.initial, error.final].compactMap(\.self)
      let kind = reports.contains { !$0.sections.isEmpty } ? "duplicateSections" : "duplicateItems"
      #expect(try kind == expected["error"]?.string)
      return
    }
    let old = try Snapshot(sections: from)
    var new = try Snapshot(sections: to)
    try new.reloadSections(testCase.optional("reloadSections")?.strings ?? [])
    try new.reloadItems(testCase.optional("reload")?.strings ?? [])
    try new.reconfigureItems(testCase.optional("reconfigure")?.strings ?? [])
    let difference = new.difference(from: old)
    let changes = difference.changes
    #expect(raw.changes.structure == changes.structure)
    #expect(ChangeChecker(changes, from: old, to: new).violations.isEmpty)
    try compare(changes, with: expected)
    checkStages(of: difference)
    if let example = testCase.optional("changesExample") {
      let list = try Changes(example)
      #expect(ChangeChecker(list, from: old, to: new).violations.isEmpty)
    }
  }

  private func compare(_ changes: Changes, with expected: CaseValue) throws {
    let counts = [
      "sectionDeletes": changes.sectionDeletes.count,
      "sectionInserts": changes.sectionInserts.count,
      "sectionMoves": changes.sectionMoves.count, "itemDeletes": changes.itemDeletes.count,
      "itemInserts": changes.itemInserts.count, "itemMoves": changes.itemMoves.count,
    ]
    for (name, count) in counts { #expect(try count == expected[name]?.integer, "\(name)") }
    let lists: [(String, CaseValue)] = [
      ("sectionReloads", .array(changes.sectionReloads.map { .integer($0) })),
      ("itemReloads", .array(changes.itemReloads.map(\.caseValue))),
      ("itemReconfigures", .array(changes.itemReconfigures.map(\.caseValue))),
    ]
    for (name, list) in lists { #expect(list == expected[name] ?? .array([]), "\(name)") }
  }

  private func checkStages(of difference: Difference<String, String>) {
    var state = difference.initialSnapshot
    for stage in difference.staged() {
      #expect(ChangeChecker(stage.changes, from: state, to: stage.snapshot).violations.isEmpty)
      let movesSections =
        !stage.changes.sectionInserts.isEmpty || !stage.changes.sectionMoves.isEmpty
      let changesItems =
        !stage.changes.itemInserts.isEmpty || !stage.changes.itemMoves.isEmpty
        || !stage.changes.itemDeletes.isEmpty
      #expect(!(movesSections && changesItems), "sections move while items change")
      state = stage.snapshot
    }
    #expect(state == difference.finalSnapshot)
  }
}

extension Changes {
  /// The list without what is updated in place.
  fileprivate var structure: Changes {
    var structure = self
    structure.sectionReloads = []
    structure.itemReloads = []
    structure.itemReconfigures = []
    return structure
  }

  /// A list as case files write it.
  fileprivate init(_ value: CaseValue) throws {
    self.init()
    func list(_ name: String) throws -> [CaseValue] { try value[name]?.array ?? [] }
    func path(_ value: CaseValue) throws -> ItemPath {
      ItemPath(section: try value.array[0].integer, item: try value.array[1].integer)
    }
    sectionDeletes = try list("sectionDeletes").map { try $0.integer }
    sectionInserts = try list("sectionInserts").map { try $0.integer }
    sectionMoves = try list("sectionMoves").map {
      SectionMove(from: try $0.array[0].integer, to: try $0.array[1].integer)
    }
    itemDeletes = try list("itemDeletes").map(path)
    itemInserts = try list("itemInserts").map(path)
    itemMoves = try list("itemMoves").map {
      ItemMove(from: try path($0.array[0]), to: try path($0.array[1]))
    }
  }
}

extension ItemPath {
  fileprivate var caseValue: CaseValue { .array([.integer(section), .integer(item)]) }
}
