import LuaRuntime
import SectionHost
import Snapshots

/// A snapshot as scripts hold it; one that is not valid remembers why.
final class ScriptSnapshot {
  struct Section {
    var kind: String
    var model: LuaReference?
  }

  private let state: LuaState
  private(set) var identifiers = Snapshot<String, ItemIdentifier>()
  private var base = BaseModels(identifiers: Snapshot(), lists: [])
  private var later = LaterModels()
  private var sections: [String: Section] = [:]
  private var isBase = true
  private var failure: ScreenFailure?
  private var movedByAppend: [ItemIdentifier] = []
  /// What its identifiers take, which copies share until one of them changes.
  private var memory: HeldMemory

  /// Makes an empty snapshot.
  init(state: LuaState) {
    self.state = state
    memory = HeldMemory(in: state)
  }

  /// Makes a snapshot of sections; what is wrong with them is remembered, with its place.
  convenience init(
    _ written: [ScriptSection], state: LuaState, place: (script: String, line: Int)?
  ) {
    self.init(state: state)
    for section in written {
      sections[section.id] = Section(kind: section.kind, model: section.model)
      if let models = section.tree?.models {
        for (item, model) in models { later.set(model, of: item) }
      }
    }
    isBase = later.isEmpty
    var problem = written.lazy.compactMap(\.problem).first
    if problem == nil {
      do throws(DuplicateIdentifiers<String, ItemIdentifier>) {
        identifiers = try Snapshot(sections: written.map { ($0.id, $0.items) })
        base = BaseModels(identifiers: identifiers, lists: written.map(\.models))
      } catch {
        problem = error.sentence(in: written.map(\.id))
      }
    }
    failure = problem.map { ScreenFailure($0, script: place?.script, line: place?.line) }
  }

  /// A snapshot of its own with the same contents; O(1) until one of the two is changed.
  func copy() -> ScriptSnapshot {
    let copy = ScriptSnapshot(state: state)
    copy.identifiers = identifiers
    copy.base = base
    copy.later = later
    copy.sections = sections
    copy.isBase = isBase
    copy.failure = failure
    copy.memory = memory
    return copy
  }

  /// What a screen shows of it now; later changes do not touch that.
  ///
  /// Its marks are used up (snapshots 5), so that a copy with a change reloads what it says itself.
  func emit() -> ScreenSnapshot {
    defer {
      movedByAppend = []
      identifiers.removeMarks()
    }
    let ids = identifiers.sectionIdentifiers
    return ScreenSnapshot(
      identifiers: identifiers, sectionKinds: ids.map { sections[$0]?.kind ?? $0 },
      models: ScriptModels(
        state: state, identifiers: identifiers, base: base, later: later,
        sectionModels: ids.map { sections[$0]?.model }, isBase: isBase),
      failure: failure, itemsMovedByAppend: movedByAppend)
  }

  // MARK: Changes

  /// Changes the identifiers; an error leaves them as they were.
  func change(_ body: (inout Snapshot<String, ItemIdentifier>) throws(SnapshotFailure) -> Void)
    throws(LuaRefusal)
  {
    do throws(SnapshotFailure) { try body(&identifiers) } catch { throw LuaRefusal(error) }
    isBase = false
    do throws(LuaError) { try countMemory() } catch { throw LuaRefusal(error) }
  }

  private static let bytesOfItem = 64
  private static let bytesOfSection = 256

  /// Counts the memory of the identifiers as that of the scripts which hold it.
  func countMemory() throws(LuaError) {
    if !isKnownUniquelyReferenced(&memory) { memory = HeldMemory(in: state) }
    try memory.resize(
      to: identifiers.numberOfItems * Self.bytesOfItem
        + identifiers.numberOfSections * Self.bytesOfSection)
  }

  /// Gives items that were put in, or marked, the models that came with them.
  func keep(_ items: ScriptItems) {
    for (position, item) in items.identifiers.enumerated() where items.hasModel[position] {
      later.set(ItemModel(list: items.models, entry: position), of: item)
    }
  }

  /// Remembers what is known of sections that were put in.
  func keep(_ written: [ScriptSection]) {
    for section in written {
      sections[section.id] = Section(kind: section.kind, model: section.model)
    }
  }

  /// Remembers items that moved because they were put in again.
  func noteMoved(_ items: [ItemIdentifier]) { movedByAppend += items }
}

/// What the operations of a screen's snapshots throw.
typealias SnapshotFailure = SnapshotError<String, ItemIdentifier>

extension LuaRefusal {
  /// An error of a snapshot's operation: its name in snake_case, then what it is about.
  init(_ error: SnapshotFailure) {
    let message: String
    switch error {
    case .duplicateItemsInCall(let duplicates):
      message = "duplicate_items_in_call: \(duplicates.names)"
    case .duplicateSectionsInCall(let duplicates):
      message = "duplicate_sections_in_call: \(duplicates.names)"
    case .anchorInList(let anchor): message = "anchor_in_list: \(anchor.name)"
    case .noSections: message = "no_sections: the snapshot has no section to append to"
    case .unknownSection(let section): message = "unknown_section: \(section)"
    case .unknownItem(let item): message = "unknown_item: \(item)"
    case .sectionAlreadyPresent(let section): message = "section_already_present: \(section)"
    case .sameSourceAndTarget(let identifier):
      message = "same_source_and_target: \(identifier.name)"
    }
    self.init(message, code: .runtimeError)
  }
}

extension SnapshotFailure.Identifier {
  fileprivate var name: String {
    switch self {
    case .section(let section): section
    case .item(let item): "\(item)"
    }
  }
}

extension [Duplicate<ItemIdentifier, Int>] {
  var names: String { map { "\($0.identifier)" }.joined(separator: ", ") }
}

extension [Duplicate<String, Int>] {
  fileprivate var names: String { map(\.identifier).joined(separator: ", ") }
}
