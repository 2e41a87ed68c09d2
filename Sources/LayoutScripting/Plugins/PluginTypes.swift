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
          isRequired: true),
        .init("default", value), .init("min", bound), .init("max", bound),
        .init("required", schema.boolean()),
        .init("values", schema.list(of: value, atLeast: 1, expected: "a list of values")),
        .init("of", option),
      ])
    plugin = schema.record("plugin", expected: "a plugin (ui.plugin{…})")
    schema.define(
      plugin,
      [
        .init("name", schema.string()), .init("version", schema.string()),
        .init(
          "api_version", schema.version(ScriptInterface.version, expected: "the version 1"),
          isRequired: true),
        .init("options", schema.map(of: option, expected: "a table of options by name")),
        .init("build", schema.function(), isRequired: true),
      ])
    givenOptions = schema.map(of: value, expected: "a table of options by name")
  }
}
