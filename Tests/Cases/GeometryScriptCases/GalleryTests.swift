import Foundation
import TestSupport
import Testing

/// A screen of the gallery, the case whose numbers it must have, and which frame has them.
struct GalleryScreen: Sendable, CustomTestStringConvertible {
  var name: String
  var example: String
  var frame = 0

  var testDescription: String { "\(name): \(example)" }

  static let all: [GalleryScreen] = [
    .init(name: "list", example: "apple-list"),
    .init(name: "grid", example: "apple-grid5"),
    .init(name: "inset_grid", example: "apple-inset-grid"),
    .init(name: "two_columns", example: "apple-two-column"),
    .init(name: "distinct_sections", example: "apple-distinct-sections"),
    .init(name: "badges", example: "apple-badges"),
    .init(name: "headers_and_footers", example: "apple-headers-footers"),
    .init(name: "pinned_headers", example: "apple-pinned-header-top"),
    .init(name: "pinned_headers", example: "apple-pinned-header-push", frame: 1),
    .init(name: "pinned_headers", example: "apple-pinned-header-second", frame: 2),
    .init(name: "section_background", example: "apple-decoration"),
    .init(name: "orthogonal_continuous", example: "apple-orthogonal-continuous"),
    .init(name: "news_feed", example: "apple-news-feed"),
  ]
}

/// The screens of `layouts/gallery`, which are Apple's samples, against the recorded cases.
@Suite struct GalleryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: GalleryScreen.all)
  func hasTheNumbersOfTheCase(_ screen: GalleryScreen) throws {
    let example = try #require(GeometryCase.all.first { $0.id == screen.example })
    let container = example.input["container"]
    let result = try runProcess(
      try builtProduct("layout-dump"),
      [
        "render", "layouts/gallery/\(screen.name)", "--format", "jsonl",
        "--size", "\(container["width"].int ?? 0)x\(container["height"].int ?? 0)",
        "--scale", "\(container["scale"].int ?? 0)",
      ], directory: Self.root)
    #expect(result.errors == "")
    #expect(result.status == 0)
    let frames = try result.output.split(separator: "\n").map { try CaseJSON(text: $0) }
    try #require(frames.count > screen.frame)
    compare(frames[screen.frame], example)
  }

  private func compare(_ frame: CaseJSON, _ example: GeometryCase) {
    let results = FrameResults(frame, of: example)
    let expected = example.expected
    let isPartial = expected["partial"].bool ?? false
    var check = GeometryComparison(tolerance: example.tolerance)
    check.equal(results.contentSize, expected["content_size"].numbers, "content_size")
    let items = results.sections.enumerated().flatMap { section, entry in
      entry["items"].list.enumerated().map { item, entry in
        GeometryRow(key: "\(section) \(item)", numbers: entry["frame"].numbers)
      }
    }
    let counts = example.input["sections"].list.map { $0["item_count"].int ?? 0 }
    #expect(results.sections.map { $0["items"].list.count } == counts)
    check.equal(items, expected["items"], key: 2, "item", isPartial: isPartial)
    check.equal(
      results.boundaryItems + results.attached, expected["supplementaries"], key: 3,
      "supplementary", isPartial: isPartial)
    check.equal(results.decorations, expected["decorations"], key: 2, "decoration")
    check.equal(results.itemZIndexes(of: expected["item_z"]), expected["item_z"], key: 1, "item_z")
    for wanted in expected["orthogonal"].list {
      let strip = results.sections[wanted["section"].int ?? 0]["scrolling"]
      #expect(strip["behavior"].string == wanted["behavior"].string)
      check.equal(strip["frame"].numbers, wanted["frame"].numbers, "strip")
      for name in ["content_length", "min_offset", "max_offset"] {
        check.equal(
          [strip[name].number ?? .nan], [wanted[name].number ?? .nan], "strip \(name)")
      }
    }
    for problem in check.problems { Issue.record("\(problem)") }
  }
}
