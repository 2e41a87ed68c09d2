import LayoutGeometry
import SectionHost
import Testing

@Suite("The viewport moves within its content")
struct ScrollingTests {
  private func change(_ edit: (inout EnvironmentChange) -> Void) -> EnvironmentChange {
    var change = EnvironmentChange()
    edit(&change)
    return change
  }

  @Test("It is clamped to the content with the adjusted insets around it")
  func clamping() throws {
    let insets = change { $0.adjustedContentInsets = EdgeInsets(top: 10, bottom: 30) }
    let test = TestScreen(environment: insets)
    let first = try #require(test.show(.rows(10)))
    #expect(first.viewport == Rect(x: 0, y: -10, width: 100, height: 100))
    #expect(first.cells.count == 5)
    #expect(try #require(try test.scroll(to: 1000)).viewport.y == 200 + 30 - 100)
    #expect(try #require(try test.scroll(to: -1000)).viewport.y == -10)
    #expect(try #require(try test.scroll(to: -1000, clamp: false)).viewport.y == -1000)
    // Over the edge it stays until the content shrinks or the environment changes.
    #expect(try #require(test.show(.rows(11))).viewport.y == -1000)
    #expect(try #require(test.show(.rows(9))).viewport.y == -10)
  }

  @Test("It is clamped again when the content shrinks, and cells follow")
  func shrinking() throws {
    let test = TestScreen()
    test.show(.rows(100))
    try test.scroll(to: 1900)
    let frame = try #require(test.show(.rows(10)))
    #expect(frame.viewport.y == 100)
    #expect(Set(frame.cells.keys) == ["row:5", "row:6", "row:7", "row:8", "row:9"])
    #expect(try #require(test.show(.rows(2))).viewport.y == 0)
  }

  @Test("An item is brought to the top, the middle or the bottom of what the insets leave")
  func items() throws {
    let insets = change { $0.adjustedContentInsets = EdgeInsets(top: 10, bottom: 30) }
    let test = TestScreen(environment: insets)
    test.show(.rows(100))
    func bring(_ item: String, _ position: ScreenAction.ItemPosition) throws -> Double? {
      try test.perform(.scrollToItem(ItemIdentifier(item), position))?.viewport.y
    }
    #expect(try bring("row:50", .top) == 1000 - 10)
    #expect(try bring("row:50", .center) == 1010 - 40)
    #expect(try bring("row:50", .bottom) == 1020 - 70)
    #expect(try bring("row:0", .bottom) == -10)
    #expect(try bring("row:99", .top) == 2000 + 30 - 100)
  }

  @Test("An item of estimated size is brought there as it is measured on the way")
  func estimatedItems() throws {
    let test = TestScreen(layout: .rows(.estimated(20)))
    test.rows.size = { _, _ in MeasuredSize(height: 33) }
    test.show(.rows(1000))
    for (position, distance) in [
      (ScreenAction.ItemPosition.top, 0.0), (.bottom, 67), (.center, 33.5),
    ] {
      let frame = try #require(try test.perform(.scrollToItem(ItemIdentifier("row:500"), position)))
      let item = try #require(frame.frame("row:500"))
      #expect(item.height == 33)
      #expect(item.y - frame.viewport.y == distance)
      // Nothing visible is left unmeasured.
      #expect(frame.items.filter { $0.cell != nil }.allSatisfy { $0.frame.height == 33 })
    }
  }

  @Test("A horizontal layout scrolls along x")
  func horizontal() throws {
    let tile = LayoutSize(width: .absolute(30), height: .fractionalHeight(1))
    let layout = LayoutSection(
      group: LayoutGroup(
        size: tile, content: .fill(axis: .horizontal, subitems: [.item(LayoutItem(size: tile))])))
    let insets = change { $0.adjustedContentInsets = EdgeInsets(leading: 10, trailing: 20) }
    let test = TestScreen(layout: layout, environment: insets) { definition, _ in
      definition.configuration.scrollDirection = .horizontal
    }
    #expect(try #require(test.show(.rows(20))).viewport.x == -10)
    func bring(_ item: String, _ position: ScreenAction.ItemPosition) throws -> Double? {
      try test.perform(.scrollToItem(ItemIdentifier(item), position))?.viewport.x
    }
    #expect(try bring("row:10", .top) == 290)
    #expect(try bring("row:10", .bottom) == 330 - 80)
    #expect(try bring("row:19", .top) == 600 + 20 - 100)
  }

