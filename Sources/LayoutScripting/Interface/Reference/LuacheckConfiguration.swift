/// The file `.luacheckrc`, by which luacheck knows the globals that scripts have.
package enum LuacheckConfiguration {
  /// The file's name.
  package static let fileName = ".luacheckrc"

  /// The file's text; `excluded` folders are not looked at.
  package static func text(excluding excluded: [String] = []) -> String {
    var lines = [
      "-- What scripts may use is what the sandbox gives them, and nothing else.",
      "stds.tessellua = {", "  read_globals = {",
    ]
    lines += wrapped(ScriptGlobals.values, indent: 4)
    for (name, fields) in ScriptGlobals.libraries {
      let oneLine = "    \(name) = { fields = { \(list(fields)) } },"
      if oneLine.count <= width {
        lines.append(oneLine)
      } else {
        lines += ["    \(name) = {", "      fields = {"] + wrapped(fields, indent: 8)
        lines += ["      },", "    },"]
      }
    }
    lines += ["  },", "}", "", "-- The words of a test: busted's."]
    lines += ["stds.tessellua_test = {", "  read_globals = {"]
    lines += wrapped(ScriptGlobals.testWords, indent: 4)
    lines += ["    assert = { other_fields = true },", "  },", "}", "", "std = \"tessellua\""]
    lines.append("files[\"**/*_test.lua\"] = { std = \"tessellua+tessellua_test\" }")
    if !excluded.isEmpty { lines.append("exclude_files = { \(list(excluded)) }") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let width = 100

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Words as entries of a table, as many in a line as fit.
  private static func wrapped(_ words: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in words {
      let entry = "\"\(word)\","
      if let last = lines.last, last.count + 1 + entry.count <= width {
        lines[lines.count - 1] += " " + entry
      } else {
        lines.append(margin + entry)
      }
    }
    return lines
  }
}
