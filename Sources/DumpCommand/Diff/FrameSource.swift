import FrameComparison
import JSONReading
import LayoutScripting
import SectionHost

/// One side of a comparison: a file of frames, or a screen that is played.
struct FrameSource {
  /// The path, as the user wrote it.
  let path: String

  /// What messages call it.
  var name: String { WholeFile.name(of: path) }

  /// All of its frames.
  func frames(_ options: DiffOptions, _ messages: Messages) throws(PlacedError) -> [Frame] {
    let text: [UInt8]?
    do throws(FileError) {
      let isFolder = path == "-" ? false : try WholeFile.isFolder(path)
      text = isFolder || path.lowercased().hasSuffix(".lua") ? nil : try WholeFile.read(path)
    } catch {
      throw PlacedError(error, named: path)
    }
    if let text { return try read(text) }
    return try played(options, messages)
  }

  private func played(_ options: DiffOptions, _ messages: Messages) throws(PlacedError) -> [Frame] {
    var frames: [Frame] = []
    var player = ScreenPlayer(path: path, options: options.playing, messages: messages)
    player.tellsStages = true
    let watch = DiagnosticWatch(path: path, messages: messages)
    let screen = try player.open()
    defer { screen.close() }
    try player.play(on: screen) { frame in
      watch.look(at: frame, of: screen)
      frames.append(frame)
      return true
    }
    return frames
  }

  private func read(_ text: [UInt8]) throws(PlacedError) -> [Frame] {
    do throws(FrameFileError) { return try FrameFile(json: text).frames } catch {
      throw PlacedError(
        path: name, line: error.place.line, column: error.place.column, message: error.message,
        hint: error.hint)
    }
  }
}
