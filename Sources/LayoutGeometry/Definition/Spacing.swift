/// Room between two things, in points (geometry 6.1); it may be negative.
public enum Spacing: Sendable, Hashable {
  /// Exactly so much.
  case fixed(Double)
  /// At least so much; room that is left over is shared among all flexible places (geometry 6.2).
  case flexible(Double)

  /// No room at all, the default everywhere.
  public static let none = Spacing.fixed(0)

  /// The fixed amount, or the least that a flexible one takes, in points.
  public var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value.bounded
    }
  }

  /// Whether it takes a share of the room that is left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
