/// The reader's chosen size of text, as UIKit names it.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  /// The smallest size.
  case extraSmall = "extra_small"
  /// Two steps below the standard size.
  case small
  /// One step below the standard size.
  case medium
  /// The standard size.
  case large
  /// One step above the standard size.
  case extraLarge = "extra_large"
  /// Two steps above the standard size.
  case extraExtraLarge = "extra_extra_large"
  /// The largest size without the accessibility setting.
  case extraExtraExtraLarge = "extra_extra_extra_large"
  /// The smallest accessibility size.
  case accessibilityMedium = "accessibility_medium"
  /// The second accessibility size.
  case accessibilityLarge = "accessibility_large"
  /// The third accessibility size.
  case accessibilityExtraLarge = "accessibility_extra_large"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "accessibility_extra_extra_large"
  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge = "accessibility_extra_extra_extra_large"

  /// The size of body text in points, as the Human Interface Guidelines give it.
  public var bodySize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}
