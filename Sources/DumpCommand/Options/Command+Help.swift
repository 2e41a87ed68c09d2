extension Command {
  var shortHelp: String {
    var lines = [usage, "", summary.capitalizedFirst + "."]
    let common = options.filter(\.isCommon)
    lines += HelpTable(title: "Options", rows: common.map(row)).oneLineEach
    lines += exampleLines
    lines += ["", "'layout-dump \(name) --help' shows all \(options.count) options."]
    return lines.joined(separator: "\n") + "\n"
  }

  var completeHelp: String {
    var lines = [usage, "", summary.capitalizedFirst + "."]
    for paragraph in discussion { lines += [""] + HelpTable.wrap(paragraph, width: 80) }
    lines += HelpTable(title: "Arguments", rows: arguments.map { ($0.name, $0.summary) }).lines
    let help = [
      ("-h", "a short help, with the options that are used most"), ("--help", "this help"),
    ]
    lines += HelpTable(title: "Options", rows: options.map(row) + help).lines
    lines += exampleLines
    lines +=
      HelpTable(
        title: "Exit status",
        rows: [
          ("0", "all is well"), ("1", "it ran and found something wrong"),
          ("2", "it could not run"),
        ]
      ).lines
    return lines.joined(separator: "\n") + "\n"
  }

  private var usage: String {
    let words = arguments.map {
      $0.isRepeated ? "[\($0.name)…]" : $0.isOptional ? "[\($0.name)]" : $0.name
    }
    return (["Usage: layout-dump", name, "[options]"] + words).joined(separator: " ")
  }

  private var exampleLines: [String] {
    HelpTable(title: "Examples", rows: examples.map { ($0.line, $0.summary) }).lines
  }

  private func row(_ option: Option<Settings>) -> (String, String) {
    let repeated = option.isRepeatable ? "; may be repeated" : ""
    let name = option.placeholder.map { "\(option.name) \($0)" } ?? option.name
    return (name, option.summary + repeated)
  }
}

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

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
