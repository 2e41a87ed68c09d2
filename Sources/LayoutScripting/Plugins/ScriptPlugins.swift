import LuaRuntime
import SectionHost

/// The plugins of one screen: each file is loaded once, however often it is used.
struct ScriptPlugins {
  private var loaded: [String: LoadedPlugin] = [:]
  /// The plugins that are being loaded or built, outermost first.
  private var inUse: [String] = []

  /// The plugin of a name, where it is loaded already.
  subscript(name: String) -> LoadedPlugin? {
    get { loaded[name] }
    set { loaded[name] = newValue }
  }

  /// Notes that a plugin is in use; one that is so already goes in a circle.
  mutating func begin(_ name: String) throws(LuaRefusal) {
    if let start = inUse.firstIndex(of: name) {
      let circle = (inUse[start...] + [name]).joined(separator: " -> ")
      throw LuaRefusal("ui.use goes in a circle: \(circle)", code: .runtimeError)
    }
    inUse.append(name)
  }

  /// Ends the use that began last.
  mutating func end() { inUse.removeLast() }
}

extension ScriptRuntime {
  /// Finds a plugin, gives it options and returns the section definition that it builds.
  func usePlugin(_ name: String, options: LuaReference?) throws(LuaRefusal) -> LuaValue {
    try plugins.begin(name)
    defer { plugins.end() }
    let plugin = try plugin(named: name)
    let given = try given(options, to: plugin, named: name)
    return try built(plugin, given)
  }

  private func plugin(named name: String) throws(LuaRefusal) -> LoadedPlugin {
    if let plugin = plugins[name] { return plugin }
    let plugin = try load(try sources.find(plugin: name))
    plugins[name] = plugin
    return plugin
  }

  /// Runs a plugin's file and reads what it returns.
  func load(_ source: LuaSource) throws(LuaRefusal) -> LoadedPlugin {
    let chunk: LuaReference
    let result: LuaValue
    do throws(LuaError) {
      chunk = try state.load(
        source.text, name: source.name, globals: try state.makeGlobals())
      result = try state.call(chunk, label: "main chunk", values: [])
    } catch {
      throw LuaRefusal(placed: error)
    }
    guard case .table(let table) = result else {
      throw LuaRefusal(
        placed: LuaError(
          code: .typeError, script: source.name, line: 1,
          message: "expected a plugin (ui.plugin{…}), got \(state.description(of: result))",
          hint: result.isNil ? "end it with return ui.plugin{…}" : nil,
          traceback: ["\(source.name):1: in main chunk"]))
    }
    do throws(LuaRefusal) {
      return try PluginDecoder(runtime: self).plugin(table, definition: chunk)
    } catch {
      // Where a plain table was returned nothing of the plugin runs that could tell its line.
      var refusal = error
      if refusal.place == nil { refusal.place = (source.name, 1) }
      if refusal.traceback.isEmpty { refusal.traceback = ["\(source.name):1: in main chunk"] }
      throw refusal
    }
  }

  /// Holds the options that a script gives to what the plugin takes, and adds the defaults.
  private func given(_ table: LuaReference?, to plugin: LoadedPlugin, named name: String)
    throws(LuaRefusal) -> [(name: String, value: PluginOptionValue)]
  {
    var rest: [String: LuaReference] = [:]
    if let table {
      do throws(LuaError) {
        let entries = try state.decode(table, as: interface.plugins.givenOptions) { decoder in
          decoder.map { $0.reference() }
        }
        for entry in entries { rest[entry.name] = entry.value }
      } catch {
        throw LuaRefusal("\(name): \(error.message)", code: error.code, hint: error.hint)
      }
    }
    let reader = PluginOptionReader(runtime: self)
    var values: [(name: String, value: PluginOptionValue)] = []
    for unknown in rest.keys.sorted() where !plugin.options.contains(where: { $0.name == unknown })
    {
      throw unknownOption(unknown, of: plugin, named: name)
    }
    for option in plugin.options {
      if let reference = rest[option.name] {
        let value = try reader.value(
          try value(of: reference), option.type, at: "\(name).\(option.name)")
        values.append((option.name, value))
      } else if let value = option.defaultValue {
        values.append((option.name, value))
      } else if option.isRequired {
        throw LuaRefusal(
          "\(name).\(option.name): expected \(option.type.description), got nothing")
      }
    }
    return values
  }

  private func unknownOption(_ unknown: String, of plugin: LoadedPlugin, named name: String)
    -> LuaRefusal
  {
    let known = plugin.options.map(\.name)
    let hint =
      nearestName(to: unknown, in: known).map { "did you mean \"\($0)\"?" }
      ?? (known.isEmpty
        ? "the plugin has no options" : "known options: \(known.joined(separator: ", "))")
    return LuaRefusal("\(name): unknown option \"\(unknown)\"", hint: hint)
  }

  /// Calls a plugin's `build` and checks what it returns.
  func built(_ plugin: LoadedPlugin, _ options: [(name: String, value: PluginOptionValue)])
    throws(LuaRefusal) -> LuaValue
  {
    do throws(LuaError) {
      let table = try state.build { writer in
        writer.table(count: options.count) { writer in
          for option in options {
            writer.key(option.name)
            writer.write(option.value.frameValue)
          }
        }
      }
      let result = try state.call(plugin.build, label: "build", values: [table])
      let callback = ScriptCallback(function: plugin.build, name: "build", state: state)
      guard case .table(let definition) = result else {
        throw try callback.wrongResult("a section definition", result)
      }
      try state.decode(
        definition, as: interface.screen.sectionDefinition, definition: plugin.build,
        label: "build"
      ) { decoder in
        // What is pinned must be taken over, or it would never be let go.
        _ = ScreenDecoder().section(&decoder)
      }
      return result
    } catch {
      throw LuaRefusal(placed: error)
    }
  }
}
