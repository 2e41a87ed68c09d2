import Glibc
import LayoutScripting

/// The screens that a check is about.
struct CheckTargets {
  /// The paths of the screens, in order, none twice.
  private(set) var screens: [String] = []

  /// Looks for screens: a script, a folder with a `screen.lua`, or every such folder below one.
  init(_ paths: [String]) throws(PlacedError) {
    var errors: [PlacedError] = []
    for path in paths {
      do throws(PlacedError) {
        for screen in try Self.screens(at: path) where !screens.contains(screen) {
          screens.append(screen)
        }
      } catch { errors.append(error) }
    }
    if let error = PlacedError(errors) { throw error }
  }

  private static func screens(at path: String) throws(PlacedError) -> [String] {
    let isFolder: Bool
    do throws(FileError) { isFolder = try WholeFile.isFolder(path) } catch {
      throw PlacedError(path: path, message: error.message)
    }
    let found = isFolder ? screens(below: withoutSlash(path)) : [path]
    if found.isEmpty {
      throw PlacedError(
        path: path, message: "there is no screen",
        hint: "a screen is a folder with a screen.lua, or a Lua file")
    }
    return found
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? withoutSlash(String(path.dropLast())) : path
  }

  /// The folders with a screen, this one first, in the order of their names.
  private static func screens(below folder: String) -> [String] {
    var found = access("\(folder)/screen.lua", F_OK) == 0 ? [folder] : []
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      // A link could lead round in a circle.
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      found += screens(below: path)
    }
    return found
  }

  /// What is in a folder, without what is hidden, in the order of bytes.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
