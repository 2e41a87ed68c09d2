import Glibc
import JSONReading
import LayoutGeometry
import LayoutScripting
import SectionHost

/// Opens a screen as the options say and plays it: its data, its events, and the end of them.
struct ScreenPlayer {
  /// A folder with a `screen.lua`, or a Lua file, as the user gave it.
  let path: String
  /// How it is played.
  let options: ScreenOptions
  /// Where problems, and what scripts print, go.
  let messages: Messages
  /// The file that is to be written in the end; nil where there is none.
  var output: String?
  /// Whether layouts remember the lines that wrote them.
  var recordsPlaces = false
  /// Whether it is told how far the events have come, where somebody looks on.
  var tellsStages = false

  /// Loads the screen's scripts; whoever opens a screen closes it.
  ///
  /// What is wrong with the files of the options is told together with what is wrong with it.
  func open() throws(PlacedError) -> ScriptScreen {
    tell(stage: path)
    var errors = GivenPath.problems(files: [options.input.data, options.input.events])
    var environment = ScreenEnvironment(device: .standard)
    do throws(PlacedError) { environment = try options.environment.environment() } catch {
      errors.append(error)
    }
    errors += GivenPath.problems(folders: options.input.searchPath)
    errors += GivenPath.problems(output: output)
    let opened = Result { () throws(PlacedError) in
      try ScriptScreen(
        path: path, searchPath: options.input.searchPath, environment: environment,
        limits: options.limits.limits, recordsPlaces: recordsPlaces,
        print: { [messages] in messages.write("\($0):\($1): \($2)\n") })
    }
    switch opened {
    case .success(let screen):
      guard let error = PlacedError(errors) else { return screen }
      screen.close()
      throw error
    case .failure(let error): throw PlacedError([error] + errors) ?? error
    }
  }

  /// Plays all on a screen that has not begun; `frame` takes each frame and says whether more are
  /// wanted.
  func play(on screen: ScriptScreen, frame: (Frame) -> Bool) throws(PlacedError) {
    let (data, events) = files(of: screen)
    // What cannot be read is found out before anything is shown.
    let (dataText, eventText) = try texts(data, events == "-" ? nil : events)
    screen.screen.initialOffset = options.environment.scroll.map { Point(x: $0.x, y: $0.y) }
    screen.screen.start()
    if let data, let dataText { try screen.send(data: dataText, path: WholeFile.name(of: data)) }
    try withoutActuallyEscaping(frame) { (frame) throws(PlacedError) in
      let reception = Reception(frame)
      var runner = EventRunner(
        screen, path: events.map(WholeFile.name) ?? "", frame: reception.take)
      // Also where a line is refused: what came before it in its instant stands.
      defer { runner.finishInstant() }
      if let eventText {
        try play(eventText, on: &runner, reception)
      } else if events != nil {
        try playLive(on: &runner, reception)
      }
    }
  }

  /// Whether the screen has data or events.
  func hasInput(_ screen: ScriptScreen) -> Bool {
    let (data, events) = files(of: screen)
    return data != nil || events != nil
  }

  /// The data and the events: those of the options, else those beside the script.
  func files(of screen: ScriptScreen) -> (data: String?, events: String?) {
    let given = options.input
    if given.data != nil || given.events != nil { return (given.data, given.events) }
    let events = "\(screen.folder)/events.jsonl"
    if access(events, F_OK) == 0 { return (nil, events) }
    let data = "\(screen.folder)/data.json"
    return (access(data, F_OK) == 0 ? data : nil, nil)
  }

  /// Reads a file of its data or events.
  func read(_ path: String) throws(PlacedError) -> [UInt8] {
    // Who types is not to be disturbed.
    if path == "-" { tell(stage: "") }
    defer { tell(stage: self.path) }
    do throws(FileError) { return try WholeFile.read(path) } catch {
      throw PlacedError(error, named: path)
    }
  }

  /// The texts of the data and the events; where neither can be read, both are told.
  private func texts(_ data: String?, _ events: String?) throws(PlacedError) -> (
    data: [UInt8]?, events: [UInt8]?
  ) {
    var errors: [PlacedError] = []
    let texts = [data, events].map { path -> [UInt8]? in
      guard let path else { return nil }
      do throws(PlacedError) { return try read(path) } catch {
        errors.append(error)
        return nil
      }
    }
    if let error = PlacedError(errors) { throw error }
    return (texts[0], texts[1])
  }

  private func tell(stage: String) {
    if tellsStages { messages.stage(stage) }
  }

  // MARK: Events

  /// The most lines of one file that are told to be wrong.
  private static let mostRefusedLines = 20

  private func play(
    _ text: [UInt8], on runner: inout EventRunner, _ reception: Reception
  ) throws(PlacedError) {
    var lines = JSONLines()
    lines.append(text)
    lines.finish()
    var stages = StageTimer()
    let count = tellsStages ? text.count { $0 == UInt8(ascii: "\n") } : 0
    while let line = lines.next(), !reception.isOver {
      if tellsStages, stages.isDue {
        tell(stage: "\(line.number) of \(max(count, line.number)): events of \(path)")
      }
      GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
      do throws(PlacedError) { try runner.play(line.bytes, number: line.number) } catch {
        // The rest is not played any more, but what is wrong with it can be told at once.
        var errors = [error]
        while errors.count < Self.mostRefusedLines, let line = lines.next() {
          do throws(PlacedError) { try runner.check(line.bytes, number: line.number) } catch {
            errors.append(error)
          }
        }
        throw PlacedError(errors) ?? error
      }
    }
  }

  /// Plays standard input line by line as it comes; a blank line ends an instant.
  private func playLive(on runner: inout EventRunner, _ reception: Reception)
    throws(PlacedError)
  {
    // To wait for what comes is no work.
    tell(stage: "")
    var lines = JSONLines(keepsBlankLines: true)
    var isAtEnd = false
    while !isAtEnd {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileDescriptor.standardInput.read(atMost: 64 * 1024)
      } catch {
        throw PlacedError(path: error.path, message: error.message)
      }
      isAtEnd = bytes.isEmpty
      if isAtEnd { lines.finish() } else { lines.append(bytes) }
      while let line = lines.next() {
        if reception.isOver { return }
        GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
        if line.isBlank {
          runner.finishInstant()
        } else {
          try runner.play(line.bytes, number: line.number)
          if runner.wantsFrameNow { runner.finishInstant() }
        }
      }
    }
  }
}

/// Hands frames on until no more are wanted.
private final class Reception {
  private let frame: (Frame) -> Bool
  private(set) var isOver = false

  init(_ frame: @escaping (Frame) -> Bool) { self.frame = frame }

  func take(_ made: Frame) {
    if !isOver, !frame(made) { isOver = true }
  }
}

/// Says when the next stage of fast steps is worth a word.
private struct StageTimer {
  private var due = 0.0

  /// Whether the last time was long enough ago.
  var isDue: Bool {
    mutating get {
      let now = Clock.milliseconds
      guard now >= due else { return false }
      due = now + 100
      return true
    }
  }
}
