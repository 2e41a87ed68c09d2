import LuaRuntime
import SectionHost

/// Where a screen's scripts are: the screen's own file or text, and what `require` finds.
final class ScriptSources {
  /// The screen's file, as the user gave it.
  let screenPath: String
  /// What errors in frames call that file: it begins with the screen's folder's name.
  let screenName: String
  /// The screen's default name.
  let defaultName: String
  /// The folders in which `require` looks, in order, with what errors in frames call them.
  let folders: [(path: String, name: String)]
  /// Whether definitions remember the line that wrote them, for explanations.
  let recordsPlaces: Bool
  /// The screen's script, where it is no file.
  private let text: String?
  /// The files that were read, by what errors call them.
  private(set) var paths: [String: String] = [:]
  /// Where scripts were looked for in vain: one that comes there would be found first.
  private var missing: Set<String> = []

  /// Takes a folder with a `screen.lua`, or a Lua file.
  init(screen: String, searchPath: [String], recordsPlaces: Bool = false) throws(PlacedError) {
    self.recordsPlaces = recordsPlaces
    text = nil
    var given = screen
    while given.count > 1, given.hasSuffix("/") { given.removeLast() }
    let isFile: Bool
    do throws(FileError) { isFile = try !WholeFile.isFolder(given) } catch {
      throw PlacedError(error, named: screen)
    }
    if isFile {
      let (folder, file) = Self.split(given)
      screenPath = given
      screenName = file
      defaultName =
        file == "screen.lua"
        ? Self.name(ofFolder: folder) : Self.withoutSuffix(file)
      folders = Self.folders(folder, name: nil, searchPath)
    } else {
      let name = Self.name(ofFolder: given)
      screenPath = "\(given)/screen.lua"
      screenName = "\(name)/screen.lua"
      defaultName = name
      folders = Self.folders(given, name: name, searchPath)
    }
  }

  /// Takes the folders of a search path, for scripts that belong to no screen.
  init(searchPath: [String]) {
    recordsPlaces = false
    text = nil
    screenPath = searchPath.first ?? "."
    screenName = screenPath
    defaultName = screenPath
    folders = searchPath.map { ($0, "\($0)/") }
  }

  /// Takes the text of a screen's script; `require` looks in the folders that are given.
  init(text: String, name: String, searchPath: [String], recordsPlaces: Bool = false) {
    self.recordsPlaces = recordsPlaces
    self.text = text
    screenPath = name
    screenName = name
    defaultName = Self.withoutSuffix(Self.split(name).file)
    folders = searchPath.map { ($0, "") }
  }

  private init(_ other: ScriptSources, text: String?) {
    recordsPlaces = other.recordsPlaces
    self.text = text
    screenPath = other.screenPath
    screenName = other.screenName
    defaultName = other.defaultName
    folders = other.folders
  }

  /// The same places, of which nothing has been read.
  func again() -> ScriptSources { ScriptSources(self, text: text) }

  /// The same places with another text of the screen's script.
  func again(text: String) -> ScriptSources { ScriptSources(self, text: text) }

  private static func withoutSuffix(_ file: String) -> String {
    file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
  }

  private static func folders(_ folder: String, name: String?, _ searchPath: [String])
    -> [(path: String, name: String)]
  {
    let prefix = name.map { "\($0)/" } ?? ""
    return [(folder, prefix), (parent(of: folder), "")] + searchPath.map { ($0, "") }
  }

  /// The folder around a folder, as its path is written where that is possible.
  private static func parent(of folder: String) -> String {
    let (around, name) = split(folder)
    return name == "." || name == ".." || name.isEmpty ? "\(folder)/.." : around
  }

