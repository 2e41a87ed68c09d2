/// The reader's chosen size of text, as UIKit names it.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  case extraSmall = "extra_small"
  case small
  case medium
  case large
  case extraLarge = "extra_large"
  case extraExtraLarge = "extra_extra_large"
  case extraExtraExtraLarge = "extra_extra_extra_large"
  case accessibilityMedium = "accessibility_medium"
  case accessibilityLarge = "accessibility_large"
  case accessibilityExtraLarge = "accessibility_extra_large"
  case accessibilityExtraExtraLarge = "accessibility_extra_extra_large"
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
