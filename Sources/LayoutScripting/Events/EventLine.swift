import FrameComparison
import JSONReading
import LayoutGeometry
import SectionHost

/// One line of an event file: when, and what happens.
struct EventLine {
  enum Content {
    case send(input: String, JSONValue)
    case fail(input: String, message: String)
    case complete(input: String)
    case action(ScreenAction)
    /// Loads the scripts again.
    case reloadScript
    /// Gives a frame even where nothing changed.
    case frame
    /// Only lets the clock run.
    case nothing
  }

  /// Milliseconds of the screen's clock; nil for now.
  var at: Double?
  var content: Content
  /// The offset in the line of what the content is about, for errors.
  var offset: Int
  /// The offset in the line of its time.
  var timeOffset = 0
}

/// Reads the words of event lines; a refusal says what is wrong and where in the line.
struct EventLineReader {
  private static let words = [
    "send", "fail", "complete", "event", "scroll", "frame", "resize", "environment", "device",
    "reload_data", "reload_script",
  ]

  /// Reads one line's object.
  func line(_ value: JSONValue) throws(EventRefusal) -> EventLine {
    let members = try Fields(value, "an event", known: ["at"] + Self.words)
    let at = try members.optional("at").map { time throws(EventRefusal) in
      let milliseconds = try number(time)
      if milliseconds < 0 { throw EventRefusal("expected a time that is not negative", time) }
      return milliseconds
    }
    let timeOffset = members.optional("at")?.offset ?? value.offset
    let given = members.all.filter { $0.key != "at" }
    if given.count > 1 {
      throw EventRefusal(
        "one event a line: \"\(given[0].key)\" and \"\(given[1].key)\" are two",
        offset: given[1].keyOffset)
    }
    guard let member = given.first else {
      if at == nil { throw EventRefusal("expected an event", value) }
      return EventLine(
        at: at, content: .nothing, offset: value.offset, timeOffset: timeOffset)
    }
    // What an event may be wrong about is the input, item or section that it names.
    let named = ["input", "item", "section", "supplementary"].lazy
      .compactMap { member.value[$0] }.first
    return EventLine(
      at: at, content: try content(member.key, member.value),
      offset: (named ?? member.value).offset, timeOffset: timeOffset)
  }

  private func content(_ word: String, _ value: JSONValue) throws(EventRefusal)
    -> EventLine.Content
  {
    switch word {
    case "send":
      let fields = try Fields(value, "send", known: ["input", "value"])
      return .send(
        input: try string(try fields.required("input")), try fields.required("value"))
    case "fail":
      let fields = try Fields(value, "fail", known: ["input", "message"])
      return .fail(
        input: try string(try fields.required("input")),
        message: try string(try fields.required("message")))
    case "complete":
      let fields = try Fields(value, "complete", known: ["input"])
      return .complete(input: try string(try fields.required("input")))
    case "event": return .action(try controlEvent(value))
    case "scroll": return .action(try scroll(value))
    case "frame":
      try onlyTrue(value)
      return .frame
    case "resize":
      return .action(.environment(try EnvironmentReader().resize(value)))
    case "environment":
      return .action(.environment(try EnvironmentReader().change(value)))
    case "device":
      return .action(.environment(try EnvironmentReader().device(value)))
    case "reload_script":
      try onlyTrue(value)
      return .reloadScript
    default:
      try onlyTrue(value)
      return .action(.reloadData)
    }
  }

  private func onlyTrue(_ value: JSONValue) throws(EventRefusal) {
    if case .boolean(true) = value.content { return }
    let found = if case .boolean = value.content { "false" } else { value.kind }
    throw EventRefusal("expected true, got \(found)", value)
  }

  // MARK: Control events

  private func controlEvent(_ value: JSONValue) throws(EventRefusal) -> ScreenAction {
    let fields = try Fields(
      value, "event",
      known: ["name", "item", "section", "supplementary", "index", "control", "value"])
    let event = ControlEvent(
      name: try string(try fields.required("name")),
      control: try fields.optional("control").map(string),
      value: fields.optional("value").map(FrameValue.init) ?? .null)
    if let item = fields.optional("item") {
      for other in ["section", "supplementary", "index"] {
        if let value = fields.optional(other) {
          throw EventRefusal("an item's event has no \"\(other)\"", value)
        }
      }
      return .itemEvent(event, item: try identifier(item))
    }
    return .viewEvent(
      event, section: try fields.optional("section").map(string),
      kind: try string(try fields.required("supplementary")),
      index: try fields.optional("index").map(wholeNumber) ?? 0)
  }

  // MARK: Scrolling

  private func scroll(_ value: JSONValue) throws(EventRefusal) -> ScreenAction {
    if value["item"] != nil {
      let fields = try Fields(value, "scroll", known: ["item", "position"])
      let item = try identifier(try fields.required("item"))
      let position = try fields.optional("position")
        .map { value throws(EventRefusal) in
          try choice(value, ScreenAction.ItemPosition.allCases)
        }
      return .scrollToItem(item, position ?? .top)
    }
    if value["section"] != nil, let offset = value["offset"] {
      let fields = try Fields(value, "scroll", known: ["section", "offset"])
      return .scrollSection(
        try string(try fields.required("section")), offset: try number(offset))
    }
    if value["section"] != nil {
      let fields = try Fields(
        value, "scroll", known: ["section", "from", "to", "velocity", "offset"])
      let section = try string(try fields.required("section"))
      guard let target = fields.optional("to") else {
        throw EventRefusal(
          "scroll: expected the field \"to\" or \"offset\" beside \"section\"",
          offset: value.offset, hint: "\"item\" brings one of its items into view")
      }
      return .drag(
        section: section, from: try fields.optional("from").map(number), to: try number(target),
        velocity: try fields.optional("velocity").map(number) ?? 0)
    }
    let fields = try Fields(value, "scroll", known: ["to", "clamp", "item", "section"])
    let target = try numbers(try fields.required("to"), count: 2)
    let clamp = try fields.optional("clamp").map(boolean) ?? true
    return .scroll(to: Point(x: target[0], y: target[1]), clamp: clamp)
  }
}
