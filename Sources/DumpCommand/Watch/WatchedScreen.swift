import Glibc
import LayoutScripting
import SectionHost
import Streams

/// A screen that follows the files it comes from.
struct WatchedScreen {
  /// The files.
  private(set) var files: FileWatcher
  private let options: WatchOptions
  private let player: ScreenPlayer
  private let messages: Messages
  private var output: WatchOutput
  private var screen: ScriptScreen
  /// Whether the data file has something that was refused so far.
  private var isDataRefused = false

  /// Plays the screen and shows the frame that it ends in.
  init(_ options: WatchOptions, messages: Messages) throws(PlacedError) {
    self.options = options
    self.messages = messages
    var player = ScreenPlayer(path: options.screen, options: options.playing, messages: messages)
    player.output = options.output
    player.tellsStages = true
    self.player = player
    output = WatchOutput(options, messages: messages)
    do throws(FileError) { files = try FileWatcher() } catch {
      throw PlacedError(path: options.screen, message: "\(error)")
    }
    let frame: Frame
    (screen, frame) = try Self.play(player)
    watchFiles()
    messages.stage("")
    try output.show(frame, of: screen, because: "")
  }

  /// Ends the screen.
  func close() {
    screen.close()
    files.close()
  }

  /// Opens the screen and plays it to its end; gives the last frame.
  private static func play(_ player: ScreenPlayer) throws(PlacedError) -> (ScriptScreen, Frame) {
    let screen = try player.open()
    var last: Frame?
    do throws(PlacedError) {
      try player.play(on: screen) { frame in
        last = frame
        return true
      }
    } catch {
      screen.close()
      throw error
    }
    guard let last else {
      screen.close()
      throw PlacedError(path: player.path, message: "there is no frame")
    }
    return (screen, last)
  }

  // MARK: Time

  /// The screen's time, in milliseconds.
  var time: Double { screen.screen.clock.now }

  /// When the screen's next timer is due, in milliseconds of its time; nil where there is none.
  var nextDue: Double? { screen.screen.clock.nextDue }

  /// Lets the screen's timers run to a time, and shows what they change.
  mutating func advance(to time: Double) throws(PlacedError) {
    var frames: [Frame] = []
    screen.screen.advance(to: max(time, self.time)) { frames.append($0) }
    if let frame = screen.screen.finishInstant() { frames.append(frame) }
    guard !frames.isEmpty else { return }
    watchFiles()
    for frame in frames { try output.show(frame, of: screen, because: "timer") }
  }

  // MARK: Saves

  /// Follows what was saved since the last time; nothing where no file is different.
  ///
  /// - Returns: Whether the screen began anew, with a time of its own.
  mutating func takeSaves() throws(PlacedError) -> Bool {
    let changed = files.takeChanges()
    defer { watchFiles() }
    guard !changed.isEmpty else { return false }
    let reason = changed.joined(separator: ", ") + " saved"
    messages.stage(reason)
    defer { messages.stage("") }
    let input = inputFiles
    if let events = input.events, changed.contains(events) {
      return try playAgain(because: reason)
    }
    if let path = options.playing.environment.file, changed.contains(path) {
      attempt { () throws(PlacedError) in
        let environment = try options.playing.environment.environment()
        try? screen.screen.perform(.environment(EnvironmentChange(whole: environment)))
      }
    }
    let scripts = Set(screen.watchedFiles)
    if changed.contains(where: scripts.contains) {
      attempt { () throws(PlacedError) in try screen.reload() }
    }
    if let data = input.data, isDataRefused || changed.contains(data) {
      isDataRefused = !attempt { () throws(PlacedError) in
        try screen.send(data: try player.read(data), path: data)
      }
    }
    // Also where nothing is different: who saves wants to see that it was seen.
    if let frame = screen.screen.finishInstant(forced: true) {
      watchFiles()
      try output.show(frame, of: screen, because: reason)
    }
    return false
  }

  /// Plays changed events from their start; the old screen stays where that fails.
  private mutating func playAgain(because reason: String) throws(PlacedError) -> Bool {
    var played: (screen: ScriptScreen, frame: Frame)?
    attempt { () throws(PlacedError) in played = try Self.play(player) }
    guard let played else { return false }
    screen.close()
    screen = played.screen
    watchFiles()
    try output.show(played.frame, of: screen, because: reason)
    return true
  }

  /// Reports what goes wrong, and says whether nothing did.
  @discardableResult
  private func attempt(_ body: () throws(PlacedError) -> Void) -> Bool {
    do throws(PlacedError) {
      try body()
      return true
    } catch {
      messages.report(error)
      return false
    }
  }

  /// The data and the events, those that would be found beside the script included.
  private var inputFiles: (data: String?, events: String?) {
    let given = options.playing.input
    if given.data != nil || given.events != nil { return (given.data, given.events) }
    let events = "\(screen.folder)/events.jsonl"
    // Events that are there take the place of the data.
    return (access(events, F_OK) == 0 ? nil : "\(screen.folder)/data.json", events)
  }

  private mutating func watchFiles() {
    let input = options.playing.input
    var paths = screen.watchedFiles
    if input.data == nil, input.events == nil {
      paths += ["\(screen.folder)/events.jsonl", "\(screen.folder)/data.json"]
    }
    paths += [input.data, input.events, options.playing.environment.file].compactMap(\.self)
    files.watch(paths)
  }
}
