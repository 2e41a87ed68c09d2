import LayoutGeometry
import SectionHost
import Snapshots
import Streams
import Testing

@Suite("All that happens at one instant gives one frame")
struct InstantTests {
  @Test("The first frame comes always, later ones only where something changed")
  func changes() throws {
    let test = TestScreen()
    let first = try #require(test.screen.finishInstant())
    #expect(first.sequence == 0)
    #expect(first.causes == ["start"])
    #expect(first.sections.isEmpty)
    #expect(test.screen.finishInstant() == nil)
    #expect(try #require(test.show(.rows(3))).sequence == 1)
    // An equal snapshot, a scroll to where it is, the same environment.
    #expect(test.show(.rows(3)) == nil)
    #expect(try test.scroll(to: 0) == nil)
    #expect(try test.perform(.environment(EnvironmentChange())) == nil)
    let forced = try #require(test.screen.finishInstant(forced: true))
    #expect(forced.sequence == 2)
    #expect(forced.changes.isEmpty)
    #expect(forced.causes == ["scroll", "environment"])
  }

  @Test("Three snapshots in one instant are one update, shown once")
  func coalescing() throws {
    let test = TestScreen()
    test.send(.rows(1))
    test.send(.rows(2))
    test.send(.rows(3))
    #expect(try #require(test.screen.finishInstant()).cells.count == 3)
    #expect(test.log.calls.filter { $0.hasPrefix("configure") }.count == 3)
  }

  @Test("Causes stand in order of arrival, each once")
  func causes() throws {
    let test = TestScreen()
    test.screen.note(cause: "input:b")
    test.screen.note(cause: "input:a")
    test.screen.note(cause: "input:b")
    test.send(.rows(3))
    try test.screen.perform(.scroll(to: .zero, clamp: true))
    #expect(
      try #require(test.screen.finishInstant()).causes == ["start", "input:b", "input:a", "scroll"])
  }

  @Test("Timers make frames at their own instants")
  func timers() throws {
    let test = TestScreen()
    let clock = test.screen.clock
    test.show(.rows(1))
    for (delay, count) in [(10.0, 2), (10, 3), (25, 4), (40, 5)] {
      _ = clock.schedule(after: delay) { test.send(.rows(count)) }
    }
    _ = clock.schedule(after: 30) {}
    var frames: [Frame] = []
    test.screen.advance(to: 40) { frames.append($0) }
    #expect(frames.map(\.at) == [10, 25])
    #expect(frames.map(\.items.count) == [3, 4])
    #expect(frames.map(\.causes) == [["timer"], ["timer"]])
    // What is due at the end belongs to the open instant.
    #expect(clock.now == 40)
    let last = try #require(test.screen.finishInstant())
    #expect(last.items.count == 5)
    #expect(last.at == 40)
    #expect(last.causes == ["timer"])
  }

  @Test("What a cell sends while it is shown belongs to the same instant")
  func sentWhileShown() throws {
    let test = TestScreen()
    test.rows.onWillDisplay = { [unowned test] _, item in
      if item.identifier.id == "1" { test.send(.rows(3)) }
    }
    let frame = try #require(test.show(.rows(2)))
    #expect(frame.items.count == 3)
    #expect(frame.sequence == 0)
    #expect(test.screen.finishInstant() == nil)
  }

  @Test("A screen that never comes to rest has eight passes an instant")
  func noRest() throws {
    let test = TestScreen()
    var passes = 0
    test.rows.onConfigure = { [unowned test] _, _ in
      passes += 1
      test.send(TestSection("a", ["row:0=\(passes)"]))
    }
    let first = try #require(test.show(TestSection("a", ["row:0"])))
    #expect(passes == 8)
    #expect(first.text("row:0") == .string("7"))
    // The one that waits comes at the next instant.
    let second = try #require(test.screen.finishInstant())
    #expect(passes == 16)
    #expect(second.text("row:0") == .string("15"))
  }

  @Test("Outputs make a frame, in the order in which they were sent, and are told once")
  func outputs() throws {
    let opened = PublishSubject<FrameValue>()
    let closed = PublishSubject<FrameValue>()
    let test = TestScreen { definition, _ in
      definition.outputs = [("opened", opened), ("closed", closed)]
    }
    test.show(.rows(1))
    closed.send(.integer(1))
    opened.send(.integer(2))
    closed.send(.integer(3))
    let frame = try #require(test.screen.finishInstant())
    #expect(frame.outputs.map(\.output) == ["closed", "opened", "closed"])
    #expect(frame.outputs.map(\.value) == [.integer(1), .integer(2), .integer(3)])
    #expect(test.screen.finishInstant() == nil)
    #expect(try #require(test.screen.finishInstant(forced: true)).outputs.isEmpty)
  }

