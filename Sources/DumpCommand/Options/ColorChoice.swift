import Glibc

/// When messages are coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` says otherwise.
  case auto
  /// Also into files and pipes.
  case always
  /// Nowhere.
  case never

  /// Whether what is written to a file descriptor is coloured; `NO_COLOR` counts where it is set and
  /// not empty.
  func usesColor(on descriptor: CInt) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }
}
