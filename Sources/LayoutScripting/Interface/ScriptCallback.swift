import LuaRuntime
import Streams

/// The values of scripts as streams carry them.
typealias ValueStream = Stream<LuaValue>

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
    try state.call(function, label: "\(name)", values: values)
  }
}
