/// The file `.luarc.json`, by which lua-language-server finds the description of the interface.
package enum LanguageServerConfiguration {
  /// The file's text; `library` is the folder with the description.
  package static func text(library: String) -> String {
    let given = Set(ScriptGlobals.libraries.map(\.name))
    let builtin = ["basic", "debug", "io", "os", "package", "ffi", "jit", "bit32"]
      .filter { $0 != "basic" && !given.contains($0) }
    let words = ScriptGlobals.testWords.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
        "runtime.version": "Lua 5.4",
        "runtime.path": ["?.lua"],
        "runtime.builtin": {\(builtin.map { "\"\($0)\": \"disable\"" }.joined(separator: ", "))},
        "workspace.library": ["\(library)"],
        "workspace.checkThirdParty": false,
        "diagnostics.globals": [\(words)]
      }

      """
  }
}
