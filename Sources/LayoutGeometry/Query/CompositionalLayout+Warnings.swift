extension CompositionalLayout {
  /// What could not be placed as written: one warning for each section and code (geometry 2.8).
  public var warnings: [LayoutWarning] {
    states.indices.flatMap { warnings(inSection: $0) }
  }

  /// The warnings of one section, none while it is empty.
  public func warnings(inSection section: Int) -> [LayoutWarning] {
    let state = states[section]
    guard space.hasRoom, state.itemCount > 0 else { return [] }
    return LayoutWarning.Code.allCases.compactMap { code in
      let places = state.warnings.filter { $0.code == code }
      guard !places.isEmpty else { return nil }
      return LayoutWarning(section: section, code: code, place: places.compactMap(\.place).min())
    }
  }
}
