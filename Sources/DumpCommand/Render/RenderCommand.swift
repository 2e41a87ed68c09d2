import LayoutScripting
import SectionHost

/// `layout-dump render`: the frames of a screen.
struct RenderCommand {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Renders in a guarded process, and gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.playing.limits, color: options.color) {
      (messages) throws(PlacedError) in
      var player = ScreenPlayer(
        path: options.screen, options: options.playing, messages: messages)
      player.output = options.output
      player.tellsStages = true
      let screen = try player.open()
      defer { screen.close() }
      // What is not written need not be gathered.
      screen.screen.listsAllItems = !options.visibleOnly
      return try render(screen, player)
    }
  }

  private func render(_ screen: ScriptScreen, _ player: ScreenPlayer) throws(PlacedError) -> CInt {
    let output = FrameOutput(options, console: player.messages.console)
    let watch = DiagnosticWatch(
      path: options.screen, messages: player.messages, isStrict: options.isStrict)
    var failure: PlacedError?
    do throws(PlacedError) {
      try player.play(on: screen) { frame in
        watch.look(at: frame, of: screen)
        return output.write(frame)
      }
    } catch {
      // What came before has been rendered and stands.
      failure = error
    }
    let isWritten = output.finish()
    if let problem = output.problem {
      if problem.problem == .brokenPipe { return 0 }
      throw PlacedError(path: problem.path, message: problem.message)
    }
    if let failure { throw failure }
    if !isWritten, let choice = options.frame {
      throw PlacedError(path: options.screen, message: choice.absence(count: output.count))
    }
    return watch.hasErrors ? 1 : 0
  }
}
