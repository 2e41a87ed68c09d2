public import LayoutGeometry
public import LayoutScripting
public import LuaRuntime
public import SectionHost
public import Streams

/// A running screen: values, events and time go in, frames come out.
///
/// ```swift
/// let host = try ScreenHost(path: "layouts/home")
/// host.onFrame = { frame in print(frame.json()) }
/// host.start()
/// try host.send(["albums": [["id": "a1", "name": "Harbour Lights"]]], to: "new_releases")
/// try host.tap("album:a1", "favourite")
/// host.advance(by: 250)
/// ```
///
/// Each call is an instant of the screen's clock and gives at most one frame; what belongs together
/// goes into ``update(_:)``. The clock is virtual: nothing happens by itself, and nothing sleeps.
/// A host belongs to one thread; its frames are values that may go anywhere.
public final class ScreenHost {
  /// The screen itself, for what this host has no word for.
  public let screen: Screen
  private let scripted: ScriptScreen?
  /// Takes each frame as soon as its instant is over.
  public var onFrame: ((Frame) -> Void)?
  /// The newest frame; nil before ``start(_:)``.
  public private(set) var frame: Frame?
  /// What the screen's output streams send, as it is sent.
  public let outputs: Stream<Frame.Output>
  private let sentOutputs = PublishSubject<Frame.Output>()
  private var continuations: [Int: AsyncStream<Frame>.Continuation] = [:]
  private var nextContinuation = 0
  private var isUpdating = false

  // MARK: Opening

