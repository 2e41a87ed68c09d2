/// Why an action cannot be carried out; nothing has changed then.
public enum ActionError: Error, Sendable, Hashable {
  /// No section has that id.
  case unknownSection(String)
  /// No item has that identifier.
  case unknownItem(ItemIdentifier)
  /// The section does not scroll by itself.
  case notScrolling(section: String)
}

extension ActionError {
  /// What is wrong, in a sentence without a full stop.
  public var message: String {
    switch self {
    case .unknownSection(let section): "there is no section \"\(section)\" now"
    case .unknownItem(let item): "there is no item \"\(item)\" now"
    case .notScrolling(let section): "the section \"\(section)\" does not scroll by itself"
    }
  }
}
