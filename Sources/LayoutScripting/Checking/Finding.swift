package import SectionHost

/// Something that a check found: what, where, and what may help.
package struct Finding: Sendable, Hashable {
  /// How bad it is.
  package var severity: Diagnostic.Severity
  /// The rule's name, for example `child_never_fits`.
  package var rule: String
  /// The file, as the user gave it.
  package var path: String
  /// The line, from 1; nil for what concerns the file as a whole.
  package var line: Int?
  /// What is wrong, in a sentence without a full stop.
  package var message: String
  /// What may help.
  package var hint: String?

  /// Makes a finding.
  package init(
    _ severity: Diagnostic.Severity, rule: String, path: String, line: Int? = nil,
    message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.path = path
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// A finding for a script that does not load.
  package init(_ error: PlacedError) {
    let isUnknownField = error.message.contains("unknown field")
    self.init(
      .error, rule: isUnknownField ? "unknown_field" : error.code ?? "load_failed",
      path: error.path, line: error.line, message: error.message, hint: error.hint)
  }
}

extension Finding: Comparable {
  /// By place, then by rule and words.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.line ?? 0, left.rule, left.message)
      < (right.path, right.line ?? 0, right.rule, right.message)
  }
}

extension Finding: CustomStringConvertible {
  /// `path:line: error: what is wrong [rule]`, and a second line with the hint.
  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message) [\(rule)]"
      + (hint.map { "\nhint: \($0)" } ?? "")
  }
}
