import LayoutGeometry
import LuaRuntime
import SectionHost

/// The functions of a cell or view definition as a script gave them.
struct ViewFunctions {
  var reuseIdentifier: String?
  var configure: LuaReference?
  var measure: LuaReference?
  var willDisplay: LuaReference?
  var didEndDisplaying: LuaReference?
  var prepareForReuse: LuaReference?

  /// Reads a definition; only those of cells have a function for reuse.
  init(_ decoder: inout LuaDecoder, isCell: Bool) {
    var fields = decoder.fields()
    if fields.next() { reuseIdentifier = decoder.string() }
    if fields.next() { configure = decoder.reference() }
    if fields.next() { measure = decoder.reference() }
    if fields.next() { willDisplay = decoder.reference() }
    if fields.next() { didEndDisplaying = decoder.reference() }
    if isCell, fields.next() { prepareForReuse = decoder.reference() }
  }
}

/// Shows items by a script's cell definition.
final class ScriptCellProvider: CellProvider {
  let reuseIdentifier: String
  private let functions: ViewFunctions
  private let runtime: ScriptRuntime

  init(kind: String, _ functions: ViewFunctions, in runtime: ScriptRuntime) {
    reuseIdentifier = functions.reuseIdentifier ?? kind
    self.functions = functions
    self.runtime = runtime
  }

  /// A definition under `default` stands for many kinds.
  func reuseIdentifier(forKind kind: String) -> String { functions.reuseIdentifier ?? kind }

  var measures: Bool { functions.measure != nil }

  var configuresTogether: Bool {
    functions.prepareForReuse == nil && functions.willDisplay == nil
  }

  func configure(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    if let failure = configure([CellBinding(cell: cell, item: item)]).first ?? nil { throw failure }
  }

  func configure(_ bindings: [CellBinding]) -> [ScreenFailure?] {
    var failures = [ScreenFailure?](repeating: nil, count: bindings.count)
    do throws(LuaError) {
      guard let shown = bindings.first?.item.environment else { return failures }
      let environment = try runtime.kept(shown)
      var views: [LuaView] = []
      for binding in bindings {
        views.append(
          try ScriptCellView.of(binding.cell, definition: functions.configure, in: runtime).view)
      }
      guard let configure = functions.configure else { return failures }
      let failed = try runtime.state.call(configure, label: "configure", times: views.count) {
        call, writer in
        writer.write(views[call])
        runtime.writeModel(of: bindings[call].item, into: &writer)
        environment.write(section: nil, into: &writer)
      }
      for (call, error) in failed { failures[call] = ScreenFailure(error) }
    } catch {
      failures = failures.map { _ in ScreenFailure(error) }
    }
    return failures
  }

  func measure(_ item: ItemContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize? {
    guard let measure = functions.measure else { return nil }
    return try runtime.measure(measure, proposed: proposed, in: item.environment) {
      environment, writer in
      runtime.writeModel(of: item, into: &writer)
      environment.write(section: nil, into: &writer)
    } after: { _ in
    }
  }

  func willDisplay(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    try call(functions.willDisplay, "will_display", cell, item)
  }

  func didEndDisplaying(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    try call(functions.didEndDisplaying, "did_end_displaying", cell, item)
  }

  func prepareForReuse(_ cell: Cell) throws(ScreenFailure) {
    guard let function = functions.prepareForReuse else { return }
    try runtime.failing { () throws(LuaError) in
      let view = try ScriptCellView.of(cell, definition: function, in: runtime)
      try runtime.state.call(function, label: "prepare_for_reuse") { $0.write(view.view) }
    }
  }

  private func call(
    _ function: LuaReference?, _ label: StaticString, _ cell: Cell, _ item: ItemContext
  ) throws(ScreenFailure) {
    guard let function, let view = cell.content as? ScriptCellView else { return }
    try runtime.failing { () throws(LuaError) in
      try runtime.state.call(function, label: label) { writer in
        writer.write(view.view)
        runtime.writeModel(of: item, into: &writer)
      }
    }
  }
}

/// Shows headers, footers, badges or backgrounds by a script's view definition.
final class ScriptViewProvider: ViewProvider {
  var reuseIdentifier: String? { functions.reuseIdentifier }
  private let functions: ViewFunctions
  private let runtime: ScriptRuntime

  init(_ functions: ViewFunctions, in runtime: ScriptRuntime) {
    self.functions = functions
    self.runtime = runtime
  }

  var measures: Bool { functions.measure != nil }

  func configure(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    try runtime.failing { () throws(LuaError) in
      let environment = try runtime.kept(context.environment)
      let shown = try ScriptCellView.of(view, definition: functions.configure, in: runtime)
      guard let configure = functions.configure else { return }
      try runtime.state.call(configure, label: "configure") { writer in
        writer.write(shown.view)
        runtime.writeSection(context.section, into: &writer)
        environment.write(section: nil, into: &writer)
        writeItem(of: context, into: &writer)
      }
    }
  }

  func measure(_ context: ViewContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize? {
    guard let measure = functions.measure else { return nil }
    return try runtime.measure(measure, proposed: proposed, in: context.environment) {
      environment, writer in
      runtime.writeSection(context.section, into: &writer)
      environment.write(section: nil, into: &writer)
    } after: { writer in
      writeItem(of: context, into: &writer)
    }
  }

  func willDisplay(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    try call(functions.willDisplay, "will_display", view, context)
  }

  func didEndDisplaying(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    try call(functions.didEndDisplaying, "did_end_displaying", view, context)
  }

  private func writeItem(of context: ViewContext, into writer: inout LuaWriter) {
    if let item = context.item {
      runtime.writeModel(of: item, into: &writer)
    } else {
      writer.writeNil()
    }
  }

  private func call(
    _ function: LuaReference?, _ label: StaticString, _ view: Cell, _ context: ViewContext
  ) throws(ScreenFailure) {
    guard let function, let shown = view.content as? ScriptCellView else { return }
    try runtime.failing { () throws(LuaError) in
      try runtime.state.call(function, label: label) { writer in
        writer.write(shown.view)
        runtime.writeSection(context.section, into: &writer)
      }
    }
  }
}
