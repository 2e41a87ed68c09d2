/// How much a script may use.
public struct LuaLimits: Sendable, Hashable {
  /// Instructions of Lua's machine for one call from the host.
  public var steps: Int
  /// Bytes that all values of a state may take.
  public var memory: Int
  /// Bytes that one script's text may have.
  public var source: Int

  /// Seconds of the processor for one call from the host, 0 for any.
  ///
  /// A guard against what takes long in few steps, as comparing long strings does. Steps alone take
  /// a fraction of it, and other work of the machine does not count, so what a screen shows does not
  /// depend on it.
  public var seconds: Double
  /// The allocation that fails, and all after it; nil for none.
  package var failingAllocation: Int?

  /// Makes limits; 10 million steps, 64 MB, 64 KB and 1.5 seconds unless given.
  public init(
    steps: Int = 10_000_000, memory: Int = 64 << 20, source: Int = 64 << 10, seconds: Double = 1.5
  ) {
    self.steps = steps
    self.seconds = seconds
    self.memory = memory
    self.source = source
  }
}
