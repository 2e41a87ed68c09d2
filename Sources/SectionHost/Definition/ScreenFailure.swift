/// Why a part of a screen that a script or a program gives could not be had.
public struct ScreenFailure: Error, Sendable, Hashable {
  /// Which kind of script error it was, if it was one.
  public var reason: String?
  /// What is wrong.
  public var message: String
  /// What may help.
  public var hint: String?
  /// The script, beginning with the screen's folder name.
  public var script: String?
  /// The line in the script, from 1.
  public var line: Int?
  /// The calls that led there, innermost first.
  public var traceback: [String]

  /// Makes a failure; what does not apply is left out.
  public init(
    _ message: String, reason: String? = nil, hint: String? = nil, script: String? = nil,
    line: Int? = nil, traceback: [String] = []
  ) {
    self.message = message
    self.hint = hint
    self.reason = reason
    self.script = script
    self.line = line
    self.traceback = traceback
  }

  /// The failure as a frame carries it.
  func diagnostic(
    _ code: String, severity: Diagnostic.Severity = .error, section: String? = nil,
    item: ItemIdentifier? = nil, kind: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, reason: reason, section: section, item: item, kind: kind,
      message: message, hint: hint, script: script, line: line, traceback: traceback)
  }
}

/// An error that can tell a frame about itself.
public protocol ScreenFailureConvertible: Error {
  /// The error as a screen's failure.
  var screenFailure: ScreenFailure { get }
}

extension ScreenFailure {
  /// Any error as a failure; one that can say more about itself does.
  init(describing error: any Error) {
    self =
      switch error {
      case let failure as ScreenFailure: failure
      case let error as any ScreenFailureConvertible: error.screenFailure
      default: ScreenFailure("\(error)")
      }
  }
}
