package import LuaRuntime
import Streams

/// All plugins of a search path.
package enum PluginCatalog {
  /// Describes every plugin below the folders `plugins` of a search path.
  ///
  /// Each file is loaded in a state of its own; what is wrong with one is told in its description. A
  /// plugin without required options is also built once from its defaults, so that the definition it
  /// returns is checked too. They come folder by folder, sorted by name.
  package static func plugins(on searchPath: [String], limits: LuaLimits = LuaLimits())
    -> [PluginDescription]
  {
    var seen: Set<String> = []
    let interface = ScriptInterface.shared
    return searchPath.flatMap { folder in
      ScriptSources.pluginNames(in: folder).map { name in
        var description = describe(
          name, in: folder, searchPath: searchPath, interface, limits)
        description.isShadowed = !seen.insert(name).inserted
        return description
      }
    }
  }

  private static func describe(
    _ name: String, in folder: String, searchPath: [String], _ interface: ScriptInterface,
    _ limits: LuaLimits
  ) -> PluginDescription {
    let way = name.split(separator: ".").joined(separator: "/")
    let file = "\(ScriptSources.pluginFolder)/\(way).lua"
    var description = PluginDescription(name: name, file: "\(folder)/\(file)")
    // The folder itself comes first, so that its own file is the one that is read.
    let sources = ScriptSources(searchPath: [folder] + searchPath.filter { $0 != folder })
    do throws(LuaRefusal) {
      let runtime = try runtime(sources, interface, limits)
      defer { runtime.close() }
      try runtime.describe(name, file, into: &description)
    } catch {
      description.errors.append(
        PlacedError(
          path: error.place.map { sources.paths[$0.script] ?? $0.script } ?? description.file,
          line: error.place?.line, message: error.message, hint: error.hint,
          traceback: error.traceback))
    }
    return description
  }

  private static func runtime(
    _ sources: ScriptSources, _ interface: ScriptInterface, _ limits: LuaLimits
  ) throws(LuaRefusal) -> ScriptRuntime {
    do throws(LuaError) {
      return try ScriptRuntime(
        sources: sources, interface: interface, clock: VirtualClock(), limits: limits)
    } catch {
      throw LuaRefusal(error)
    }
  }
}

extension ScriptRuntime {
  /// Loads a plugin, notes what it says of itself, and builds it where that needs no options.
  fileprivate func describe(
    _ name: String, _ file: String, into description: inout PluginDescription
  ) throws(LuaRefusal) {
    try plugins.begin(name)
    defer { plugins.end() }
    guard let source = try sources.find(file, for: "plugin \"\(name)\"") else { return }
    let plugin = try load(source)
    description.version = plugin.version
    description.options = plugin.options
    if let stated = plugin.name, stated != name {
      description.errors.append(
        PlacedError(
          path: description.file, line: try? state.place(of: plugin.build).line,
          message: "the plugin calls itself \"\(stated)\", but its file makes it \"\(name)\""))
    }
    if plugin.options.contains(where: \.isRequired) { return }
    _ = try built(
      plugin, plugin.options.compactMap { option in option.defaultValue.map { (option.name, $0) } })
  }
}
