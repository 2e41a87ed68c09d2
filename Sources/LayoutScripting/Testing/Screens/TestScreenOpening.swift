import JSONReading
import LuaRuntime
import SectionHost

/// What `ui.test.open` is told besides the screen: what it is shown in, and what it begins with.
struct TestScreenOpening {
  /// Fields that say a part of the environment directly, as an environment file has them.
  private static let directWords = [
    "device", "size", "scale", "direction", "style", "content_size_category", "safe_area", "now",
  ]
  /// Fields that say what a screen is shown in.
  static let environmentWords = ["environment"] + directWords

  private(set) var environment = EnvironmentChange()
  private var data: JSONValue?
  private var events: JSONValue?
  private let session: TestSession

  /// Reads the table of options; nothing means a screen without data on the usual device.
  init(_ options: JSONValue?, _ session: TestSession) throws(LuaRefusal) {
    self.session = session
    guard let options = options?.asFields else { return }
    do throws(EventRefusal) {
      let fields = try Fields(options, "open", known: ["data", "events"] + Self.environmentWords)
      environment = try Self.environment(fields)
      data = fields.optional("data")
      events = fields.optional("events")
    } catch {
      throw LuaRefusal("open: \(error.message)", hint: error.hint)
    }
  }

  /// What the fields of options say of the environment: directly, over what its own table says.
  static func environment(_ fields: Fields) throws(EventRefusal) -> EnvironmentChange {
    var members: [String: JSONValue] = [:]
    if let table = fields.optional("environment")?.asFields {
      for member in try Fields(table, "environment", known: EnvironmentReader.words).all {
        members[member.key] = member.value
      }
    }
    for word in directWords {
      if let value = fields.optional(word) { members[word] = value }
    }
    return try EnvironmentReader().change(
      JSONValue(members: members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }

  /// Gives a screen that has begun its data, then plays its events.
  func begin(_ screen: TestScreen) throws(LuaRefusal) {
    if let data { try send(data, to: screen) }
    if let events { try play(events, on: screen) }
  }

  private func send(_ data: JSONValue, to screen: TestScreen) throws(LuaRefusal) {
    switch data.content {
    case .string(let path):
      do throws(PlacedError) {
        try screen.screen.send(data: try read(path), path: session.path(path))
      } catch { throw LuaRefusal(error) }
    case .object(let members):
      for member in members {
        try screen.play(
          "send", JSONValue(members: [("input", JSONValue(member.key)), ("value", member.value)]))
      }
    case .array(let values) where values.isEmpty: break
    default:
      throw LuaRefusal("open: data: expected a path or a table of inputs, got \(data.kind)")
    }
  }

  private func play(_ events: JSONValue, on screen: TestScreen) throws(LuaRefusal) {
    switch events.content {
    case .string(let path):
      do throws(PlacedError) {
        var lines = JSONLines()
        lines.append(try read(path))
        lines.finish()
        while let line = lines.next() {
          try screen.play(line: line.bytes, number: line.number, of: session.path(path))
        }
      } catch { throw LuaRefusal(error) }
    case .array(let values):
      for (index, line) in values.enumerated() {
        do throws(EventRefusal) { try screen.play(line: line) } catch {
          throw LuaRefusal("open: events[\(index + 1)]: \(error.message)", hint: error.hint)
        }
      }
    default:
      throw LuaRefusal("open: events: expected a path or a list of events, got \(events.kind)")
    }
  }

  private func read(_ path: String) throws(PlacedError) -> [UInt8] {
    let path = session.path(path)
    do throws(FileError) { return try WholeFile.read(path, isOrdinary: true) } catch {
      throw PlacedError(path: path, message: error.message)
    }
  }
}
