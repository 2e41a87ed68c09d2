import LuaRuntime
import Streams

/// The values of scripts as streams carry them.
typealias ValueStream = Stream<LuaValue>

extension LuaValue {
  /// The stream, where the value is one.
  var stream: ValueStream? {
    if case .object(let object, _) = self { object as? ValueStream } else { nil }
  }
}

/// A script's function that a stream calls; what it raises becomes the stream's error.
struct ScriptCallback {
  let function: LuaReference
  let name: StaticString
  let state: LuaState

  /// Calls it with one value.
  func callAsFunction(_ value: LuaValue) throws(LuaError) -> LuaValue {
    try state.call(function, label: name, value)
  }

  /// Calls it with several values.
  func callAsFunction(_ values: [LuaValue]) throws(LuaError) -> LuaValue {
    try state.call(function, label: name, values: values)
  }

  /// Calls it with values and takes the stream that it must give back.
  func stream(_ values: [LuaValue]) throws(LuaError) -> ValueStream {
    let result = try self(values)
    if let stream = result.stream { return stream }
    throw try wrongResult("a stream", result)
  }

  /// The error for a result of the wrong type, which stands where the function begins.
  func wrongResult(_ expected: String, _ result: LuaValue) throws(LuaError) -> LuaError {
    let place = try state.place(of: function)
    return LuaError(
      code: .typeError, script: place.script, line: place.line,
      message: "\(name): expected \(expected), got \(state.description(of: result))",
      traceback: ["\(place.script):\(place.line): in \(name)"])
  }
}
