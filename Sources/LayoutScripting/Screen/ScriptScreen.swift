public import LuaRuntime
public import SectionHost
import Streams

/// A screen that a Lua script describes, ready to be given values, events and time.
///
/// One thread at a time may use it. It ends with ``close()``, or when it is let go.
public final class ScriptScreen {
  /// The screen itself.
  public let screen: Screen
  /// The script that is shown now.
  private(set) var script: LoadedScript
  /// What a reload sends again.
  var history = InputHistory()
  private let limits: LuaLimits
  private let adjust: (inout ScreenDefinition) -> Void
  private let print: (_ script: String, _ line: Int, _ text: String) -> Void
  /// Models that scripts changed in place before they were loaded again.
  private var changedModels: [Diagnostic] = []
  /// Where the scripts of the newest reload are, where it failed.
  private var failedSources: ScriptSources?

  /// Loads a screen.
  ///
  /// - Parameters:
  ///   - path: A folder with a `screen.lua`, or a Lua file.
  ///   - searchPath: More folders in which `require` looks, after the screen's and its parent.
  ///   - environment: What the screen is shown in.
  ///   - limits: How much its scripts may use.
  ///   - recordsPlaces: Whether layouts remember the lines that wrote them, see ``find(place:)``.
  ///   - print: Takes the lines that scripts print.
  ///   - adjust: Changes what a script defines, after each load: cells that Swift shows, say.
  /// - Throws: Why it cannot be loaded, with the place in the script.
  public convenience init(
    path: String, searchPath: [String] = [], environment: ScreenEnvironment,
    limits: LuaLimits = LuaLimits(), recordsPlaces: Bool = false,
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in },
    adjust: @escaping (inout ScreenDefinition) -> Void = { _ in }
  ) throws(PlacedError) {
    try self.init(
      try ScriptSources(screen: path, searchPath: searchPath, recordsPlaces: recordsPlaces),
      environment, limits, adjust, print)
  }

  /// Loads a screen from the text of its script.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: What errors call the script, and, less its `.lua`, the screen's default name.
  ///   - searchPath: The folders in which `require` looks.
  ///   - environment: What the screen is shown in.
  ///   - limits: How much its scripts may use.
  ///   - recordsPlaces: Whether layouts remember the lines that wrote them, see ``find(place:)``.
  ///   - print: Takes the lines that scripts print.
  ///   - adjust: Changes what a script defines, after each load: cells that Swift shows, say.
  /// - Throws: Why it cannot be loaded, with the place in the script.
  public convenience init(
    text: String, name: String = "screen.lua", searchPath: [String] = [],
    environment: ScreenEnvironment, limits: LuaLimits = LuaLimits(), recordsPlaces: Bool = false,
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in },
    adjust: @escaping (inout ScreenDefinition) -> Void = { _ in }
  ) throws(PlacedError) {
    try self.init(
      ScriptSources(
        text: text, name: name, searchPath: searchPath, recordsPlaces: recordsPlaces), environment,
      limits, adjust,
      print)
  }

  private init(
    _ sources: ScriptSources, _ environment: ScreenEnvironment, _ limits: LuaLimits,
    _ adjust: @escaping (inout ScreenDefinition) -> Void,
    _ print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void
  ) throws(PlacedError) {
    let clock = VirtualClock()
    do throws(LuaError) {
      script = try LoadedScript(
        sources, interface: .shared, clock: clock, limits: limits,
        epoch: { environment.now }, print: print)
    } catch {
      throw sources.placed(error)
    }
    self.limits = limits
    self.adjust = adjust
    adjust(&script.definition)
    self.print = print
    screen = Screen(
      script.definition, environment: environment, clock: clock, scope: script.runtime.scope)
    attach(script)
  }

  deinit { close() }

  /// Ends the screen and its scripts.
  public func close() {
    screen.close()
    runtime.close()
  }

  private func attach(_ script: LoadedScript) {
    script.runtime.report = { [unowned screen] failure, cell in
      screen.report(failure, code: "handler_failed", in: cell)
    }
    script.runtime.readEpoch = { [unowned screen] in screen.environment.now }
    script.runtime.boundClock()
  }

  var runtime: ScriptRuntime { script.runtime }

  // MARK: Files

  /// The file and the line that wrote a part of a layout, by the part's `place`; nil unless places
  /// are recorded.
  public func find(place: Int) -> (path: String, line: Int)? {
    runtime.state.find(place: place).map { (userPath(of: $0.script), $0.line) }
  }

  /// The screen's file, as the user gave it.
  public var path: String { runtime.sources.screenPath }

  /// The folder in which the screen's data and events are looked for.
  public var folder: String { runtime.sources.folder }

  /// The path of a script as the user gave it, by what frames call it.
  public func userPath(of script: String) -> String {
    failedSources?.paths[script] ?? runtime.sources.paths[script] ?? script
  }

  /// The files that the screen depends on, as the user would name them, in order: a change of any
  /// of them asks for ``reload()``.
  ///
  /// They are the screen's script and all that `require` and `ui.use` read or, in vain, looked for;
  /// after a reload that failed, those of both versions.
  public var watchedFiles: [String] {
    runtime.sources.watched.union(failedSources?.watched ?? []).sorted()
  }

  // MARK: What tests and checks ask

  /// Whether models that are changed in place are looked for, from the next snapshot on.
  ///
  /// Off unless asked for: each model that is shown is copied, and compared at every snapshot.
  public var looksForChangedModels = false {
    didSet { runtime.modelWatch = looksForChangedModels ? ModelWatch() : nil }
  }

  /// The models that were changed in place since the last call, as warnings of the code
  /// `model_changed_in_place`, each once for each change; O(size of all models).
  public func takeChangedModels() -> [Diagnostic] {
    defer { changedModels = [] }
    return changedModels + (runtime.modelWatch?.take(in: runtime) ?? [])
  }

  /// What is live and in no bag, by script and line, as frames name scripts.
  public var leakReport: [Leak] { screen.leakReport }

  // MARK: Reloading

  /// Loads the scripts again from their files, in the open instant.
  ///
  /// A new state is built, loaded and checked, and takes the old one's place whole. The outside
  /// world's last value for each input is sent again, in the order in which they last arrived, and
  /// so is an input's end; inputs that the script no longer has are skipped. Clock, environment and
  /// place stay.
  ///
  /// - Throws: Why the scripts cannot be loaded; the old ones stay, and until a reload succeeds
  ///   every frame carries the warning `stale_script`.
  public func reload() throws(PlacedError) {
    try reload(from: runtime.sources.again())
  }

  /// Goes on with another text of a script that was given as text, as ``reload()`` does.
  public func reload(text: String) throws(PlacedError) {
    try reload(from: runtime.sources.again(text: text))
  }

  private func reload(from sources: ScriptSources) throws(PlacedError) {
    let old = script
    do throws(LuaError) {
      script = try LoadedScript(
        sources, interface: old.runtime.interface, clock: screen.clock, limits: limits,
        epoch: { [unowned screen] in screen.environment.now }, print: print)
    } catch {
      failedSources = sources
      screen.keepDefinition(because: ScreenFailure(error))
      throw sources.placed(error)
    }
    failedSources = nil
    adjust(&script.definition)
    if looksForChangedModels {
      changedModels += old.runtime.modelWatch?.take(in: old.runtime) ?? []
      runtime.modelWatch = ModelWatch()
    }
    screen.replaceDefinition(with: script.definition, scope: runtime.scope) {
      old.runtime.close()
    }
    attach(script)
    replayInputs()
  }
}
