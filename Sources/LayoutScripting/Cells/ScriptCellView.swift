import LuaRuntime
import SectionHost

/// What a script sees of a cell during one binding; a write after its end is an error.
///
/// Every binding has a view of its own, so that a handler that outlives its binding cannot write
/// to the item that the cell shows afterwards.
final class ScriptCellView: CellContent {
  let reference: LuaReference
  private let runtime: ScriptRuntime
  private let definition: LuaReference?

  init(_ cell: Cell, definition: LuaReference?, in runtime: ScriptRuntime) throws(LuaError) {
    self.runtime = runtime
    self.definition = definition
    reference = try runtime.state.makeObject(cell, class: ScriptClass.cell.rawValue)
  }

  func read() throws(ScreenFailure) -> FrameValue {
    do throws(LuaError) {
      let fields = try runtime.state.fields(
        of: reference, definition: definition, label: "configure"
      ) { FrameValue(&$0) }
      // A table without a field reads as an empty list, but a cell's content is an object.
      return fields == .array([]) ? .object([]) : fields
    } catch {
      throw ScreenFailure(error)
    }
  }

  func clear() {
    // The state is closed only after the cells; then there is nothing left to write to.
    try? runtime.state.setWritable(false, reference)
  }
}
