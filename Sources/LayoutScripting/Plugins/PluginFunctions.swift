import LuaRuntime

/// Functions that make plugins and use them.
enum PluginFunctions {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "plugin", "(plugin: Plugin): Plugin",
      "what a file `plugins/NAME.lua` returns: options, and a function that builds a section definition"
    ) { call throws(LuaRefusal) in
      guard let table = call.arguments.table(0) else {
        throw call.refusal(0, expected: "a table that describes a plugin")
      }
      _ = try PluginDecoder(runtime: call.runtime).plugin(table)
      return [.value(.table(table))]
    },
    ScriptFunction(
      "use", "(name: string, options?: table<string, any>): SectionDefinition",
      "finds a plugin, checks the options that it is given, and returns what it builds"
    ) { call throws(LuaRefusal) in
      let name = try call.string(0, "a plugin's name")
      let options = call.arguments.table(1)
      if options == nil, !call.arguments.isNil(1) {
        throw LuaRefusal(
          "\(name): expected a table of options by name, got \(call.arguments.description(1))")
      }
      return [.value(try call.runtime.usePlugin(name, options: options))]
    },
  ]
}
