import Glibc

/// When messages are coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` says otherwise.
  case auto
  /// Also into files and pipes.
  case always
  /// Nowhere.
  case never

  /// The last choice in the words of a command line that could not be read; nil where there is none.
  init?(in words: [String]) {
    let values = words.indices.compactMap { index -> Self? in
      if words[index] == "--color", index + 1 < words.count {
        return Self(rawValue: words[index + 1])
      }
      guard words[index].hasPrefix("--color=") else { return nil }
      return Self(rawValue: String(words[index].dropFirst("--color=".count)))
    }
    guard let last = values.last else { return nil }
    self = last
  }

  /// Whether what is written to a file descriptor is coloured; `NO_COLOR` counts where it is set and
  /// not empty, and a dumb terminal knows no colours.
  func usesColor(on descriptor: CInt) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && (Environment["NO_COLOR"] ?? "").isEmpty
        && Environment["TERM"] != "dumb"
    }
  }
}
