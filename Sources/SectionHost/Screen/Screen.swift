public import LayoutGeometry
import Snapshots
public import Streams

/// One screen: its clock, its snapshots, its layout and its cells, and a frame of each instant.
///
/// Whoever drives it opens an instant by moving the clock, lets things happen, and ends it with
/// ``finishInstant(forced:)``, which gives the frame. A screen belongs to one thread.
public final class Screen {
  /// What the screen is.
  public let definition: ScreenDefinition
  /// The screen's clock, in milliseconds.
  public let clock: VirtualClock
  /// What the screen is shown in.
  public internal(set) var environment: ScreenEnvironment

  /// The newest snapshot that the stream gave and that is not shown yet.
  var pending: ScreenSnapshot?
  /// What is shown now.
  var shown: ScreenSnapshot?
  /// What the last frame showed.
  var framed: ScreenSnapshot?
  var layout: CompositionalLayout
  /// What the layout was given last.
  var currentSections: [CompositionalLayout.Section] = []
  /// What each section's layout provider answered, by the section's id.
  var keptLayouts: [String: KeptLayout] = [:]
  var measured = MeasuredItems()

  /// Why the frames of custom groups could not be had.
  let frameFailures = FrameFailures()

  /// The viewport's origin in content coordinates.
  var offset = Point.zero
  /// Whether the viewport was put beyond the content on purpose; until that changes, it stays.
  var isOverScrolled = false
  /// Where the first content is opened, clamped to it; nil leaves that to the definition.
  ///
  /// To be set before the screen begins.
  public var initialOffset: Point?
  /// Whether the viewport was put to where the first content is opened.
  var isPlaced = false
  /// The offsets of sections that scroll by themselves, where they are not at their start.
  var sectionOffsets: [String: Double] = [:]

  var pool = CellPool()
  var viewPool = CellPool()
  /// What is bound now, in the order of the screen.
  var cells: [ItemIdentifier: ShownCell] = [:]
  var views: [ViewKey: ShownView] = [:]
  var cellOrder: [ItemIdentifier] = []
  var viewOrder: [ViewKey] = []
  var events: [ControlTarget: ControlEvents] = [:]
  /// The differences that were shown since the last frame.
  var appliedDifferences: [Difference<String, ItemIdentifier>] = []
  /// Items whose models changed in this pass, for their badges.
  var changedItems: Set<ItemIdentifier> = []
  /// Items whose cells are to be bound anew in place.
  var reconfigured: Set<ItemIdentifier> = []
  /// Items whose cells are to be given back and taken anew.
  var reloaded: Set<ItemIdentifier> = []
  /// Sections whose views are to be bound anew.
  var reconfiguredSections: Set<String> = []
  var reloadsAll = false

  var conditions = Conditions()
  /// What the event was done to that is being handled.
  var handled: (section: String?, item: ItemIdentifier?, kind: String?)?
  var outputs: [Frame.Output] = []
  private var causes: [String] = []
  private var sequence = 0
  private let subscriptions = DisposeBag()
  /// Everything that listens for the screen; it ends with the screen.
  public let scope: SubscriptionScope
  /// Whether the frame would differ from the last one.
  var isChanged = true

  /// Makes a screen that has not begun yet.
  public init(
    _ definition: ScreenDefinition, environment: ScreenEnvironment,
    clock: VirtualClock = VirtualClock(), scope: SubscriptionScope = SubscriptionScope()
  ) {
    self.scope = scope
    self.definition = definition
    self.environment = environment
    self.clock = clock
    let frameFailures = frameFailures
    let customFrames = definition.customFrames
    layout = CompositionalLayout(
      environment: environment.layoutEnvironment, configuration: definition.configuration
    ) { key, environment in
      do throws(ScreenFailure) {
        let frames = try customFrames?(key, environment)
        frameFailures.byKey[key] = nil
        return frames ?? []
      } catch {
        frameFailures.byKey[key] = error
        return []
      }
    }
    offset = Point(
      x: -environment.adjustedContentInsets.leading, y: -environment.adjustedContentInsets.top)
  }

  /// Begins: listens to the snapshots and the outputs. The first instant is open from then on.
  public func start() {
    note(cause: "start")
    subscriptions.add(
      definition.snapshots.subscribe(
        in: scope, named: "snapshot",
        onNext: { [unowned self] in pending = $0 }, onError: { [unowned self] in fail($0) }))
    for output in definition.outputs {
      subscriptions.add(
        output.values.subscribe(
          in: scope, named: "outputs.\(output.name)",
          onNext: { [unowned self] in
            outputs.append(Frame.Output(output: output.name, value: $0))
          }, onError: { [unowned self] in fail($0) }))
    }
  }

  /// Ends: every cell is unbound, and nothing is listened to any more.
  public func close() {
    subscriptions.dispose()
    scope.dispose()
    for shown in cells.values { shown.cell.unbind() }
    for shown in views.values { shown.view.unbind() }
    cells.removeAll()
    views.removeAll()
    events.removeAll()
  }

  /// Notes what came, for the next frame's causes.
  public func note(cause: String) {
    if !causes.contains(cause) { causes.append(cause) }
  }

  /// Notes something that went wrong in this instant; its frame tells of it, and of what an event
  /// was handled for.
  public func report(_ failure: ScreenFailure, code: String) {
    conditions.occur(
      failure.diagnostic(
        code, section: handled?.section, item: handled?.item, kind: handled?.kind))
  }

  private func fail(_ error: any Error) {
    conditions.hold(ScreenFailure(describing: error).diagnostic("stream_failed"))
    isChanged = true
  }

  // MARK: Time

  /// Lets the clock run to a time, in milliseconds, and gives a frame for each earlier instant at
  /// which a timer changed something. The instant of that time is open afterwards.
  public func advance(to time: Double, frame: (Frame) -> Void) {
    while let due = clock.nextDue, due < time {
      clock.advance(to: due)
      noteTimer()
      if let made = finishInstant() { frame(made) }
    }
    let runsTimers = clock.nextDue.map { $0 <= time } ?? false
    clock.advance(to: time)
    if runsTimers { noteTimer() }
  }

  private func noteTimer() {
    if pending != nil || !outputs.isEmpty || contentsDiffer() { note(cause: "timer") }
  }

  /// Ends the instant: what has happened in it is shown.
  ///
  /// - Parameter forced: Gives a frame even where nothing changed.
  /// - Returns: The frame, or nil where it would be the last one again.
  public func finishInstant(forced: Bool = false) -> Frame? {
    // What cells and handlers send while they are shown belongs to the same instant; a screen that
    // never comes to rest must not hang it.
    var passes = 0
    repeat {
      update()
      passes += 1
      clock.runDue()
    } while pending != nil && passes < 8
    guard
      forced || isChanged || conditions.hasOccurrences || !outputs.isEmpty || sequence == 0
        || contentsDiffer()
    else { return nil }
    defer {
      sequence += 1
      causes = []
      outputs = []
      framed = shown
      appliedDifferences = []
      isChanged = false
      noteContents()
    }
    return makeFrame(sequence: sequence, causes: causes)
  }
}
