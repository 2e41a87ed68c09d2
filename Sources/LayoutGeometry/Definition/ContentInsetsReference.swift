/// Which insets of the environment a section keeps clear of (geometry 12.2).
public enum ContentInsetsReference: String, Sendable, Hashable, CaseIterable {
  /// The configuration's choice; for the configuration itself the safe area.
  case automatic
  /// No insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content.
  case readableContent
}
