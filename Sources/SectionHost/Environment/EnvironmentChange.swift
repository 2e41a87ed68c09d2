public import LayoutGeometry

/// Some parts of an environment that are given anew; the others stay.
public struct EnvironmentChange: Sendable, Hashable {
  /// The device, which brings its size, scale, safe area and idiom before the other parts.
  public var device: Device?
  /// Whether that device is turned to the side.
  public var isLandscape = false
  /// The view's size, in points; the device's name is dropped.
  public var size: Size?
  /// Pixels to a point.
  public var scale: Double?
  /// The safe area's insets.
  public var safeArea: EdgeInsets?
  /// The layout margins.
  public var layoutMargins: EdgeInsets?
  /// The insets of the readable width.
  public var readableInsets: EdgeInsets?
  /// What the scroll view adds around its content.
  public var adjustedContentInsets: EdgeInsets?
  /// Which way text runs.
  public var direction: ScreenEnvironment.Direction?
  /// Light or dark.
  public var style: ScreenEnvironment.Style?
  /// The reader's chosen size of text.
  public var contentSizeCategory: ContentSizeCategory?
  /// The horizontal size class.
  public var horizontalSizeClass: ScreenEnvironment.SizeClass?
  /// The vertical size class.
  public var verticalSizeClass: ScreenEnvironment.SizeClass?
  /// The kind of device.
  public var idiom: ScreenEnvironment.Idiom?
  /// Seconds since 1970 at the screen's time 0.
  public var now: Double?

  /// Makes a change of nothing.
  public init() {}
}

extension ScreenEnvironment {
  /// The environment with some parts given anew.
  public func applying(_ change: EnvironmentChange) -> ScreenEnvironment {
    var result = self
    if let device = change.device {
      let whole = ScreenEnvironment(device: device, isLandscape: change.isLandscape)
      result.size = whole.size
      result.scale = whole.scale
      result.safeArea = whole.safeArea
      result.idiom = whole.idiom
      result.device = whole.device
      result.sideMargin = whole.sideMargin
    }
    if let size = change.size {
      if size != result.size { result.device = nil }
      result.size = size
    }
    if let scale = change.scale { result.scale = scale }
    if let safeArea = change.safeArea { result.safeArea = safeArea }
    if let margins = change.layoutMargins { result.givenLayoutMargins = margins }
    if let insets = change.readableInsets { result.givenReadableInsets = insets }
    if let insets = change.adjustedContentInsets { result.adjustedContentInsets = insets }
    if let direction = change.direction { result.direction = direction }
    if let style = change.style { result.style = style }
    if let category = change.contentSizeCategory { result.contentSizeCategory = category }
    if let sizeClass = change.horizontalSizeClass { result.givenHorizontalSizeClass = sizeClass }
    if let sizeClass = change.verticalSizeClass { result.givenVerticalSizeClass = sizeClass }
    if let idiom = change.idiom { result.idiom = idiom }
    if let now = change.now { result.now = now }
    return result
  }
}
