import Snapshots

/// A snapshot in the plainest form, with the rules of the specification written down once more
/// (snapshots 2): every operation scans arrays.
struct SnapshotModel<ID: Hashable & Sendable>: Equatable {
  typealias Failure = SnapshotError<ID, ID>

  var sections: [(id: ID, items: [ID])] = []
  var reloadedSections: [ID] = []
  var reloadedItems: [ID] = []
  var reconfiguredItems: [ID] = []

  static func == (first: Self, second: Self) -> Bool {
    first.sections.elementsEqual(second.sections, by: ==)
      && first.reloadedSections == second.reloadedSections
      && first.reloadedItems == second.reloadedItems
      && first.reconfiguredItems == second.reconfiguredItems
  }

  /// What a snapshot says that it is.
  init(_ snapshot: Snapshot<ID, ID>) {
    sections = snapshot.sectionIdentifiers.indices.map {
      (snapshot.sectionIdentifiers[$0], snapshot.itemIdentifiers(inSectionAt: $0))
    }
    reloadedSections = snapshot.reloadedSectionIdentifiers
    reloadedItems = snapshot.reloadedItemIdentifiers
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers
  }

  private var items: [ID] { sections.flatMap(\.items) }

  private func section(_ id: ID) throws(Failure) -> Int {
    guard let place = sections.firstIndex(where: { $0.id == id }) else {
      throw .unknownSection(id)
    }
    return place
  }

  private func item(_ id: ID) throws(Failure) -> ItemPath {
    for (section, entry) in sections.enumerated() {
      if let item = entry.items.firstIndex(of: id) {
        return ItemPath(section: section, item: item)
      }
    }
    throw .unknownItem(id)
  }

  private func repeated(_ ids: [ID]) -> [(ID, [Int])] {
    var found: [(ID, [Int])] = []
    for id in ids where !found.contains(where: { $0.0 == id }) {
      let places = ids.indices.filter { ids[$0] == id }
      if places.count > 1 { found.append((id, places)) }
    }
    return found
  }

  private func checkItems(_ ids: [ID]) throws(Failure) {
    let found = repeated(ids)
    if !found.isEmpty {
      throw .duplicateItemsInCall(found.map { Duplicate(identifier: $0, places: $1) })
    }
  }

  private func checkSections(_ ids: [ID]) throws(Failure) {
    let found = repeated(ids)
    if !found.isEmpty {
      throw .duplicateSectionsInCall(found.map { Duplicate(identifier: $0, places: $1) })
    }
  }

  private func checkNew(_ ids: [ID]) throws(Failure) {
    for id in ids where sections.contains(where: { $0.id == id }) {
      throw .sectionAlreadyPresent(id)
    }
  }

  mutating func appendSections(_ ids: [ID]) throws(Failure) {
    try checkSections(ids)
    try checkNew(ids)
    sections += ids.map { ($0, []) }
  }

  mutating func insertSections(_ ids: [ID], at anchor: ID, offset: Int) throws(Failure) {
    try checkSections(ids)
    if ids.contains(anchor) { throw .anchorInList(.section(anchor)) }
    let place = try section(anchor)
    try checkNew(ids)
    sections.insert(contentsOf: ids.map { ($0, []) }, at: place + offset)
  }

  mutating func deleteSections(_ ids: [ID]) {
    for id in ids {
      guard let place = sections.firstIndex(where: { $0.id == id }) else { continue }
      deleteItems(sections[place].items)
      sections.remove(at: place)
      reloadedSections.removeAll { $0 == id }
    }
  }

  mutating func moveSection(_ id: ID, to target: ID, offset: Int) throws(Failure) {
    let place = try section(id)
    if id == target { throw .sameSourceAndTarget(.section(id)) }
    _ = try section(target)
    let moved = sections.remove(at: place)
    sections.insert(moved, at: try section(target) + offset)
  }

  mutating func appendItems(_ ids: [ID], to target: ID?) throws(Failure) -> [ID] {
    try checkItems(ids)
    if target == nil, sections.isEmpty { throw .noSections }
    if let target { _ = try section(target) }
    let moved = takeOut(ids)
    let place = try target.map { id throws(Failure) in try section(id) } ?? sections.count - 1
    sections[place].items += ids
    return moved
  }

  mutating func insertItems(_ ids: [ID], at anchor: ID, offset: Int) throws(Failure) -> [ID] {
    try checkItems(ids)
    if ids.contains(anchor) { throw .anchorInList(.item(anchor)) }
    _ = try item(anchor)
    let moved = takeOut(ids)
    let path = try item(anchor)
    sections[path.section].items.insert(contentsOf: ids, at: path.item + offset)
    return moved
  }

  mutating func moveItem(_ id: ID, to target: ID, offset: Int) throws(Failure) {
    _ = try item(id)
    if id == target { throw .sameSourceAndTarget(.item(id)) }
    _ = try item(target)
    _ = takeOut([id])
    let path = try item(target)
    sections[path.section].items.insert(id, at: path.item + offset)
  }

  private mutating func takeOut(_ ids: [ID]) -> [ID] {
    let present = ids.filter(items.contains)
    for place in sections.indices { sections[place].items.removeAll(where: present.contains) }
    return present
  }

  mutating func deleteItems(_ ids: [ID]) {
    _ = takeOut(ids)
    reloadedItems.removeAll(where: ids.contains)
    reconfiguredItems.removeAll(where: ids.contains)
  }

  mutating func deleteAllItems() { deleteItems(items) }

  mutating func reloadSections(_ ids: [ID]) throws(Failure) {
    for id in ids { _ = try section(id) }
    for id in ids where !reloadedSections.contains(id) { reloadedSections.append(id) }
  }

  mutating func reloadItems(_ ids: [ID]) throws(Failure) {
    for id in ids { _ = try item(id) }
    for id in ids where !reloadedItems.contains(id) { reloadedItems.append(id) }
  }

  mutating func reconfigureItems(_ ids: [ID]) throws(Failure) {
    for id in ids { _ = try item(id) }
    for id in ids where !reconfiguredItems.contains(id) { reconfiguredItems.append(id) }
  }
}
