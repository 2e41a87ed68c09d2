import Glibc

/// The variables that the program was started with.
enum Environment {
  /// A variable's text; nil where it is not set.
  static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether a variable says yes: it is set, and to nothing that means no.
  static func isSet(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !["", "0", "false"].contains(value)
  }
}
