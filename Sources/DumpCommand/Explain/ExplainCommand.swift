import LayoutScripting
import SectionHost

/// `layout-dump explain`: plays a screen and says why something stands where it does.
struct ExplainCommand {
  private let options: ExplainOptions

  init(_ options: ExplainOptions) { self.options = options }

  /// Plays the screen in a guarded process, and gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.playing.limits, color: options.color) {
      (messages) throws(PlacedError) in
      let watch = DiagnosticWatch(path: options.screen, messages: messages)
      var player = ScreenPlayer(
        path: options.screen, options: options.playing, messages: messages)
      player.recordsPlaces = true
      let text = try player.play(to: options.frame ?? .last, watch: watch) {
        (screen, frame) throws(PlacedError) in
        let report = ExplanationReport(
          screen: options.screen, frame: frame, elements: try elements(of: screen, frame)
        ) { screen.find(place: $0) }
        return options.format == .json ? report.json : report.text
      }
      try show(text, messages.console)
      return watch.hasErrors ? 1 : 0
    }
  }

  private func elements(
    of screen: ScriptScreen, _ frame: Frame
  ) throws(PlacedError) -> [ElementExplanation] {
    do throws(UnknownElement) {
      return try screen.screen.explanations(of: options.element)
    } catch {
      throw PlacedError(
        path: options.screen,
        message: "there is no \"\(error.id)\" in frame \(frame.sequence)",
        hint: error.nearest.map { "did you mean \"\($0)\"?" }
          ?? "an item is KIND:ID, a header or badge SECTION/KIND or SECTION/KIND/INDEX")
    }
  }

  private func show(_ text: String, _ console: Console) throws(PlacedError) {
    let bytes = Array(text.utf8)
    do throws(FileError) {
      try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in
        try console.output(bytes)
      }
    } catch {
      throw PlacedError(path: error.path, message: error.message)
    }
  }
}
