/// What a group holds: cell slots and other groups.
public indirect enum LayoutNode: Sendable, Hashable {
  /// A cell slot.
  case item(LayoutItem)
  /// A group inside the group.
  case group(LayoutGroup)

  /// Its size before content insets.
  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// The room around it.
  public var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The line of the script that wrote it.
  public var place: Int? {
    switch self {
    case .item(let item): item.place
    case .group(let group): group.place
    }
  }
}
