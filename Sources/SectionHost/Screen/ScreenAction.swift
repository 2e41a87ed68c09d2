public import LayoutGeometry

/// Something that happens to a screen from outside, besides what its inputs bring.
public enum ScreenAction: Sendable, Hashable {
  /// Where an item is brought to by scrolling.
  public enum ItemPosition: String, Sendable, Hashable, CaseIterable {
    /// At the leading edge of what the insets leave visible.
    case top
    /// In the middle of it.
    case center
    /// At its trailing edge.
    case bottom
  }

  /// A control event on a visible item's cell.
  case itemEvent(ControlEvent, item: ItemIdentifier)
  /// A control event on a visible supplementary view; a nil section is the layout's own.
  case viewEvent(ControlEvent, section: String?, kind: String, index: Int)
  /// Moves the viewport, in content coordinates; clamped to the content unless told otherwise.
  case scroll(to: Point, clamp: Bool)
  /// Brings an item into view.
  case scrollToItem(ItemIdentifier, ItemPosition)
  /// A drag of an orthogonal section from an offset (nil: where it is) that would end at another;
  /// velocity in points per millisecond.
  case drag(section: String, from: Double?, to: Double, velocity: Double)
  /// Puts an orthogonal section to an offset.
  case scrollSection(String, offset: Double)
  /// Changes the environment.
  case environment(EnvironmentChange)
  /// Binds every visible cell anew.
  case reloadData
}
