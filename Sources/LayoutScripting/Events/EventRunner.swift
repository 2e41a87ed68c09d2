import JSONReading
package import SectionHost
import Streams

/// Plays events line by line on a screen and hands out each frame as soon as its instant is over.
package struct EventRunner {
  private let screen: ScriptScreen
  private let path: String
  private let frame: (Frame) -> Void
  /// Whether a frame is wanted at the end of the instant even where nothing changed.
  package private(set) var wantsFrameNow = false
  /// The time of the last line that was only checked.
  private var checkedTime = 0.0

  /// Makes a player for a screen whose first instant is open.
  package init(_ screen: ScriptScreen, path: String, frame: @escaping (Frame) -> Void) {
    self.screen = screen
    self.path = path
    self.frame = frame
  }

  /// Plays one line; a blank one ends the instant.
  ///
  /// A line that is refused changes nothing; what came before it stands.
  package mutating func play(_ text: [UInt8], number: Int) throws(PlacedError) {
    try Self.read(text, number: number, path: path) { line throws(EventRefusal) in try play(line) }
  }

  /// Says what is wrong with a line that is not played, as far as it can be told without: its words,
  /// its time and its input.
  package mutating func check(_ text: [UInt8], number: Int) throws(PlacedError) {
    try Self.read(text, number: number, path: path) { line throws(EventRefusal) in
      if let at = line.at {
        try checkTime(at, after: max(checkedTime, screen.screen.clock.now), line)
        checkedTime = at
      }
      switch line.content {
      case .send(let input, _), .fail(let input, _), .complete(let input):
        try apply(line) { () throws(ScriptScreen.InputError) in try screen.checkInput(input) }
      default: break
      }
    }
  }

  private static func read(
    _ text: [UInt8], number: Int, path: String,
    _ body: (EventLine) throws(EventRefusal) -> Void
  ) throws(PlacedError) {
    let reader = JSONReader(firstLine: number)
    let value: JSONValue
    do throws(JSONError) { value = try reader.value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    do throws(EventRefusal) { try body(try EventLineReader().line(value)) } catch {
      throw PlacedError(error, path: path, reader: reader, text: text)
    }
  }

  /// Ends the open instant.
  package mutating func finishInstant() {
    if let made = screen.screen.finishInstant(forced: wantsFrameNow) { frame(made) }
    wantsFrameNow = false
  }

  /// Plays one line that has been read.
  mutating func play(_ line: EventLine) throws(EventRefusal) {
    if let at = line.at { try advance(to: at, line) }
    switch line.content {
    case .send(let input, let value):
      try apply(line) { () throws(ScriptScreen.InputError) in
        try screen.send(value, to: input)
      }
    case .fail(let input, let message):
      try apply(line) { () throws(ScriptScreen.InputError) in
        try screen.fail(input, message: message)
      }
    case .complete(let input):
      try apply(line) { () throws(ScriptScreen.InputError) in try screen.complete(input) }
    case .action(let action):
      do throws(ActionError) { try screen.screen.perform(action) } catch {
        throw EventRefusal(error.message, offset: line.offset)
      }
    case .reloadScript:
      // What is wrong with the scripts stands in the frames.
      try? screen.reload()
    case .frame: wantsFrameNow = true
    case .nothing: break
    }
  }

  private mutating func advance(to time: Double, _ line: EventLine) throws(EventRefusal) {
    let now = screen.screen.clock.now
    try checkTime(time, after: now, line)
    if time > now {
      finishInstant()
      screen.screen.advance(to: time, frame: frame)
    }
  }

  private func checkTime(_ time: Double, after now: Double, _ line: EventLine)
    throws(EventRefusal)
  {
    if time >= now { return }
    throw EventRefusal(
      "the time goes back from \(short(now)) to \(short(time))", offset: line.timeOffset)
  }

  private func short(_ time: Double) -> String {
    Int(exactly: time).map { "\($0)" } ?? "\(time)"
  }

  private func apply(_ line: EventLine, _ body: () throws(ScriptScreen.InputError) -> Void)
    throws(EventRefusal)
  {
    do throws(ScriptScreen.InputError) { try body() } catch {
      throw EventRefusal(error.message, offset: line.offset, hint: error.hint)
    }
  }
}
