/// A layout that cannot be placed as written; frames are produced all the same (geometry 2.8).
public struct LayoutWarning: Sendable, Hashable {
  /// What is wrong; raw values are the codes of geometry 2.8.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The first slot of a group is longer than the group.
    case groupCannotFitItem = "group_cannot_fit_item"
    /// Insets leave a group without room, or it has no slot.
    case noRoomForGroup = "no_room_for_group"
  }

  /// The section that it concerns.
  public var section: Int
  /// What is wrong.
  public var code: Code
  /// The line of the script that wrote the group.
  public var place: Int?

  /// Makes a warning.
  public init(section: Int, code: Code, place: Int? = nil) {
    self.section = section
    self.code = code
    self.place = place
  }
}
