import SectionHost

extension JSONWriter {
  mutating func write(_ changes: FrameChanges) {
    beginObject()
    key("sections")
    write(changes.sections)
    key("items")
    write(changes.items)
    endObject()
  }

  private mutating func write(_ sections: FrameChanges.Sections) {
    beginObject()
    key("deleted")
    write(sections.deleted)
    key("inserted")
    write(sections.inserted)
    key("moved")
    beginArray()
    for move in sections.moved {
      beginObject()
      key("section")
      write(move.section)
      key("from")
      write(move.from)
      key("to")
      write(move.to)
      endObject()
    }
    endArray()
    key("reloaded")
    write(sections.reloaded)
    key("reconfigured")
    write(sections.reconfigured)
    endObject()
  }

  private mutating func write(_ items: FrameChanges.Items) {
    beginObject()
    key("deleted")
    write(items.deleted)
    key("inserted")
    write(items.inserted)
    key("moved")
    beginArray()
    for move in items.moved {
      beginObject()
      key("item")
      write(move.item)
      key("from")
      write(move.from)
      key("to")
      write(move.to)
      endObject()
    }
    endArray()
    key("reloaded")
    write(items.reloaded)
    key("reconfigured")
    write(items.reconfigured)
    endObject()
  }

  private mutating func write(_ places: [FrameChanges.SectionPlace]) {
    beginArray()
    for place in places {
      beginObject()
      key("section")
      write(place.section)
      key("at")
      write(place.at)
      endObject()
    }
    endArray()
  }

  private mutating func write(_ places: [FrameChanges.ItemPlace]) {
    beginArray()
    for place in places {
      beginObject()
      key("item")
      write(place.item)
      key("at")
      write(place.at)
      endObject()
    }
    endArray()
  }

  private mutating func write(_ path: FrameChanges.Path) {
    writeLine(of: 2) { Double($0 == 0 ? path.section : path.item) }
  }

  private mutating func write(_ item: ItemIdentifier) { write(item.description) }
}
