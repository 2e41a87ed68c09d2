import Glibc

/// What tells one state of a file from another; equal for two paths that lead nowhere.
struct FileStamp: Hashable {
  private var device: UInt = 0
  private var node: UInt = 0
  private var size = -1
  private var seconds = 0
  private var nanoseconds = 0

  /// Looks at what a path leads to now, through links.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    device = UInt(status.st_dev)
    node = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
