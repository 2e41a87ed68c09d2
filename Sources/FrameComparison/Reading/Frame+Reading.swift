import JSONReading
import LayoutGeometry
import SectionHost

extension Frame {
  /// Reads a frame; its schema, its sections and their identities and places must be there.
  init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a frame",
      known: [
        "schema", "screen", "sequence", "at", "causes", "environment", "content_size", "viewport",
        "sections", "supplementaries", "changes", "outputs", "diagnostics",
      ])
    let schema = try fields.required("schema")
    guard try schema.string == FrameFile.frameSchema else {
      throw Refusal(
        "schema: expected \"\(FrameFile.frameSchema)\", got \"\(try schema.string)\"",
        at: schema.value.offset)
    }
    let sections = try fields.required("sections").list
    self.init(
      screen: try fields.optional("screen")?.string ?? "",
      sequence: try fields.optional("sequence")?.integer ?? 0,
      at: try fields.optional("at")?.number ?? 0,
      causes: try fields.optional("causes")?.strings ?? [],
      environment: try Environment(reading: fields.optional("environment")?.value),
      contentSize: try fields.optional("content_size")?.size ?? .zero,
      viewport: try fields.optional("viewport")?.rect ?? .zero,
      sections: try sections.map { field throws(Refusal) in
        try FrameSection(reading: field.value)
      },
      supplementaries: try fields.list("supplementaries").map { field throws(Refusal) in
        try FrameSection.Supplementary(reading: field.value)
      },
      changes: try FrameChanges(reading: fields.optional("changes")?.value),
      outputs: try fields.list("outputs").map { field throws(Refusal) in
        try Output(reading: field.value)
      },
      diagnostics: try fields.list("diagnostics").map { field throws(Refusal) in
        try Diagnostic(reading: field.value)
      })
    try refuseDuplicates(sections)
  }

  /// Two parts with one identity could not be told apart; takes the sections as they were read.
  private func refuseDuplicates(_ fields: [FrameField]) throws(Refusal) {
    var ids: Set<String> = []
    var items: Set<ItemIdentifier> = []
    for (section, field) in zip(sections, fields) {
      guard ids.insert(section.id).inserted else {
        throw Refusal(
          "section \"\(section.id)\" stands in this frame twice", at: field.value.offset)
      }
      for (index, item) in section.items.enumerated()
      where !items.insert(item.identifier).inserted {
        guard case .array(let values) = field.value["items"]?.content else { continue }
        throw Refusal(
          "item \"\(item.identifier)\" stands in this frame twice", at: values[index].offset)
      }
    }
  }
}

extension Frame.Environment {
  fileprivate init(reading value: JSONValue?) throws(Refusal) {
    guard let value else {
      self.init(
        size: .zero, scale: 1, direction: "ltr", style: "light", safeArea: .zero,
        contentSizeCategory: "large", device: nil)
      return
    }
    let fields = try FrameFields(
      value, "the environment",
      known: [
        "size", "scale", "direction", "style", "safe_area", "content_size_category", "device",
      ])
    self.init(
      size: try fields.optional("size")?.size ?? .zero,
      scale: try fields.optional("scale")?.number ?? 1,
      direction: try fields.optional("direction")?.string ?? "ltr",
      style: try fields.optional("style")?.string ?? "light",
      safeArea: try fields.optional("safe_area")?.insets ?? .zero,
      contentSizeCategory: try fields.optional("content_size_category")?.string ?? "large",
      device: try fields.optional("device")?.string)
  }
}

extension Frame.Output {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(value, "an output", known: ["output", "value"])
    self.init(
      output: try fields.required("output").string,
      value: fields.optional("value").map { FrameValue($0.value) } ?? .null)
  }
}

extension Diagnostic {
  fileprivate init(reading value: JSONValue) throws(Refusal) {
    let fields = try FrameFields(
      value, "a diagnostic",
      known: [
        "severity", "code", "reason", "section", "item", "kind", "message", "script", "line",
        "traceback",
      ])
    let severity = try fields.required("severity")
    guard let known = Severity(rawValue: try severity.string) else {
      throw Refusal(
        "severity: expected error or warning, got \"\(try severity.string)\"",
        at: severity.value.offset)
    }
    self.init(
      severity: known, code: try fields.required("code").string,
      reason: try fields.optional("reason")?.string,
      section: try fields.optional("section")?.string,
      item: try fields.optional("item")?.item, kind: try fields.optional("kind")?.string,
      message: try fields.optional("message")?.string ?? "",
      script: try fields.optional("script")?.string, line: try fields.optional("line")?.integer,
      traceback: try fields.optional("traceback")?.strings ?? [])
  }
}
