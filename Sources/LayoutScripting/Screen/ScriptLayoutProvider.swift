import LayoutGeometry
import LuaRuntime
import SectionHost

/// Gives the layouts of a kind of section by a script's function.
final class ScriptLayoutProvider: LayoutProvider {
  /// The script's function.
  let function: LuaReference
  private let runtime: ScriptRuntime

  init(_ function: LuaReference, in runtime: ScriptRuntime) {
    self.function = function
    self.runtime = runtime
  }

  func layout(for context: LayoutContext) throws(ScreenFailure) -> ProvidedLayout {
    let decoder = GeometryDecoder(keepFunction: runtime.keep(frames:))
    _ = runtime.state.takeReads()
    let layout = try runtime.failing { () throws(LuaError) in
      let environment = try runtime.kept(context.environment)
      return try runtime.state.call(
        function, label: "layout", returning: runtime.interface.geometry.layout
      ) { writer in
        environment.write(section: context.section, into: &writer)
      } decode: {
        decoder.layout(&$0)
      }
    }
    if layout == nil, context.section.count > 0 { throw try missing(context.section) }
    var reads = EnvironmentParts(rawValue: runtime.state.takeReads())
    // The margins of an inset list follow from the container's width.
    if case .list = layout { reads.insert(.containerWidth) }
    return ProvidedLayout(
      layout?.section(in: context.environment.layoutEnvironment), dependsOn: reads,
      visibleItems: layout?.visibleItems.map { runtime.visibleItemsHandler($0) })
  }

  /// A section that has items needs a layout.
  private func missing(_ section: SectionContext) throws(ScreenFailure) -> ScreenFailure {
    let place = try runtime.failing { () throws(LuaError) in
      try runtime.state.place(of: function)
    }
    return ScreenFailure(
      section.missingLayout, reason: LuaError.Code.typeError.rawValue, script: place.script,
      line: place.line, traceback: ["\(place.script):\(place.line): in layout"])
  }
}
