import LuaRuntime
import SectionHost

extension ScriptSources {
  /// The folder of plugins in each folder of the search path.
  static let pluginFolder = "plugins"

  /// Finds a plugin: `a.b` is `plugins/a/b.lua` in the first folder that has it.
  func find(plugin: String) throws(LuaRefusal) -> LuaSource {
    let file = try "\(Self.pluginFolder)/" + Self.file(of: plugin, kind: "plugin")
    if let source = try find(file, for: "plugin \"\(plugin)\"") { return source }
    let known = folders.flatMap { Self.pluginNames(in: $0.path) }
    let nearest = nearestName(to: plugin, in: known)
    throw LuaRefusal(
      "there is no plugin \"\(plugin)\"; looked for \(file) in \(searchedFolders)",
      code: .runtimeError, hint: nearest.map { "did you mean \"\($0)\"?" })
  }

  /// The names of the plugins in a folder of the search path, sorted.
  static func pluginNames(in folder: String) -> [String] {
    names(in: "\(folder)/\(pluginFolder)", prefix: "", depth: 0)
  }

  private static func names(in folder: String, prefix: String, depth: Int) -> [String] {
    guard depth < 8, let entries = try? WholeFile.entries(of: folder) else { return [] }
    return entries.flatMap { entry -> [String] in
      // A name with a dot more stands for a file in a folder, which this is not.
      let stem = entry.hasSuffix(".lua") ? String(entry.dropLast(4)) : entry
      if stem.isEmpty || stem.contains(".") { return [] }
      if entry != stem { return [prefix + stem] }
      return names(in: "\(folder)/\(entry)", prefix: "\(prefix)\(stem).", depth: depth + 1)
    }
  }
}
