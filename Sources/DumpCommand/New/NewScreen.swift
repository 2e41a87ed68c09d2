import Glibc
import LayoutScripting

/// `layout-dump new`: a folder with a screen to begin with.
struct NewScreen {
  private let options: NewOptions

  init(_ options: NewOptions) { self.options = options }

  /// Whether the last part of a path may be a screen's name.
  static func isName(_ path: String) -> Bool {
    guard let name = withoutSlashes(path).split(separator: "/").last else { return false }
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return name.first.map(letters.contains) == true
      && name.allSatisfy { letters.contains($0) || "0123456789_".contains($0) }
  }

  /// Makes the folder and gives the exit status.
  func run() -> CInt {
    do throws(FileError) {
      let folder = Self.withoutSlashes(options.folder)
      try HeldSignals.during { () throws(FileError) in try make(folder) }
      return DumpCommand.show(
        """
        made \(folder): \(files.map(\.name).joined(separator: ", "))
        layout-dump \(folder) shows its frames, layout-dump test \(folder) runs its tests

        """)
    } catch {
      let hint =
        error.problem == .other(EEXIST) || error.problem == .other(ENOTEMPTY)
        ? "nothing is overwritten; choose another name" : nil
      Messages(color: options.color).report(
        PlacedError(path: error.path, message: error.message, hint: hint))
      return 2
    }
  }

  /// The folder appears with all of its files, or not at all.
  private func make(_ folder: String) throws(FileError) {
    if access(folder, F_OK) == 0 { throw FileError(path: folder, code: EEXIST) }
    let slash = folder.lastIndex(of: "/")
    if let slash, slash > folder.startIndex {
      try WholeFile.makeFolders(String(folder[..<slash]))
    }
    // A run that is killed leaves it behind, and what is hidden is nobody's screen.
    let start = slash.map(folder.index(after:)) ?? folder.startIndex
    let temporary = "\(folder[..<start]).\(folder[start...]).\(getpid()).tmp"
    guard mkdir(temporary, 0o777) == 0 else { throw FileError(path: folder, code: errno) }
    do throws(FileError) {
      for (name, bytes) in files {
        try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in
          try WholeFile.write(bytes, to: "\(temporary)/\(name)")
        }
      }
      guard rename(temporary, folder) == 0 else { throw FileError(path: folder, code: errno) }
    } catch {
      for (name, _) in files { unlink("\(temporary)/\(name)") }
      rmdir(temporary)
      throw error
    }
  }

  private var files: [(name: String, bytes: [UInt8])] {
    let screen =
      switch options.template ?? .list {
      case .list: PackageResources.list_screen_lua
      case .grid: PackageResources.grid_screen_lua
      case .feed: PackageResources.feed_screen_lua
      case .gallery: PackageResources.gallery_screen_lua
      }
    return [
      ("screen.lua", screen), ("data.json", PackageResources.data_json),
      ("events.jsonl", PackageResources.events_jsonl),
      ("screen_test.lua", PackageResources.template_test_lua),
    ]
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
