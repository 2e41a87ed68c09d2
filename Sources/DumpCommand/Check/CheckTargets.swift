import Glibc
import LayoutScripting

/// The screens and plugins that a check is about.
struct CheckTargets {
  /// The plugins of a folder.
  struct Plugins: Hashable {
    /// The folder in which `plugins` is.
    var folder: String
    /// The one file that is wanted; nil for all.
    var file: String?
  }

  /// The paths of the screens, in order, none twice.
  private(set) var screens: [String] = []
  /// Where plugins are, in order, none twice.
  private(set) var plugins: [Plugins] = []
  /// What cannot be opened because its name is no text.
  private(set) var unreachable: [String] = []
  /// What is wrong with the paths, in their order.
  private(set) var errors: [PlacedError] = []

  private static let pluginFolder = "plugins"

  /// Looks for screens and plugins: a script, a folder with a `screen.lua` or plugins, or every such
  /// folder below one.
  init(_ paths: [String]) {
    for path in paths {
      do throws(FileError) {
        let isFolder = try WholeFile.isFolder(path)
        add(Self.withoutSlash(path), isFolder: isFolder)
      } catch {
        errors.append(PlacedError(error, named: path))
      }
    }
  }

  private mutating func add(_ path: String, isFolder: Bool) {
    if let folder = Self.folder(aroundPluginsOf: path, isFolder: isFolder) {
      return add(Plugins(folder: folder, file: isFolder ? nil : path))
    }
    let count = screens.count + plugins.count
    let isKnown = screens.contains(path)
    if isFolder { search(path) } else { add(screen: path) }
    guard screens.count + plugins.count == count, !isKnown, isFolder, !hasTargets(below: path)
    else { return }
    errors.append(
      PlacedError(
        path: path, message: "there is no screen",
        hint: "a screen is a folder with a screen.lua, or a Lua file"))
  }

  /// Whether another path has brought what is below this one.
  private func hasTargets(below folder: String) -> Bool {
    screens.contains { $0.hasPrefix("\(folder)/") }
      || plugins.contains { $0.folder == folder || $0.folder.hasPrefix("\(folder)/") }
  }

  private mutating func add(screen: String) {
    if !screens.contains(screen) { screens.append(screen) }
  }

  private mutating func add(_ found: Plugins) {
    if !plugins.contains(found) { plugins.append(found) }
  }

  /// The folder in which the folder `plugins` is that a path leads to or into; nil for another path.
  private static func folder(aroundPluginsOf path: String, isFolder: Bool) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if !isFolder { parts.removeLast() }
    guard let index = parts.lastIndex(where: { $0 == pluginFolder }) else { return nil }
    return index == 0 ? "." : parts[..<index].joined(separator: "/")
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? withoutSlash(String(path.dropLast())) : path
  }

  /// Adds what is in a folder, itself first, in the order of names.
  private mutating func search(_ folder: String) {
    if access("\(folder)/screen.lua", F_OK) == 0 { add(screen: folder) }
    for name in (try? WholeFile.entries(of: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if WholeFile.isUnreachable(path) { unreachable.append(path) }
      var status = stat()
      // A link could lead round in a circle.
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      if name == Self.pluginFolder { add(Plugins(folder: folder)) } else { search(path) }
    }
  }
}
