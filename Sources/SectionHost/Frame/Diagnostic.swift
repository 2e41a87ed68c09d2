/// Something that went wrong, or may have, while a screen ran; a frame carries it.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Something is not as the script meant it.
    case error
    /// Something is probably not as the script meant it.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// What failed for the screen, one of the codes of the frame format.
  public var code: String
  /// Which kind of script error it was, if it was one.
  public var reason: String?
  /// The id of the section that it concerns.
  public var section: String?
  /// The item that it concerns.
  public var item: ItemIdentifier?
  /// The kind (of a section, cell or supplementary view) that it concerns.
  public var kind: String?
  /// What is wrong, in a sentence.
  public var message: String
  /// What may help; for people, frames leave it out.
  public var hint: String?
  /// The script that caused it, beginning with the screen's folder name.
  public var script: String?
  /// The line in the script, from 1.
  public var line: Int?
  /// The calls that led there, innermost first, script frames only.
  public var traceback: [String]

  /// Makes a diagnostic; what does not apply is left out.
  public init(
    severity: Severity, code: String, reason: String? = nil, section: String? = nil,
    item: ItemIdentifier? = nil, kind: String? = nil, message: String, hint: String? = nil,
    script: String? = nil, line: Int? = nil, traceback: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.reason = reason
    self.section = section
    self.item = item
    self.kind = kind
    self.message = message
    self.hint = hint
    self.script = script
    self.line = line
    self.traceback = traceback
  }
}
