import LuaRuntime

/// A plugin that a script has loaded.
struct LoadedPlugin {
  /// What it calls itself, where it says so.
  var name: String?
  var version: String?
  /// In the order of their names' bytes.
  var options: [PluginOption] = []
  var build: LuaReference
}

/// Reads a checked plugin table, in the order in which `PluginTypes` declares its fields.
struct PluginDecoder {
  let runtime: ScriptRuntime

  /// Reads a plugin and holds its options to what they say of themselves.
  ///
  /// What is wrong is said to be at the line that calls the host, or at a definition.
  func plugin(_ table: LuaReference, definition: LuaReference? = nil)
    throws(LuaRefusal) -> LoadedPlugin
  {
    var raw: RawPlugin
    do throws(LuaError) {
      raw = try runtime.state.decode(
        table, as: runtime.interface.plugins.plugin, definition: definition, label: "main chunk"
      ) { RawPlugin(&$0) }
    } catch {
      throw LuaRefusal(placed: error)
    }
    var plugin = LoadedPlugin(name: raw.name, version: raw.version, build: raw.build)
    for option in raw.options {
      plugin.options.append(try self.option(option.value, named: option.name))
    }
    return plugin
  }

  private func option(_ raw: RawOption, named name: String) throws(LuaRefusal) -> PluginOption {
    let path = "options.\(name)"
    let type = try self.type(raw, at: path)
    var option = PluginOption(name: name, type: type, isRequired: raw.isRequired)
    if let given = raw.defaultValue {
      option.defaultValue = try PluginOptionReader(runtime: runtime).value(
        try runtime.value(of: given), type, at: "\(path).default")
      if raw.isRequired {
        throw LuaRefusal("\(path): expected either a default or required = true, got both")
      }
    }
    return option
  }

  private func type(_ raw: RawOption, at path: String) throws(LuaRefusal) -> PluginOptionType {
    let name = "\(PluginTypes.optionTypes[raw.type])"
    if name != "enum", raw.values != nil {
      throw LuaRefusal("\(path).values: only an enum has values, and this is of type \(name)")
    }
    if name != "list", raw.element != nil {
      throw LuaRefusal("\(path).of: only a list is of something, and this is of type \(name)")
    }
    let bounds = raw.bounds
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      throw LuaRefusal("\(path): the min \(minimum.plain) is above the max \(maximum.plain)")
    }
    switch name {
    case "integer": return .integer(bounds)
    case "number": return .number(bounds)
    case "string": return .string(bounds)
    case "dimension": return .dimension(bounds)
    case "list":
      guard let element = raw.element else {
        throw LuaRefusal(
          "\(path).of: expected an option {type=, …}, got nothing",
          hint: "of says what the entries are, as in of = { type = \"integer\" }")
      }
      return .list(of: try type(element, at: "\(path).of"), bounds)
    default:
      guard bounds == PluginBounds() else {
        let bound = bounds.minimum == nil ? "max" : "min"
        throw LuaRefusal("\(path).\(bound): the type \(name) has no bounds")
      }
      if name == "boolean" { return .boolean }
      if name == "insets" { return .insets }
      return .enumeration(try values(raw.values, at: path))
    }
  }

  /// The values of an enum: texts, numbers or truth values.
  private func values(_ given: [LuaReference]?, at path: String)
    throws(LuaRefusal) -> [PluginOptionValue]
  {
    guard let given else {
      throw LuaRefusal("\(path).values: expected a list of values, got nothing")
    }
    let reader = PluginOptionReader(runtime: runtime)
    var values: [PluginOptionValue] = []
    for (index, reference) in given.enumerated() {
      let value = try runtime.value(of: reference)
      let type: PluginOptionType =
        switch value {
        case .boolean: .boolean
        case .integer, .number: .number(PluginBounds())
        default: .string(PluginBounds())
        }
      values.append(try reader.value(value, type, at: "\(path).values[\(index + 1)]"))
    }
    return values
  }
}

/// The fields of a plugin, values still in the script's hands.
private struct RawPlugin {
  var name: String?
  var version: String?
  var options: [(name: String, value: RawOption)] = []
  var build: LuaReference

  init(_ decoder: inout LuaDecoder) {
    var fields = decoder.fields()
    if fields.next() { name = decoder.string() }
    if fields.next() { version = decoder.string() }
    if fields.next() { _ = decoder.integer() }
    if fields.next() { options = decoder.map { RawOption(&$0) } }
    guard fields.next() else { preconditionFailure("a plugin was checked to have a build") }
    build = decoder.reference()
  }
}

/// The fields of an option, values still in the script's hands.
private final class RawOption {
  var type = 0
  var defaultValue: LuaReference?
  var bounds = PluginBounds()
  var isRequired = false
  var values: [LuaReference]?
  var element: RawOption?

  init(_ decoder: inout LuaDecoder) {
    var fields = decoder.fields()
    if fields.next() { type = decoder.integer() }
    if fields.next() { defaultValue = decoder.reference() }
    if fields.next() { bounds.minimum = decoder.number() }
    if fields.next() { bounds.maximum = decoder.number() }
    if fields.next() { isRequired = decoder.boolean() }
    if fields.next() { values = decoder.list { $0.reference() } }
    if fields.next() { element = RawOption(&decoder) }
  }
}
