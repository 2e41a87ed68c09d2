import LayoutGeometry

extension Device {
  /// The devices that are known by name, telephones first, older ones before newer ones.
  public static let all: [Device] = phones + pads

  /// The screen that renders where no other is asked for; known without making the table.
  static let iPhone14 = phone(
    "iphone_14", "iPhone 14", 390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21,
    source: notch)

  private static let phones: [Device] = [
    phone(
      "iphone_se", "iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0, side: 0,
      landscapeBottom: 0, source: home),
    phone(
      "iphone_12_mini", "iPhone 12 mini", 375, 812, top: 50, bottom: 34, side: 50,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_12", "iPhone 12", 390, 844, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_12_pro", "iPhone 12 Pro", 390, 844, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_12_pro_max", "iPhone 12 Pro Max", 428, 926, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_13_mini", "iPhone 13 mini", 375, 812, top: 50, bottom: 34, side: 50,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_13", "iPhone 13", 390, 844, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_13_pro", "iPhone 13 Pro", 390, 844, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_13_pro_max", "iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    iPhone14,
    phone(
      "iphone_14_plus", "iPhone 14 Plus", 428, 926, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_14_pro", "iPhone 14 Pro", 393, 852, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_14_pro_max", "iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_15", "iPhone 15", 393, 852, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_15_plus", "iPhone 15 Plus", 430, 932, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_15_pro", "iPhone 15 Pro", 393, 852, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_15_pro_max", "iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_16e", "iPhone 16e", 390, 844, top: 47, bottom: 34, side: 47,
      landscapeBottom: 21, source: notch),
    phone(
      "iphone_16", "iPhone 16", 393, 852, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_16_plus", "iPhone 16 Plus", 430, 932, top: 59, bottom: 34, side: 59,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_16_pro", "iPhone 16 Pro", 402, 874, top: 62, bottom: 34, side: 62,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_16_pro_max", "iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, side: 62,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_17", "iPhone 17", 402, 874, top: 62, bottom: 34, side: 62,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_17_pro", "iPhone 17 Pro", 402, 874, top: 62, bottom: 34, side: 62,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_17_pro_max", "iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, side: 62,
      landscapeBottom: 21, source: island),
    phone(
      "iphone_air", "iPhone Air", 420, 912, top: 68, bottom: 34, side: 68,
      landscapeBottom: 21, source: island),
  ]

  private static let pads: [Device] = [
    pad(
      "ipad_9th_generation", "iPad (9th generation)", 810, 1080, top: 20, bottom: 0, source: button),
    pad(
      "ipad_10th_generation", "iPad (10th generation)", 820, 1180, top: 24, bottom: 20, source: edge
    ),
    pad(
      "ipad_a16", "iPad (A16)", 820, 1180, top: 24, bottom: 20, source: edge),
    pad(
      "ipad_mini", "iPad mini (6th generation, A17 Pro)", 744, 1133, top: 24, bottom: 20,
      source: edge),
    pad(
      "ipad_11", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194, top: 24, bottom: 20,
      source: edge),
    pad(
      "ipad_air_11", "iPad Air 11-inch", 820, 1180, top: 24, bottom: 20, source: edge),
    pad(
      "ipad_air_13", "iPad Air 13-inch", 1024, 1366, top: 24, bottom: 20, source: edge),
    pad(
      "ipad_pro_11", "iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20, source: edge),
    pad(
      "ipad_pro_12_9", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366, top: 24,
      bottom: 20, source: edge),
    pad(
      "ipad_pro_13", "iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20, source: edge),
  ]

  // MARK: Sources

  /// All points and scales are Apple's.
  private static let screens =
    "size and scale: Apple, Human Interface Guidelines, Layout, device screen dimensions"
  private static let home =
    screens + "; safe area: the status bar's 20 points, which it loses on its side"
  private static let notch =
    screens + "; safe area: the view's safeAreaInsets on that screen with a notch, iOS 18"
  private static let island =
    screens + "; safe area: the view's safeAreaInsets on that screen with a Dynamic Island, iOS 18"
  private static let button =
    screens + "; safe area: the status bar's 20 points, above a screen with a home button"
  private static let edge =
    screens + "; safe area: the view's safeAreaInsets, status bar and home indicator, iPadOS 18"

  private static func phone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, bottom: Double, side: Double, landscapeBottom: Double, source: String
  ) -> Device {
    Device(
      name: name, title: title, size: Size(width: width, height: height), scale: scale,
      isPad: false, safeArea: EdgeInsets(top: top, bottom: bottom),
      landscapeSafeArea: EdgeInsets(leading: side, bottom: landscapeBottom, trailing: side),
      source: source)
  }

  private static func pad(
    _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double,
    bottom: Double, source: String
  ) -> Device {
    let safeArea = EdgeInsets(top: top, bottom: bottom)
    return Device(
      name: name, title: title, size: Size(width: width, height: height), scale: 2, isPad: true,
      safeArea: safeArea, landscapeSafeArea: safeArea, source: source)
  }
}
