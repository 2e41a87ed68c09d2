import FrameWriting
import LayoutGeometry
import SectionHost

/// Whole frames as JSON: a list of which what is visible has cells.
enum WrittenFrames {
  private static let count = 1_000

  static var benchmark: Benchmark {
    Benchmark(
      "frame_of_\(count)", unit: "ns/item", unitsPerIteration: count,
      work: {
        let frame = frame(count: count)
        return { iterations in
          var writer = FrameWriter(.lines)
          for _ in 0..<iterations {
            writer.write(frame)
            writer.drain { blackHole($0.count) }
          }
        }
      })
  }

  /// A frame of a list with so many items.
  static func frame(count: Int) -> Frame {
    let items = (0..<count).map { index in
      FrameSection.Item(
        identifier: ItemIdentifier(kind: "album", id: "\(index)"),
        frame: Rect(x: 0, y: Double(index) * 44, width: 390, height: 44), z: 1,
        cell: index < 20
          ? FrameSection.Cell(
            reuseIdentifier: "AlbumCell", number: index + 1, bindings: 1,
            content: .object([.init("title", .string("Album \(index)"))])) : nil)
    }
    return Frame(
      screen: "list", sequence: 0, at: 0, causes: ["start"],
      environment: Frame.Environment(
        size: Size(width: 390, height: 844), scale: 3, direction: "ltr", style: "light",
        safeArea: EdgeInsets(top: 47, bottom: 34), contentSizeCategory: "large",
        device: "iphone_14"),
      contentSize: Size(width: 390, height: Double(count) * 44),
      viewport: Rect(x: 0, y: 0, width: 390, height: 844),
      sections: [
        FrameSection(
          id: "albums", kind: "albums",
          frame: Rect(x: 0, y: 0, width: 390, height: Double(count) * 44), items: items)
      ], supplementaries: [], changes: FrameChanges(), outputs: [], diagnostics: [])
  }
}
