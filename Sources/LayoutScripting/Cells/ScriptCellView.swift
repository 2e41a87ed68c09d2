import LuaRuntime
import SectionHost

/// What a script sees of a cell; a write after the end of a binding is an error.
///
/// A cell has one, made when a script is first asked to fill it. What a script kept of an earlier
/// binding cannot write to the item that the cell shows now (lua-hosting 1).
final class ScriptCellView: CellContent {
  let view: LuaView
  private let runtime: ScriptRuntime
  /// The function that fills it in this binding, at which errors about its fields stand.
  private var definition: LuaReference?

  private init(_ cell: Cell, in runtime: ScriptRuntime) throws(LuaError) {
    self.runtime = runtime
    view = try runtime.state.makeView(of: cell, class: ScriptClass.cell.rawValue)
  }

  /// The view of a cell that a function is about to fill.
  static func of(_ cell: Cell, definition: LuaReference?, in runtime: ScriptRuntime)
    throws(LuaError) -> ScriptCellView
  {
    if let known = cell.content as? ScriptCellView, known.runtime === runtime {
      known.definition = definition
      return known
    }
    let view = try ScriptCellView(cell, in: runtime)
    view.definition = definition
    cell.content = view
    return view
  }

  func read() throws(ScreenFailure) -> FrameValue {
    do throws(LuaError) {
      let fields = try runtime.state.fields(of: view, definition: definition, label: "configure") {
        FrameValue(&$0)
      }
      // A table without a field reads as an empty list, but a cell's content is an object.
      return fields == .array([]) ? .object([]) : fields
    } catch {
      throw ScreenFailure(error)
    }
  }

  func clear() { view.unbind() }
}
