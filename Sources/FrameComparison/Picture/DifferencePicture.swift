import FrameWriting
import LayoutGeometry

/// A picture of differences as SVG: where parts were lies dashed under where they are, and colours say
/// what moved, changed its size, appeared, left or shows something else.
///
/// Several differences stand side by side, four in a row.
package struct DifferencePicture {
  private let panels: [DifferencePanel]

  private static let margin = 16.0
  private static let gap = 28.0
  private static let columns = 4

  /// Prepares a picture of compared frames.
  package init(_ pairs: [ComparedFrames]) {
    panels = pairs.map(DifferencePanel.init)
  }

  /// Writes the whole picture; O(n).
  package var svg: String {
    var svg = SVGWriter(capacity: 1 << 16)
    let rows = stride(from: 0, to: panels.count, by: Self.columns).map {
      panels[$0..<min($0 + Self.columns, panels.count)]
    }
    let heights = rows.map { row in row.map(\.size.height).max() ?? 0 }
    let width = rows.map { row in
      row.map(\.size.width).reduce(0, +) + Self.gap * Double(row.count - 1)
    }.max()
    let legend = DifferenceLegend()
    svg.begin(
      width: max(width ?? 0, legend.width) + 2 * Self.margin,
      height: heights.reduce(0, +) + Self.gap * Double(rows.count) + 2 * Self.margin)
    svg.raw(DifferenceLegend.sheet)
    svg.raw(PictureStyle.definitions([]))
    legend.draw(at: Point(x: Self.margin, y: Self.margin), into: &svg)
    var y = Self.margin + Self.gap
    for (row, height) in zip(rows, heights) {
      var x = Self.margin
      for panel in row {
        panel.draw(at: Point(x: x, y: y), into: &svg)
        x += panel.size.width + Self.gap
      }
      y += height + Self.gap
    }
    svg.raw("</svg>\n")
    return svg.buffer.text()
  }
}
