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
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader(firstLine: number).value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    do throws(EventRefusal) {
      try play(try EventLineReader().line(value))
    } catch {
      let place = JSONReader(firstLine: number).place(of: error.offset, in: text)
      throw PlacedError(
        path: path, line: place.line, column: place.column, message: error.message,
        hint: error.hint)
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
    if time < now {
      throw EventRefusal(
        "the time goes back from \(short(now)) to \(short(time))", offset: line.timeOffset)
    }
    if time > now {
      finishInstant()
      screen.screen.advance(to: time, frame: frame)
    }
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
