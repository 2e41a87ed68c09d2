public import LayoutGeometry
import Snapshots
public import Streams

/// One screen: its clock, its snapshots, its layout and its cells, and a frame of each instant.
///
/// Whoever drives it opens an instant by moving the clock, lets things happen, and ends it with
/// ``finishInstant(forced:)``, which gives the frame. A screen belongs to one thread.
public final class Screen {
  /// What the screen is.
  public internal(set) var definition: ScreenDefinition
  /// The screen's clock, in milliseconds.
  public let clock: VirtualClock
  /// Everything that listens for the screen; it ends with the screen, or with its definition.
  public internal(set) var scope: SubscriptionScope
  /// What the screen is shown in.
  public internal(set) var environment: ScreenEnvironment

  // MARK: What is shown

  /// The newest snapshot that the stream gave and that is not shown yet.
  var pending: ScreenSnapshot?
  /// What is shown now.
  private(set) var shown: ScreenSnapshot?
  /// The sections of what is shown, as providers are told of them.
  private(set) var sections: [SectionContext] = []
  /// What is different from the last frame.
  private var history = ShownChanges()

  // MARK: Where it is

  var layout: CompositionalLayout
  /// What each section's layout provider answered, in the order of the sections.
  var keptLayouts: [KeptLayout] = []
  /// What all of them together need at every pass.
  var layoutSummary = LayoutSummary()
  /// The environment that the layouts were asked for.
  var laidOutEnvironment: ScreenEnvironment
  /// Why the frames of custom groups could not be had.
  let frameFailures = FrameFailures()
  /// The geometry's warnings; nil after something moved.
  var geometryWarnings: [Diagnostic]?
  var measuredItems = MeasuredSizes<ItemIdentifier>()
  var measuredViews = MeasuredSizes<ViewKey>()
  /// Views whose measured sizes the layout knows.
  var suppliedViews: Set<ViewKey> = []
  /// The visible items of sections with a handler, as it left them.
  var adjustedItems: [ItemIdentifier: VisibleLayoutItem] = [:]
  /// Why a section's handler failed in the newest pass, by the section's id.
  var handlerFailures: [String: ScreenFailure] = [:]
  /// The viewport's origin in content coordinates.
  var offset: Point
  /// Whether the viewport was put to where the screen begins.
  var isPlaced = false
  /// Where the first content is opened, clamped to it; nil leaves that to the definition.
  ///
  /// To be set before the screen begins.
  public var initialOffset: Point?
  /// The offsets of sections that scroll by themselves, where they were moved.
  var stripOffsets: [String: Double] = [:]
  /// What is to be kept from before the definition was replaced, until its successor shows
  /// something.
  var replacement: Replacement?

  // MARK: What shows it

  var pool = CellPool()
  var viewPool = CellPool()
  /// What is bound now, and its order on the screen.
  var cells: [ItemIdentifier: ShownCell] = [:]
  var cellOrder: [ItemIdentifier] = []
  var views: [ViewKey: ShownView] = [:]
  var viewOrder: [ViewKey] = []
  /// What has to be bound anew at the next pass.
  var rebinding = Rebinding()
  var events: [ControlTarget: ControlEvents] = [:]
  /// Providers of the kinds that nobody defined.
  var emptyCells: [String: EmptyCellProvider] = [:]
  let emptyView = EmptyViewProvider()

  // MARK: What the next frame tells

  /// Whether frames list the items that have no cell too.
  ///
  /// Without them an instant costs what changes and what is visible, however much there is.
  public var listsAllItems = true

  /// Whether something happened that a pass has to follow.
  var needsUpdate = true
  /// Whether the frame would differ from the last one.
  var isChanged = true
  private var causes = Causes()
  private var outputs: [Frame.Output] = []
  /// Takes what the output streams send, as they send it; frames carry it too.
  public var onOutput: ((Frame.Output) -> Void)?
  /// The streams that failed.
  var streamFailures: [ScreenFailure] = []
  /// Why a newer definition could not be had.
  var staleness: ScreenFailure?
  private var occurrences = Occurrences()
  /// What the event was done to that is being handled.
  var handled: (section: String?, item: ItemIdentifier?, kind: String?)?
  private var framedConditions: [Diagnostic] = []
  private var sequence = 0
  let subscriptions = DisposeBag()
  /// Whether it has begun and not ended.
  private(set) var isRunning = false
  /// Told when nothing of a replaced definition is looked at any more.
  var retiring: [() -> Void] = []

  /// Makes a screen that has not begun yet.
  public init(
    _ definition: ScreenDefinition, environment: ScreenEnvironment,
    clock: VirtualClock = VirtualClock(), scope: SubscriptionScope = SubscriptionScope()
  ) {
    self.scope = scope
    self.definition = definition
    self.environment = environment
    self.clock = clock
    laidOutEnvironment = environment
    offset = .zero
    layout = CompositionalLayout(definition, environment, frameFailures)
    let insets = environment.adjustedContentInsets
    let left =
      definition.configuration.scrollDirection == .horizontal
      ? insets.leading : environment.leftAndRight(of: insets).left
    offset = Point(x: offsetX(leading: 0 - left, in: environment), y: 0 - insets.top)
  }

