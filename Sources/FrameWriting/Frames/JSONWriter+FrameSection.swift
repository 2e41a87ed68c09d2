import LayoutGeometry
import SectionHost

extension JSONWriter {
  mutating func write(_ section: FrameSection, visibleOnly: Bool) {
    beginObject()
    key("id")
    write(section.id)
    key("kind")
    write(section.kind)
    key("frame")
    write(section.frame)
    if let scrolling = section.scrolling {
      key("scrolling")
      write(scrolling)
    }
    key("items")
    beginArray()
    for item in section.items where !visibleOnly || item.cell != nil { write(item) }
    endArray()
    key("supplementaries")
    write(section.supplementaries)
    key("decorations")
    beginArray()
    for decoration in section.decorations { write(decoration) }
    endArray()
    endObject()
  }

  mutating func write(_ supplementaries: [FrameSection.Supplementary]) {
    beginArray()
    for supplementary in supplementaries {
      beginObject()
      key("kind")
      write(supplementary.kind)
      key("index")
      write(supplementary.index)
      key("frame")
      write(supplementary.frame)
      key("z")
      write(supplementary.z)
      key("pinned")
      write(supplementary.pinned)
      writeContent(supplementary.content)
      endObject()
    }
    endArray()
  }

  private mutating func write(_ scrolling: FrameSection.Scrolling) {
    beginObject()
    key("behavior")
    write(scrolling.behavior)
    key("frame")
    write(scrolling.frame)
    key("content_length")
    write(scrolling.contentLength)
    key("offset")
    write(scrolling.offset)
    key("min_offset")
    write(scrolling.minOffset)
    key("max_offset")
    write(scrolling.maxOffset)
    key("stops")
    write(scrolling.stops)
    endObject()
  }

  private mutating func write(_ item: FrameSection.Item) {
    beginObject()
    key("id")
    write(item.identifier.id)
    key("kind")
    write(item.identifier.kind)
    key("frame")
    write(item.frame)
    key("z")
    write(item.z)
    write(item.appearance)
    if let cell = item.cell {
      key("cell")
      write(cell)
    }
    endObject()
  }

  private mutating func write(_ appearance: FrameSection.Appearance) {
    if let alpha = appearance.alpha {
      key("alpha")
      write(alpha)
    }
    if let hidden = appearance.hidden {
      key("hidden")
      write(hidden)
    }
    if let transform = appearance.transform {
      key("transform")
      write(transform)
    }
  }

  private mutating func write(_ cell: FrameSection.Cell) {
    beginObject()
    key("reuse_identifier")
    write(cell.reuseIdentifier)
    key("number")
    write(cell.number)
    key("bindings")
    write(cell.bindings)
    writeContent(cell.content)
    endObject()
  }

  private mutating func write(_ decoration: FrameSection.Decoration) {
    beginObject()
    key("kind")
    write(decoration.kind)
    key("frame")
    write(decoration.frame)
    key("z")
    write(decoration.z)
    writeContent(decoration.content)
    endObject()
  }

  private mutating func writeContent(_ content: FrameValue?) {
    guard let content else { return }
    key("content")
    write(content)
  }
}
