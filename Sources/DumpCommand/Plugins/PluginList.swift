import FrameWriting
import Glibc
import LayoutScripting
import SectionHost

/// `layout-dump plugins`: the plugins of a search path, as text or JSON.
struct PluginList {
  private let options: PluginsOptions

  init(_ options: PluginsOptions) { self.options = options }

  /// Lists them in a guarded process, for they are scripts, and gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.limits, color: options.color) { (messages) throws(PlacedError) in
      let searchPath = try searchPath()
      let plugins = PluginCatalog.plugins(on: searchPath, limits: options.limits.limits)
      for plugin in plugins {
        for error in plugin.errors { messages.report(error) }
      }
      let text = options.format == .json ? Self.json(plugins) : Self.text(plugins)
      do throws(FileError) {
        let bytes = Array(text.utf8)
        try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in
          try messages.console.output(bytes)
        }
      } catch {
        if error.problem == .brokenPipe { return 0 }
        throw PlacedError(path: error.path, message: error.message)
      }
      return plugins.contains { !$0.errors.isEmpty } ? 1 : 0
    }
  }

  private func searchPath() throws(PlacedError) -> [String] {
    if options.searchPath.isEmpty {
      return [(try? WholeFile.isFolder("layouts")) == true ? "layouts" : "."]
    }
    if let error = PlacedError(GivenPath.problems(folders: options.searchPath)) { throw error }
    return options.searchPath
  }

  /// A line a plugin, and below it a line for each of its options.
  static func text(_ plugins: [PluginDescription]) -> String {
    if plugins.isEmpty { return "no plugins\n" }
    return plugins.map { plugin in
      let note =
        !plugin.errors.isEmpty
        ? "  (cannot be used)" : plugin.isShadowed ? "  (another of this name is used)" : ""
      let version = plugin.version.map { " \($0)" } ?? ""
      var options = TextTable()
      for option in plugin.options {
        let value =
          option.isRequired
          ? "required" : option.defaultValue.map { "default \($0.description)" } ?? "optional"
        options.add(["  \(option.name)", value, option.type.description])
      }
      return "\(plugin.name)\(version)  \(path(of: plugin))\(note)\n" + options.text
    }.joined().withReadableControls
  }

  /// The plugin's file as its errors name it.
  private static func path(of plugin: PluginDescription) -> String {
    plugin.file.hasPrefix("./") ? String(plugin.file.dropFirst(2)) : plugin.file
  }

  /// An array, an object a plugin.
  static func json(_ plugins: [PluginDescription]) -> String {
    var writer = JSONWriter(style: .indented)
    writer.beginArray()
    for plugin in plugins { write(plugin, to: &writer) }
    writer.endArray()
    writer.endLine()
    var text = ""
    writer.drain { text = String(decoding: $0, as: UTF8.self) }
    return text
  }

  private static func write(_ plugin: PluginDescription, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.write(plugin.name)
    if let version = plugin.version {
      writer.key("version")
      writer.write(version)
    }
    writer.key("file")
    writer.write(path(of: plugin))
    writer.key("shadowed")
    writer.write(plugin.isShadowed)
    writer.key("options")
    writer.beginObject()
    for option in plugin.options {
      writer.key(named: option.name)
      write(option, to: &writer)
    }
    writer.endObject()
    writer.key("errors")
    writer.beginArray()
    for error in plugin.errors { writer.write("\(error)") }
    writer.endArray()
    writer.endObject()
  }

  private static func write(_ option: PluginOption, to writer: inout JSONWriter) {
    writer.beginObject()
    write(option.type, to: &writer)
    writer.key("required")
    writer.write(option.isRequired)
    if let value = option.defaultValue {
      writer.key("default")
      writer.write(value.frameValue)
    }
    writer.endObject()
  }

  private static func write(_ type: PluginOptionType, to writer: inout JSONWriter) {
    writer.key("type")
    writer.write(type.name)
    if let minimum = type.bounds.minimum {
      writer.key("min")
      writer.write(minimum)
    }
    if let maximum = type.bounds.maximum {
      writer.key("max")
      writer.write(maximum)
    }
    switch type {
    case .enumeration(let values):
      writer.key("values")
      writer.beginArray()
      for value in values { writer.write(value.frameValue) }
      writer.endArray()
    case .list(let element, _):
      writer.key("of")
      writer.beginObject()
      write(element, to: &writer)
      writer.endObject()
    default: break
    }
  }
}
