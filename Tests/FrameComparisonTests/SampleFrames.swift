import LayoutGeometry
import SectionHost

/// A section of rows under a header, over the whole width.
struct SampleSection {
  var id: String
  var header: Double? = 40
  var rows: [String]
  var rowHeight = 50.0
  var spacing = 0.0
  /// Rows whose height is another one.
  var heights: [String: Double] = [:]
  var titles: [String: String] = [:]
}

/// A frame of sections below each other, every item visible.
func sampleFrame(
  _ sections: [SampleSection], width: Double = 390, scale: Double = 2
) -> Frame {
  var y = 0.0
  let shown = sections.map { section in
    let start = y
    var views: [FrameSection.Supplementary] = []
    if let height = section.header {
      views.append(
        .init(
          kind: "header", index: 0, frame: Rect(x: 0, y: y, width: width, height: height), z: 1,
          pinned: false, content: .object([.init("title", .string(section.id))])))
      y += height
    }
    let items = section.rows.enumerated().map { index, id in
      if index > 0 { y += section.spacing }
      let height = section.heights[id] ?? section.rowHeight
      defer { y += height }
      return FrameSection.Item(
        identifier: ItemIdentifier(kind: "movie", id: id),
        frame: Rect(x: 0, y: y, width: width, height: height),
        cell: .init(
          reuseIdentifier: "movie", number: index + 1, bindings: 0,
          content: .object([.init("title", .string(section.titles[id] ?? id))])))
    }
    return FrameSection(
      id: section.id, kind: "rows", frame: Rect(x: 0, y: start, width: width, height: y - start),
      items: items, supplementaries: views)
  }
  return Frame(
    screen: "home", sequence: 0, at: 0, causes: ["start"],
    environment: .init(
      size: Size(width: width, height: 844), scale: scale, direction: "ltr", style: "light",
      safeArea: .zero, contentSizeCategory: "large", device: nil),
    contentSize: Size(width: width, height: y),
    viewport: Rect(x: 0, y: 0, width: width, height: 844), sections: shown, supplementaries: [],
    changes: FrameChanges(), outputs: [], diagnostics: [])
}
