import LayoutGeometry
import SectionHost
import Streams
import Testing

@Suite("Bindings live exactly as long as their cell shows their item")
struct BindingTests {
  /// A screen whose cells count taps, with bindings in the cells' bags or in one of the screen's.
  private final class Counting {
    let test = TestScreen()
    let own = DisposeBag()
    private(set) var taps: [String: Int] = [:]

    init(inBag: Bool) {
      test.rows.onConfigure = { [unowned self] cell, item in
        guard let events = cell.events else { return }
        let subscription = events.events("tap").subscribe(onNext: { [unowned self] _ in
          taps[item.identifier.description, default: 0] += 1
        })
        (inBag ? cell.bag : own).add(subscription)
      }
    }
  }

  @Test("After any number of reloads one tap reaches one handler")
  func reloads() throws {
    let counting = Counting(inBag: true)
    counting.test.show(.rows(100))
    for _ in 0..<5 { try counting.test.perform(.reloadData) }
    try counting.test.scroll(to: 200)
    try counting.test.scroll(to: 0)
    let frame = try #require(
      try counting.test.tap("row:0") ?? counting.test.screen.finishInstant(forced: true))
    #expect(counting.taps == ["row:0": 1])
    #expect(frame.bindings("row:0") == 1)
    #expect(frame.diagnostics.isEmpty)
  }

  @Test("A handler that outlives its binding is legal; two for one control are a warning")
  func doubleBinding() throws {
    let counting = Counting(inBag: false)
    let first = try #require(counting.test.show(.rows(2)))
    #expect(first.diagnostics.isEmpty)
    #expect(first.bindings("row:0") == 0)
    let second = try #require(try counting.test.perform(.reloadData))
    #expect(
      second.diagnostics.map { "\($0.severity) \($0.code) \($0.item?.id ?? ""): \($0.message)" }
        == [
          "warning double_binding 0: \"tap\" of row:0 has 2 live handlers",
          "warning double_binding 1: \"tap\" of row:1 has 2 live handlers",
        ])
    _ = try counting.test.tap("row:1")
    #expect(counting.taps == ["row:1": 2])
    // It stands while it lasts, also for an item that is out of view, and not for one that is gone.
    let away = try #require(counting.test.show(TestSection("a", ["row:1"])))
    #expect(away.diagnostics.map(\.item?.id) == ["1"])
    counting.own.clear()
    #expect(try #require(counting.test.screen.finishInstant()).diagnostics.isEmpty)
  }

  @Test("Handlers of different controls or names are no double binding")
  func differentControls() throws {
    let test = TestScreen()
    test.rows.onConfigure = { cell, _ in
      guard let events = cell.events else { return }
      for (name, control) in [("tap", nil), ("tap", "heart"), ("tap", "share"), ("press", nil)] {
        cell.bag.add(events.events(name, control: control).subscribe(onNext: { _ in }))
      }
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.bindings("row:0") == 4)
  }

  @Test("An event with a control reaches only its handlers, one without only those without")
  func controls() throws {
    let test = TestScreen()
    var heard: [String] = []
    test.rows.onConfigure = { cell, _ in
      guard let events = cell.events else { return }
      for control in [nil, "heart", "share"] {
        cell.bag.add(
          events.events("tap", control: control).subscribe(onNext: { event in
            heard.append("\(control ?? "-") \(event.control ?? "-") \(event.value)")
          }))
      }
    }
    test.show(.rows(1))
    let item = ItemIdentifier("row:0")
    try test.perform(.itemEvent(ControlEvent(name: "tap", value: .integer(4)), item: item))
    try test.tap("row:0", control: "share")
    #expect(heard == ["- - integer(4)", "share share null"])
  }

  @Test("Two handlers of one view are a double binding too")
  func views() throws {
    let header = TestViewProvider()
    header.onConfigure = { view, _ in
      guard let events = view.events else { return }
      for _ in 0..<2 { view.bag.add(events.events("tap").subscribe(onNext: { _ in })) }
    }
    let test = TestScreen(layout: .rows(boundary: [.header(.absolute(10))])) { definition, _ in
      definition.supplementaries["header"] = header
    }
    let frame = try #require(test.show(.rows(1)))
    #expect(frame.codes == ["double_binding"])
    #expect(frame.diagnostics[0].section == "a")
    #expect(frame.diagnostics[0].kind == "header")
  }

  @Test("Nothing is live after the end")
  func close() throws {
    let input = BehaviorRelay(1)
    let output = PublishSubject<FrameValue>()
    let header = TestViewProvider()
    header.onConfigure = { view, _ in view.bag.add(input.subscribe(onNext: { _ in })) }
    let scope = SubscriptionScope()
    let rows = TestCellProvider("Row")
    rows.onConfigure = { cell, _ in
      cell.bag.add(input.subscribe(in: scope, named: "row", onNext: { _ in }))
    }
    let snapshots = PublishSubject<ScreenSnapshot>()
    var definition = ScreenDefinition(name: "test", snapshots: snapshots)
    definition.outputs = [("out", output)]
    definition.sections["list"] = SectionRules(
      layout: TestLayoutProvider(.rows(boundary: [.header(.absolute(10))])))
    definition.cells["row"] = rows
    definition.supplementaries["header"] = header
    let screen = Screen(
      definition, environment: ScreenEnvironment(size: Size(width: 100, height: 100), scale: 1),
      scope: scope)
    screen.start()
    snapshots.send(ScreenSnapshot([.rows(100)]))
    _ = screen.finishInstant()
    try screen.perform(.scroll(to: Point(x: 0, y: 500), clamp: true))
    _ = screen.finishInstant()
    // Five whole rows and two that are cut, the snapshots and the output.
    #expect(scope.count == 6 + 2)
    #expect(input.hasObservers && output.hasObservers && snapshots.hasObservers)
    screen.close()
    #expect(scope.live.isEmpty)
    #expect(!input.hasObservers && !output.hasObservers && !snapshots.hasObservers)
  }

  @Test("A screen that was closed is let go, with its cells")
  func release() {
    weak var cell: Cell?
    weak var screen: Screen?
    do {
      let test = TestScreen()
      test.rows.onConfigure = { shown, _ in cell = shown }
      test.show(.rows(1))
      screen = test.screen
      #expect(cell != nil)
      test.screen.close()
    }
    #expect(screen == nil)
    #expect(cell == nil)
  }
}
