import JSONReading
import LuaRuntime
public import SectionHost
import Streams

extension ScriptScreen {
  /// What is wrong with using an input.
  public struct InputError: Error, Sendable, Hashable {
    /// What is wrong.
    public var message: String
    /// What may help.
    public var hint: String?

    /// Makes an error from what is wrong and what may help.
    public init(message: String, hint: String? = nil) {
      self.message = message
      self.hint = hint
    }
  }

  /// The names of the inputs, in the order of their bytes.
  public var inputNames: [String] { script.inputNames }

  /// Refuses a name that is no input's.
  public func checkInput(_ name: String) throws(InputError) {
    if script.inputs[name] != nil { return }
    let nearest = nearestName(to: name, in: inputNames)
    let hint =
      nearest.map { "did you mean \"\($0)\"?" }
      ?? (inputNames.isEmpty
        ? "the screen has no inputs" : "the inputs are \(inputNames.joined(separator: ", "))")
    throw InputError(message: "unknown input \"\(name)\"", hint: hint)
  }

  /// Sends a value to an input, in the open instant; nulls are Lua's nil.
  public func send(_ value: FrameValue, to name: String) throws(InputError) {
    var writer = LuaWriter()
    writer.write(value)
    try send(writer, to: name)
  }

  /// Sends a value of JSON to an input, in the open instant.
  func send(_ value: JSONValue, to name: String) throws(InputError) {
    var writer = LuaWriter()
    writer.write(value)
    try send(writer, to: name)
  }

  /// Sends the one value that was written to an input, in the open instant.
  func send(_ writer: LuaWriter, to name: String) throws(InputError) {
    try checkInput(name)
    runtime.beginTurn()
    let value = try build(writer)
    screen.note(cause: "input:\(name)")
    history.note(writer, of: name)
    deliver(value, to: name)
  }

  private func build(_ writer: LuaWriter) throws(InputError) -> LuaValue {
    do throws(LuaError) { return try runtime.state.build(from: writer) } catch {
      throw InputError(message: error.message, hint: error.hint)
    }
  }

  private func deliver(_ value: LuaValue, to name: String) {
    switch script.inputs[name] {
    case let input as PublishSubject<LuaValue>: input.send(value)
    case let input as BehaviorSubject<LuaValue>: input.send(value)
    case let input as ReplaySubject<LuaValue>: input.send(value)
    case let input as BehaviorRelay<LuaValue>: input.accept(value)
    case let input as PublishRelay<LuaValue>: input.accept(value)
    default: break
    }
  }

  /// Fails an input, in the open instant; a relay cannot fail.
  public func fail(_ name: String, message: String) throws(InputError) {
    try end(name, .failure(message: message), "fail")
  }

  /// Completes an input, in the open instant; a relay cannot complete.
  public func complete(_ name: String) throws(InputError) {
    try end(name, .completion, "complete")
  }

  private func end(_ name: String, _ end: InputHistory.Entry, _ verb: String)
    throws(InputError)
  {
    try checkInput(name)
    runtime.beginTurn()
    guard deliver(end, to: name) else {
      throw InputError(message: "the input \"\(name)\" is a relay, which cannot \(verb)")
    }
    history.note(end: end, of: name)
    screen.note(cause: "input:\(name)")
  }

  /// Ends an input; false for a relay, which does not end.
  private func deliver(_ end: InputHistory.Entry, to name: String) -> Bool {
    let error: ScriptStreamError? =
      if case .failure(let message) = end { ScriptStreamError(message: message) } else { nil }
    switch script.inputs[name] {
    case let input as PublishSubject<LuaValue>:
      if let error { input.fail(error) } else { input.complete() }
    case let input as BehaviorSubject<LuaValue>:
      if let error { input.fail(error) } else { input.complete() }
    case let input as ReplaySubject<LuaValue>:
      if let error { input.fail(error) } else { input.complete() }
    default: return false
    }
    return true
  }

  /// Gives a newly loaded script what the outside world sent last.
  func replayInputs() {
    for (name, entry) in history.entries where script.inputs[name] != nil {
      guard case .value(let writer) = entry else {
        _ = deliver(entry, to: name)
        continue
      }
      do throws(InputError) { deliver(try build(writer), to: name) } catch {
        screen.report(
          ScreenFailure("the value of the input \"\(name)\": \(error.message)", hint: error.hint),
          code: "handler_failed")
      }
    }
  }
}
