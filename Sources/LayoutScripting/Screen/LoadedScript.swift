import LuaRuntime
import SectionHost
import Streams

/// A screen's scripts, loaded and checked: a state of their own, and what they returned.
struct LoadedScript {
  let runtime: ScriptRuntime
  var definition: ScreenDefinition
  /// The inputs, in the order of their names' bytes.
  let inputNames: [String]
  let inputs: [String: ValueStream]

  /// Loads a screen's scripts; what is subscribed meanwhile ends again where they cannot be loaded.
  init(
    _ sources: ScriptSources, interface: ScriptInterface, clock: VirtualClock, limits: LuaLimits,
    epoch: @escaping () -> Double,
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void
  ) throws(LuaError) {
    runtime = try ScriptRuntime(
      sources: sources, interface: interface, clock: clock, limits: limits)
    runtime.print = { script, line, text in print(sources.paths[script] ?? script, line, text) }
    runtime.readEpoch = epoch
    let loaded: LoadedScreen
    do throws(LuaError) { loaded = try runtime.loadScreen() } catch {
      runtime.close()
      throw error
    }
    runtime.configuration = loaded.configuration
    definition = runtime.definition(of: loaded)
    inputNames = loaded.inputs.map(\.name)
    inputs = Dictionary(uniqueKeysWithValues: loaded.inputs.map { ($0.name, $0.value) })
  }
}
