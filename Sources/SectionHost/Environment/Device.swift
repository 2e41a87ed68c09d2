public import LayoutGeometry

/// A device as far as a layout can tell.
public struct Device: Sendable, Hashable {
  /// The name by which it is chosen, for example `iphone_14`.
  public var name: String
  /// The screen in points, upright.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  /// Whether it is a tablet.
  public var isPad: Bool
  /// The safe area upright.
  public var safeArea: EdgeInsets
  /// The safe area with the screen turned to the side.
  public var landscapeSafeArea: EdgeInsets
  /// The system's margin at both sides, without the safe area.
  public var sideMargin: Double

  /// The devices that are known by name.
  ///
  /// Sizes and scales are Apple's published screen sizes; safe areas are those of a view without
  /// bars, as the devices report them.
  public static let all: [Device] = [
    phone("iphone_se", 375, 667, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0),
    phone("iphone_14", 390, 844, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    phone("iphone_15", 393, 852, scale: 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    phone(
      "iphone_15_pro_max", 430, 932, scale: 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    pad("ipad_11", 834, 1194),
    pad("ipad_mini", 744, 1133),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double,
    side: Double, landscapeBottom: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale, isPad: false,
      safeArea: EdgeInsets(top: top, bottom: bottom),
      landscapeSafeArea: EdgeInsets(leading: side, bottom: landscapeBottom, trailing: side),
      sideMargin: width >= 414 ? 20 : 16)
  }

  private static func pad(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 2, isPad: true,
      safeArea: EdgeInsets(top: 24, bottom: 20),
      landscapeSafeArea: EdgeInsets(top: 24, bottom: 20), sideMargin: 20)
  }

  /// The device that renders where no other is asked for.
  public static let standard = phone(
    "iphone_14", 390, 844, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21)

  /// The device of a name; `:landscape` behind it is left to the caller.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
