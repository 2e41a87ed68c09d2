package import LayoutGeometry

/// A section on screen and the layout that it was given.
package struct LayoutInUse {
  /// The section's id.
  package var section: String
  /// Its kind.
  package var kind: String
  /// The layout; nil for one that shows nothing, or that failed.
  package var layout: LayoutSection?
  /// Whether rules exist for the kind.
  package var hasRules: Bool
}

extension Screen {
  /// The sections on screen with the layouts that they were given, in order.
  package var layoutsInUse: [LayoutInUse] {
    zip(sections, keptLayouts).map { section, kept in
      LayoutInUse(
        section: section.id, kind: section.kind, layout: kept.failure == nil ? kept.layout : nil,
        hasRules: !kept.isUnknown)
    }
  }
}

extension LayoutContext {
  /// What a kind of section would be asked where nothing is known of its data.
  package init(
    kind: String, environment: ScreenEnvironment, configuration: LayoutConfiguration,
    models: any ScreenModels
  ) {
    section = SectionContext(
      id: kind, kind: kind, index: 0, count: 0, firstItem: 0, models: models)
    self.environment = environment
    containerInsets = environment.containerInsets(for: configuration)
    effectiveSize = environment.effectiveSize(for: configuration)
  }
}