  @Test("Occurrences make a frame and are told once")
  func occurrences() throws {
    let test = TestScreen()
    test.show(.rows(100))
    let invisible = try #require(try test.tap("row:50"))
    #expect(invisible.codes == ["item_not_visible"])
    #expect(invisible.causes == ["event:tap row:50"])
    #expect(try #require(try test.tap("row:999")).codes == ["item_not_visible"])
    let unhandled = try #require(try test.tap("row:0", control: "heart"))
    #expect(unhandled.codes == ["unhandled_event"])
    #expect(
      unhandled.diagnostics[0].message == "nobody handles \"tap\" of the control \"heart\" of row:0"
    )
    #expect(test.screen.finishInstant() == nil)
    #expect(try #require(test.screen.finishInstant(forced: true)).diagnostics.isEmpty)
  }

  @Test("A snapshot that must not be shown is told of, and leaves what came before it")
  func invalidSnapshot() throws {
    let test = TestScreen()
    var bad = ScreenSnapshot([.rows(5)])
    bad.failure = ScreenFailure("the item row:1 is there twice", script: "s.lua", line: 3)
    test.send(.rows(2))
    test.snapshots.send(bad)
    let frame = try #require(test.screen.finishInstant())
    #expect(frame.items.count == 2)
    #expect(frame.codes == ["invalid_snapshot"])
    #expect(frame.diagnostics[0].line == 3)
    #expect(try #require(test.show(.rows(3))).diagnostics.isEmpty)
  }

  @Test("A stream that fails leaves the last snapshot and is told of for ever")
  func failedStream() throws {
    let output = PublishSubject<FrameValue>()
    let test = TestScreen { definition, _ in definition.outputs = [("out", output)] }
    test.show(.rows(2))
    test.snapshots.fail(ScreenFailure("no more"))
    let frame = try #require(test.screen.finishInstant())
    #expect(frame.items.count == 2)
    #expect(frame.diagnostics.map(\.message) == ["no more"])
    output.fail(ScreenFailure("nor this"))
    let both = try #require(test.screen.finishInstant())
    #expect(both.codes == ["stream_failed", "stream_failed"])
    #expect(test.screen.finishInstant() == nil)
    #expect(try #require(test.screen.finishInstant(forced: true)).codes.count == 2)
  }

  @Test(
    "Functions that fail: configure lasts, the others are told once, and only their cell is empty")
  func failedFunctions() throws {
    let test = TestScreen()
    test.rows.onConfigure = { (_, item) throws(ScreenFailure) in
      if item.identifier.id == "0" { throw ScreenFailure("cannot show") }
    }
    test.rows.onWillDisplay = { (_, item) throws(ScreenFailure) in
      if item.identifier.id == "1" { throw ScreenFailure("cannot display") }
    }
    let frame = try #require(test.show(TestSection("a", ["row:0=x", "row:1=y"])))
    #expect(frame.codes == ["configure_failed", "handler_failed"])
    #expect(frame.diagnostics.map(\.item?.id) == ["0", "1"])
    #expect(frame.text("row:1") == .string("y"))
    test.rows.onConfigure = { _, _ in }
    let next = try #require(test.show(TestSection("a", ["row:0=x", "row:1=z"])))
    #expect(next.codes == ["configure_failed"])
    #expect(try #require(test.show(TestSection("a", ["row:0=w", "row:1=z"]))).diagnostics.isEmpty)
  }

  @Test("A handler that writes to its cell changes the frame")
  func contentChanges() throws {
    let test = TestScreen()
    test.rows.onConfigure = { cell, _ in
      guard let events = cell.events else { return }
      cell.bag.add(
        events.events("tap").subscribe(onNext: { [unowned cell] _ in
          (cell.content as? FieldContent)?["text"] = .string("tapped")
        }))
    }
    test.show(.rows(2))
    let frame = try #require(try test.tap("row:1"))
    #expect(frame.text("row:1") == .string("tapped"))
    #expect(frame.diagnostics.isEmpty)
    // The same again is no change.
    #expect(try test.tap("row:1") == nil)
  }

  @Test("An action that cannot be carried out leaves no trace")
  func refused() throws {
    let test = TestScreen()
    test.show(.rows(3))
    #expect(throws: ActionError.unknownSection("x")) {
      try test.screen.perform(.scrollSection("x", offset: 1))
    }
    #expect(throws: ActionError.notScrolling(section: "a")) {
      try test.screen.perform(.drag(section: "a", from: nil, to: 1, velocity: 0))
    }
    #expect(throws: ActionError.unknownItem(ItemIdentifier("row:9"))) {
      try test.screen.perform(.scrollToItem(ItemIdentifier("row:9"), .top))
    }
    #expect(test.screen.finishInstant() == nil)
    #expect(try #require(test.screen.finishInstant(forced: true)).causes.isEmpty)
  }
}
