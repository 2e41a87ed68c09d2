/// What the host needs to know of all sections' layouts at every pass, found out when they change.
struct LayoutSummary {
  /// The sections that scroll by themselves.
  private(set) var strips: [Int] = []
  /// Whether the size of some item or view is measured.
  private(set) var measures = false
  /// How far views may stand outside of what they belong to, in points.
  private(set) var reach = 0.0
  /// Whether some section is told of its visible items.
  private(set) var hasVisibleItemsHandlers = false

  /// A summary of no sections.
  init() {}

  /// Looks at all layouts.
  init(_ layouts: [KeptLayout]) {
    for index in layouts.indices {
      let features = layouts[index].features
      if features.isStrip { strips.append(index) }
      measures = measures || features.measuresItems || features.measuresViews
      reach = max(reach, features.reach)
      if layouts[index].visibleItems != nil { hasVisibleItemsHandlers = true }
    }
  }
}
