import LayoutGeometry
import LuaRuntime
import SectionHost

extension ScriptRuntime {
  /// Runs what may raise; an error is a screen's failure.
  func failing<Result>(_ body: () throws(LuaError) -> Result) throws(ScreenFailure) -> Result {
    do throws(LuaError) { return try body() } catch { throw ScreenFailure(error) }
  }

  /// Asks a measure function; nil keeps the estimate.
  func measure(
    _ function: LuaReference, proposed: Size, in environment: ScreenEnvironment,
    before: (KeptEnvironment, inout LuaWriter) -> Void, after: (inout LuaWriter) -> Void
  ) throws(ScreenFailure) -> MeasuredSize? {
    try failing { () throws(LuaError) in
      let environment = try kept(environment)
      return try state.call(function, label: "measure", returning: interface.screen.size) {
        writer in
        before(environment, &writer)
        writer.table(count: 2) { writer in
          writer.key("width")
          writer.write(proposed.width)
          writer.key("height")
          writer.write(proposed.height)
        }
        after(&writer)
      } decode: { decoder in
        var fields = decoder.fields()
        var size = MeasuredSize()
        if fields.next() { size.width = decoder.number() }
        if fields.next() { size.height = decoder.number() }
        return size
      }
    }
  }

  /// An item's model: the script's own table.
  func writeModel(of item: ItemContext, into writer: inout LuaWriter) {
    guard let models = item.section.models as? ScriptModels,
      let model = models.model(
        of: item.identifier, section: item.section.index, index: item.index)
    else {
      writer.writeNil()
      return
    }
    writer.write(entry: model.entry, of: model.list)
  }

  /// A section as views are told of it; nil for the layout's own.
  func writeSection(_ section: SectionContext?, into writer: inout LuaWriter) {
    guard let section else { return writer.writeNil() }
    let model = (section.models as? ScriptModels)?.sectionModels[section.index]
    writer.table(count: model == nil ? 4 : 5) { writer in
      writer.key("id")
      writer.write(section.id)
      writer.key("kind")
      writer.write(section.kind)
      writer.key("index")
      writer.write(Int64(section.index + 1))
      writer.key("count")
      writer.write(Int64(section.count))
      if let model {
        writer.key("model")
        writer.write(model)
      }
    }
  }

  /// The tables of an environment, built ahead of a call that needs them; once per environment.
  func kept(_ environment: ScreenEnvironment) throws(LuaError) -> KeptEnvironment {
    if let keptEnvironment, keptEnvironment.environment == environment { return keptEnvironment }
    let kept = try KeptEnvironment(
      EnvironmentWriter(environment: environment, configuration: configuration), in: state)
    keptEnvironment = kept
    return kept
  }

  /// Asks the function of a custom group for its frames.
  func frames(_ key: Int, _ environment: CustomFrames.Environment) throws(ScreenFailure)
    -> [CustomFrames.Frame]
  {
    guard let function = frameFunction(key) else {
      throw ScreenFailure("the function of this group's frames is no longer kept")
    }
    let decoder = GeometryDecoder(keepFunction: { _ in 0 })
    return try failing { () throws(LuaError) in
      let frames = try state.call(
        function.reference, label: "frames", returning: interface.geometry.frames
      ) { writer in
        EnvironmentWriter.write(environment, into: &writer)
      } decode: { decoder in
        decoder.list(decoderFrame)
      }
      guard let frames else {
        let place = try state.place(of: function.reference)
        throw LuaError(
          code: .typeError, script: place.script, line: place.line,
          message: "expected a list of frames, got nothing",
          traceback: ["\(place.script):\(place.line): in frames"])
      }
      return function.isFraction ? frames.scaled(to: environment.effectiveContainer) : frames
    }
    func decoderFrame(_ words: inout LuaDecoder) -> CustomFrames.Frame { decoder.frame(&words) }
  }
}

extension [CustomFrames.Frame] {
  /// Fractions of a size as points.
  fileprivate func scaled(to size: Size) -> [CustomFrames.Frame] {
    map { frame in
      var frame = frame
      frame.rect = Rect(
        x: frame.rect.x * size.width, y: frame.rect.y * size.height,
        width: frame.rect.width * size.width, height: frame.rect.height * size.height)
      return frame
    }
  }
}
