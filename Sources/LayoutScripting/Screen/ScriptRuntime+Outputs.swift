import LuaRuntime
import SectionHost

/// What a screen's scripts tell the outside world.
extension ScriptRuntime {
  /// The part of the scripts' memory that the outputs of one event may take: they wait for their
  /// frame outside of it.
  private static let share = 2

  /// An output's value as a frame holds it; its error names the output.
  func outputValue(_ value: LuaValue, of name: String) throws(LuaError) -> FrameValue {
    let frameValue: FrameValue
    do throws(LuaError) { frameValue = try self.frameValue(value) } catch {
      var error = error
      error.message = "outputs.\(name): \(error.message)"
      throw error
    }
    outputBytes += frameValue.bytes
    let most = limits.memory / Self.share
    guard outputBytes <= most else {
      throw LuaError(
        code: .memoryExceeded, script: "", line: 0,
        message: "outputs.\(name): the outputs of one event take more than \(most >> 20) MB, "
          + "half of the scripts' memory",
        hint: "give it more with --max-memory MB")
    }
    return frameValue
  }
}

extension FrameValue {
  /// About the memory that it takes; linear.
  fileprivate var bytes: Int {
    switch self {
    case .null, .boolean, .integer, .number: 64
    case .string(let text): 64 + text.utf8.count
    case .array(let values): values.reduce(64) { $0 + $1.bytes }
    case .object(let fields): fields.reduce(64) { $0 + $1.key.utf8.count + 32 + $1.value.bytes }
    }
  }
}
