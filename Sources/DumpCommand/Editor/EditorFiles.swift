import Glibc
import LayoutScripting

/// `layout-dump editor`: the files by which editors know the scripting interface.
struct EditorFiles {
  /// One of the files.
  private struct File {
    /// Its path below the folder.
    var name: String
    /// What is in it.
    var text: String
    /// Whether nobody is meant to change it.
    var isOurs = false
  }

  private let options: EditorOptions
  private let messages: Messages

  init(_ options: EditorOptions) {
    self.options = options
    messages = Messages(color: options.color)
  }

  /// Writes the files that are missing or old, says so, and gives the exit status.
  func run() -> CInt {
    var report = ""
    var hasKept = false
    do throws(FileError) {
      guard try WholeFile.isFolder(options.folder) else {
        messages.report(PlacedError(path: options.folder, message: "is not a folder"))
        return 2
      }
      try WholeFile.makeFolders(path(Self.libraryFolder))
      for file in Self.files {
        let path = path(file.name)
        let found = access(path, F_OK) == 0 ? try WholeFile.read(path) : nil
        if found == Array(file.text.utf8) {
          report += "unchanged \(path)\n"
        } else if found != nil, !file.isOurs, !options.isForced {
          hasKept = true
          messages.report(
            PlacedError(
              path: path, message: "somebody has changed it, so it stays as it is",
              hint: "--force writes it anew"))
        } else {
          try WholeFile.write(file.text, to: path)
          report += "\(found == nil ? "wrote" : "updated") \(path)\n"
        }
      }
    } catch {
      _ = DumpCommand.show(report)
      messages.report(PlacedError(error))
      return 2
    }
    let status = DumpCommand.show(report)
    return status == 0 && hasKept ? 1 : status
  }

  private func path(_ name: String) -> String {
    options.folder == "."
      ? name
      : options.folder.hasSuffix("/")
        ? options.folder + name : "\(options.folder)/\(name)"
  }

  private static let libraryFolder = ".tessellua"

  private static var files: [File] {
    [
      File(name: "\(libraryFolder)/\(MetaFile.fileName)", text: MetaFile.text, isOurs: true),
      File(name: ".luarc.json", text: LanguageServerConfiguration.text(library: libraryFolder)),
      File(
        name: LuacheckConfiguration.fileName,
        text: LuacheckConfiguration.text(excluding: [libraryFolder])),
    ]
  }
}
