import LayoutGeometry
import LuaRuntime
import SectionHost
import Streams

/// What a screen's script returned.
struct LoadedScreen {
  struct Section {
    var layout: LuaReference
    var cells: [(name: String, value: ViewFunctions)] = []
    var supplementaries: [(name: String, value: ViewFunctions)] = []
    var decorations: [(name: String, value: ViewFunctions)] = []
  }

  /// What the screen shows.
  enum Snapshots {
    /// A stream of snapshots, or a snapshot.
    case object(AnyObject?)
    /// A snapshot that never changes, as a plain list of sections.
    case written([ScriptSection])
  }

  var name: String?
  var inputs: [(name: String, value: ValueStream)] = []
  var outputs: [(name: String, value: ValueStream)] = []
  var snapshot = Snapshots.written([])
  var sections: [(name: String, value: Section)] = []
  var cells: [(name: String, value: ViewFunctions)] = []
  var supplementaries: [(name: String, value: ViewFunctions)] = []
  var decorations: [(name: String, value: ViewFunctions)] = []
  var configuration = LayoutConfiguration()
  var initialScroll = ScreenDefinition.InitialScroll.start
}

/// Reads a checked screen table, in the order in which `ScreenTypes` declares its fields.
struct ScreenDecoder {
  let geometry = GeometryDecoder(keepFunction: { _ in 0 })

  func screen(_ decoder: inout LuaDecoder) -> LoadedScreen {
    var fields = decoder.fields()
    var screen = LoadedScreen()
    if fields.next() { _ = decoder.integer() }
    if fields.next() { screen.name = decoder.string() }
    if fields.next() { screen.inputs = decoder.map(stream) }
    if fields.next() { screen.outputs = decoder.map(stream) }
    if fields.next() {
      screen.snapshot =
        decoder.integer() == 0
        ? .object(decoder.object()) : .written(decoder.list { ScriptSection(&$0) })
    }
    if fields.next() { screen.sections = decoder.map(section) }
    if fields.next() { screen.cells = decoder.map { ViewFunctions(&$0, isCell: true) } }
    if fields.next() { screen.supplementaries = decoder.map(view) }
    if fields.next() { screen.decorations = decoder.map(view) }
    if fields.next() { screen.configuration = configuration(&decoder) }
    if fields.next() { screen.initialScroll = decoder.integer() == 0 ? .start : .end }
    return screen
  }

  private func stream(_ decoder: inout LuaDecoder) -> ValueStream {
    guard let stream = decoder.object() as? ValueStream else {
      preconditionFailure("the object was checked to be a stream")
    }
    return stream
  }

  private func view(_ decoder: inout LuaDecoder) -> ViewFunctions {
    ViewFunctions(&decoder, isCell: false)
  }

  func section(_ decoder: inout LuaDecoder) -> LoadedScreen.Section {
    var fields = decoder.fields()
    guard fields.next() else { preconditionFailure("a section was checked to have a layout") }
    var section = LoadedScreen.Section(layout: decoder.reference())
    if fields.next() { section.cells = decoder.map { ViewFunctions(&$0, isCell: true) } }
    if fields.next() { section.supplementaries = decoder.map(view) }
    if fields.next() { section.decorations = decoder.map(view) }
    return section
  }

  private func configuration(_ decoder: inout LuaDecoder) -> LayoutConfiguration {
    var fields = decoder.fields()
    var configuration = LayoutConfiguration()
    if fields.next() {
      configuration.scrollDirection = decoder.integer() == 0 ? .vertical : .horizontal
    }
    if fields.next() { configuration.interSectionSpacing = decoder.number() }
    if fields.next() {
      configuration.boundarySupplementaryItems = decoder.list(geometry.boundaryItem)
    }
    if fields.next() { configuration.contentInsetsReference = geometry.reference(&decoder) }
    return configuration
  }
}
