extension Command {
  var shortHelp: String {
    var lines = [usage, "", summary.capitalizedFirst + "."]
    let common = options.filter(\.isCommon)
    lines += HelpTable(title: "Options", rows: common.map(row)).oneLineEach
    lines += exampleLines
    lines += [
      "",
      common.count == options.count
        ? "'layout-dump \(name) --help' says more."
        : "'layout-dump \(name) --help' shows all \(options.count) options.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  var completeHelp: String {
    var lines = [usage, "", summary.capitalizedFirst + "."]
    for paragraph in discussion { lines += [""] + HelpTable.wrap(paragraph, width: 80) }
    lines += HelpTable(title: "Arguments", rows: arguments.map { ($0.name, $0.summary) }).lines
    let help = CommandDescription.helpOptions.map { ($0.name, $0.summary) }
    lines += HelpTable(title: "Options", rows: options.map(row) + help).lines
    lines += exampleLines
    lines += HelpTable(title: "Exit status", rows: ExitStatus.meanings).lines
    return lines.joined(separator: "\n") + "\n"
  }

  private var usage: String {
    let words = description.arguments.map(\.usage)
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

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
