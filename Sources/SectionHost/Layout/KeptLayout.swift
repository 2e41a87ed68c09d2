import LayoutGeometry

/// What a section's layout provider answered, and for what.
struct KeptLayout {
  /// An answer that could be used.
  struct Answer {
    var layout: LayoutSection
    var visibleItems: VisibleItemsHandler?
  }

  /// The kind that chose the provider.
  var kind: String
  /// The section's place when it was told last.
  var index: Int
  /// How many items it had then.
  var count: Int
  /// The parts of what was told that the answer depends on.
  var parts: EnvironmentParts = []
  /// The layout; nil for a section that shows nothing.
  var layout: LayoutSection? = .plainRows {
    didSet { features = LayoutFeatures(layout) }
  }
  /// Is told of the section's visible items.
  var visibleItems: VisibleItemsHandler?
  /// The last answer that could be used; kept while newer ones fail.
  var lastGood: Answer?
  /// The one before that, for where the frames of a custom group in it cannot be had.
  var earlierGood: Answer?
  /// Why the newest answer could not be used.
  var failure: ScreenFailure?
  /// Whether nobody defined the kind.
  var isUnknown = false
  /// What the host needs to know of the layout.
  private(set) var features = LayoutFeatures(.plainRows)

  /// How many views it places, at most.
  var viewCount: Int { features.boundaryCount + features.badges.count * count }

  init(_ section: SectionContext) {
    kind = section.kind
    index = section.index
    count = section.count
  }

  /// Whether the provider must be asked again for a section of which some parts changed.
  func isStale(for section: SectionContext, changed: EnvironmentParts) -> Bool {
    if kind != section.kind || layout == nil && section.count > 0 { return true }
    var changed = changed
    if section.index != index { changed.insert(.sectionIndex) }
    if section.count != count { changed.formUnion([.sectionCount, .sectionItems]) }
    return !parts.isDisjoint(with: changed)
  }

  /// Takes over an answer.
  mutating func take(_ provided: ProvidedLayout) {
    parts = provided.parts
    layout = provided.layout
    visibleItems = provided.visibleItems
    if let layout { lastGood = Answer(layout: layout, visibleItems: visibleItems) }
  }

  /// Gives up the last good answer, whose frames turned out not to be had.
  mutating func forgetLastGood() {
    lastGood = earlierGood?.layout == layout ? nil : earlierGood
    earlierGood = nil
  }

  /// Forgets what only the definition can tell that gave it: frames of custom groups, handlers.
  mutating func forgetFunctions() {
    if !LayoutFeatures(lastGood?.layout).customFrameKeys.isEmpty { lastGood = nil }
    lastGood?.visibleItems = nil
    visibleItems = nil
    earlierGood = nil
  }

  /// Lets the last good layout, or the default one, stand for an answer that cannot be used.
  mutating func fail(_ failure: ScreenFailure) {
    self.failure = failure
    layout = lastGood?.layout ?? .plainRows
    visibleItems = lastGood?.visibleItems
    // Until something changes there is no use in asking again; a failure may have looked at
    // anything.
    parts = .all
  }
}

extension LayoutSection {
  /// What a section looks like that nobody gave a layout: full-width rows, 44 points high.
  static let plainRows: LayoutSection = {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    return LayoutSection(
      group: LayoutGroup(
        size: row, content: .fill(axis: .vertical, subitems: [.item(LayoutItem(size: row))])))
  }()
}
