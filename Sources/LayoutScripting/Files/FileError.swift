import Glibc

/// Why a file could not be read or written.
package struct FileError: Error, Hashable {
  /// The ways in which a file fails.
  package enum Problem: Hashable {
    /// Nothing has that name.
    case notFound
    /// It is a folder.
    case isDirectory
    /// It, or a folder on the way, is not open to this user.
    case permissionDenied
    /// It is no file on a disk, as a pipe or a device.
    case notOrdinary
    /// It has more bytes than may be read.
    case tooLarge(Int)
    /// What reads our output has stopped reading; no error to tell anyone.
    case brokenPipe
    /// Anything else, by the system's number.
    case other(CInt)
  }

  /// The file, as the user wrote it.
  package var path: String
  /// What is wrong with it.
  package var problem: Problem

  /// Makes an error from the file and what is wrong with it.
  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// Makes an error from the file and the system's number.
  package init(path: String, code: CInt) {
    self.path = path
    problem =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EISDIR: .isDirectory
      case EACCES, EPERM: .permissionDenied
      case EPIPE: .brokenPipe
      default: .other(code)
      }
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, without the file.
  package var message: String {
    switch problem {
    case .notFound: "no such file"
    case .isDirectory: "is a directory"
    case .permissionDenied: "permission denied"
    case .notOrdinary: "is no ordinary file"
    case .tooLarge(let most): "is larger than \(most >> 20) MB"
    case .brokenPipe: "the reader has stopped reading"
    case .other(let code): String(cString: strerror(code))
    }
  }

  /// The report for standard error, `path: error: what is wrong`.
  package var description: String { "\(path): error: \(message)" }
}
