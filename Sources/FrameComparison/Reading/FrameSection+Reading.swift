import JSONReading
import LayoutGeometry
import SectionHost

extension FrameSection {
  init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a section",
      known: ["id", "kind", "frame", "scrolling", "items", "supplementaries", "decorations"])
    self.init(
      id: try fields.required("id").id, kind: try fields.required("kind").string,
      frame: try fields.required("frame").rect,
      scrolling: try fields.optional("scrolling").map { field throws(Refusal) in
        try Scrolling(reading: field.value)
      },
      items: try fields.list("items").map { field throws(Refusal) in
        try Item(reading: field.value)
      },
      supplementaries: try fields.list("supplementaries").map { field throws(Refusal) in
        try Supplementary(reading: field.value)
      },
      decorations: try fields.list("decorations").map { field throws(Refusal) in
        try Decoration(reading: field.value)
      })
  }
}

extension FrameSection.Scrolling {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "scrolling",
      known: [
        "behavior", "frame", "content_length", "offset", "min_offset", "max_offset", "stops",
      ])
    self.init(
      behavior: try fields.required("behavior").string, frame: try fields.required("frame").rect,
      contentLength: try fields.optional("content_length")?.number ?? 0,
      offset: try fields.optional("offset")?.number ?? 0,
      minOffset: try fields.optional("min_offset")?.number ?? 0,
      maxOffset: try fields.optional("max_offset")?.number ?? 0,
      stops: try fields.optional("stops")?.numbers ?? [])
  }
}

extension FrameSection.Item {
  init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "an item",
      known: ["id", "kind", "frame", "z", "alpha", "hidden", "transform", "cell"])
    self.init(
      identifier: ItemIdentifier(
        kind: try fields.required("kind").string, id: try fields.required("id").id),
      frame: try fields.required("frame").rect, z: try fields.optional("z")?.integer ?? 0,
      appearance: FrameSection.Appearance(
        alpha: try fields.optional("alpha")?.number,
        hidden: try fields.optional("hidden")?.boolean,
        transform: try fields.optional("transform")?.numbers),
      cell: try fields.optional("cell").map { field throws(Refusal) in
        try FrameSection.Cell(reading: field.value)
      })
  }
}

extension FrameSection.Cell {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a cell", known: ["reuse_identifier", "number", "bindings", "content"])
    self.init(
      reuseIdentifier: try fields.optional("reuse_identifier")?.string ?? "",
      number: try fields.optional("number")?.integer ?? 0,
      bindings: try fields.optional("bindings")?.integer ?? 0,
      content: fields.optional("content").map { FrameValue($0.value) } ?? .array([]))
  }
}

extension FrameSection.Supplementary {
  init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a supplementary",
      known: ["kind", "index", "frame", "z", "pinned", "content"])
    self.init(
      kind: try fields.required("kind").string, index: try fields.optional("index")?.integer ?? 0,
      frame: try fields.required("frame").rect, z: try fields.optional("z")?.integer ?? 0,
      pinned: try fields.optional("pinned")?.boolean ?? false,
      content: fields.optional("content").map { FrameValue($0.value) })
  }
}

extension FrameSection.Decoration {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a decoration", known: ["kind", "frame", "z", "content"])
    self.init(
      kind: try fields.required("kind").string, frame: try fields.required("frame").rect,
      z: try fields.optional("z")?.integer ?? 0,
      content: fields.optional("content").map { FrameValue($0.value) })
  }
}
