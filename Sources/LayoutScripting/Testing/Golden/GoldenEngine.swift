/// What golden files say of the engine that made them: its version, and how it measures texts.
package struct GoldenEngine: Sendable, Hashable {
  private static let separator = ", text metrics "

  /// The program and its version, such as `tessellua 0.1.0`.
  package var version: String
  /// The version of the table of advances that texts are measured with.
  package var textMetrics: String

  /// Makes an engine's description from its parts.
  package init(version: String, textMetrics: String) {
    self.version = version
    self.textMetrics = textMetrics
  }

  /// Reads what a golden file says.
  init(_ text: String) {
    let words = text.split(separator: Self.separator, maxSplits: 1).map(String.init)
    version = words.first ?? ""
    textMetrics = words.count > 1 ? words[1] : ""
  }

  /// What differs from another engine, a line each; the same engine gives none.
  func changes(to now: GoldenEngine) -> [String] {
    var lines: [String] = []
    if textMetrics != now.textMetrics {
      lines.append(
        "recorded with metrics \(textMetrics.isEmpty ? "unknown" : "v\(textMetrics)"), "
          + "now v\(now.textMetrics)")
    }
    if version != now.version {
      lines.append(
        "recorded by \(version.isEmpty ? "an unknown engine" : version), now \(now.version)")
    }
    return lines
  }
}

extension GoldenEngine: CustomStringConvertible {
  /// What golden files say: `tessellua 0.1.0, text metrics …`.
  package var description: String { version + Self.separator + textMetrics }
}
