import Glibc
import LayoutScripting

/// Tells which of some files have changed, come or gone.
///
/// The system tells of the folders around the files, so that a file is followed through editors that
/// save beside it and rename; what is different is then read from the files themselves.
struct FileWatcher {
  /// Readable when something happened near the files.
  let file: FileDescriptor
  private var stamps: [String: FileStamp] = [:]

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR)

  /// Watches nothing yet.
  init() throws(FileError) {
    let number = inotify_init1(Int32(bitPattern: UInt32(O_CLOEXEC | O_NONBLOCK)))
    guard number >= 0 else { throw FileError(path: "inotify", code: errno) }
    file = FileDescriptor(number: number, name: "inotify")
  }

  /// Ends; nothing may follow.
  func close() { file.close() }

  /// Watches these files, which need not exist; what is known of those that were watched stays.
  mutating func watch(_ paths: some Sequence<String>) {
    let old = stamps
    stamps = [:]
    for path in paths {
      watchFolder(of: path)
      // Behind a link, the file that it leads to is the one that is saved.
      if let real = WholeFile.resolved(path) { watchFolder(of: real) }
      stamps[path] = old[path] ?? FileStamp(path)
    }
  }

  /// Forgets what the system told; what it told of is found by ``takeChanges()``.
  func discardEvents() {
    while let events = try? file.read(atMost: 64 * 1024), !events.isEmpty {}
  }

  /// The files that are different from what they were, in order; from now on they are what they are.
  mutating func takeChanges() -> [String] {
    var changed: [String] = []
    for path in stamps.keys.sorted() {
      let stamp = FileStamp(path)
      if stamps[path] != stamp {
        stamps[path] = stamp
        changed.append(path)
      }
    }
    return changed
  }

  /// Watches the folder that a file is in, or would be: the nearest one that exists.
  private func watchFolder(of path: String) {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      let folder = slash == rest.startIndex ? "/" : String(rest[..<slash])
      // To watch a folder again changes nothing.
      if inotify_add_watch(file.number, folder, Self.events) >= 0 || folder == "/" { return }
      rest = rest[..<slash]
    }
    _ = inotify_add_watch(file.number, ".", Self.events)
  }
}
