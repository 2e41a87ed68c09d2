/// Why an action cannot be carried out; nothing has changed then.
public enum ActionError: Error, Sendable, Hashable {
  /// No section has that id.
  case unknownSection(String)
  /// No item has that identifier.
  case unknownItem(ItemIdentifier)
  /// The section does not scroll by itself.
  case notScrolling(section: String)
}
