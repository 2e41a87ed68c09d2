import JSONReading
public import LuaRuntime
public import SectionHost
import Streams

/// A screen that a Lua script describes, ready to be given values, events and time.
///
/// One thread at a time may use it. It ends with ``close()``, or when it is let go.
public final class ScriptScreen {
  /// The screen itself.
  public let screen: Screen
  /// The names of the inputs, in the order of their bytes.
  public let inputNames: [String]
  let runtime: ScriptRuntime
  private let inputs: [String: ValueStream]

  /// Loads a screen.
  ///
  /// - Parameters:
  ///   - path: A folder with a `screen.lua`, or a Lua file.
  ///   - searchPath: More folders in which `require` looks, after the screen's and its parent.
  ///   - environment: What the screen is shown in.
  ///   - limits: How much its scripts may use.
  ///   - print: Takes the lines that scripts print.
  /// - Throws: Why it cannot be loaded, with the place in the script.
  public init(
    path: String, searchPath: [String] = [], environment: ScreenEnvironment,
    limits: LuaLimits = LuaLimits(),
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in }
  ) throws(PlacedError) {
    let sources = try ScriptSources(screen: path, searchPath: searchPath)
    let runtime = try ScriptRuntime(sources: sources, clock: VirtualClock(), limits: limits)
    runtime.print = print
    runtime.epoch = environment.now
    let loaded: LoadedScreen
    do throws(LuaError) {
      loaded = try runtime.loadScreen()
    } catch {
      let placed = sources.placed(error)
      runtime.close()
      throw placed
    }
    runtime.configuration = loaded.configuration
    self.runtime = runtime
    inputs = Dictionary(uniqueKeysWithValues: loaded.inputs.map { ($0.name, $0.value) })
    inputNames = loaded.inputs.map(\.name)
    screen = Screen(
      runtime.definition(of: loaded), environment: environment, clock: runtime.clock,
      scope: runtime.scope)
    runtime.report = { [unowned screen] in screen.report($0, code: "handler_failed") }
  }

  deinit { close() }

  /// Ends the screen and its scripts.
  public func close() {
    screen.close()
    runtime.close()
  }

  /// The folder in which the screen's data and events are looked for.
  public var folder: String { runtime.sources.folder }

  /// The path of a script as the user gave it, by what frames call it.
  public func userPath(of script: String) -> String { runtime.sources.paths[script] ?? script }

  // MARK: Inputs

  /// What is wrong with using an input.
  public struct InputError: Error, Sendable, Hashable {
    /// What is wrong.
    public var message: String
    /// What may help.
    public var hint: String?
  }

  /// Refuses a name that is no input's.
  public func checkInput(_ name: String) throws(InputError) {
    if inputs[name] != nil { return }
    let nearest = nearestName(to: name, in: inputNames)
    let hint =
      nearest.map { "did you mean \"\($0)\"?" }
      ?? (inputNames.isEmpty
        ? "the screen has no inputs" : "the inputs are \(inputNames.joined(separator: ", "))")
    throw InputError(message: "unknown input \"\(name)\"", hint: hint)
  }

  /// Sends a value to an input, in the open instant.
  func send(_ value: LuaValue, to name: String) throws(InputError) {
    try checkInput(name)
    runtime.beginTurn()
    screen.note(cause: "input:\(name)")
    switch inputs[name] {
    case let input as PublishSubject<LuaValue>: input.send(value)
    case let input as BehaviorSubject<LuaValue>: input.send(value)
    case let input as ReplaySubject<LuaValue>: input.send(value)
    case let input as BehaviorRelay<LuaValue>: input.accept(value)
    case let input as PublishRelay<LuaValue>: input.accept(value)
    default: break
    }
  }

  /// Sends a value to an input, in the open instant; nulls are Lua's nil.
  public func send(_ value: FrameValue, to name: String) throws(InputError) {
    try send(to: name) { $0.write(value) }
  }

  /// Sends a value of JSON to an input, in the open instant.
  func send(_ value: JSONValue, to name: String) throws(InputError) {
    try send(to: name) { $0.write(value) }
  }

  private func send(to name: String, _ write: (inout LuaWriter) -> Void) throws(InputError) {
    try checkInput(name)
    let built: LuaValue
    do throws(LuaError) { built = try runtime.state.build(write) } catch {
      throw InputError(message: error.message, hint: error.hint)
    }
    try send(built, to: name)
  }

  /// Fails an input, in the open instant; a relay cannot fail.
  public func fail(_ name: String, message: String) throws(InputError) {
    try end(name, "fail") {
      let error = ScriptStreamError(message: message)
      switch $0 {
      case let input as PublishSubject<LuaValue>: input.fail(error)
      case let input as BehaviorSubject<LuaValue>: input.fail(error)
      case let input as ReplaySubject<LuaValue>: input.fail(error)
      default: return false
      }
      return true
    }
  }

  /// Completes an input, in the open instant; a relay cannot complete.
  public func complete(_ name: String) throws(InputError) {
    try end(name, "complete") {
      switch $0 {
      case let input as PublishSubject<LuaValue>: input.complete()
      case let input as BehaviorSubject<LuaValue>: input.complete()
      case let input as ReplaySubject<LuaValue>: input.complete()
      default: return false
      }
      return true
    }
  }

  private func end(_ name: String, _ verb: String, _ action: (ValueStream?) -> Bool)
    throws(InputError)
  {
    try checkInput(name)
    runtime.beginTurn()
    if !action(inputs[name]) {
      throw InputError(message: "the input \"\(name)\" is a relay, which cannot \(verb)")
    }
    screen.note(cause: "input:\(name)")
  }
}
