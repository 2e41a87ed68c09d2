import Glibc
import LayoutScripting

/// Finds the files of script tests.
enum TestFolder {
  /// The entries of a folder by the order of their bytes, hidden ones left out; none where it cannot
  /// be read.
  static func entries(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file is one of tests by its name.
  static func isTest(_ name: String) -> Bool { name.hasSuffix("_test.lua") }

  /// The files of tests below some paths, in the order of the paths, each once.
  ///
  /// A file is taken whatever its name is. What cannot be opened because its name is no text goes to
  /// `skipped`.
  static func files(below paths: [String], skipped: (String) -> Void) throws(PlacedError)
    -> [String]
  {
    var files: [String] = []
    var known: Set<String> = []
    var errors: [PlacedError] = []
    func add(_ file: String) {
      if known.insert(file).inserted { files.append(file) }
    }
    func search(_ folder: String) {
      for name in entries(folder) {
        let path = join(folder, name)
        if isFolder(path) {
          // A link could lead back to a folder around it.
          if !isLink(path) { search(path) }
        } else if WholeFile.isUnreachable(path) {
          skipped(path)
        } else if isTest(name) {
          add(path)
        }
      }
    }
    for path in paths {
      var given = path
      while given.count > 1, given.hasSuffix("/") { given.removeLast() }
      while given.hasPrefix("./"), given.count > 2 { given.removeFirst(2) }
      do throws(FileError) {
        if try WholeFile.isFolder(given) { search(given) } else { add(given) }
      } catch {
        errors.append(PlacedError(error, named: path))
      }
    }
    if let error = PlacedError(errors) { throw error }
    return files
  }

  /// The path of an entry of a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The folder in which a file stands.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool { (try? WholeFile.isFolder(path)) ?? false }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
