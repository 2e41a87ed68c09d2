import LayoutGeometry
import LuaRuntime
import SectionHost
import Streams

/// What the functions of one screen's scripts work with: the state, the clock, the subscriptions.
final class ScriptRuntime: LuaHost {
  let interface: ScriptInterface
  let clock: VirtualClock
  let scope = SubscriptionScope()
  let orphans = OrphanKeeper()
  let sources: ScriptSources
  /// The plugins that the screen's scripts have used.
  var plugins = ScriptPlugins()
  /// The screen's configuration, once it is loaded.
  var configuration = LayoutConfiguration()
  /// The tables of the environment that scripts were told of last.
  var keptEnvironment: KeptEnvironment?
  /// Whether what scripts send has to wait: a pass over the visible items is under way.
  var isTellingVisibleItems = false
  /// The functions that dress visible items for a handler and read them afterwards.
  var visibleItems: VisibleItemsScript?
  /// Finds models that are changed in place, where that is asked for.
  var modelWatch: ModelWatch?
  /// Functions of custom groups by their keys.
  private var frameFunctions: [Int: FrameFunction] = [:]
  private var nextFrameKey = 0
  /// The script test that runs; nil for screens.
  var test: TestSession?
  /// Reads the environment's epoch, in seconds.
  var readEpoch: () -> Double = { 0 }
  /// Takes what scripts print.
  var print: (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in }
  /// Takes what went wrong in a handler, with the cell that it is bound to where there is one, and at
  /// once what did so while the screen was loaded.
  var report: ((ScreenFailure, Cell?) -> Void)? {
    didSet {
      guard let report else { return }
      for failure in untold { report(failure, nil) }
      untold.removeAll()
    }
  }
  private var untold: [ScreenFailure] = []
  let limits: LuaLimits
  /// The memory that this turn's outputs take.
  var outputBytes = 0
  /// Whether it was told that the turn's steps are spent.
  var isTurnSpent = false
  private var opened: LuaState?

  init(
    sources: ScriptSources, interface: ScriptInterface, clock: VirtualClock, limits: LuaLimits
  ) throws(LuaError) {
    self.interface = interface
    self.sources = sources
    self.clock = clock
    self.limits = limits
    opened = LuaState(schema: interface.schema, limits: limits, host: self)
    if opened == nil {
      throw LuaError(
        code: .memoryExceeded, script: sources.screenName, line: 0,
        message: "there is not enough memory for a script's state")
    }
    try state.checkReachable()
    if sources.recordsPlaces { try state.recordPlaces() }
    boundStreams()
  }

  /// The state; there is one from the start to the end.
  var state: LuaState {
    guard let opened else { preconditionFailure("the runtime was made without a state") }
    return opened
  }

  /// Ends all subscriptions and the state.
  func close() {
    scope.dispose()
    frameFunctions.removeAll()
    plugins = ScriptPlugins()
    keptEnvironment = nil
    visibleItems = nil
    modelWatch = nil
    opened?.close()
    orphans.removeAll()
  }

  // MARK: What a state asks

  var now: Double { clock.now }

  var epoch: Double { readEpoch() }

  func invoke(_ function: Int, _ arguments: LuaArguments) throws(LuaRefusal) -> [LuaResult] {
    let function = ScriptInterface.functions[function]
    return try function.body(ScriptCall(name: function.name, arguments: arguments, runtime: self))
  }

  func find(_ name: String) throws(LuaRefusal) -> LuaSource { try sources.find(module: name) }

  func log(script: String, line: Int, text: String) { print(script, line, text) }

  func hint(forUnknown field: String, among known: [String]) -> String? {
    if let nearest = nearestName(to: field, in: known) { return "did you mean \"\(nearest)\"?" }
    return "known fields: \(known.joined(separator: ", "))"
  }

  func hint(forWord word: String, among known: [String]) -> String? {
    if let nearest = nearestName(to: word, in: known) { return "did you mean \"\(nearest)\"?" }
    return "one of \(known.joined(separator: ", "))"
  }

  func hint(forMissing name: String, among known: [String]) -> String? {
    // Tables tell their names in no order, and a name that stands in another one is no slip.
    nearestName(to: name, in: known.filter { $0 != name }.sorted()).map {
      "did you mean \"\($0)\"?"
    }
  }

  // MARK: For its functions

  /// The function of a custom group by its key.
  func frameFunction(_ key: Int) -> FrameFunction? { frameFunctions[key] }

