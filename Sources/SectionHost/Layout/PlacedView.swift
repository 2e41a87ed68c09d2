import LayoutGeometry

/// A supplementary or decoration of the layout, where it is.
struct PlacedView {
  var key: ViewKey
  var frame: Rect
  var zIndex: Int
  var isPinned = false
  /// The number that frames give it: 0, the group instance's or the item's.
  var index = 0
  /// Its size and insets as the layout says.
  var size = LayoutSize(width: .absolute(0), height: .absolute(0))
  var insets = EdgeInsets.zero
}
