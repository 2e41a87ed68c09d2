package import LuaRuntime
package import SectionHost
import Streams

/// The layout function of a screen's section, to be called again and again by benchmarks.
package final class LayoutMeasurement {
  private let runtime: ScriptRuntime
  private let function: LuaReference
  private let environment: ScreenEnvironment
  private let section: SectionContext

  /// Loads a screen and takes the layout of a kind of section; nil where there is no such kind.
  package init?(path: String, kind: String, environment: ScreenEnvironment) throws(PlacedError) {
    let sources = try ScriptSources(screen: path, searchPath: [])
    // The plain loop is one call, and a profiler takes fifty times as long.
    let limits = LuaLimits(steps: .max / 4, seconds: 0)
    runtime = try ScriptRuntime(sources: sources, clock: VirtualClock(), limits: limits)
    let loaded: LoadedScreen
    do throws(LuaError) { loaded = try runtime.loadScreen() } catch {
      throw sources.placed(error)
    }
    guard let section = loaded.sections.first(where: { $0.name == kind }) else { return nil }
    function = section.value.layout
    runtime.configuration = loaded.configuration
    self.environment = environment
    do throws(LuaError) {
      guard let context = try Self.context(ofKind: kind, in: runtime) else { return nil }
      self.section = context
    } catch {
      throw sources.placed(error)
    }
  }

  /// The one section of a snapshot of a script.
  private static func context(ofKind kind: String, in runtime: ScriptRuntime)
    throws(LuaError) -> SectionContext?
  {
    let text = "return require('tessellua').snapshot { { id = '\(kind)', items = {} } }"
    let chunk = try runtime.state.load(Array(text.utf8), name: "snapshot.lua")
    guard
      case .object(let snapshot as ScriptSnapshot, _) = try runtime.state.call(
        chunk, label: "snapshot", values: [])
    else { return nil }
    return snapshot.emit().sectionContexts.first
  }

  /// Calls it, checks what it gives and decodes that, as a screen does.
  package func run(times: Int) throws(LuaError) {
    let decoder = GeometryDecoder(keepFunction: runtime.keep(frames:))
    for _ in 0..<times {
      let environment = try runtime.kept(environment)
      _ = try runtime.state.call(
        function, label: "layout", returning: runtime.interface.geometry.layout
      ) {
        environment.write(section: section, into: &$0)
      } decode: {
        decoder.layout(&$0)
      }
    }
  }

  /// Calls it in a plain loop and reads every field of its result.
  package func runFloor(times: Int) throws(LuaError) {
    let environment = try runtime.kept(environment)
    try runtime.state.callInPlainLoop(function, times: times, .read) {
      environment.write(section: section, into: &$0)
    }
  }
}
