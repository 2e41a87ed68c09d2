import TestSupport
import Testing

/// The recorded cases once more, as screens of Lua that the built `layout-dump` renders.
///
/// Where a strip begins is read off the first frame, as measuring scrolls the strips.
/// A frame says less than the geometry's own interface in three ways, and where it does the number
/// that the case states is not compared:
/// - a strip has no `inset_start` and `inset_end`; they follow from its range of offsets, the
///   second only where the strip is longer than the view;
/// - frames always pin, while a case without a viewport never does, so a place that a frame calls
///   pinned is not compared there;
/// - frames are rounded with the strips at their start, so with a strip's offset between pixels
///   what is in it may lie a pixel beside it.
@Suite struct GeometryScriptCases {
  @Test(arguments: GeometryCase.all)
  func holds(_ example: GeometryCase) throws {
    let script = GeometryScript(example)
    let (frames, result) = try withTemporaryDirectory { try script.render(in: $0) }
    let end = try #require(frames.at(script.times[.end]), "\(result.errors)")
    let isQuiet = result.errors.isEmpty || !FrameResults(end, of: example).warnings.isEmpty
    #expect(result.status == 0 && isQuiet, "\(result.errors)")

    let results = FrameResults(end, of: example)
    let expected = example.expected
    let isPartial = expected["partial"].bool ?? false
    var check = GeometryComparison(tolerance: example.tolerance)
    var loose = GeometryComparison(tolerance: example.tolerance + results.roundingOfStrips)
    if !expected["content_size"].isNull {
      check.equal(results.contentSize, expected["content_size"].numbers, "content_size")
    }
    loose.equal(results.items, expected["items"], key: 2, "item", isPartial: isPartial)
    // A partial case leaves out items and with them, in one case, what is attached to them.
    let supplementaries = results.withoutUnwantedPins(expected["supplementaries"])
    check.equal(
      results.boundaryItems, supplementaries, key: 3, "boundary item", mayMiss: results.attached)
    loose.equal(
      results.boundaryItems + results.attached, supplementaries, key: 3, "supplementary",
      isPartial: isPartial)
    check.equal(results.decorations, expected["decorations"], key: 2, "decoration")
    check.equal(results.itemZIndexes(of: expected["item_z"]), expected["item_z"], key: 1, "item_z")
    if !expected["orthogonal"].isNull {
      let initial = try #require(frames.first)
      compareStrips(end, initial: initial, of: example, &check)
    }
    for (index, snap) in example.input["snap"].list.enumerated() {
      let frame = try #require(frames.at(script.times[.snap(index)]))
      let section = try #require(snap["section"].int)
      let rest = try #require(frame["sections"][section]["scrolling"]["offset"].number)
      check.equal([rest], [try #require(expected["snaps"][index].number)], "snap \(index)")
    }
    if !expected["warnings"].isNull {
      let wanted = expected["warnings"].list.map { "\($0[0].int ?? -1) \($0[1].string ?? "")" }
      #expect(results.warnings == Set(wanted))
    }
    for problem in check.problems + loose.problems { Issue.record("\(problem)") }
  }

  private func compareStrips(
    _ frame: CaseJSON, initial: CaseJSON, of example: GeometryCase,
    _ check: inout GeometryComparison
  ) {
    let expected = example.expected["orthogonal"]
    let isVertical = example.input["config"]["scroll_direction"].string != "horizontal"
    let strips = frame["sections"].list.map(\.["scrolling"])
    let scrolling = strips.indices.filter { !strips[$0].isNull }
    #expect(Set(scrolling) == Set(expected.list.compactMap(\.["section"].int)))
    for wanted in expected.list {
      guard let section = wanted["section"].int, strips.indices.contains(section) else { continue }
      let strip = strips[section]
      let rect = strip["frame"].numbers
      guard rect.count == 4, let least = strip["min_offset"].number,
        let most = strip["max_offset"].number, let length = strip["content_length"].number
      else {
        check.fail("strip \(section) is missing")
        continue
      }
      #expect(strip["behavior"].string == wanted["behavior"].string)
      if !wanted["frame"].isNull {
        check.equal(rect, wanted["frame"].numbers, "strip \(section)")
      }
      let extent = rect[isVertical ? 2 : 3]
      var numbers = [
        ("content_length", length), ("inset_start", -least), ("min_offset", least),
        ("max_offset", most),
        ("initial_offset", initial["sections"][section]["scrolling"]["offset"].number ?? .nan),
      ]
      if most > least { numbers.append(("inset_end", most - length + extent)) }
      for (name, value) in numbers {
        guard let number = wanted[name].number else { continue }
        check.equal([value], [number], "strip \(section) \(name)")
      }
      check.equal(
        strip["stops"].numbers, wanted["stops"].numbers, "strip \(section) stops")
    }
  }
}

extension [CaseJSON] {
  /// The frame of a time, in milliseconds.
  fileprivate func at(_ time: Double?) -> CaseJSON? { first { $0["at"].number == time } }
}
