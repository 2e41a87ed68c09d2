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
      player.tellsStages = true
      let screen = try player.open()
      defer { screen.close() }
      let (frame, elements) = try elements(of: screen, player, watch)
      let report = ExplanationReport(
        screen: options.screen, frame: frame, elements: elements, find: screen.find)
      let text = options.format == .json ? report.json : report.text
      try messages.console.result(text)
      return watch.hasErrors ? 1 : 0
    }
  }

  /// Plays the screen, and asks it at the frame that was chosen: what follows moves it on.
  private func elements(
    of screen: ScriptScreen, _ player: ScreenPlayer, _ watch: DiagnosticWatch
  ) throws(PlacedError) -> (Frame, [ElementExplanation]) {
    let choice = options.frame ?? .last
    var count = 0
    var last: Frame?
    var found: Result<[ElementExplanation], UnknownElement>?
    try player.play(on: screen) { frame in
      watch.look(at: frame, of: screen)
      defer { count += 1 }
      last = frame
      guard choice == .number(count) else { return true }
      found = ask(screen)
      return false
    }
    if choice == .last { found = ask(screen) }
    guard let last, let found else {
      throw PlacedError(path: options.screen, message: choice.absence(count: count))
    }
    do throws(UnknownElement) { return (last, try found.get()) } catch {
      throw PlacedError(
        path: options.screen,
        message: "there is no \"\(error.id)\" in frame \(last.sequence)",
        hint: error.nearest.map { "did you mean \"\($0)\"?" }
          ?? "an item is KIND:ID, a header or badge SECTION/KIND or SECTION/KIND/INDEX")
    }
  }

  private func ask(_ screen: ScriptScreen) -> Result<[ElementExplanation], UnknownElement> {
    do throws(UnknownElement) {
      return .success(try screen.screen.explanations(of: options.element))
    } catch {
      return .failure(error)
    }
  }
}
