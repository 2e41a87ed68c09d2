public import Snapshots

/// Which sections and items a screen shows, and where their models are.
public struct ScreenSnapshot {
  /// The identifiers, in screen order.
  public var identifiers: Snapshot<String, ItemIdentifier>
  /// The kind of each section, which chooses its layout.
  public var sectionKinds: [String]
  /// The models, which only the providers of layouts and cells look into.
  public var models: any ScreenModels
  /// Why this snapshot must not be shown, where it must not.
  public var failure: ScreenFailure?
  /// Items that moved because they were appended again.
  public var itemsMovedByAppend: [ItemIdentifier]

  /// Makes a snapshot; there are as many kinds as sections.
  public init(
    identifiers: Snapshot<String, ItemIdentifier>, sectionKinds: [String],
    models: any ScreenModels, failure: ScreenFailure? = nil,
    itemsMovedByAppend: [ItemIdentifier] = []
  ) {
    self.identifiers = identifiers
    self.sectionKinds = sectionKinds
    self.models = models
    self.failure = failure
    self.itemsMovedByAppend = itemsMovedByAppend
  }
}

extension ScreenSnapshot {
  /// A snapshot without a section.
  static var empty: ScreenSnapshot {
    ScreenSnapshot(identifiers: Snapshot(), sectionKinds: [], models: NoModels())
  }

  /// A snapshot that must not be shown.
  public static func refused(_ failure: ScreenFailure) -> ScreenSnapshot {
    ScreenSnapshot(
      identifiers: Snapshot(), sectionKinds: [], models: NoModels(), failure: failure)
  }
}

/// The models of a snapshot without any.
private final class NoModels: ScreenModels {
  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] { pairs }
  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    pairs
  }
}

extension ScreenSnapshot {
  /// The ids of the sections that another snapshot has too, with another kind; O(sections).
  private func sectionsOfOtherKind(than old: ScreenSnapshot) -> [String] {
    if sectionKinds == old.sectionKinds,
      identifiers.sectionIdentifiers == old.identifiers.sectionIdentifiers
    {
      return []
    }
    return zip(identifiers.sectionIdentifiers, sectionKinds).compactMap { id, kind in
      guard let before = old.identifiers.indexOfSection(id) else { return nil }
      return old.sectionKinds[before] == kind ? nil : id
    }
  }

  /// The sections as providers are told of them, in order.
  package var sectionContexts: [SectionContext] {
    var first = 0
    return identifiers.sectionIdentifiers.enumerated().map { index, id in
      let count = identifiers.numberOfItems(inSectionAt: index)
      defer { first += count }
      return SectionContext(
        id: id, kind: sectionKinds[index], index: index, count: count, firstItem: first,
        models: models)
    }
  }

  /// What is different from an older snapshot, contents included; a section that has another kind is
  /// reloaded.
  func difference(from old: ScreenSnapshot?) -> Difference<String, ItemIdentifier> {
    guard let old else { return identifiers.difference(from: Snapshot()) }
    var identifiers = identifiers
    // Whatever is unknown is left out, so nothing is refused.
    try? identifiers.reloadSections(sectionsOfOtherKind(than: old))
    if identifiers.isUneditedCopy(of: old.identifiers),
      let changed = models.changedPositions(since: old.models)
    {
      return identifiers.differenceInPlace(from: old.identifiers, changedItems: changed) {
        models.changedSections(since: old.models, among: $0)
      }
    }
    return identifiers.difference(
      from: old.identifiers,
      changedItems: { models.changedItems(since: old.models, among: $0) },
      changedSections: { models.changedSections(since: old.models, among: $0) })
  }
}

/// The models of a snapshot's sections and items, by position.
///
/// Item positions count over all sections, from 0.
public protocol ScreenModels: AnyObject {
  /// Those of the pairs whose items' models differ from the older snapshot's.
  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair]
  /// The positions of items whose models differ from the older snapshot's, which has the same items
  /// in the same places; nil where only a comparison of all pairs can tell.
  func changedPositions(since old: any ScreenModels) -> [Int]?
  /// Those of the pairs whose sections' models differ from the older snapshot's.
  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair]
  /// An item's model as JSON could hold it; nil where it could not.
  func value(of item: ItemContext) -> FrameValue?
}

extension ScreenModels {
  /// All pairs are compared, unless the models say otherwise.
  public func changedPositions(since old: any ScreenModels) -> [Int]? { nil }
  /// No model, unless the models say otherwise.
  public func value(of item: ItemContext) -> FrameValue? { nil }
}
