import LuaRuntime

/// The types of tables that describe a plugin.
///
/// The order of fields is the order in which `PluginDecoder` reads them.
struct PluginTypes {
  let plugin: LuaSchema.TypeID
  /// Values by name, each kept as it is: the options that a script gives to a plugin.
  let givenOptions: LuaSchema.TypeID
  /// A list of values, each kept as it is.
  let values: LuaSchema.TypeID

  /// The names of the types that options have, in the order of `PluginDecoder.type`.
  static let optionTypes: [StaticString] = [
    "integer", "number", "string", "boolean", "dimension", "insets", "enum", "list",
  ]

  init(_ schema: LuaSchema) {
    let value = schema.pinned(expected: "a value")
    values = schema.list(of: value, expected: "a list of values")
    let bound = schema.number()
    let option = schema.record("option", expected: "an option {type=, …}")
    schema.define(
      option,
      [
        .init(
          "type", schema.name(Self.optionTypes, expected: "the type of an option"),
          "what its values are", isRequired: true),
        .init("default", value, "its value where a script gives none", signature: "any"),
        .init(
          "min", bound,
          "the least number, or the fewest characters of a string or entries of a list"
        ),
        .init(
          "max", bound,
          "the greatest number, or the most characters of a string or entries of a list"
        ),
        .init(
          "required", schema.boolean(), "whether a script must give it; else it may be left out"),
        .init(
          "values", schema.list(of: value, atLeast: 1, expected: "a list of values"),
          "the values of an enum: strings, numbers or truth values"),
        .init("of", option, "what the entries of a list are"),
      ])
    plugin = schema.record("plugin", expected: "a plugin (ui.plugin{…})")
    schema.define(
      plugin,
      [
        .init("name", schema.string(), "its name; by default the file's"),
        .init("version", schema.string(), "its own version, for lists of plugins"),
        .init(
          "api_version", schema.version(ScriptInterface.version, expected: "the version 1"),
          "the version of this interface: 1", isRequired: true),
        .init(
          "options", schema.map(of: option, expected: "a table of options by name"),
          "what a script may give to it, by name"),
        .init(
          "build", schema.function(),
          "makes the section definition, once for each use, from the options with their defaults",
          isRequired: true, signature: "(options: table<string, any>): SectionDefinition"),
      ])
    schema.title(option, "PluginOption")
    schema.title(plugin, "Plugin")
    givenOptions = schema.map(of: value, expected: "a table of options by name")
  }
}
