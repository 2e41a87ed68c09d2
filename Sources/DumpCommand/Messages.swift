import Glibc
import LayoutScripting
import SectionHost

/// What goes to standard error: problems, and what scripts print.
struct Messages {
  /// Where it goes.
  let console: Console
  /// Whether the words `error`, `warning` and `hint` are coloured.
  let usesColor: Bool

  init(console: Console = .direct, color: ColorChoice? = nil) {
    self.console = console
    usesColor = (color ?? .auto).usesColor(on: STDERR_FILENO)
  }

  /// Writes a text, without what would command a terminal; where nobody reads it there is nobody to
  /// tell.
  func write(_ text: String) { console.message(text.withReadableControls) }

  /// Says which of how many pieces of long work is being done.
  func progress(_ number: Int, of count: Int, _ name: String) {
    console.progress("\(number) of \(count): \(name)")
  }

  /// Says what is being done, for as long as that takes; what is done at once is not shown.
  func stage(_ text: String) { console.stage(text) }

  /// Reports a problem with its place, hint and calls.
  func report(_ error: PlacedError) { console.message(painted("\(error)\n")) }

  /// Reports what is wrong with a command line.
  func report(_ errors: UsageErrors) { console.message(painted(errors.report)) }

  /// Reports what a frame says went wrong: where a script did it, else of the screen as a whole.
  ///
  /// `path` gives a script's path as the user gave it.
  func report(_ diagnostic: Diagnostic, screen: String, path: (String) -> String) {
    var place = screen
    if let script = diagnostic.script {
      place = path(script)
      if let line = diagnostic.line { place += ":\(line)" }
    }
    let severity = diagnostic.severity.rawValue
    let hint = diagnostic.hint.map { "hint: \($0)\n" } ?? ""
    console.message(
      painted("\(place): \(severity): \(diagnostic.message) [\(diagnostic.code)]\n\(hint)"))
  }

  /// Colours the words that say what kind of line it is.
  private func painted(_ text: String) -> String {
    let text = text.withReadableControls
    guard usesColor else { return text }
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(Self.paint(String(line)))
    }
    return lines.joined(separator: "\n")
  }

  private static func paint(_ line: String) -> String {
    for (word, code) in [(": error: ", "31"), (": warning: ", "33")] {
      guard let range = firstRange(of: word, in: line) else { continue }
      let label = word.dropFirst(2).dropLast(2)
      return line[..<range.lowerBound] + ": \u{1B}[1;\(code)m\(label):\u{1B}[0m "
        + line[range.upperBound...]
    }
    if line.hasPrefix("hint: ") { return "\u{1B}[1;36mhint:\u{1B}[0m " + line.dropFirst(6) }
    return line
  }

  private static func firstRange(of word: String, in line: String) -> Range<String.Index>? {
    var start = line.startIndex
    while start < line.endIndex {
      if line[start...].hasPrefix(word) {
        return start..<line.index(start, offsetBy: word.count)
      }
      start = line.index(after: start)
    }
    return nil
  }
}
