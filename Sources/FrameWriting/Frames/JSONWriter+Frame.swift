import LayoutGeometry
public import SectionHost

extension JSONWriter {
  /// Writes a frame, its keys in the order of the frame format; O(n).
  ///
  /// On wish only the items are written that have a cell, which are those that are visible.
  public mutating func write(_ frame: Frame, visibleOnly: Bool = false) {
    beginObject()
    key("schema")
    write("tessellua/frame/1")
    key("screen")
    write(frame.screen)
    key("sequence")
    write(frame.sequence)
    key("at")
    write(frame.at)
    key("causes")
    write(frame.causes)
    key("environment")
    write(frame.environment)
    key("content_size")
    write(frame.contentSize)
    key("viewport")
    write(frame.viewport)
    key("sections")
    beginArray()
    for section in frame.sections { write(section, visibleOnly: visibleOnly) }
    endArray()
    key("supplementaries")
    write(frame.supplementaries)
    key("changes")
    write(frame.changes)
    key("outputs")
    beginArray()
    for output in frame.outputs {
      beginObject()
      key("output")
      write(output.output)
      key("value")
      write(output.value)
      endObject()
    }
    endArray()
    key("diagnostics")
    beginArray()
    for diagnostic in frame.diagnostics { write(diagnostic) }
    endArray()
    endObject()
  }

  private mutating func write(_ environment: Frame.Environment) {
    beginObject()
    key("size")
    write(environment.size)
    key("scale")
    write(environment.scale)
    key("direction")
    write(environment.direction)
    key("style")
    write(environment.style)
    key("safe_area")
    write(environment.safeArea)
    key("content_size_category")
    write(environment.contentSizeCategory)
    if let device = environment.device {
      key("device")
      write(device)
    }
    endObject()
  }

  /// Writes a diagnostic; what does not apply is left out.
  package mutating func write(_ diagnostic: Diagnostic) {
    beginObject()
    key("severity")
    write(diagnostic.severity.rawValue)
    key("code")
    write(diagnostic.code)
    write("reason", diagnostic.reason)
    write("section", diagnostic.section)
    write("item", diagnostic.item?.description)
    write("kind", diagnostic.kind)
    key("message")
    write(diagnostic.message)
    write("script", diagnostic.script)
    if let line = diagnostic.line {
      key("line")
      write(line)
    }
    if !diagnostic.traceback.isEmpty {
      key("traceback")
      write(diagnostic.traceback)
    }
    endObject()
  }

  /// Writes a member whose key is left out where there is no value.
  private mutating func write(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    self.key(key)
    write(value)
  }

  private mutating func write(_ texts: [String]) {
    beginArray()
    for text in texts { write(text) }
    endArray()
  }
}
