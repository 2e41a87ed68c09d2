import LuaRuntime
import SectionHost

/// Where a screen's scripts are: the screen's own file, and what `require` finds.
final class ScriptSources {
  /// The screen's file, as the user gave it.
  let screenPath: String
  /// What errors in frames call that file: it begins with the screen's folder's name.
  let screenName: String
  /// The screen's default name.
  let defaultName: String
  /// The folders in which `require` looks, in order, with what errors in frames call them.
  private let folders: [(path: String, name: String)]
  /// The files that were read, by what errors call them.
  private(set) var paths: [String: String] = [:]

  /// Takes a folder with a `screen.lua`, or a Lua file.
  init(screen: String, searchPath: [String]) throws(PlacedError) {
    var given = screen
    while given.count > 1, given.hasSuffix("/") { given.removeLast() }
    let isFile: Bool
    do throws(FileError) { isFile = try !WholeFile.isFolder(given) } catch {
      throw PlacedError(path: screen, message: error.message)
    }
    if isFile {
      let (folder, file) = Self.split(given)
      screenPath = given
      screenName = file
      defaultName =
        file == "screen.lua"
        ? Self.name(ofFolder: folder) : file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
      folders = Self.folders(folder, name: nil, searchPath)
    } else {
      let name = Self.name(ofFolder: given)
      screenPath = "\(given)/screen.lua"
      screenName = "\(name)/screen.lua"
      defaultName = name
      folders = Self.folders(given, name: name, searchPath)
    }
  }

  private static func folders(_ folder: String, name: String?, _ searchPath: [String])
    -> [(path: String, name: String)]
  {
    let prefix = name.map { "\($0)/" } ?? ""
    return [(folder, prefix), ("\(folder)/..", "")] + searchPath.map { ($0, "") }
  }

  /// The folder and the file's name of a path.
  static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The name of a folder, also where the path ends in `.` or `..`.
  private static func name(ofFolder path: String) -> String {
    let last = split(path).file
    if last != "." && last != ".." && !last.isEmpty { return last }
    return WholeFile.resolved(path).map { split($0).file } ?? last
  }

  /// The folder in which the screen's data and events are looked for.
  var folder: String { folders[0].path }

  /// Reads the screen's own script.
  func readScreen() throws(PlacedError) -> LuaSource {
    do throws(FileError) {
      paths[screenName] = screenPath
      return LuaSource(name: screenName, text: try WholeFile.read(screenPath))
    } catch {
      throw PlacedError(
        path: screenPath, message: error.message,
        hint: error.problem == .notFound
          ? "a screen is a folder with a screen.lua, or a Lua file" : nil)
    }
  }

  /// Finds a module: `a.b` is `a/b.lua` in the first folder that has it.
  func find(module: String) throws(LuaRefusal) -> LuaSource {
    let parts = module.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    }
    guard isPlain else {
      throw LuaRefusal(
        "\"\(module)\" is no module's name: names and dots only", code: .runtimeError)
    }
    let file = parts.joined(separator: "/") + ".lua"
    for folder in folders {
      let path = "\(folder.path)/\(file)"
      // A link may not lead out of the folder that was given.
      guard let real = WholeFile.resolved(path), let root = WholeFile.resolved(folder.path)
      else { continue }
      guard real.hasPrefix(root == "/" ? root : "\(root)/") else {
        throw LuaRefusal(
          "module \"\(module)\": \(path) leads out of its folder", code: .runtimeError)
      }
      do throws(FileError) {
        let text = try WholeFile.read(path)
        let name = folder.name + file
        paths[name] = path
        return LuaSource(name: name, text: text)
      } catch {
        if error.problem == .notFound { continue }
        throw LuaRefusal("module \"\(module)\": \(error)", code: .runtimeError)
      }
    }
    throw LuaRefusal(
      "there is no module \"\(module)\"", code: .runtimeError,
      hint: "looked for \(file) in \(folders.map(\.path).joined(separator: ", "))")
  }

  /// A script's error with the file's path as the user gave it.
  func placed(_ error: LuaError) -> PlacedError {
    func path(_ name: String) -> String { paths[name] ?? name }
    let traceback = error.traceback.map { call in
      guard let colon = call.firstIndex(of: ":") else { return call }
      return path(String(call[..<colon])) + call[colon...]
    }
    var placed = PlacedError(
      path: error.script.isEmpty ? screenPath : path(error.script),
      line: error.line > 0 ? error.line : nil, message: error.message, hint: error.hint,
      traceback: traceback)
    placed.code = error.code.rawValue
    return placed
  }
}
