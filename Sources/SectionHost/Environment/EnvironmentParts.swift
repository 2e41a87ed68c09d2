import LayoutGeometry

/// The parts of what a layout is told, each of which it may have read or not.
///
/// A layout is kept until a part that it read has changed.
public struct EnvironmentParts: OptionSet, Sendable, Hashable {
  /// One bit for each part.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private static func bit(_ position: UInt64) -> EnvironmentParts {
    EnvironmentParts(rawValue: 1 << position)
  }

  /// The container's width.
  public static let containerWidth = bit(0)
  /// The container's height.
  public static let containerHeight = bit(1)
  /// The reference's insets.
  public static let containerInsets = bit(2)
  /// The container's width less the insets.
  public static let effectiveWidth = bit(3)
  /// The container's height less the insets.
  public static let effectiveHeight = bit(4)
  /// The kind of device.
  public static let idiom = bit(5)
  /// Light or dark.
  public static let style = bit(6)
  /// The horizontal size class.
  public static let horizontalSizeClass = bit(7)
  /// The vertical size class.
  public static let verticalSizeClass = bit(8)
  /// Pixels to a point.
  public static let displayScale = bit(9)
  /// Which way text runs.
  public static let layoutDirection = bit(10)
  /// The reader's size of text.
  public static let contentSizeCategory = bit(11)
  /// Body text over 17 points.
  public static let fontScale = bit(12)
  /// The safe area.
  public static let safeArea = bit(13)
  /// The layout margins.
  public static let layoutMargins = bit(14)
  /// The section's place.
  public static let sectionIndex = bit(15)
  /// How many items the section has.
  public static let sectionCount = bit(16)
  /// The section's own model.
  public static let sectionModel = bit(17)
  /// The models of the section's items.
  public static let sectionItems = bit(18)

  /// Every part.
  public static let all = EnvironmentParts(rawValue: .max)

  /// The number of a part that stands alone in its set.
  public var position: Int { rawValue.trailingZeroBitCount }
}

extension ScreenEnvironment {
  /// The parts in which two environments differ.
  func partsDiffering(from old: ScreenEnvironment, configuration: LayoutConfiguration)
    -> EnvironmentParts
  {
    var parts: EnvironmentParts = []
    func compare<Value: Equatable>(
      _ part: EnvironmentParts, _ value: (ScreenEnvironment) -> Value
    ) {
      if value(self) != value(old) { parts.insert(part) }
    }
    compare(.containerWidth) { $0.size.width }
    compare(.containerHeight) { $0.size.height }
    compare(.containerInsets) { $0.containerInsets(for: configuration) }
    compare(.effectiveWidth) { $0.effectiveSize(for: configuration).width }
    compare(.effectiveHeight) { $0.effectiveSize(for: configuration).height }
    compare(.idiom) { $0.idiom }
    compare(.style) { $0.style }
    compare(.horizontalSizeClass) { $0.horizontalSizeClass }
    compare(.verticalSizeClass) { $0.verticalSizeClass }
    compare(.displayScale) { $0.scale }
    compare(.layoutDirection) { $0.direction }
    compare(.contentSizeCategory) { $0.contentSizeCategory }
    compare(.fontScale) { $0.contentSizeCategory.bodySize }
    compare(.safeArea) { $0.safeArea }
    compare(.layoutMargins) { $0.layoutMargins }
    return parts
  }
}
