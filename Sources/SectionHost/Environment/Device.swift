public import LayoutGeometry

/// A device as far as a layout can tell.
public struct Device: Sendable, Hashable {
  /// The name by which it is chosen, for example `iphone_14`.
  public var name: String
  /// What its maker calls it, for example `iPhone 14`.
  public var title: String
  /// The screen in points, upright.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  /// Whether it is a tablet.
  public var isPad: Bool
  /// The safe area upright, of a view without bars.
  public var safeArea: EdgeInsets
  /// The safe area with the screen turned to the side.
  public var landscapeSafeArea: EdgeInsets
  /// Where its numbers come from.
  public var source: String

  /// The system's margin at both sides, without the safe area: UIKit's `systemMinimumLayoutMargins`.
  public var sideMargin: Double { isPad || size.width >= 414 ? 20 : 16 }

  /// The device that renders where no other is asked for.
  public static var standard: Device { iPhone14 }

  /// The device of a name; `:landscape` behind it is left to the caller.
  public static func named(_ name: String) -> Device? {
    name == iPhone14.name ? iPhone14 : all.first { $0.name == name }
  }
}
