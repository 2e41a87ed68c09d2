/// The forms of a result that is a table or a list.
enum TextFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}
