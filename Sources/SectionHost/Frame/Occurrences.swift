/// What went wrong in one instant, in order.
///
/// A stream can fail its handlers a hundred thousand times in an instant, and a frame has to stay
/// readable: of very many only the first are kept, and the number of the others.
struct Occurrences {
  /// How many are kept.
  static let most = 1000

  private var kept: [Diagnostic] = []
  private var first: Diagnostic?
  private var others = 0

  var isEmpty: Bool { kept.isEmpty }

  /// The diagnostics for a frame; where there were more than it holds, the last one says so.
  var diagnostics: [Diagnostic] {
    guard let first else { return kept }
    return kept + [
      Diagnostic(
        severity: first.severity, code: first.code, reason: first.reason,
        message: "\(others) more of this instant are left out")
    ]
  }

  /// Takes one more.
  mutating func add(_ diagnostic: Diagnostic) {
    if kept.count < Self.most { return kept.append(diagnostic) }
    others += 1
    if first == nil || first?.severity == .warning { first = diagnostic }
  }
}
