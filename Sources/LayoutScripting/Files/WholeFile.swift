import Glibc

/// Files that are read and written in one piece.
package enum WholeFile {
  /// The most bytes of a file that is read; a device has no end, and what is larger would be refused
  /// by whoever reads it.
  package static let mostBytes = 256 << 20

  /// Reads a file; `-` is standard input.
  ///
  /// - Parameter isOrdinary: Whether it must be a file on a disk: a script that names one may not
  ///   let its host wait for a pipe that nobody writes to.
  package static func read(
    _ path: String, isOrdinary: Bool = false, atMost most: Int = mostBytes
  ) throws(FileError) -> [UInt8] {
    if path == "-" { return try FileDescriptor.standardInput.readAll() }
    // Opening a pipe waits for a writer too.
    let file = try FileDescriptor.open(path, isOrdinary ? O_RDONLY | O_NONBLOCK : O_RDONLY)
    defer { file.close() }
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw FileError(path: path, code: errno) }
    let kind = status.st_mode & S_IFMT
    // A folder can be opened; only reading it fails.
    if kind == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    if isOrdinary, kind != S_IFREG { throw FileError(path: path, problem: .notOrdinary) }
    if status.st_size > most { throw FileError(path: path, problem: .tooLarge(most)) }
    // Pipes and the files of /proc tell no size, and a file may grow while it is read.
    var bytes = try file.read(atMost: max(Int(status.st_size), 4096))
    while true {
      let more = try file.read(atMost: 64 * 1024)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > most { throw FileError(path: path, problem: .tooLarge(most)) }
    }
  }

  /// What messages call a file that is read.
  package static func name(of path: String) -> String {
    path == "-" ? FileDescriptor.standardInput.name : path
  }

  /// Writes a file whole: whoever reads it, at any time, sees all of the old bytes or all of the new.
  ///
  /// The bytes go to a temporary file beside it, which then takes its name and its permissions. What
  /// is no ordinary file, such as a pipe, is written to directly.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    // Where a link leads, so that the file is replaced and not the link.
    let target = resolved(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileError(path: path, code: EISDIR)
      default: return try writeDirectly(bytes, to: path)
      }
    }

    // A signal would leave the temporary file behind.
    try HeldSignals.during { () throws(FileError) in
      try replace(target, named: path, with: bytes, permissions: exists ? status.st_mode : nil)
    }
    syncFolder(of: target)
  }

  /// Lets a file with these bytes take the place of another one; without permissions there is none.
  private static func replace(
    _ target: String, named path: String, with bytes: UnsafeRawBufferPointer, permissions: mode_t?
  ) throws(FileError) {
    let (file, temporary) = try openTemporary(beside: target)
    do throws(FileError) {
      defer { file.close() }
      try file.write(bytes)
      let hasPermissions = permissions.map { fchmod(file.number, $0 & 0o7777) == 0 } ?? true
      guard hasPermissions, fsync(file.number) == 0, rename(temporary, target) == 0 else {
        throw FileError(path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw FileError(path: path, problem: error.problem)
    }
  }

  /// Writes a file whole from a text.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in try write(bytes, to: path) }
  }

  /// Whether a path names a folder; an error where it names nothing.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Why a file is left out whose name ``isUnreachable(_:)``.
  package static let unreachable = "its name is not valid UTF-8, so it is left out"

  /// Whether an entry of a folder cannot be opened, because its name has bytes that are no text.
  package static func isUnreachable(_ path: String) -> Bool {
    var status = stat()
    return path.unicodeScalars.contains("\u{FFFD}") && lstat(path, &status) != 0
  }

  /// The names in a folder, sorted, without `.` and `..`.
  package static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder, and those around it, where they are missing.
  package static func makeFolders(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      made += made.isEmpty || made == "/" ? "\(name)" : "/\(name)"
      if mkdir(made, 0o777) == 0 { continue }
      let code = errno
      guard code == EEXIST, (try? isFolder(made)) == true else {
        throw FileError(path: made, code: code)
      }
    }
  }

  /// Where a path leads, without links; nil where it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func writeDirectly(_ bytes: UnsafeRawBufferPointer, to path: String)
    throws(FileError)
  {
    let file = try FileDescriptor.open(path, O_WRONLY)
    defer { file.close() }
    try file.write(bytes)
  }

  /// Makes a file beside the target that nobody else has.
  private static func openTemporary(beside target: String)
    throws(FileError) -> (file: FileDescriptor, path: String)
  {
    // A run that was killed may have left its file behind.
    var attempt = 0
    while true {
      let path = "\(target).\(getpid())-\(attempt).tmp"
      do throws(FileError) {
        return (try .open(path, O_WRONLY | O_CREAT | O_EXCL), path)
      } catch {
        if error.problem != .other(EEXIST) || attempt == 100 {
          throw FileError(path: target, problem: error.problem)
        }
        attempt += 1
      }
    }
  }

  /// Makes the new name last through a loss of power; where that is impossible nothing is lost.
  private static func syncFolder(of target: String) {
    let folder =
      target.lastIndex(of: "/").map { String(target[..<target.index(after: $0)]) } ?? "."
    guard let file = try? FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
    _ = fsync(file.number)
    file.close()
  }
}

extension WholeFile {
  /// Makes the folder in which a file stands, and those around it, where they are missing.
  package static func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: folder, code: errno)
    }
  }
}
