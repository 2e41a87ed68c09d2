/// Options that mean the same in every command that has them.
extension Option {
  /// `--color`: when messages are coloured.
  static func color(_ path: Path<ColorChoice?>) -> Option {
    .choice("--color", "when messages are coloured", path)
  }

  /// `-o`: the file that is written; `-` is standard output.
  static func output(
    _ path: Path<String?>, _ summary: String = "write to a file instead of standard output"
  ) -> Option {
    Option(
      name: "-o", summary: summary,
      action: .value(placeholder: "FILE") { (settings, text) throws(BadValue) in
        if text.isEmpty { throw BadValue(expected: "a text") }
        settings[keyPath: path] = text == "-" ? nil : text
      })
  }

  /// `--strict`: warnings count as errors.
  static func strict(_ path: Path<Bool>) -> Option {
    .flag("--strict", "let warnings count as errors", path)
  }

  /// `--frame`: one of a screen's frames.
  static func frame(_ summary: String, _ path: Path<FrameChoice?>) -> Option {
    .parsed("--frame", "N|last", summary, path) { (text) throws(BadValue) in
      if text == "last" { return .last }
      guard let number = Int(text), number >= 0 else {
        throw BadValue(
          expected: "a frame's number or last",
          nearest: BadValue(text, isNoneOf: ["last"]).nearest)
      }
      return .number(number)
    }
  }
}
