import LayoutGeometry
import TestSupport
import Testing

/// The recorded cases: every number that a case states comes out of the public interface.
@Suite struct GeometryCases {
  @Test func casesAreThere() {
    #expect(GeometryCase.all.count >= 121 + 85)
  }

  @Test(arguments: GeometryCase.all)
  func holds(_ example: GeometryCase) throws {
    let layout = try example.layout()
    let results = GeometryResults(layout, viewport: example.input["viewport"])
    let expected = example.expected
    var check = GeometryComparison(tolerance: example.tolerance)

    if !expected["content_size"].isNull {
      check.equal(
        [layout.contentSize.width, layout.contentSize.height], expected["content_size"].numbers,
        "content_size")
    }
    check.equal(
      results.items, expected["items"], key: 2, "item",
      isPartial: expected["partial"].bool ?? false)
    // A partial case leaves out items and with them, in one case, what is attached to them.
    check.equal(
      results.boundaryItems, expected["supplementaries"], key: 3, "boundary item",
      mayMiss: results.attached)
    check.equal(
      results.boundaryItems + results.attached, expected["supplementaries"], key: 3,
      "supplementary", isPartial: expected["partial"].bool ?? false)
    check.equal(results.decorations, expected["decorations"], key: 2, "decoration")
    check.equal(results.itemZIndexes(of: expected["item_z"]), expected["item_z"], key: 1, "item_z")
    checkStrips(layout, expected["orthogonal"], &check)
    for (index, snap) in example.input["snap"].list.enumerated() {
      let rest = layout.settle(
        section: try #require(snap["section"].int), start: snap["start"].number ?? 0,
        proposed: snap["proposed"].number ?? 0, velocity: snap["velocity"].number ?? 0)
      check.equal([rest], [try #require(expected["snaps"][index].number)], "snap \(index)")
    }
    if !expected["warnings"].isNull {
      let warnings = layout.warnings.map { "\($0.section) \($0.code.rawValue)" }
      let wanted = expected["warnings"].list.map { "\($0[0].int ?? -1) \($0[1].string ?? "")" }
      #expect(Set(warnings) == Set(wanted))
    }
    for problem in check.problems { Issue.record("\(problem)") }
  }

  private func checkStrips(
    _ layout: CompositionalLayout, _ expected: CaseJSON, _ check: inout GeometryComparison
  ) {
    guard !expected.isNull else { return }
    let strips = (0..<layout.sectionCount).filter {
      layout.orthogonalScrolling(inSection: $0) != nil
    }
    #expect(Set(strips) == Set(expected.list.compactMap(\.["section"].int)))
    for wanted in expected.list {
      guard let section = wanted["section"].int,
        let strip = layout.orthogonalScrolling(inSection: section)
      else { continue }
      let behavior = try? wanted["behavior"].choice(OrthogonalScrollingBehavior.none)
      #expect(strip.behavior == behavior)
      if !wanted["frame"].isNull {
        check.equal(strip.frame.numbers, wanted["frame"].numbers, "strip \(section)")
      }
      let numbers = [
        ("content_length", strip.contentLength), ("inset_start", strip.insetStart),
        ("inset_end", strip.insetEnd), ("min_offset", strip.minOffset),
        ("max_offset", strip.maxOffset), ("initial_offset", strip.initialOffset),
      ]
      for (name, value) in numbers {
        guard let number = wanted[name].number else { continue }
        check.equal([value], [number], "strip \(section) \(name)")
      }
      check.equal(
        layout.stops(inSection: section), wanted["stops"].numbers, "strip \(section) stops")
    }
  }
}
