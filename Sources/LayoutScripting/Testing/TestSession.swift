import LayoutGeometry
import SectionHost
import Streams

/// What the functions of one script test work with: its folder, its screens, its clock.
final class TestSession {
  /// The folder of the test's file, from which its paths count.
  let folder: String
  let options: ScriptTestOptions
  /// The cell of the matrix that the test runs in.
  let cell: ScriptTestCell?
  /// What handlers of the test's own streams raised.
  var failures: [ScreenFailure] = []
  private let clock: VirtualClock
  /// The screens that the test has opened.
  private(set) var screens: [TestScreen] = []

  init(folder: String, options: ScriptTestOptions, cell: ScriptTestCell?, clock: VirtualClock) {
    self.folder = folder
    self.options = options
    self.cell = cell
    self.clock = clock
  }

  /// Keeps a screen until the test ends.
  func add(_ screen: TestScreen) { screens.append(screen) }

  /// The clock of the test's own streams follows those of its screens.
  func follow(_ time: Double) { clock.advance(to: time) }

  /// Ends all screens.
  func close() {
    for screen in screens { screen.close() }
    screens.removeAll()
  }

  /// A path of the test as the program sees it.
  func path(_ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
  }

  /// Loads a screen that the test names.
  func load(_ path: String, environment change: EnvironmentChange) throws(PlacedError)
    -> ScriptScreen
  {
    var environment = ScreenEnvironment(device: .standard).applying(change)
    if let cell { environment = environment.applying(cell.environment) }
    return try ScriptScreen(
      path: self.path(path), searchPath: options.searchPath, environment: environment,
      limits: options.limits, print: options.print)
  }
}
