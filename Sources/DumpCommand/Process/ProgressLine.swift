import Glibc
import LayoutScripting

/// The line at the end of a terminal that says how far long work has come.
///
/// It goes to standard error, only where that is a terminal, and leaves no trace: whatever else is
/// written comes in its place.
struct ProgressLine {
  /// The most characters that are shown: a line that wraps cannot be cleared.
  private static let mostCharacters = 72

  private let isShown = FileDescriptor.standardError.isTerminal
  private var isVisible = false

  /// Shows a text in the place of the one before.
  mutating func show(_ text: String) {
    guard isShown else { return }
    let isLong = text.count > Self.mostCharacters
    let shown = isLong ? text.prefix(Self.mostCharacters - 1) + "…" : text[...]
    write("\r\u{1B}[K\(shown)")
    isVisible = true
  }

  /// Takes the line away.
  mutating func clear() {
    guard isVisible else { return }
    write("\r\u{1B}[K")
    isVisible = false
  }

  private func write(_ text: String) { Console.direct.message(text) }
}