  /// Keeps the function of a custom group and gives the key by which it is asked.
  func keep(frames function: FrameFunction) -> Int {
    defer { nextFrameKey += 1 }
    frameFunctions[nextFrameKey] = function
    return nextFrameKey
  }

  /// Lets go of the functions of layouts that are no longer in use.
  func keepFrames(only keys: Set<Int>) {
    frameFunctions = frameFunctions.filter { keys.contains($0.key) }
  }

  /// The entries of a list.
  func entries(of list: LuaReference) throws(LuaRefusal) -> [LuaValue] {
    do throws(LuaError) { return try state.entries(of: list) } catch { throw LuaRefusal(error) }
  }

  /// The value that a reference keeps.
  func value(of reference: LuaReference) throws(LuaRefusal) -> LuaValue {
    do throws(LuaError) { return try state.build { $0.write(reference) } } catch {
      throw LuaRefusal(error)
    }
  }

  /// Subscribes script functions to a stream; what they raise is reported and ends nothing else.
  ///
  /// So is a script's error that nobody handles. In a cell, the stream's error is told to that alone.
  func subscribe(
    _ stream: ValueStream, onNext: ScriptCallback?, onError: ScriptCallback? = nil,
    onCompleted: ScriptCallback? = nil, in cell: Cell? = nil
  ) -> Subscription {
    let name = state.caller.map { "\($0.script):\($0.line)" }
    return stream.subscribe(
      in: scope, named: name,
      onNext: { [unowned self, weak cell] value in
        run(in: cell) { () throws(LuaError) in _ = try onNext?(value) }
      },
      onError: { [unowned self, weak cell] error in
        if let cell { return cell.fail(error) }
        run { () throws(LuaError) in
          if let onError { _ = try onError(try text(message(of: error))) }
          // A spent budget is told to the user too, whoever heard of it.
          if let error = error as? LuaError, onError == nil || error.isFinal { throw error }
        }
      },
      onCompleted: { [unowned self] in
        run { () throws(LuaError) in _ = try onCompleted?([]) }
      })
  }

  /// Runs a handler, one that a cell is bound to where there is one; what it raises is reported.
  func run(in cell: Cell? = nil, _ handler: () throws(LuaError) -> Void) {
    do throws(LuaError) { try handler() } catch {
      let failure = ScreenFailure(error)
      if let report { report(failure, cell) } else { untold.append(failure) }
    }
  }

  /// Delivers what a script sends: at once, or in the same instant after the pass that is under
  /// way.
  func deliver(_ delivery: @escaping () -> Void) {
    if isTellingVisibleItems { _ = clock.schedule(after: 0, delivery) } else { delivery() }
  }

  /// A text as a script's value.
  func text(_ text: String) throws(LuaError) -> LuaValue { try state.build { $0.write(text) } }

  /// A script's value as a frame shows it.
  func frameValue(_ value: LuaValue) throws(LuaError) -> FrameValue {
    switch value {
    case .nil: return .null
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value) where value.isFinite: return .number(value)
    case .number(let value):
      throw LuaError(
        code: .typeError, script: "", line: 0,
        message: "expected a finite number, got \(value.isNaN ? "nan" : "infinity")")
    case .string(let reference), .table(let reference), .function(let reference),
      .object(_, let reference), .other(let reference):
      return try state.decode(reference, as: interface.tree, label: "value") { FrameValue(&$0) }
    }
  }
}

extension LuaRefusal {
  /// Passes an error of an operation on to the script that asked for it.
  init(_ error: LuaError) {
    self.init(error.message, code: error.code, hint: error.hint)
  }
}

extension FrameValue {
  /// Reads a tree of anything that JSON can hold.
  init(_ decoder: inout LuaDecoder) {
    switch decoder.treeHead() {
    case .nil: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .list(let count):
      var values: [FrameValue] = []
      for _ in 0..<count { values.append(FrameValue(&decoder)) }
      self = .array(values)
    case .map(let count):
      var fields: [Field] = []
      for _ in 0..<count {
        guard case .string(let key) = decoder.treeHead() else { continue }
        fields.append(Field(key, FrameValue(&decoder)))
      }
      self = .object(fields)
    }
  }
}

extension ScreenFailure {
  /// A script's error as a screen knows it.
  init(_ error: LuaError) {
    self.init(
      error.message, reason: error.code.rawValue, hint: error.hint,
      script: error.script.isEmpty ? nil : error.script, line: error.line > 0 ? error.line : nil,
      traceback: error.traceback)
  }
}
