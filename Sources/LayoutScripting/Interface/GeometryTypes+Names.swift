/// The names that fields of a layout may have, in the order of their numbers in a decoded result.
extension GeometryTypes {
  static let dimensionKinds: [StaticString] = [
    "absolute", "fractional_width", "fractional_height", "estimated", "uniform_across_siblings",
  ]
  static let alignments: [StaticString] = [
    "none", "top", "top_leading", "leading", "bottom_leading", "bottom", "bottom_trailing",
    "trailing", "top_trailing",
  ]
  static let behaviors: [StaticString] = [
    "none", "continuous", "continuous_group_leading_boundary", "paging", "group_paging",
    "group_paging_centered",
  ]
  static let references: [StaticString] = [
    "automatic", "none", "safe_area", "layout_margins", "readable_content",
  ]
  static let appearances: [StaticString] = [
    "plain", "grouped", "inset_grouped", "sidebar", "sidebar_plain",
  ]
}
