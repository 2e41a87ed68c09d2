import Glibc
import LayoutScripting

/// The line at the end of a terminal that says how far long work has come.
///
/// It goes to standard error, only where a person looks at it, and leaves no trace: whatever else is
/// written comes in its place.
struct ProgressLine {
  /// Milliseconds after which work counts as long.
  static let patience = 300.0

  /// Whether anybody sees it: standard error is a terminal that can take a line away, and no log of
  /// a CI server.
  static var isWanted: Bool {
    FileDescriptor.standardError.isTerminal && Environment["TERM"] != "dumb"
      && !Environment.isSet("CI")
  }

  private var isVisible = false
  /// What is shown once the work turns out to be long, and when that is.
  private var planned: (text: String, due: Double)?
  /// When the first of the plans that follow each other came.
  private var start: Double?

  /// Milliseconds after which ``showPlanned()`` is due; nil where nothing is planned.
  var milliseconds: Double? { planned.map { max(0, $0.due - Clock.milliseconds) } }

  /// Shows a text in the place of the one before.
  mutating func show(_ text: String) {
    planned = nil
    write("\r\u{1B}[K\(Self.fitting(text))")
    isVisible = true
  }

  /// Shows a text once the work has gone on for a while; an empty one says that it is over.
  mutating func plan(_ text: String) {
    guard !text.isEmpty else {
      clear()
      planned = nil
      start = nil
      return
    }
    let due = (start ?? Clock.milliseconds) + Self.patience
    start = due - Self.patience
    if due <= Clock.milliseconds { show(text) } else { planned = (text, due) }
  }

  /// Shows what was planned.
  mutating func showPlanned() {
    if let planned { show(planned.text) }
  }

  /// Takes the line away.
  mutating func clear() {
    guard isVisible else { return }
    write("\r\u{1B}[K")
    isVisible = false
  }

  /// What of a text stands on one line of the terminal: a line that wraps cannot be taken away.
  private static func fitting(_ text: String) -> String {
    let room = (FileDescriptor.standardError.columns ?? 80) - 1
    var shown = ""
    var used = 0
    for character in text {
      let width = character.columns
      if used + width > room {
        while used > room - 1, let last = shown.popLast() { used -= last.columns }
        return shown + "…"
      }
      // What moves the cursor has no place on a line.
      shown.append(character.isControl ? "?" : character)
      used += width
    }
    return shown
  }

  private func write(_ text: String) { Console.direct.message(text) }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// How many columns of a terminal it takes at most.
  fileprivate var columns: Int {
    // From here on there are wide characters.
    unicodeScalars.first.map { $0.value >= 0x1100 } == true ? 2 : 1
  }
}

extension FileDescriptor {
  /// How many characters a line of the terminal has; nil where it does not say.
  fileprivate var columns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
