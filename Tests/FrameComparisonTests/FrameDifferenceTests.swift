import FrameComparison
import FrameWriting
import LayoutGeometry
import SectionHost
import Testing

@Suite struct FrameDifferenceTests {
  private let ids = (1...4).map(String.init)

  private func lines(_ before: Frame, _ after: Frame, tolerance: Double = 0) -> [String] {
    FrameDifference(before, after, tolerance: tolerance).lines
  }

  @Test func aFrameIsTheSameAsItself() throws {
    let frame = try FrameFile(json: Array(FrameFileTests.text.utf8)).frames[0]
    for extent in [FrameDifference.Extent.shown, .everything] {
      let difference = FrameDifference(frame, frame, extent: extent)
      #expect(difference.isEmpty)
      #expect(difference.lines == [])
      #expect(difference.text == "")
    }
  }

  @Test func aHeaderThatGrewMovesWhatIsBelow() {
    let others = SampleSection(id: "others", rows: ["9"])
    let before = sampleFrame([SampleSection(id: "top", rows: ids), others])
    let after = sampleFrame([SampleSection(id: "top", header: 48, rows: ids), others])
    #expect(
      lines(before, after) == [
        "first cause: header of top grew by 8: 5 items below moved by 8",
        "content_size [390,330] → [390,338]",
        "section top grew by 8 in height; of 4 items 4 moved",
        "  header of top grew by 8 in height",
        "  movie:1 moved by (0, 8)",
        "  movie:2 moved by (0, 8)",
        "  movie:3 moved by (0, 8)",
        "  movie:4 moved by (0, 8)",
        "section others moved by (0, 8); of 1 items 1 moved",
        "  header of others moved by (0, 8)",
        "  movie:9 moved by (0, 8)",
      ])
  }

  @Test func everyCauseHasWhatItMoved() {
    let before = sampleFrame([
      SampleSection(id: "top", rows: ids), SampleSection(id: "low", rows: ["8", "9"]),
    ])
    let after = sampleFrame([
      SampleSection(id: "top", header: 36, rows: ids, heights: ["3": 60]),
      SampleSection(id: "low", rows: ["7", "9"]),
    ])
    let difference = FrameDifference(before, after)
    #expect(
      difference.causes.map(\.words) == [
        "header of top shrank by 4: 3 items below moved by -4",
        "movie:3 grew by 10: 2 items below moved by 6",
      ])
    #expect(
      difference.lines.suffix(5) == [
        "section low moved by (0, 6); of 2 items 1 moved, 1 appeared, 1 left",
        "  header of low moved by (0, 6)",
        "  movie:7 appeared at (0, 286), 390 x 50",
        "  movie:9 moved by (0, 6)",
        "  movie:8 left, was at (0, 280), 390 x 50",
      ])
  }

  @Test func whatCameOrLeftMovesWhatIsBelow() {
    let before = sampleFrame([SampleSection(id: "top", rows: ["1", "2", "3"])])
    let longer = sampleFrame([SampleSection(id: "top", rows: ["1", "x", "2", "3"])])
    #expect(
      FrameDifference(before, longer).causes.map(\.words) == [
        "movie:x appeared: 2 items below moved by 50"
      ])
    #expect(
      FrameDifference(longer, before).causes.map(\.words) == [
        "movie:x left: 2 items below moved by -50"
      ])
  }

  @Test func manyThatGrewAlikeAreOneCause() {
    let before = sampleFrame([SampleSection(id: "top", rows: ids)])
    let after = sampleFrame([SampleSection(id: "top", rows: ids, rowHeight: 58)])
    #expect(
      FrameDifference(before, after).causes.map(\.words) == [
        "movie:1 and 2 more items of top grew by 8: 3 items below moved by 8 to 24"
      ])
    let spaced = sampleFrame([SampleSection(id: "top", rows: ids, spacing: 4)])
    #expect(
      FrameDifference(before, spaced).causes.map(\.words) == [
        "the space above movie:2 and 2 more items of top grew by 4: 3 items moved by 4 to 12"
      ])
  }

  @Test func columnsPushOnlyTheirOwn() {
    func waterfall(_ height: Double) -> Frame {
      var frame = sampleFrame([SampleSection(id: "top", rows: ids)])
      let frames = [
        Rect(x: 0, y: 40, width: 100, height: height), Rect(x: 100, y: 40, width: 100, height: 80),
        Rect(x: 0, y: 40 + height, width: 100, height: 30),
        Rect(x: 100, y: 120, width: 100, height: 30),
      ]
      for index in frames.indices { frame.sections[0].items[index].frame = frames[index] }
      return frame
    }
    #expect(
      FrameDifference(waterfall(50), waterfall(70)).causes.map(\.words) == [
        "movie:1 grew by 20: 1 item below moved by 20"
      ])
  }

  @Test(arguments: ["ltr", "rtl"]) func whatGrewInALineMovesWhatIsAfterIt(direction: String) {
    func strip(_ width: Double) -> Frame {
      var frame = sampleFrame([SampleSection(id: "top", header: nil, rows: ids)])
      frame.environment.direction = direction
      var x = 0.0
      for index in ids.indices {
        let own = index == 1 ? width : 100
        let left = direction == "rtl" ? 390 - x - own : x
        frame.sections[0].items[index].frame = Rect(x: left, y: 0, width: own, height: 50)
        x += own
      }
      frame.sections[0].scrolling = .init(
        behavior: "continuous", frame: Rect(x: 0, y: 0, width: 390, height: 50), contentLength: x,
        offset: 0, minOffset: 0, maxOffset: x - 390, stops: [])
      return frame
    }
    #expect(
      FrameDifference(strip(100), strip(120)).causes.map(\.words) == [
        "movie:2 grew by 20 in width: 2 items after it moved by 20"
      ])
  }

  @Test func aPlaceInAnotherOrderOrSection() {
    let before = sampleFrame([
      SampleSection(id: "top", rows: ids), SampleSection(id: "low", rows: ["9"]),
    ])
    let after = sampleFrame([
      SampleSection(id: "low", rows: ["9", "2"]), SampleSection(id: "top", rows: ["4", "1", "3"]),
    ])
    let lines = lines(before, after)
    #expect(lines.contains { $0.hasPrefix("section low changed places: 1 → 0, moved by") })
    #expect(lines.contains { $0.hasPrefix("  movie:2 went from section top to section low") })
    #expect(lines.contains { $0.hasPrefix("  movie:4 changed places: 3 → 0") })
    #expect(!lines.contains { $0.hasPrefix("  movie:3 changed places") })
  }

  @Test func contentsByKey() {
    let before = sampleFrame([SampleSection(id: "top", rows: ids)])
    var after = before
    after.sections[0].items[0].cell?.content = .object([
      .init("subtitle", .string("new")), .init("title", .string("Dune")),
    ])
    after.sections[0].items[1].cell?.content = .array([])
    after.sections[0].items[2].cell?.bindings = 2
    after.sections[0].items[2].appearance.alpha = 0.5
    after.sections[0].items[3].cell = nil
    after.sections[0].supplementaries[0].pinned = true
    #expect(
      lines(before, after) == [
        "section top: of 4 items 4 changed",
        "  header of top pinned false → true",
        #"  movie:1 content: subtitle is new: "new", title "1" → "Dune""#,
        #"  movie:2 content: title is gone, was "2""#,
        "  movie:3 alpha is new: 0.5, bindings 0 → 2",
        "  movie:4 is not visible any more",
      ])
  }

  @Test func nestedContentHasPathsAndNumbersAreNumbers() {
    func frame(_ style: FrameValue) -> Frame {
      var frame = sampleFrame([SampleSection(id: "top", rows: ["1"])])
      frame.sections[0].items[0].cell?.content = .object([.init("style", style)])
      return frame
    }
    let one = frame(.object([.init("size", .integer(1)), .init("bold", .boolean(true))]))
    let same = frame(.object([.init("bold", .boolean(true)), .init("size", .number(1))]))
    let other = frame(.object([.init("size", .number(1.5)), .init("bold", .boolean(true))]))
    #expect(FrameDifference(one, same).isEmpty)
    #expect(lines(one, other).last == "  movie:1 content: style.size 1 → 1.5")
  }

  @Test func scrollingAndTheScreen() {
    var before = sampleFrame([SampleSection(id: "top", rows: ids)])
    before.sections[0].scrolling = .init(
      behavior: "paging", frame: before.sections[0].frame, contentLength: 900, offset: 0,
      minOffset: 0, maxOffset: 510, stops: [0, 390, 510])
    var after = before
    after.sections[0].scrolling?.offset = 390
    after.sections[0].scrolling?.stops = [0, 390]
    after.sections[0].kind = "grid"
    after.environment.style = "dark"
    after.viewport.y = 20
    after.outputs = [.init(output: "open", value: .integer(7))]
    after.diagnostics = [
      Diagnostic(
        severity: .error, code: "layout_failed", message: "no", hint: "try", script: "home/a.lua",
        line: 3)
    ]
    #expect(
      lines(before, after) == [
        #"environment.style "light" → "dark""#,
        "viewport [0,0,390,844] → [0,20,390,844]",
        #"outputs [] → [{"output":"open","value":7}]"#,
        #"section top kind "rows" → "grid", scrolling.offset 0 → 390, scrolling.stops [0,390,510] → [0,390]"#,
        "new diagnostic: home/a.lua:3: error: no [layout_failed]",
      ])
    #expect(
      lines(after, before).last == "diagnostic is gone: home/a.lua:3: error: no [layout_failed]")
    var hintless = after
    hintless.diagnostics[0].hint = nil
    #expect(FrameDifference(after, hintless).isEmpty)
  }

  @Test func howItCameToBeCountsOnWish() {
    let before = sampleFrame([SampleSection(id: "top", rows: ids)])
    var after = before
    after.screen = "other"
    after.sequence = 1
    after.at = 250
    after.causes = ["timer"]
    after.changes.items.moved = [
      .init(
        item: .init(kind: "movie", id: "1"), from: .init(section: 0, item: 1),
        to: .init(section: 0, item: 0))
    ]
    after.sections[0].items[0].cell?.number = 9
    #expect(FrameDifference(before, after).isEmpty)
    #expect(
      FrameDifference(before, after, extent: .everything).lines == [
        #"screen "home" → "other""#, "sequence 0 → 1", "at 0 → 250",
        #"causes ["start"] → ["timer"]"#,
        #"changes.items.moved [] → ["movie:1 from 0.1 to 0.0"]"#,
        "section top: of 4 items 1 changed", "  movie:1 cell number 1 → 9",
      ])
  }

  @Test func geometryWithinTheToleranceIsTheSame() {
    let before = sampleFrame([SampleSection(id: "top", rows: ids)])
    let after = sampleFrame([SampleSection(id: "top", header: 40.5, rows: ids)])
    #expect(FrameDifference(before, after, tolerance: 0.5).isEmpty)
    #expect(lines(before, after, tolerance: 0.4).contains("  movie:1 moved by (0, 0.5)"))
  }

  @Test func partsThatOnlyTheirNumberTellsApart() {
    var before = sampleFrame([SampleSection(id: "top", rows: ids)])
    before.sections[0].supplementaries.append(before.sections[0].supplementaries[0])
    before.sections[0].decorations = [
      .init(kind: "shade", frame: .zero, z: 0, content: nil),
      .init(kind: "shade", frame: .zero, z: 1, content: nil),
    ]
    before.supplementaries = [
      .init(kind: "banner", index: 0, frame: .zero, z: 0, pinned: false, content: nil),
      .init(kind: "badge", index: 3, frame: .zero, z: 0, pinned: false, content: nil),
    ]
    var after = before
    after.sections[0].supplementaries[1].z = 5
    after.sections[0].decorations[1].z = 5
    after.supplementaries[0].z = 5
    after.supplementaries[1].z = 5
    #expect(
      lines(before, after) == [
        "banner of the screen z 0 → 5", "badge 3 of the screen z 0 → 5",
        "section top: its views changed", "  second header of top z 1 → 5",
        "  second shade of top z 1 → 5",
      ])
  }

  @Test func asJSON() throws {
    let before = sampleFrame([SampleSection(id: "top", rows: ["1"])])
    let after = sampleFrame([SampleSection(id: "top", header: 48, rows: ["1"], titles: ["1": "A"])])
    var writer = JSONWriter()
    writer.write(FrameDifference(before, after))
    #expect(
      writer.buffer.text()
        == #"{"same":false,"causes":[{"words":"header of top grew by 8: 1 item below moved by 8","#
        + #""change":"resized","axis":"vertical","parts":["header of top"],"growth":8,"#
        + #""moved_items":1,"moved_views":0,"distances":[8,8]}],"#
        + #""screen":[{"name":"content_size","before":[390,90],"after":[390,98]}],"#
        + #""sections":[{"section":"top","items":1,"moved":1,"resized":0,"appeared":0,"left":0,"#
        + #""changed":1}],"parts":[{"part":"section","section":"top","before":[0,0,390,90],"#
        + #""after":[0,0,390,98],"words":"section top grew by 8 in height","#
        + #""changes":[{"change":"resized","by":[0,8]}]},"#
        + #"{"part":"supplementary","kind":"header","index":0,"section":"top","#
        + #""before":[0,0,390,40],"after":[0,0,390,48],"#
        + #""words":"header of top grew by 8 in height","#
        + #""changes":[{"change":"resized","by":[0,8]}]},"#
        + #"{"part":"item","item":"movie:1","section":"top","before":[0,40,390,50],"#
        + #""after":[0,48,390,50],"words":"movie:1 moved by (0, 8), content: title \"1\" → \"A\"","#
        + #""changes":[{"change":"moved","by":[0,8]},{"change":"content","#
        + #""values":[{"name":"title","before":"1","after":"A"}]}]}],"#
        + #""new_diagnostics":[],"gone_diagnostics":[]}"#)
  }
}
