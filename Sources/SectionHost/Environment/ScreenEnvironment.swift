public import LayoutGeometry

/// What a screen is shown in: the view's size, the device's traits and the insets around.
public struct ScreenEnvironment: Sendable, Hashable {
  /// Which way text runs.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// From left to right, as in English.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic.
    case rightToLeft = "rtl"
  }

  /// Light or dark appearance.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
  }

  /// UIKit's coarse measure of the room along an axis.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The kind of device.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    /// A telephone.
    case phone
    /// A tablet.
    case pad
  }

  /// The view's size, in points.
  public var size: Size
  /// Pixels to a point; 0 turns rounding off.
  public var scale: Double
  /// The safe area's insets.
  public var safeArea: EdgeInsets
  /// The layout margins, safe area included; nil for the system's.
  public var givenLayoutMargins: EdgeInsets?
  /// The insets of the readable width; nil for the system's.
  public var givenReadableInsets: EdgeInsets?
  /// What the scroll view adds around its content.
  public var adjustedContentInsets = EdgeInsets.zero
  /// Which way text runs.
  public var direction = Direction.leftToRight
  /// Light or dark appearance.
  public var style = Style.light
  /// The reader's chosen size of text.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The horizontal size class; nil for the one that follows from the size.
  public var givenHorizontalSizeClass: SizeClass?
  /// The vertical size class; nil for the one that follows from the size.
  public var givenVerticalSizeClass: SizeClass?
  /// The kind of device.
  public var idiom = Idiom.phone
  /// The device's name, `:landscape` behind it where it is turned; nil where a size was given.
  public var device: String?
  /// The system's margin at both sides, without the safe area.
  public var sideMargin = 16.0
  /// Seconds since 1970 at the screen's time 0.
  public var now = 0.0

  /// Makes the environment of a view of a size, in points, without a device around it.
  public init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    safeArea = .zero
  }

  /// Makes the environment of a device's whole screen.
  public init(device: Device, isLandscape: Bool = false) {
    size =
      isLandscape ? Size(width: device.size.height, height: device.size.width) : device.size
    scale = device.scale
    safeArea = isLandscape ? device.landscapeSafeArea : device.safeArea
    idiom = device.isPad ? .pad : .phone
    self.device = isLandscape ? "\(device.name):landscape" : device.name
    sideMargin = device.sideMargin
  }

  /// The layout margins: the system's side margin within the safe area unless they were given.
  public var layoutMargins: EdgeInsets {
    givenLayoutMargins
      ?? EdgeInsets(
        top: safeArea.top, leading: safeArea.leading + sideMargin, bottom: safeArea.bottom,
        trailing: safeArea.trailing + sideMargin)
  }

  /// The insets of the readable width: at most 672 points at the standard size of text.
  public var readableInsets: EdgeInsets {
    if let givenReadableInsets { return givenReadableInsets }
    var insets = layoutMargins
    let widest = (672 * contentSizeCategory.bodySize / 17).rounded()
    let side = (size.width - widest) / 2
    insets.leading = max(insets.leading, side)
    insets.trailing = max(insets.trailing, side)
    return insets
  }

  /// The horizontal size class: regular on tablets, and on the widest phones turned to the side.
  public var horizontalSizeClass: SizeClass {
    if let givenHorizontalSizeClass { return givenHorizontalSizeClass }
    if idiom == .pad { return size.width > 507 ? .regular : .compact }
    return size.width > size.height && size.width >= 896 ? .regular : .compact
  }

  /// The vertical size class: compact on phones turned to the side.
  public var verticalSizeClass: SizeClass {
    if let givenVerticalSizeClass { return givenVerticalSizeClass }
    return idiom == .phone && size.width > size.height ? .compact : .regular
  }

  /// What the geometry needs to know of it.
  public var layoutEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      size: size, scale: scale, safeAreaInsets: safeArea, layoutMargins: layoutMargins,
      readableContentInsets: readableInsets, isRightToLeft: direction == .rightToLeft)
  }

  /// The insets of a configuration's reference; only those across the scroll direction narrow the
  /// container (geometry 12.2).
  public func containerInsets(for configuration: LayoutConfiguration) -> EdgeInsets {
    var insets = layoutEnvironment.insets(
      for: configuration.contentInsetsReference, configuration: configuration)
    if configuration.scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return insets
  }

  /// The view less those insets; never below 0.
  public func effectiveSize(for configuration: LayoutConfiguration) -> Size {
    let insets = containerInsets(for: configuration)
    return Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Insets by the side of the screen, whichever way text runs.
  func leftAndRight(of insets: EdgeInsets) -> (left: Double, right: Double) {
    direction == .leftToRight
      ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
  }

  /// Whether cells look the same in both environments: only sizes and insets differ.
  ///
  /// As in UIKit, a cell that is turned stays as it was configured, and one whose traits changed is
  /// configured again.
  func hasSameTraits(as other: ScreenEnvironment) -> Bool {
    style == other.style && contentSizeCategory == other.contentSizeCategory
      && direction == other.direction && scale == other.scale && idiom == other.idiom
      && givenHorizontalSizeClass == other.givenHorizontalSizeClass
      && givenVerticalSizeClass == other.givenVerticalSizeClass
  }

  /// What a frame says of it.
  var frameEnvironment: Frame.Environment {
    Frame.Environment(
      size: size, scale: scale, direction: direction.rawValue, style: style.rawValue,
      safeArea: safeArea, contentSizeCategory: contentSizeCategory.rawValue, device: device)
  }
}
