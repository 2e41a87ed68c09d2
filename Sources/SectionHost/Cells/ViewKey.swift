/// What makes a header, footer, badge or background the same one in two frames.
struct ViewKey: Hashable {
  /// What it belongs to, besides its section.
  enum Host: Hashable {
    case boundary
    case group(Int)
    case item(ItemIdentifier)
    case decoration
  }

  /// The section's id; nil for the layout's own.
  var section: String?
  var kind: String
  var host: Host
  /// Which of those of the kind that the host has.
  var ordinal: Int
}
