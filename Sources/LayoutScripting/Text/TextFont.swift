/// The font that a text is measured in.
public struct TextFont: Sendable, Hashable {
  /// The weights of UIKit's system font, lightest first.
  ///
  /// The table has two faces: `ultra_light` to `medium` are measured as regular, `semibold` to `black`
  /// as bold.
  public enum Weight: Int, Sendable, CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The names of the weights in scripts, in order.
    static let names: [StaticString] = [
      "ultra_light", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    var advances: FontAdvances { rawValue < Weight.semibold.rawValue ? .regular : .bold }
  }

  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: Weight

  /// Makes a font of a size in points and a weight.
  public init(size: Double = 17, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}
