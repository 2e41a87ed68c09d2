import Snapshots
import TestSupport

/// One operation on a snapshot, which can be done to the model as well.
enum SnapshotOperation<ID: Hashable & Sendable> {
  typealias Failure = SnapshotError<ID, ID>

  case appendSections([ID])
  case insertSections([ID], ID, after: Bool)
  case deleteSections([ID])
  case moveSection(ID, ID, after: Bool)
  case reloadSections([ID])
  case appendItems([ID], to: ID?)
  case insertItems([ID], ID, after: Bool)
  case deleteItems([ID])
  case deleteAllItems
  case moveItem(ID, ID, after: Bool)
  case reloadItems([ID])
  case reconfigureItems([ID])

  /// Draws an operation; identifiers come from a pool, so that some are unknown and some repeated.
  init(drawing id: (inout SplitMix64) -> ID, using random: inout SplitMix64) {
    var ids: [ID] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { ids.append(id(&random)) }
    let (first, second) = (id(&random), id(&random))
    let flag = Bool.random(using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<3: self = .appendSections(ids)
    case 3..<5: self = .insertSections(ids, first, after: flag)
    case 5: self = .deleteSections(Array(ids.prefix(1)))
    case 6..<9: self = .moveSection(first, second, after: flag)
    case 9: self = .reloadSections(ids)
    case 10..<18: self = .appendItems(ids, to: flag ? first : nil)
    case 18..<24: self = .insertItems(ids, first, after: flag)
    case 24..<28: self = .deleteItems(ids)
    case 28: self = flag ? .deleteAllItems : .reloadItems(ids)
    case 29..<36: self = .moveItem(first, second, after: flag)
    case 36..<38: self = .reloadItems(ids)
    default: self = .reconfigureItems(ids)
    }
  }

  /// Does it to a snapshot; gives back which items moved.
  func apply(to snapshot: inout Snapshot<ID, ID>) throws(Failure) -> [ID] {
    switch self {
    case .appendSections(let ids): try snapshot.appendSections(ids)
    case .insertSections(let ids, let anchor, true):
      try snapshot.insertSections(ids, afterSection: anchor)
    case .insertSections(let ids, let anchor, false):
      try snapshot.insertSections(ids, beforeSection: anchor)
    case .deleteSections(let ids): snapshot.deleteSections(ids)
    case .moveSection(let id, let target, true):
      try snapshot.moveSection(id, afterSection: target)
    case .moveSection(let id, let target, false):
      try snapshot.moveSection(id, beforeSection: target)
    case .reloadSections(let ids): try snapshot.reloadSections(ids)
    case .appendItems(let ids, nil): return try snapshot.appendItems(ids)
    case .appendItems(let ids, let section?):
      return try snapshot.appendItems(ids, toSection: section)
    case .insertItems(let ids, let anchor, true):
      return try snapshot.insertItems(ids, afterItem: anchor)
    case .insertItems(let ids, let anchor, false):
      return try snapshot.insertItems(ids, beforeItem: anchor)
    case .deleteItems(let ids): snapshot.deleteItems(ids)
    case .deleteAllItems: snapshot.deleteAllItems()
    case .moveItem(let id, let target, true): try snapshot.moveItem(id, afterItem: target)
    case .moveItem(let id, let target, false): try snapshot.moveItem(id, beforeItem: target)
    case .reloadItems(let ids): try snapshot.reloadItems(ids)
    case .reconfigureItems(let ids): try snapshot.reconfigureItems(ids)
    }
    return []
  }

  /// Does it to the model; gives back which items moved.
  func apply(to model: inout SnapshotModel<ID>) throws(Failure) -> [ID] {
    switch self {
    case .appendSections(let ids): try model.appendSections(ids)
    case .insertSections(let ids, let anchor, let after):
      try model.insertSections(ids, at: anchor, offset: after ? 1 : 0)
    case .deleteSections(let ids): model.deleteSections(ids)
    case .moveSection(let id, let target, let after):
      try model.moveSection(id, to: target, offset: after ? 1 : 0)
    case .reloadSections(let ids): try model.reloadSections(ids)
    case .appendItems(let ids, let section): return try model.appendItems(ids, to: section)
    case .insertItems(let ids, let anchor, let after):
      return try model.insertItems(ids, at: anchor, offset: after ? 1 : 0)
    case .deleteItems(let ids): model.deleteItems(ids)
    case .deleteAllItems: model.deleteAllItems()
    case .moveItem(let id, let target, let after):
      try model.moveItem(id, to: target, offset: after ? 1 : 0)
    case .reloadItems(let ids): try model.reloadItems(ids)
    case .reconfigureItems(let ids): try model.reconfigureItems(ids)
    }
    return []
  }
}
