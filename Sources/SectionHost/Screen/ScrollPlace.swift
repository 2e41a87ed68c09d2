import LayoutGeometry

/// Where a screen is scrolled to while its layout changes.
struct ScrollPlace {
  private let contentSize: Size
  private let leading: Double

  /// Remembers the place of a screen before the layout changes.
  init(_ screen: Screen) {
    contentSize = screen.layout.contentSize
    leading = screen.leadingDistance(in: screen.laidOutEnvironment)
  }

  /// Brings the screen back there, as near as its content allows.
  ///
  /// The distance from the leading end is kept, which is the right one where text runs to the
  /// left. A screen that was scrolled over its edge stays there until the content shrinks or the
  /// environment changes (frames, the environment), unless it `clamps` anyway.
  func restore(in screen: Screen, clamps: Bool) {
    screen.offset.x = screen.offsetX(leading: leading, in: screen.environment)
    if clamps {
      screen.clampOffset()
    } else {
      screen.clampOffset(ifShorterThan: contentSize)
    }
    screen.clampStrips()
  }
}
