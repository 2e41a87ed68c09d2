import Snapshots
import Testing

/// Every case of the case files, and of those in the folder that TESSELLUA_CASES names.
@Suite struct SnapshotCases {
  @Test(arguments: try SnapshotCase.all(kind: "ops"))
  func operations(_ testCase: SnapshotCase) throws {
    try OperationCase(testCase).run()
  }

  @Test(arguments: try SnapshotCase.all(kind: "sectionSnapshot"))
  func sectionSnapshots(_ testCase: SnapshotCase) throws {
    try SectionSnapshotCase(testCase).run()
  }

  @Test(arguments: try SnapshotCase.all(kind: "diff"))
  func differences(_ testCase: SnapshotCase) throws {
    try DifferenceCase(testCase).run()
  }

  @Test func everyCaseHasARunner() throws {
    let kinds = Set(try SnapshotCase.all().map(\.kind))
    #expect(kinds == ["ops", "sectionSnapshot", "diff"])
    #expect(try SnapshotCase.all().count >= 138)
  }
}
