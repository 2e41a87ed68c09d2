import JSONReading
import SectionHost

extension FrameChanges {
  /// Reads the changes of a frame; nil has none.
  init(reading value: JSONValue?) throws(Refusal) {
    self.init()
    guard let value else { return }
    let fields = try FrameFields(value, "changes", known: ["sections", "items"])
    if let field = fields.optional("sections") { sections = try Sections(reading: field.value) }
    if let field = fields.optional("items") { items = try Items(reading: field.value) }
  }

  fileprivate static var lists: [String] {
    ["deleted", "inserted", "moved", "reloaded", "reconfigured"]
  }
}

extension FrameChanges.Sections {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    self.init()
    let fields = try FrameFields(value, "changes.sections", known: FrameChanges.lists)
    func places(_ key: String) throws(Refusal) -> [FrameChanges.SectionPlace] {
      try fields.list(key).map { field throws(Refusal) in
        let entry = try FrameFields(field.value, "a change", known: ["section", "at"])
        return FrameChanges.SectionPlace(
          section: try entry.required("section").string, at: try entry.required("at").integer)
      }
    }
    deleted = try places("deleted")
    inserted = try places("inserted")
    reloaded = try places("reloaded")
    reconfigured = try places("reconfigured")
    moved = try fields.list("moved").map { field throws(Refusal) in
      let entry = try FrameFields(field.value, "a move", known: ["section", "from", "to"])
      return FrameChanges.SectionMove(
        section: try entry.required("section").string, from: try entry.required("from").integer,
        to: try entry.required("to").integer)
    }
  }
}

extension FrameChanges.Items {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    self.init()
    let fields = try FrameFields(value, "changes.items", known: FrameChanges.lists)
    func places(_ key: String) throws(Refusal) -> [FrameChanges.ItemPlace] {
      try fields.list(key).map { field throws(Refusal) in
        let entry = try FrameFields(field.value, "a change", known: ["item", "at"])
        return FrameChanges.ItemPlace(
          item: try entry.required("item").item, at: try entry.required("at").path)
      }
    }
    deleted = try places("deleted")
    inserted = try places("inserted")
    reloaded = try places("reloaded")
    reconfigured = try places("reconfigured")
    moved = try fields.list("moved").map { field throws(Refusal) in
      let entry = try FrameFields(field.value, "a move", known: ["item", "from", "to"])
      return FrameChanges.ItemMove(
        item: try entry.required("item").item, from: try entry.required("from").path,
        to: try entry.required("to").path)
    }
  }
}

extension FrameField {
  /// The place of a section and of an item in it, `[section, item]`.
  fileprivate var path: FrameChanges.Path {
    get throws(Refusal) {
      let places = try list
      guard places.count == 2 else {
        throw Refusal(
          "\(key): expected a section's and an item's place, got \(places.count) values",
          at: value.offset)
      }
      return FrameChanges.Path(section: try places[0].integer, item: try places[1].integer)
    }
  }
}
