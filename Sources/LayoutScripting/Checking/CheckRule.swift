/// What `check` looks for, besides what every script is checked for when it is loaded.
package enum CheckRule: String, CaseIterable, Sendable {
  case unknownField = "unknown_field"
  case sectionWithoutRule = "section_without_rule"
  case ruleWithoutSection = "rule_without_section"
  case childNeverFits = "child_never_fits"
  case insetsEatWidth = "insets_eat_width"
  case insetsEatHeight = "insets_eat_height"
  case fractionInEstimatedParent = "fraction_in_estimated_parent"
  case estimateUnderFixedCount = "estimate_under_fixed_count"
  case fractionalInsets = "fractional_insets"
  case modelChangedInPlace = "model_changed_in_place"

  /// What the rule is about, in a sentence.
  package var summary: String { "\(phrase.prefix(1).uppercased())\(phrase.dropFirst())." }

  /// What the rule is about, as help says it.
  package var phrase: String {
    switch self {
    case .unknownField: "a table has a field that nothing reads"
    case .sectionWithoutRule: "a section's kind has no definition, and there is no default one"
    case .ruleWithoutSection: "no section has the kind of a definition"
    case .childNeverFits: "a child is longer than the group that holds it can ever be"
    case .insetsEatWidth: "content insets leave no width"
    case .insetsEatHeight: "content insets leave no height"
    case .fractionInEstimatedParent: "a length is a fraction of one that is only estimated"
    case .estimateUnderFixedCount: "a group with a count shares its length, so estimates are lost"
    case .fractionalInsets: "an inset under 1 is a fraction of the container"
    case .modelChangedInPlace: "a model was changed and not replaced"
    }
  }
}
