/// The reference of the scripting interface as a page of the documentation.
package struct ReferencePage {
  private let reference = ScriptReference()
  private var lines: [String] = []

  /// The page, as Markdown.
  package static var text: String {
    var page = ReferencePage()
    page.write()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [
      "# Scripting reference", "", "All that `require \"tessellua\"` gives to a script.", "",
      "## Overview", "",
      "Types are written as lua-language-server writes them: `A|B` is either, `A[]` a list, `fun(…)` a function.",
      "Times are milliseconds, lengths points. This is version \(ScriptInterface.version) of the interface, and this page is made from the tables that check scripts.",
    ]
    section("Constructors", "They check a table where it is written, and return a plain one.")
    for function in reference.constructors { lines.append(entry(function, of: "ui.")) }
    section("Functions")
    for function in reference.functions { lines.append(entry(function, of: "ui.")) }
    section("Tables that scripts write")
    for table in reference.tables { write(table) }
    section("Tables that scripts are given")
    for table in reference.given { write(table) }
    section("Objects")
    for object in reference.objects { write(object) }
    section("Names of types")
    for alias in reference.aliases {
      let summary = alias.summary.isEmpty ? "" : ": \(alias.summary)"
      lines.append("- `\(alias.title)` is `\(alias.type)`\(summary)")
    }
    section("Globals", "There are no others, and a script can make none.")
    lines.append("- \(ScriptGlobals.values.map { "`\($0)`" }.joined(separator: ", "))")
    for (name, fields) in ScriptGlobals.libraries {
      lines.append("- `\(name)`: \(fields.map { "`\($0)`" }.joined(separator: ", "))")
    }
  }

  private mutating func section(_ title: String, _ text: String? = nil) {
    lines += ["", "## \(title)", ""]
    if let text { lines += [text, ""] }
    // The first entry of tables brings its own empty line.
  }

  private mutating func write(_ table: ScriptReference.Table) {
    if lines.last != "" { lines.append("") }
    lines += ["### \(table.title)", ""]
    var summary = table.summary.isEmpty ? [] : [sentence(table.summary)]
    if let parent = table.parent { summary.append("It has all that `\(parent)` has.") }
    if table.isOpen { summary.append("Fields that a script sets are what it shows.") }
    if !summary.isEmpty { lines += [summary.joined(separator: " "), ""] }
    for field in table.fields {
      let standard = field.defaultValue.map { ", default `\($0)`" } ?? ""
      let optional = field.isOptional ? "" : ", always"
      lines.append("- `\(field.name)`: `\(field.type)`\(standard)\(optional): \(field.summary)")
    }
    for method in table.methods { lines.append(entry(method, of: ":")) }
  }

  private func entry(_ function: ScriptReference.Function, of owner: String) -> String {
    let parameters = (function.signature?.parameters ?? []).map { parameter in
      "\(parameter.name)\(parameter.isOptional ? "?" : ""): \(parameter.type)"
    }
    let result = function.signature?.result.map { ": \($0)" } ?? ""
    return "- `\(owner)\(function.name)(\(parameters.joined(separator: ", ")))\(result)`: "
      + function.summary
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
