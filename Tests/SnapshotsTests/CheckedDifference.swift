import Snapshots
import Testing

/// The difference between two snapshots, judged by the rules before it is handed back: the list,
/// and each of its stages (snapshots 7).
func checkedDifference<SectionID, ItemID>(
  from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>, _ trace: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Difference<SectionID, ItemID> {
  let difference = new.difference(from: old)
  check(difference, trace, sourceLocation: sourceLocation)
  return difference
}

/// Judges a difference and its stages by the rules.
func check<SectionID, ItemID>(
  _ difference: Difference<SectionID, ItemID>, _ trace: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let checker = ChangeChecker(
    difference.changes, from: difference.initialSnapshot, to: difference.finalSnapshot)
  #expect(checker.violations.isEmpty, "\(trace)", sourceLocation: sourceLocation)
  var state = difference.initialSnapshot
  for (number, stage) in difference.staged().enumerated() {
    let checker = ChangeChecker(stage.changes, from: state, to: stage.snapshot)
    #expect(
      checker.violations.isEmpty, "stage \(number), \(trace)", sourceLocation: sourceLocation)
    #expect(!stage.changes.isEmpty, "stage \(number), \(trace)", sourceLocation: sourceLocation)
    state = stage.snapshot
  }
  #expect(
    state.sectionIdentifiers == difference.finalSnapshot.sectionIdentifiers
      && state.itemIdentifiers == difference.finalSnapshot.itemIdentifiers,
    "the last stage, \(trace)", sourceLocation: sourceLocation)
}
