/// Rows of a word or two and what they mean, under a title.
struct HelpTable {
  /// The title, without a colon.
  var title: String
  /// The rows: a name and its meaning.
  var rows: [(name: String, meaning: String)]

  /// The lines, an empty one in front; each row has one.
  var oneLineEach: [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return heading + rows.map { "  \(Self.pad($0.name, to: width))  \($0.meaning)" }
  }

  /// The lines, an empty one in front; none is longer than 80 characters if its words allow that.
  var lines: [String] {
    let column = 26
    var lines = heading
    for (name, meaning) in rows {
      let wrapped = Self.wrap(meaning, width: 80 - column)
      let indent = String(repeating: " ", count: column)
      if name.count + 4 > column {
        lines.append("  \(name)")
        lines += wrapped.map { indent + $0 }
      } else {
        lines.append(Self.pad("  \(name)", to: column) + (wrapped.first ?? ""))
        lines += wrapped.dropFirst().map { indent + $0 }
      }
    }
    return lines
  }

  private var heading: [String] { rows.isEmpty ? [] : ["", "\(title):"] }

  /// Breaks a text between words.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