  /// A file's path in a folder of the search path, as the user would write it.
  private static func path(of file: String, in folder: String) -> String {
    folder == "." ? file : "\(folder)/\(file)"
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
  var folder: String { folders.first?.path ?? "." }

  /// The files on which what was read depends.
  var watched: Set<String> { missing.union(paths.values) }

  /// Reads the screen's own script.
  func readScreen() throws(PlacedError) -> LuaSource {
    if let text { return LuaSource(name: screenName, text: Array(text.utf8)) }
    do throws(FileError) {
      paths[screenName] = screenPath
      return LuaSource(name: screenName, text: try Self.readScript(screenPath))
    } catch {
      throw PlacedError(
        path: screenPath, message: error.message,
        hint: error.problem == .notFound
          ? "a screen is a folder with a screen.lua, or a Lua file" : nil)
    }
  }

  /// Finds a module: `a.b` is `a/b.lua` in the first folder that has it.
  func find(module: String) throws(LuaRefusal) -> LuaSource {
    let file = try Self.file(of: module, kind: "module")
    if let source = try find(file, for: "module \"\(module)\"") { return source }
    throw LuaRefusal(
      "there is no module \"\(module)\"", code: .runtimeError,
      hint: "looked for \(file) in \(searchedFolders)")
  }

  /// The folders that are searched, as a message tells them.
  var searchedFolders: String { folders.map(\.path).joined(separator: ", ") }

  /// The file that a name stands for: `a/b.lua` for `a.b`.
  static func file(of name: String, kind: String) throws(LuaRefusal) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    }
    guard isPlain else {
      throw LuaRefusal(
        "\"\(name)\" is no \(kind)'s name: names and dots only", code: .runtimeError)
    }
    return parts.joined(separator: "/") + ".lua"
  }

  /// The script in a file: without a byte order mark and without a first line that begins with
  /// `#`, which Lua's own loader skips as well.
  private static func script(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    guard text.first == UInt8(ascii: "#") else { return Array(text) }
    // The end of the line stays, so that the others keep their numbers.
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }

  /// Reads a script: what is larger than any state takes need not be read.
  private static func readScript(_ path: String, isOrdinary: Bool = false) throws(FileError)
    -> [UInt8]
  {
    script(try WholeFile.read(path, isOrdinary: isOrdinary, atMost: mostBytes))
  }

  private static let mostBytes = 16 << 20

  /// Reads a file from the first folder that has it; nil where none has.
  func find(_ file: String, for purpose: String) throws(LuaRefusal) -> LuaSource? {
    for folder in folders {
      let path = Self.path(of: file, in: folder.path)
      // A link may not lead out of the folder that was given.
      guard let real = WholeFile.resolved(path), let root = WholeFile.resolved(folder.path)
      else {
        missing.insert(path)
        continue
      }
      guard real.hasPrefix(root == "/" ? root : "\(root)/") else {
        throw LuaRefusal("\(purpose): \(path) leads out of its folder", code: .runtimeError)
      }
      do throws(FileError) {
        let text = try Self.readScript(path, isOrdinary: true)
        let name = folder.name + file
        paths[name] = path
        return LuaSource(name: name, text: text)
      } catch {
        if error.problem == .notFound { continue }
        throw LuaRefusal("\(purpose): \(path): \(error.message)", code: .runtimeError)
      }
    }
    return nil
  }

  /// A script's error with the file's path as the user gave it.
  func placed(_ error: LuaError) -> PlacedError {
    func path(_ name: String) -> String { paths[name] ?? name }
    let traceback = error.traceback.map { call in
      guard let colon = call.firstIndex(of: ":") else { return call }
      return path(String(call[..<colon])) + call[colon...]
    }
    var message = error.message
    // Whoever runs scripts of several versions looks for this error by its name.
    if error.code == .unsupportedAPIVersion { message += " [\(error.code.rawValue)]" }
    var placed = PlacedError(
      path: error.script.isEmpty ? screenPath : path(error.script),
      line: error.line > 0 ? error.line : nil, message: message, hint: error.hint,
      traceback: traceback)
    placed.code = error.code.rawValue
    return placed
  }
}
