import LayoutGeometry
public import SectionHost

/// A picture of frames as SVG: each screen with its sections, cells, views and visible rectangle.
///
/// Several frames stand side by side, four in a row, each below its number, time and causes. A screen
/// is light or dark as its environment says; the words beside it follow the reader's preference.
public struct FramePicture {
  private let panels: [FramePanel]
  private let columns: Int

  private static let margin = 16.0
  private static let gap = 28.0

  /// Prepares a picture; on wish only of what is visible.
  public init(_ frames: [Frame], visibleOnly: Bool = false) {
    let kinds = PictureKinds(frames)
    panels = frames.map { frame in
      FramePanel(frame, kinds: kinds, visibleOnly: visibleOnly, isAlone: frames.count == 1)
    }
    columns = min(frames.count, 4)
  }

  /// Writes the whole picture; O(n).
  public func write(to buffer: inout ByteBuffer) {
    var svg = SVGWriter(capacity: 1 << 16)
    let rows = stride(from: 0, to: panels.count, by: max(columns, 1)).map {
      panels[$0..<min($0 + columns, panels.count)]
    }
    let width =
      rows.map { row in
        row.map(\.size.width).reduce(0, +) + Self.gap * Double(row.count - 1)
      }.max() ?? 0
    let height =
      rows.map { row in row.map(\.size.height).max() ?? 0 }.reduce(0, +)
      + Self.gap * Double(max(rows.count - 1, 0))
    svg.begin(width: width + 2 * Self.margin, height: height + 2 * Self.margin)
    svg.raw(PictureStyle.definitions(Set(panels.map(\.style)).sorted()))
    var y = Self.margin
    for row in rows {
      var x = Self.margin
      for panel in row {
        panel.draw(at: Point(x: x, y: y), into: &svg)
        x += panel.size.width + Self.gap
      }
      y += (row.map(\.size.height).max() ?? 0) + Self.gap
    }
    svg.raw("</svg>\n")
    svg.buffer.withUnsafeBytes { buffer.write($0.assumingMemoryBound(to: UInt8.self)) }
  }

  /// The whole picture as text; O(n).
  public var svg: String {
    var buffer = ByteBuffer()
    write(to: &buffer)
    return buffer.text()
  }
}

extension SVGWriter {
  /// Begins a picture of a size, with its style sheet.
  package mutating func begin(width: Double, height: Double) {
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute(" width=\"", width)
    attribute(" height=\"", height)
    raw(" viewBox=\"0 0 ")
    number(width)
    raw(" ")
    number(height)
    raw("\">\n")
    raw(PictureStyle.sheet)
  }
}
