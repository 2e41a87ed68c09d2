import LayoutScripting
import SectionHost

/// Notes what the frames say went wrong, and tells each problem once on standard error.
final class DiagnosticWatch {
  private let path: String
  private let messages: Messages
  private let isStrict: Bool
  private var told: Set<Diagnostic> = []
  /// Whether a frame had an error; with strictness, or a warning.
  private(set) var hasErrors = false

  /// `path` is the screen's, as the user gave it.
  init(path: String, messages: Messages, isStrict: Bool = false) {
    self.path = path
    self.messages = messages
    self.isStrict = isStrict
  }

  /// Takes a screen's next frame.
  func look(at frame: Frame, of screen: ScriptScreen) {
    for diagnostic in frame.diagnostics {
      if diagnostic.severity == .error || isStrict { hasErrors = true }
      if told.insert(diagnostic.asTold).inserted {
        messages.report(diagnostic, screen: path, path: screen.userPath(of:))
      }
    }
  }
}

extension Diagnostic {
  /// What a line says of it: the same for many cells of which the same is wrong.
  var asTold: Diagnostic {
    var told = self
    told.section = nil
    told.item = nil
    told.kind = nil
    told.traceback = []
    return told
  }
}
