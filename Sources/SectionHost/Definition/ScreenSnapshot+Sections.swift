import Snapshots

extension ScreenSnapshot {
  /// Makes a snapshot of sections whose models are Swift values.
  ///
  /// One with an identifier given more than once is refused by the screen, which then keeps what it
  /// shows and says `invalid_snapshot`. O(items).
  public init(_ sections: [ScreenSection]) {
    do throws(DuplicateIdentifiers<String, ItemIdentifier>) {
      self.init(
        identifiers: try Snapshot(sections: sections.map { ($0.id, $0.items.map(\.identifier)) }),
        sectionKinds: sections.map(\.kind), models: SectionModels(sections))
    } catch {
      self = .refused(ScreenFailure(error.sentence(in: sections.map(\.id))))
    }
  }
}

/// The models of sections, by position.
private final class SectionModels: ScreenModels {
  let sections: [AnyHashable?]
  let items: [AnyHashable]

  init(_ sections: [ScreenSection]) {
    self.sections = sections.map(\.model)
    items = sections.flatMap { $0.items.map(\.model) }
  }

  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? SectionModels else { return pairs }
    return pairs.filter { old.items[$0.old] != items[$0.new] }
  }

  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    guard let old = old as? SectionModels else { return pairs }
    return pairs.filter { old.sections[$0.old] != sections[$0.new] }
  }

  func value(of item: ItemContext) -> FrameValue? { items[item.position].base as? FrameValue }
}

extension ItemContext {
  /// The item's model, where it is of a type.
  public func model<Model>(as type: Model.Type = Model.self) -> Model? {
    (section.models as? SectionModels)?.items[position].base as? Model
  }

  /// The item's model as JSON could hold it: a script's table, or a `FrameValue`.
  public var value: FrameValue? { section.models.value(of: self) }
}

extension SectionContext {
  /// The section's own model, where it is of a type.
  public func model<Model>(as type: Model.Type = Model.self) -> Model? {
    (models as? SectionModels)?.sections[index]?.base as? Model
  }
}
