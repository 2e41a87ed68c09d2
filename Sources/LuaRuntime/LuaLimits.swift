/// How much a script may use.
public struct LuaLimits: Sendable, Hashable {
  /// Instructions of Lua's machine for one call from the host.
  public var steps: Int
  /// Bytes that all values of a state may take.
  public var memory: Int
  /// Bytes that one script's text may have.
  public var source: Int

  /// Makes limits; 10 million steps, 64 MB and 64 KB unless given.
  public init(steps: Int = 10_000_000, memory: Int = 64 << 20, source: Int = 64 << 10) {
    self.steps = steps
    self.memory = memory
    self.source = source
  }
}
