import FrameWriting
import JSONReading
import LuaRuntime
import SectionHost
import Streams

/// A screen that a script test drives: what events do, at once.
///
/// What happens between two calls of ``frame()`` or ``advance(_:)`` is one instant, as the lines of an
/// event file with the same time are.
final class TestScreen {
  let screen: ScriptScreen
  private let session: TestSession
  private let gathered = Gathered()
  private var runner: EventRunner
  private var isClosed = false

  /// Gathers frames while the runner that makes them is itself a part of the screen.
  private final class Gathered {
    var frames: [Frame] = []
  }

  /// Takes a screen that has not begun, and begins it: its first instant is open.
  init(_ screen: ScriptScreen, _ session: TestSession) {
    self.screen = screen
    self.session = session
    runner = EventRunner(screen, path: "") { [gathered] in gathered.frames.append($0) }
    screen.looksForChangedModels = true
    screen.screen.start()
  }

  /// Ends it, and reports the models that were changed in place; nothing may be asked of it then.
  func close() {
    if isClosed { return }
    isClosed = true
    for diagnostic in screen.takeChangedModels() { session.options.report(diagnostic, screen) }
    screen.close()
  }

  /// Plays what an event line holds, at the present time.
  func play(_ word: String, _ value: JSONValue) throws(LuaRefusal) {
    try checkOpen()
    do throws(EventRefusal) {
      try play(line: JSONValue(members: [(word, value)]))
    } catch {
      throw LuaRefusal(error)
    }
  }

  /// Plays one line of an event file.
  func play(line: JSONValue) throws(EventRefusal) {
    try runner.play(try EventLineReader().line(line))
    if runner.wantsFrameNow { runner.finishInstant() }
    session.follow(screen.screen.clock.now)
  }

  /// Plays one line of an event file.
  func play(line text: [UInt8], number: Int, of path: String) throws(PlacedError) {
    var reader = EventRunner(screen, path: path) { [gathered] in gathered.frames.append($0) }
    try reader.play(text, number: number)
    if reader.wantsFrameNow { reader.finishInstant() }
    session.follow(screen.screen.clock.now)
  }

  /// Ends the instant, lets the clock run, and opens the instant to which it comes.
  func advance(_ milliseconds: Double) throws(LuaRefusal) {
    try checkOpen()
    runner.finishInstant()
    screen.screen.advance(to: screen.screen.clock.now + milliseconds) { gathered.frames.append($0) }
    session.follow(screen.screen.clock.now)
  }

  /// All frames, that of the open instant among them, which it ends.
  func frames() throws(LuaRefusal) -> [Frame] {
    try checkOpen()
    runner.finishInstant()
    return gathered.frames
  }

  /// The newest frame; it ends the instant.
  func frame() throws(LuaRefusal) -> Frame {
    // A screen has a frame from its first instant on.
    guard let frame = try frames().last else {
      throw LuaRefusal("the screen has no frame yet", code: .runtimeError)
    }
    return frame
  }

  private func checkOpen() throws(LuaRefusal) {
    if isClosed { throw LuaRefusal("the screen is closed", code: .runtimeError) }
  }
}

extension Frame {
  /// The frame as JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.buffer.bytes()
  }
}