  @Test("Right to left a horizontal layout begins at its right end, and keeps its place there")
  func rightToLeft() throws {
    let tile = LayoutSize(width: .absolute(30), height: .fractionalHeight(1))
    let layout = LayoutSection(
      group: LayoutGroup(
        size: tile, content: .fill(axis: .horizontal, subitems: [.item(LayoutItem(size: tile))])))
    let insets = change {
      $0.direction = .rightToLeft
      $0.adjustedContentInsets = EdgeInsets(leading: 10, trailing: 20)
    }
    let test = TestScreen(layout: layout, environment: insets) { definition, _ in
      definition.configuration.scrollDirection = .horizontal
    }
    let first = try #require(test.show(.rows(20)))
    #expect(first.frame("row:0") == Rect(x: 570, y: 0, width: 30, height: 100))
    #expect(first.viewport.x == 600 + 10 - 100)
    #expect(Set(first.cells.keys) == ["row:0", "row:1", "row:2"])
    let brought = try #require(try test.perform(.scrollToItem(ItemIdentifier("row:10"), .top)))
    // Its right edge stands at the right, less the leading inset.
    #expect(try #require(brought.frame("row:10")).maxX == brought.viewport.maxX - 10)
    let longer = try #require(test.show(.rows(40)))
    #expect(longer.viewport.x == brought.viewport.x + 600)
    #expect(longer.cells == brought.cells)
    let end = try #require(try test.perform(.scroll(to: Point(x: -500, y: 0), clamp: true)))
    #expect(end.viewport.x == -20)
    let turned = try #require(
      try test.perform(.environment(change { $0.direction = .leftToRight })))
    #expect(turned.viewport.x == 1200 + 20 - 100)
  }

  // MARK: Strips

  @Test("A drag of a strip settles by its behaviour")
  func drag() throws {
    let test = TestScreen(layout: .strip(.groupPaging))
    let first = try #require(test.show(.rows(10)))
    let scrolling = try #require(first.sections[0].scrolling)
    #expect(scrolling.behavior == "group_paging")
    #expect(scrolling.maxOffset == 300)
    #expect(scrolling.stops == [0, 40, 80, 120, 160, 200, 240, 280, 300])
    func drag(from: Double? = nil, to: Double, velocity: Double = 0) throws -> Double? {
      try test.perform(.drag(section: "a", from: from, to: to, velocity: velocity))?
        .sections[0].scrolling?.offset
    }
    #expect(try drag(to: 30) == 40)
    #expect(try drag(to: 300) == 80)
    #expect(try drag(to: 80, velocity: 1.5) == 120)
    #expect(try drag(from: 240, to: 200) == 200)
    #expect(try drag(to: -500, velocity: -1) == 160)
  }

  @Test(
    "A strip's offset is clamped, kept by id, clamped again when it shrinks, and then forgotten")
  func stripOffsets() throws {
    let test = TestScreen(layout: .strip(.continuous))
    test.show(.rows(10), .rows(10, id: "b", from: 100))
    #expect(
      try test.perform(.scrollSection("b", offset: 9999))?.sections[1].scrolling?.offset == 300)
    let moved = try #require(test.show(.rows(10, id: "b", from: 100), .rows(10)))
    #expect(moved.sections.map { $0.scrolling?.offset } == [300, 0])
    let shorter = try #require(test.show(.rows(5, id: "b", from: 100), .rows(10)))
    #expect(shorter.sections.map { $0.scrolling?.offset } == [100, 0])
    test.show(.rows(10))
    let again = try #require(test.show(.rows(10, id: "b", from: 100), .rows(10)))
    #expect(again.sections.map { $0.scrolling?.offset } == [0, 0])
  }

  @Test("A centred strip begins with its first group in the middle")
  func centred() throws {
    let test = TestScreen(layout: .strip(.groupPagingCentered))
    let scrolling = try #require(test.show(.rows(10))?.sections[0].scrolling)
    #expect(scrolling.offset == -30)
    #expect(scrolling.minOffset == -30)
  }

  @Test("Bringing an item into view moves its strip by as little as needed")
  func revealing() throws {
    let test = TestScreen(layout: .strip(.continuous))
    test.show(.rows(10))
    func bring(_ item: String) throws -> Double? {
      try test.perform(.scrollToItem(ItemIdentifier(item), .top))?.sections[0].scrolling?.offset
    }
    #expect(try bring("row:5") == 240 - 100)
    #expect(try bring("row:4") == nil)
    #expect(try bring("row:3") == 120)
  }

  // MARK: The environment

  @Test("A screen that opens at the end shows the end, measured")
  func initialScroll() throws {
    let test = TestScreen(layout: .rows(.estimated(20))) { definition, _ in
      definition.initialScroll = .end
    }
    test.rows.size = { _, _ in MeasuredSize(height: 30) }
    #expect(try #require(test.show(.rows(0))).viewport.y == 0)
    let frame = try #require(test.show(.rows(50)))
    #expect(frame.viewport.maxY == frame.contentSize.height)
    #expect(try #require(frame.frame("row:49")).height == 30)
    #expect(frame.cells.count == 4)
    // Only once: later items come below what is seen.
    #expect(try #require(test.show(.rows(60))).viewport == frame.viewport)
  }

  @Test("A resize lays out again, clamps, and leaves the cells of what is still seen")
  func resize() throws {
    let test = TestScreen()
    test.show(.rows(10))
    try test.scroll(to: 100)
    _ = test.log.take()
    let frame = try #require(
      try test.perform(.environment(change { $0.size = Size(width: 300, height: 160) })))
    #expect(frame.viewport == Rect(x: 0, y: 40, width: 300, height: 160))
    #expect(frame.causes == ["environment"])
    #expect(frame.frame("row:9")?.width == 300)
    #expect(frame.cells.count == 8)
    #expect(test.log.take().filter { $0.hasPrefix("configure") }.count == 3)
    #expect(frame.environment.device == nil)
  }

  @Test("A device that is turned")
  func rotation() throws {
    let test = TestScreen()
    test.show(.rows(100))
    let device = try EnvironmentChange(device: "iphone_14:landscape")
    let frame = try #require(try test.perform(.environment(device)))
    #expect(frame.environment.device == "iphone_14:landscape")
    #expect(frame.viewport == Rect(x: 0, y: 0, width: 844, height: 390))
    #expect(frame.frame("row:0") == Rect(x: 47, y: 0, width: 750, height: 20))
  }

  @Test("Other traits configure what is shown again, in place")
  func traits() throws {
    let test = TestScreen()
    var styles: [ScreenEnvironment.Style] = []
    test.rows.onConfigure = { _, item in styles.append(item.environment.style) }
    let before = try #require(test.show(.rows(2)))
    let frame = try #require(try test.perform(.environment(change { $0.style = .dark })))
    #expect(styles == [.light, .light, .dark, .dark])
    #expect(frame.cells == before.cells)
  }

  @Test("Right to left, frames are mirrored and strips count from their leading end")
  func mirrored() throws {
    let test = TestScreen(
      layout: .strip(.continuous), environment: change { $0.direction = .rightToLeft })
    let first = try #require(test.show(.rows(10)))
    #expect(first.frame("row:0") == Rect(x: 60, y: 0, width: 40, height: 30))
    #expect(Set(first.cells.keys) == ["row:0", "row:1", "row:2"])
    let scrolled = try #require(try test.perform(.scrollSection("a", offset: 80)))
    #expect(Set(scrolled.cells.keys) == ["row:2", "row:3", "row:4"])
  }
}
