import LuaRuntime
import Streams

extension ScriptRuntime {
  /// Makes a runtime with an interface of its own, for scripts that are no screen's.
  convenience init(sources: ScriptSources, clock: VirtualClock, limits: LuaLimits)
    throws(PlacedError)
  {
    do throws(LuaError) {
      try self.init(
        sources: sources, interface: .shared, clock: clock, limits: limits)
    } catch {
      throw sources.placed(error)
    }
  }
}
