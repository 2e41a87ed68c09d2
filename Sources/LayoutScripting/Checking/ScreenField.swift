/// Where a field of a screen's table is written.
///
/// Lua tells no lines of fields, so the script's text is read: a field is the name and an equals sign,
/// and no local.
struct ScreenField {
  /// The line, from 1; that of the screen's last such field, nil where it has none.
  let line: Int?

  /// Looks for a field in a screen's file; O(n).
  init(_ name: String, ofFile path: String) {
    let text = (try? WholeFile.read(path)) ?? []
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.lastIndex { Self.sets(name, String(decoding: $0, as: UTF8.self)) }
    line = index.map { $0 + 1 }
  }

  /// Whether a line of a script sets a field: `name =` behind nothing, a brace, a comma or a
  /// semicolon.
  private static func sets(_ name: String, _ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }
    let parts = words.joined(separator: " ")
    guard !parts.hasPrefix("--") else { return false }
    if parts.hasPrefix("\(name) =") || parts.hasPrefix("\(name)=") { return true }
    for separator in ["{", ",", ";"] {
      for piece in parts.split(separator: Character(separator)).dropFirst() {
        let field = piece.drop { $0 == " " }
        if field.hasPrefix("\(name) =") || field.hasPrefix("\(name)=") { return true }
      }
    }
    return false
  }
}
