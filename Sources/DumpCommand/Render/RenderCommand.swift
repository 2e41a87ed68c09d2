import LayoutGeometry
import LayoutScripting
import LuaRuntime
import SectionHost

/// `layout-dump render`: the frames of a screen.
struct RenderCommand {
  private let options: RenderOptions
  private let console: Console
  private let messages: Messages

  init(_ options: RenderOptions, console: Console = .direct) {
    self.options = options
    self.console = console
    var messages = Messages(console: console)
    if let color = options.color { messages.usesColor = color.usesColor(on: 2) }
    self.messages = messages
  }

  /// What the process that renders may use: the scripts' memory, and as much again and a gigabyte
  /// for the frames.
  static func processLimits(_ options: RenderOptions) -> GuardedProcess.Limits {
    let scripts = UInt(options.maximumMemory ?? LuaLimits().memory >> 20) << 20
    return GuardedProcess.Limits(addressSpace: scripts * 8 + 4 << 30, seconds: Self.seconds)
  }

  /// Seconds of processor time for each line of events.
  static let seconds: UInt = 60

  /// Renders, and gives the exit status.
  func run() -> CInt {
    do throws(PlacedError) {
      let environment = try RenderEnvironment(options).environment()
      let screen = try ScriptScreen(
        path: options.screen, searchPath: options.searchPath, environment: environment,
        limits: limits, print: { [messages] in messages.write("\($0):\($1): \($2)\n") })
      defer { screen.close() }
      return try render(screen)
    } catch {
      messages.report(error)
      return 2
    }
  }

  private var limits: LuaLimits {
    var limits = LuaLimits()
    if let steps = options.maximumSteps { limits.steps = steps }
    if let megabytes = options.maximumMemory { limits.memory = megabytes << 20 }
    return limits
  }

  private func render(_ screen: ScriptScreen) throws(PlacedError) -> CInt {
    let output = FrameOutput(options, console: console)
    let watch = DiagnosticWatch(
      screen: screen, path: options.screen, messages: messages, isStrict: options.isStrict)
    var failure: PlacedError?
    do throws(PlacedError) {
      try RenderInput(options).play(on: screen) { frame in
        watch.look(at: frame)
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
      throw PlacedError(path: options.screen, message: output.missing(choice))
    }
    return watch.hasErrors ? 1 : 0
  }
}

/// Notes what the frames say went wrong, and tells each problem once on standard error.
private final class DiagnosticWatch {
  private let screen: ScriptScreen
  private let path: String
  private let messages: Messages
  private let isStrict: Bool
  private var told: Set<Diagnostic> = []
  private(set) var hasErrors = false

  init(screen: ScriptScreen, path: String, messages: Messages, isStrict: Bool) {
    self.screen = screen
    self.path = path
    self.messages = messages
    self.isStrict = isStrict
  }

  func look(at frame: Frame) {
    for diagnostic in frame.diagnostics {
      if diagnostic.severity == .error || isStrict { hasErrors = true }
      if told.insert(diagnostic).inserted {
        messages.report(diagnostic, screen: path, path: screen.userPath(of:))
      }
    }
  }
}
