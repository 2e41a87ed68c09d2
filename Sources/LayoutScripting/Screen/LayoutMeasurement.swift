package import LuaRuntime
package import SectionHost
import Streams

/// The layout function of a screen's section, to be called again and again by benchmarks.
package final class LayoutMeasurement {
  private let runtime: ScriptRuntime
  private let function: LuaReference
  private let writer: EnvironmentWriter

  /// Loads a screen and takes the layout of a kind of section; nil where there is no such kind.
  package init?(path: String, kind: String, environment: ScreenEnvironment) throws(PlacedError) {
    let sources = try ScriptSources(screen: path, searchPath: [])
    runtime = try ScriptRuntime(sources: sources, clock: VirtualClock(), limits: LuaLimits())
    let loaded: LoadedScreen
    do throws(LuaError) { loaded = try runtime.loadScreen() } catch {
      throw sources.placed(error)
    }
    guard let section = loaded.sections.first(where: { $0.name == kind }) else { return nil }
    function = section.value.layout
    writer = EnvironmentWriter(environment: environment, configuration: loaded.configuration)
  }

  /// Calls it, checks what it gives and decodes that, as a screen does.
  package func run(times: Int) throws(LuaError) {
    let decoder = GeometryDecoder(keepFunction: runtime.keep(frames:))
    for _ in 0..<times {
      _ = try runtime.state.call(
        function, label: "layout", returning: runtime.interface.geometry.layout
      ) {
        writer.write(section: nil, into: &$0)
      } decode: {
        decoder.layout(&$0)
      }
    }
  }

  /// Calls it in a plain loop and reads every field of its result.
  package func runFloor(times: Int) throws(LuaError) {
    try runtime.state.callInPlainLoop(function, times: times, .read) {
      writer.write(section: nil, into: &$0)
    }
  }
}