  /// Opens a screen that a Lua script describes.
  ///
  /// - Parameters:
  ///   - path: A folder with a `screen.lua`, or a Lua file.
  ///   - searchPath: More folders in which `require` looks.
  ///   - environment: What the screen is shown in.
  ///   - cells: Cells by item kind that Swift shows instead of the script.
  ///   - limits: How much the scripts may use.
  ///   - print: Takes what the scripts print.
  /// - Throws: Why it cannot be loaded, with the place in the script.
  public convenience init(
    path: String, searchPath: [String] = [],
    environment: ScreenEnvironment = ScreenEnvironment(device: .standard),
    cells: [String: any CellProvider] = [:], limits: LuaLimits = LuaLimits(),
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in }
  ) throws(PlacedError) {
    self.init(
      try ScriptScreen(
        path: path, searchPath: searchPath, environment: environment, limits: limits,
        print: print, adjust: { $0.show(cells) }))
  }

  /// Opens a screen from the text of a Lua script, as one that a server sent.
  ///
  /// `name` is what errors call the script; the other parameters are those of a screen that is read from a path.
  public convenience init(
    script text: String, name: String = "screen.lua", searchPath: [String] = [],
    environment: ScreenEnvironment = ScreenEnvironment(device: .standard),
    cells: [String: any CellProvider] = [:], limits: LuaLimits = LuaLimits(),
    print: @escaping (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in }
  ) throws(PlacedError) {
    self.init(
      try ScriptScreen(
        text: text, name: name, searchPath: searchPath, environment: environment, limits: limits,
        print: print, adjust: { $0.show(cells) }))
  }

  /// Opens a screen that Swift describes.
  public convenience init(
    _ definition: ScreenDefinition,
    environment: ScreenEnvironment = ScreenEnvironment(device: .standard)
  ) {
    self.init(Screen(definition, environment: environment), nil)
  }

  private convenience init(_ scripted: ScriptScreen) { self.init(scripted.screen, scripted) }

  private init(_ screen: Screen, _ scripted: ScriptScreen?) {
    self.screen = screen
    self.scripted = scripted
    outputs = sentOutputs
    screen.onOutput = { [sentOutputs] in sentOutputs.send($0) }
  }

  deinit { close() }

  /// Shows the first frame, at the time 0.
  public func start() { start {} }

  /// Shows the first frame, at the time 0, after what belongs to that instant: the first values of
  /// inputs, say.
  public func start(_ body: () throws -> Void) rethrows {
    screen.start()
    try update(body)
  }

  /// Ends the screen; no frame comes after it.
  public func close() {
    if let scripted { scripted.close() } else { screen.close() }
    for continuation in continuations.values { continuation.finish() }
    continuations.removeAll()
  }

  // MARK: Frames and outputs

  /// The frames from now on, for `for await`, also in another task.
  ///
  /// What nobody waits for yet is kept. The sequence ends with ``close()``.
  public var frames: AsyncStream<Frame> {
    let (stream, continuation) = AsyncStream.makeStream(of: Frame.self)
    continuations[nextContinuation] = continuation
    nextContinuation += 1
    return stream
  }

  /// The values of one output.
  public func output(_ name: String) -> Stream<FrameValue> {
    outputs.filter { $0.output == name }.map { $0.value }
  }

  /// Lets all that is done in a closure happen in one instant: one update, one frame.
  public func update(_ body: () throws -> Void) rethrows {
    if isUpdating { return try body() }
    isUpdating = true
    defer {
      isUpdating = false
      if let made = screen.finishInstant() { take(made) }
    }
    try body()
  }

  private func take(_ made: Frame) {
    frame = made
    onFrame?(made)
    for (key, continuation) in continuations {
      if case .terminated = continuation.yield(made) { continuations[key] = nil }
    }
  }

  // MARK: What goes in

  /// The names of the inputs; a screen that Swift describes has none, its streams are your own.
  public var inputNames: [String] { scripted?.inputNames ?? [] }

  /// Sends a value to an input.
  public func send(_ value: FrameValue, to input: String) throws(ScriptScreen.InputError) {
    try change { (screen) throws(ScriptScreen.InputError) in try screen.send(value, to: input) }
  }

  /// Fails an input; a relay cannot fail.
  public func fail(_ input: String, message: String) throws(ScriptScreen.InputError) {
    try change { (screen) throws(ScriptScreen.InputError) in
      try screen.fail(input, message: message)
    }
  }

  /// Completes an input; a relay cannot complete.
  public func complete(_ input: String) throws(ScriptScreen.InputError) {
    try change { (screen) throws(ScriptScreen.InputError) in try screen.complete(input) }
  }

  private func change(_ body: (ScriptScreen) throws(ScriptScreen.InputError) -> Void)
    throws(ScriptScreen.InputError)
  {
    guard let scripted else {
      throw ScriptScreen.InputError(
        message: "the screen has no inputs",
        hint: "send to the streams that its snapshots come from")
    }
    var failure: ScriptScreen.InputError?
    update {
      do throws(ScriptScreen.InputError) { try body(scripted) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Taps an item's cell, or a control of it; an item is written `"kind:id"`.
  public func tap(_ item: ItemIdentifier, _ control: String? = nil) {
    // A control event is never refused: an item that is not visible is told of in the frame.
    try? perform(.itemEvent(ControlEvent(name: "tap", control: control), item: item))
  }

  /// Moves the viewport, in content coordinates, as far as there is content.
  public func scroll(to point: Point) {
    try? perform(.scroll(to: point, clamp: true))
  }

  /// Brings an item into view.
  public func scroll(
    to item: ItemIdentifier, at position: ScreenAction.ItemPosition = .top
  ) throws(ActionError) {
    try perform(.scrollToItem(item, position))
  }

  /// Changes a part of what the screen is shown in.
  public func setEnvironment(_ change: (inout EnvironmentChange) -> Void) {
    var parts = EnvironmentChange()
    change(&parts)
    try? perform(.environment(parts))
  }

  /// Binds every visible cell anew.
  public func reloadData() { try? perform(.reloadData) }

  /// Does anything else to the screen.
  public func perform(_ action: ScreenAction) throws(ActionError) {
    var failure: ActionError?
    update {
      do throws(ActionError) { try screen.perform(action) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Loads the scripts again from their files; see `ScriptScreen.reload()`.
  ///
  /// Does nothing for a screen that Swift describes.
  public func reloadScript() throws(PlacedError) {
    guard let scripted else { return }
    var failure: PlacedError?
    update {
      do throws(PlacedError) { try scripted.reload() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// The files of which a change asks for ``reloadScript()``.
  public var watchedFiles: [String] { scripted?.watchedFiles ?? [] }

  // MARK: Time

  /// The screen's clock, in milliseconds.
  public var now: Double { screen.clock.now }

  /// Lets the clock run by a number of milliseconds; each instant that changes something gives a
  /// frame.
  public func advance(by milliseconds: Double) {
    precondition(!isUpdating, "time passes between updates, not in one")
    isUpdating = true
    screen.advance(to: now + max(0, milliseconds), frame: take)
    isUpdating = false
    update {}
  }
}

extension ScreenDefinition {
  /// Lets cells of Swift stand for a script's, wherever it has cells of their kinds.
  fileprivate mutating func show(_ providers: [String: any CellProvider]) {
    for (kind, provider) in providers {
      cells[kind] = provider
      for section in sections.keys where sections[section]?.cells[kind] != nil {
        sections[section]?.cells[kind] = provider
      }
    }
  }
}
