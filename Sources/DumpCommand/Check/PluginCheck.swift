import LayoutScripting

/// Checks the plugins of a folder each by itself: whether it loads, and the layouts that it builds
/// from its defaults.
struct PluginCheck {
  /// The folder in which `plugins` is.
  let folder: String
  let options: CheckOptions
  let devices: [String]

  /// Checks them in the order of their names; those that are not `wanted` are left out.
  func run(wanted: (String) -> Bool, add: (ScreenCheck, _ path: String) -> Void)
    throws(PlacedError)
  {
    let searchPath = [folder] + options.searchPath
    let plugins = PluginCatalog.plugins(on: searchPath, limits: options.limits.limits)
    for plugin in plugins where plugin.file.hasPrefix("\(folder)/") && wanted(plugin.file) {
      GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
      let check = ScreenCheck(path: plugin.file)
      for error in plugin.errors { check.add(error) }
      if plugin.errors.isEmpty {
        if plugin.options.contains(where: \.isRequired) {
          check.skip("it needs options, so its layout was not checked by itself")
        } else {
          try askLayouts(of: plugin, searchPath, check)
        }
      }
      check.conclude(isScreen: false)
      add(check, plugin.file)
    }
  }

  private func askLayouts(
    of plugin: PluginDescription, _ searchPath: [String], _ check: ScreenCheck
  ) throws(PlacedError) {
    // Names of plugins are names of files, which may hold anything.
    let name = plugin.name.utf8.map { "\\x" + Self.hexadecimal($0) }.joined()
    let script = """
      local ui = require "tessellua"
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot {},
        sections = { ["\(name)"] = ui.use "\(name)" },
      }
      """
    for device in devices {
      var environment = EnvironmentOptions()
      environment.device = device
      do throws(PlacedError) {
        let screen = try ScriptScreen(
          text: script, name: plugin.file, searchPath: searchPath,
          environment: try environment.environment(), limits: options.limits.limits,
          recordsPlaces: true)
        defer { screen.close() }
        check.finish(screen)
      } catch {
        return check.add(error)
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}
