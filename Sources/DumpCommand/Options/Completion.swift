/// What a shell may offer in the place of a value or an argument.
enum Completion: Sendable, Hashable {
  /// Nothing that is known beforehand.
  case nothing
  /// Files and folders.
  case files
  /// Folders.
  case folders
  /// A few words.
  case words([String])

  /// What help's placeholder says of it: `FILE` and `DIR`, or words between bars, where those in
  /// capitals are no words but stand for values.
  init(placeholder: String) {
    switch placeholder {
    case "FILE", "SCREEN", "PATH", "A", "B": self = .files
    case "DIR", "FOLDER": self = .folders
    default:
      let words = placeholder.split(separator: "|").map(String.init)
      let known = words.filter { $0 == $0.lowercased() }
      self = known.isEmpty ? .nothing : .words(known)
    }
  }
}
