import Glibc
import LayoutScripting

/// What is wrong with paths of a command line, before any work begins.
enum GivenPath {
  /// Tells each of some folders that is none.
  static func problems(folders: [String]) -> [PlacedError] {
    folders.compactMap { folder in
      do throws(FileError) {
        let isFolder = try WholeFile.isFolder(folder)
        return isFolder ? nil : PlacedError(path: folder, message: "is not a folder")
      } catch {
        var problem = PlacedError(error, named: folder)
        if error.problem == .notFound { problem.message = "no such folder" }
        return problem
      }
    }
  }

  /// Tells each of some files that is not there, or is a folder; `-` and nil always can be.
  static func problems(files: [String?]) -> [PlacedError] {
    files.compactMap { file in
      guard let file, file != "-" else { return nil }
      do throws(FileError) {
        let isFolder = try WholeFile.isFolder(file)
        return isFolder ? PlacedError(FileError(path: file, problem: .isDirectory)) : nil
      } catch {
        return PlacedError(error, named: file)
      }
    }
  }

  /// Tells why a file cannot be written, which is better known before the work than behind it.
  static func problems(output path: String?) -> [PlacedError] {
    guard let path else { return [] }
    if (try? WholeFile.isFolder(path)) == true {
      return [PlacedError(FileError(path: path, problem: .isDirectory))]
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let isWritten = access(path, F_OK) == 0 || access(folder, W_OK | X_OK) == 0
    if isWritten { return [] }
    let code = errno
    // The file need not be there; what is missing is where it is to stand.
    if code == ENOENT { return problems(folders: [folder]) }
    return [PlacedError(FileError(path: path, code: code))]
  }
}

extension PlacedError {
  /// The error with a hint at what was looked for, where no path was given.
  func hinting(atDefault paths: [String]) -> PlacedError {
    guard paths.isEmpty, hint == nil else { return self }
    var error = self
    error.hint = "without a PATH the folder layouts is meant"
    return error
  }
}
