import LayoutGeometry
public import LuaRuntime
public import SectionHost
import Snapshots
import Streams

extension ScriptRuntime {
  /// Runs the screen's script and reads what it returns.
  func loadScreen() throws(LuaError) -> LoadedScreen {
    let source: LuaSource
    do throws(PlacedError) { source = try sources.readScreen() } catch {
      throw LuaError(
        code: .runtimeError, script: sources.screenName, line: error.line ?? 0,
        message: error.message,
        hint: error.hint)
    }
    let chunk = try state.load(source.text, name: source.name)
    let decoder = ScreenDecoder()
    let loaded = try state.call(
      chunk, label: "main chunk", returning: interface.screen.screen
    ) {
      decoder.screen(&$0)
    }
    guard let loaded else {
      throw LuaError(
        code: .typeError, script: source.name, line: 1,
        message: "expected the script to return a screen, got nothing",
        hint: "end it with return ui.screen{…}")
    }
    return loaded
  }

  /// The screen as the host knows it.
  func definition(of loaded: LoadedScreen) -> ScreenDefinition {
    var definition = ScreenDefinition(
      name: loaded.name ?? sources.defaultName, snapshots: snapshots(of: loaded.snapshot))
    definition.configuration = loaded.configuration
    definition.initialScroll = loaded.initialScroll
    definition.outputs = loaded.outputs.map { output in
      (output.name, output.value.map { [unowned self] in try outputValue($0, of: output.name) })
    }
    definition.customFrames = { [unowned self] (key, environment) throws(ScreenFailure) in
      try frames(key, environment)
    }
    definition.turnBegins = { [unowned self] in beginTurn() }
    definition.customFramesInUse = { [unowned self] in keepFrames(only: $0) }
    definition.sections = dictionary(loaded.sections) { _, section in
      SectionRules(
        layout: ScriptLayoutProvider(section.layout, in: self), cells: cells(section.cells),
        supplementaries: views(section.supplementaries), decorations: views(section.decorations))
    }
    definition.cells = cells(loaded.cells)
    definition.supplementaries = views(loaded.supplementaries)
    definition.decorations = views(loaded.decorations)
    return definition
  }

  private func dictionary<Value, Result>(
    _ entries: [(name: String, value: Value)], _ make: (String, Value) -> Result
  ) -> [String: Result] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.name, make($0.name, $0.value)) })
  }

  private func cells(_ entries: [(name: String, value: ViewFunctions)])
    -> [String: any CellProvider]
  {
    dictionary(entries) { ScriptCellProvider(kind: $0, $1, in: self) }
  }

  private func views(_ entries: [(name: String, value: ViewFunctions)])
    -> [String: any ViewProvider]
  {
    dictionary(entries) { _, functions in ScriptViewProvider(functions, in: self) }
  }

  /// The snapshots of a stream, or the one that never changes.
  private func snapshots(of snapshot: LoadedScreen.Snapshots) -> Stream<ScreenSnapshot> {
    switch snapshot {
    case .written(let sections):
      return BehaviorRelay(ScriptSnapshot(sections, state: state, place: nil).emit())
    case .object(let snapshot as ScriptSnapshot):
      return BehaviorRelay(snapshot.emit())
    case .object(let stream as ValueStream):
      return stream.map { [unowned self] in self.snapshot(of: $0) }
    case .object:
      preconditionFailure("the snapshot was checked to be a stream or a snapshot")
    }
  }

  /// The snapshot that a stream sent: one of `ui.snapshot`, or the plain list of its sections.
  private func snapshot(of value: LuaValue) -> ScreenSnapshot {
    let snapshot: ScriptSnapshot
    switch value {
    case .object(let object as ScriptSnapshot, _): snapshot = object
    case .table(let table):
      do throws(LuaError) {
        let sections = try state.decode(
          table, as: interface.snapshots.sections, label: "snapshot"
        ) { decoder in
          decoder.list { ScriptSection(&$0) }
        }
        snapshot = ScriptSnapshot(sections, state: state, place: nil)
      } catch {
        var failure = ScreenFailure(error)
        failure.message = "the snapshot stream sent no snapshot: \(error.message)"
        return .refused(failure)
      }
    default:
      return .refused(
        ScreenFailure(
          "the snapshot stream sent \(value.kindName), which is no snapshot",
          reason: LuaError.Code.typeError.rawValue))
    }
    let emitted = snapshot.emit()
    modelWatch?.look(at: emitted, in: self)
    return emitted
  }
}

extension LuaError: ScreenFailureConvertible {
  /// The error as a screen's failure.
  public var screenFailure: ScreenFailure { ScreenFailure(self) }
}

extension ScriptStreamError: ScreenFailureConvertible {
  var screenFailure: ScreenFailure { ScreenFailure(message) }
}
