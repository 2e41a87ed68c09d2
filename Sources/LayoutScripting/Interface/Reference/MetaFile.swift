/// The file by which lua-language-server knows the scripting interface.
package struct MetaFile {
  /// The file's name, below the folder that the editor is told of.
  package static let fileName = "tessellua.lua"

  private let reference = ScriptReference()
  private var lines: [String] = []

  /// The file's text.
  package static var text: String {
    var file = MetaFile()
    file.write()
    return file.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [
      "---@meta tessellua",
      "-- The scripting interface, version \(ScriptInterface.version); written by 'layout-dump editor'.",
      "", "---@class tessellua", "local ui = {}",
    ]
    for alias in reference.aliases {
      lines.append("")
      if !alias.summary.isEmpty { lines.append("---\(alias.summary)") }
      lines.append("---@alias tessellua.\(alias.title) \(qualified(alias.type))")
    }
    for table in reference.tables + reference.given { write(table) }
    for object in reference.objects { write(object) }
    let functions = reference.constructors + reference.functions
    let folders = Set(
      functions.compactMap { $0.name.firstIndex(of: ".").map($0.name.prefix(upTo:)) })
    for folder in folders.sorted() { lines += ["", "ui.\(folder) = {}"] }
    for function in functions {
      write(function, of: "ui", separator: ".")
    }
    lines += ["", "return ui"]
  }

  private mutating func write(_ table: ScriptReference.Table) {
    lines.append("")
    if !table.summary.isEmpty { lines.append("---\(table.summary)") }
    let parent = table.parent.map { ": tessellua.\($0)" } ?? ""
    lines.append("---@class tessellua.\(table.title)\(parent)")
    for field in table.fields {
      let name = field.isOptional ? "\(field.name)?" : field.name
      let standard = field.defaultValue.map { " (default: \($0))" } ?? ""
      lines.append("---@field \(name) \(qualified(field.type)) \(field.summary)\(standard)")
    }
    if table.isOpen { lines.append("---@field [string] any what it shows") }
    guard !table.methods.isEmpty else { return }
    lines.append("local \(table.title) = {}")
    for method in table.methods { write(method, of: table.title, separator: ":") }
  }

  private mutating func write(
    _ function: ScriptReference.Function, of owner: String, separator: String
  ) {
    lines += ["", "---\(function.summary)"]
    let parameters = function.signature?.parameters ?? []
    for parameter in parameters {
      let name = parameter.isOptional ? "\(parameter.name)?" : parameter.name
      lines.append("---@param \(name) \(qualified(parameter.type))")
    }
    if let result = function.signature?.result { lines.append("---@return \(qualified(result))") }
    let names = parameters.map(\.name).joined(separator: ", ")
    lines.append("function \(owner)\(separator)\(function.name)(\(names)) end")
  }

  /// A type with the module's name before the names of its own types, which begin with a capital.
  private func qualified(_ type: String) -> String {
    var result = ""
    var isInString = false
    var last: Character = " "
    for character in type {
      if character == "\"" { isInString.toggle() }
      if !isInString, character.isUppercase, !last.isLetter, last != "_" { result += "tessellua." }
      result.append(character)
      last = character
    }
    return result
  }
}
