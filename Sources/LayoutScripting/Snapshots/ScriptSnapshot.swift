import LuaRuntime
import SectionHost
import Snapshots

/// A snapshot as scripts hold it; one that is not valid remembers why.
final class ScriptSnapshot {
  let snapshot: ScreenSnapshot

  init(
    _ sections: [ScriptSection], state: LuaState, place: (script: String, line: Int)?
  ) {
    let models = ScriptModels(
      state: state,
      sections: sections.map { .init(model: $0.model, items: $0.models, count: $0.items.count) })
    var identifiers = Snapshot<String, ItemIdentifier>()
    var failure = ScriptSnapshot.flaw(in: sections)
    if failure == nil {
      do throws(DuplicateIdentifiers<String, ItemIdentifier>) {
        identifiers = try Snapshot(sections: sections.map { ($0.id, $0.items) })
      } catch {
        failure = error.sentence(in: sections.map(\.id))
      }
    }
    snapshot = ScreenSnapshot(
      identifiers: identifiers, sectionKinds: sections.map(\.kind), models: models,
      failure: failure.map {
        ScreenFailure($0, script: place?.script, line: place?.line)
      })
  }

  /// A sentence about the first item that has no identity.
  private static func flaw(in sections: [ScriptSection]) -> String? {
    for section in sections {
      guard let (index, flaw, kind) = section.flaw else { continue }
      let place = "item \(index + 1) of section \"\(section.id)\""
      switch flaw {
      case .noKind: return "\(place) has no kind"
      case .noID: return "\(place) has no id: a string or a whole number"
      case .colonInKind: return "\(place) has a colon in its kind \"\(kind)\""
      }
    }
    return nil
  }
}

/// The models of a script's snapshot: the script's own tables, by reference.
final class ScriptModels: ScreenModels {
  struct Section {
    /// The section's own model.
    var model: LuaReference?
    /// A list of the items' models.
    var items: LuaReference?
    /// How many items there are.
    var count: Int
  }

  let state: LuaState
  let sections: [Section]
  /// The position of each section's first item over all sections.
  private let starts: [Int]

  init(state: LuaState, sections: [Section]) {
    self.state = state
    self.sections = sections
    var next = 0
    starts = sections.map { section in
      defer { next += section.count }
      return next
    }
  }

  /// The section of a position over all sections, found by halving.
  private func section(of position: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    // An empty section begins where the next one does.
    return low
  }

  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? ScriptModels else { return pairs }
    var changed: [KeptPair] = []
    var start = 0
    while start < pairs.count {
      // Pairs that lie in the same two lists are compared in one go.
      let oldSection = old.section(of: pairs[start].old)
      let newSection = section(of: pairs[start].new)
      var end = start + 1
      while end < pairs.count, old.section(of: pairs[end].old) == oldSection,
        section(of: pairs[end].new) == newSection
      {
        end += 1
      }
      changed += compare(pairs[start..<end], old, oldSection, newSection)
      start = end
    }
    return changed
  }

  private func compare(
    _ pairs: ArraySlice<KeptPair>, _ old: ScriptModels, _ oldSection: Int, _ newSection: Int
  ) -> [KeptPair] {
    guard let before = old.sections[oldSection].items, let after = sections[newSection].items
    else { return [] }
    let oldStart = old.starts[oldSection]
    let newStart = starts[newSection]
    // Where models cannot be compared they count as changed: a cell too many is configured.
    guard
      let differs = try? state.differences(
        between: before, pairs.map { Int32($0.old - oldStart) },
        and: after, pairs.map { Int32($0.new - newStart) })
    else { return Array(pairs) }
    return zip(pairs, differs).compactMap { $1 ? $0 : nil }
  }

  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? ScriptModels else { return pairs }
    return pairs.filter { pair in
      let before = old.sections[pair.old].model
      let after = sections[pair.new].model
      guard let before, let after else { return before !== after }
      return (try? state.differ(before, after)) ?? true
    }
  }
}