  /// Begins to listen to the snapshots and the outputs.
  ///
  /// The first instant is open from then on.
  public func start() {
    definition.turnBegins?()
    note(cause: "start")
    isRunning = true
    listen()
  }

  /// Listens to what the definition tells.
  func listen() {
    subscriptions.add(
      definition.snapshots.subscribe(
        in: scope, named: "snapshot",
        onNext: { [unowned self] in receive($0) }, onError: { [unowned self] in fail($0) }))
    for output in definition.outputs {
      subscriptions.add(
        output.values.subscribe(
          in: scope, named: "outputs.\(output.name)",
          onNext: { [unowned self] in
            let sent = Frame.Output(output: output.name, value: $0)
            outputs.append(sent)
            onOutput?(sent)
          }, onError: { [unowned self] in fail($0) }))
    }
  }

  /// Ends: every cell is unbound, and nothing is listened to any more.
  public func close() {
    defer { retireReplaced() }
    isRunning = false
    subscriptions.dispose()
    scope.dispose()
    for identifier in cellOrder { cells[identifier]?.cell.unbind() }
    for key in viewOrder { views[key]?.view.unbind() }
    cells.removeAll()
    views.removeAll()
    events.removeAll()
  }

  /// Notes what came, for the next frame's causes.
  public func note(cause: String) { causes.note(cause) }

  /// Notes something that went wrong in this instant; its frame tells of it.
  func report(_ diagnostic: Diagnostic) { occurrences.add(diagnostic) }

  private func fail(_ error: any Error) {
    streamFailures.append(ScreenFailure(describing: error))
  }

  /// A snapshot that must not be shown is told of and leaves what came before it alone.
  private func receive(_ snapshot: ScreenSnapshot) {
    if let failure = snapshot.failure {
      report(failure.diagnostic("invalid_snapshot"))
      return
    }
    var snapshot = snapshot
    if let skipped = pending { snapshot.identifiers.takeMarks(of: skipped.identifiers) }
    pending = snapshot
    needsUpdate = true
  }

  // MARK: Time

  /// Lets the clock run to a time, in milliseconds.
  ///
  /// Each earlier instant at which a timer changed something gives a frame; the instant of that
  /// time is open afterwards.
  public func advance(to time: Double, frame: (Frame) -> Void) {
    definition.turnBegins?()
    while let due = clock.nextDue, due < time {
      clock.advance(to: due)
      note(cause: "timer")
      if let made = showInstant(forced: false) { frame(made) }
    }
    let runsTimers = clock.nextDue.map { $0 <= time } ?? false
    clock.advance(to: time)
    if runsTimers { note(cause: "timer") }
  }

  /// Ends the instant: what has happened in it is shown.
  ///
  /// - Parameter forced: Gives a frame even where nothing changed.
  /// - Returns: The frame, or nil where it would be the last one again.
  public func finishInstant(forced: Bool = false) -> Frame? {
    definition.turnBegins?()
    return showInstant(forced: forced)
  }

  private func showInstant(forced: Bool) -> Frame? {
    // What cells send while they are shown belongs to the same instant; a screen that never comes
    // to rest must not hang it.
    var passes = 0
    // A definition that is new may need its due work to show anything at all.
    if replacement?.isLaidOut == false { clock.runDue() }
    repeat {
      update()
      clock.runDue()
      passes += 1
    } while needsUpdate && passes < 8
    defer { retireReplaced() }
    readContents()
    let conditions = conditions()
    guard
      forced || isChanged || !occurrences.isEmpty || !outputs.isEmpty || sequence == 0
        || conditions != framedConditions
    else { return nil }
    let frame = makeFrame(
      sequence: sequence, causes: causes.all, changes: history.changes(to: shown),
      outputs: outputs, diagnostics: conditions + occurrences.diagnostics)
    sequence += 1
    causes = Causes()
    outputs = []
    occurrences = Occurrences()
    framedConditions = conditions
    history = ShownChanges(framed: shown)
    isChanged = false
    return frame
  }

  // MARK: Passes

  /// Shows the newest snapshot in the newest environment: layouts, measured sizes, cells.
  func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    emptyReplaced()
    let seen = seenItems()
    updateLayouts(takePending())
    keepInPlace(seen)
    guard shown != nil else { return }
    placeInitially()
    let visible = measureVisible()
    updateCells(visible)
    updateViews()
    tellVisibleItems(visible)
    rebinding = Rebinding()
  }

  /// Takes the snapshot that waits; gives what is different, or nil where none was taken.
  private func takePending() -> Difference<String, ItemIdentifier>? {
    guard var snapshot = pending else { return nil }
    pending = nil
    for item in snapshot.itemsMovedByAppend {
      report(
        Diagnostic(
          severity: .warning, code: "item_moved_by_append", item: item,
          message: "\(item) was already in the snapshot and has moved"))
    }
    let difference = snapshot.difference(from: shown)
    snapshot.identifiers = difference.finalSnapshot
    if !difference.changes.isEmpty || shown?.sectionKinds != snapshot.sectionKinds {
      isChanged = true
    }
    shown = snapshot
    sections = snapshot.sectionContexts
    history.add(difference)
    rebinding.add(difference, shown: cellOrder)
    return difference
  }
}
