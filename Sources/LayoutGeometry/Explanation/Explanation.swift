/// How a rectangle came about: the chain of containers from the screen down to it, and for each
/// number the rule, the arithmetic and the line of the script.
public struct Explanation: Sendable, Hashable {
  /// One number.
  public struct Line: Sendable, Hashable {
    /// What the number is, for example `width`.
    public var subject: String
    /// The number, in points.
    public var value: Double
    /// The calculation, or the number alone where it was given.
    ///
    /// For example `147.5 = 0.5 x (375 - 40 - 40)`. Numbers are shown to three places.
    public var arithmetic: String
    /// The rule, for example `geometry 3.1`.
    public var rule: String
    /// What the calculation does, in words.
    public var note: String
  }

  /// One container, or the thing itself.
  public struct Level: Sendable, Hashable {
    /// What it is, for example `section 0` or `horizontal group`.
    public var name: String
    /// The line of the script that wrote it.
    public var place: Int?
    /// Its numbers.
    public var lines: [Line] = []
  }

  /// The rectangle that is explained, where it is seen.
  public var frame: Rect
  /// The screen first, the thing itself last.
  public var levels: [Level]
}

extension Explanation {
  /// A number as explanations show it, to three places.
  public static func text(of number: Double) -> String { Formula.text(number) }
}

extension Explanation.Level {
  /// Adds a number that is the value of a formula, or was given.
  mutating func add(
    _ subject: String, _ formula: Formula, rule: String, _ note: String
  ) {
    lines.append(
      Explanation.Line(
        subject: subject, value: formula.value, arithmetic: formula.equation,
        rule: "geometry \(rule)", note: note))
  }
}

extension Axis {
  /// What a length along the axis is called.
  var lengthName: String { self == .horizontal ? "width" : "height" }

  /// What a place along the axis is called.
  var placeName: String { self == .horizontal ? "x" : "y" }
}
