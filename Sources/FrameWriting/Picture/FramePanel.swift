package import LayoutGeometry
package import SectionHost

/// One frame of a picture: caption, screen, the names of the sections beside it, diagnostics below.
struct FramePanel {
  /// The extent of everything, in points.
  let size: Size
  /// `light` or `dark`.
  let style: String

  private let frame: Frame
  private let kinds: PictureKinds
  /// The part of the content that is shown, in content coordinates.
  private let shown: Rect
  private let caption: [String]
  private let notes: [(text: String, isError: Bool)]

  private static let captionHeight = 40.0
  private static let noteHeight = 18.0
  private static let gutter = 148.0

  init(_ frame: Frame, kinds: PictureKinds, visibleOnly: Bool, isAlone: Bool) {
    self.frame = frame
    self.kinds = kinds
    style = frame.environment.style == "dark" ? "dark" : "light"
    shown = visibleOnly ? frame.viewport : frame.extent
    let size = frame.environment.size
    let device =
      frame.environment.device ?? "\(size.width.readableText) x \(size.height.readableText)"
    let place = "frame \(frame.sequence) at \(frame.at.readableText) ms"
    caption =
      isAlone
      ? ["\(frame.screen)", "\(device), \(place)"]
      : ["\(frame.screen), \(place)", frame.causes.joined(separator: ", ")]
    notes =
      frame.diagnostics.prefix(6).map { ($0.oneLine, $0.severity == .error) }
      + (frame.diagnostics.count > 6
        ? [("and \(frame.diagnostics.count - 6) more diagnostics", true)] : [])
    self.size = Size(
      width: shown.width + (frame.sections.isEmpty ? 0 : Self.gutter),
      height: Self.captionHeight + shown.height + Double(notes.count) * Self.noteHeight
        + (notes.isEmpty ? 0 : 8))
  }

  func draw(at origin: Point, into svg: inout SVGWriter) {
    svg.raw("<g class=\"\(style)\">")
    let texts = zip(caption, [(14.0, 15.0, "cap b"), (32.0, 12.0, "dim")])
    for (text, (y, fontSize, name)) in texts where !text.isEmpty {
      svg.text(
        TextFit.cut(text, to: size.width, size: fontSize), x: origin.x, y: origin.y + y,
        size: fontSize, class: name)
    }
    let card = Rect(
      x: origin.x, y: origin.y + Self.captionHeight, width: shown.width, height: shown.height)
    svg.raw("\n")
    svg.beginWindow(card, showing: shown)
    svg.rect(shown, class: "bg")
    drawContent(into: &svg)
    svg.endWindow()
    svg.rect(card, class: "edge")
    // The rectangle's own line must not be cut in half at the card's edges.
    svg.rect(onCard(frame.viewport, card), class: "seen", radius: 6)
    drawGutter(card, into: &svg)
    for (place, note) in notes.enumerated() {
      svg.text(
        TextFit.cut(note.text, to: size.width, size: 12), x: origin.x,
        y: card.maxY + 20 + Double(place) * Self.noteHeight, size: 12,
        class: note.isError ? "bad" : "warn")
    }
    svg.raw("</g>\n")
  }

  private func drawContent(into svg: inout SVGWriter) {
    let painter = SectionPainter(frame: frame, shown: shown, style: style, kinds: kinds)
    for section in frame.sections where section.frame.overlaps(shown) {
      painter.draw(section, into: &svg)
    }
    for view in frame.supplementaries { painter.draw(view, into: &svg) }
    // What is pinned lies over everything.
    for section in frame.sections {
      for view in section.supplementaries where view.pinned { painter.draw(view, into: &svg) }
    }
    if frame.sections.isEmpty {
      svg.text(
        "no sections", x: shown.x + shown.width / 2,
        y: frame.viewport.y + frame.viewport.height / 2,
        size: 15, class: "s", anchor: .middle)
    }
    let seen = frame.viewport
    let above = Rect(x: shown.x, y: shown.y, width: shown.width, height: seen.y - shown.y)
    let below = Rect(
      x: shown.x, y: seen.maxY, width: shown.width, height: shown.maxY - seen.maxY)
    let left = Rect(x: shown.x, y: seen.y, width: seen.x - shown.x, height: seen.height)
    let right = Rect(x: seen.maxX, y: seen.y, width: shown.maxX - seen.maxX, height: seen.height)
    for veil in [above, below, left, right] where veil.width > 0 && veil.height > 0 {
      svg.rect(veil, class: "veil")
    }
    let safe = frame.environment.safeArea
    for y in [seen.y + safe.top, seen.maxY - safe.bottom] where y != seen.y && y != seen.maxY {
      svg.line(from: Point(x: seen.x, y: y), to: Point(x: seen.maxX, y: y), class: "safe")
    }
  }

  /// Names each section at the height where it stands.
  private func drawGutter(_ card: Rect, into svg: inout SVGWriter) {
    for section in frame.sections where section.frame.overlaps(shown) {
      let place = onCard(section.frame, card)
      let top = max(place.y, card.y)
      let bottom = min(place.maxY, card.maxY)
      guard bottom - top >= 14 else { continue }
      let x = card.maxX + 10
      svg.line(from: Point(x: x, y: top + 2), to: Point(x: x, y: bottom - 2), class: "brace")
      let width = Self.gutter - 20
      var y = top + 14
      for (place, line) in section.gutterLines.enumerated() where y + 2 <= bottom {
        svg.text(
          TextFit.cut(line, to: width, size: place == 0 ? 12 : 11), x: x + 8, y: y,
          size: place == 0 ? 12 : 11, class: place == 0 ? "cap b" : "dim")
        y += 15
      }
    }
    svg.raw("\n")
  }

  private func onCard(_ rect: Rect, _ card: Rect) -> Rect {
    Rect(
      x: rect.x - shown.x + card.x, y: rect.y - shown.y + card.y, width: rect.width,
      height: rect.height)
  }
}

extension Frame {
  /// All of the content and of what is seen, in content coordinates.
  package var extent: Rect {
    let x = min(0, viewport.x)
    let y = min(0, viewport.y)
    return Rect(
      x: x, y: y, width: max(contentSize.width, viewport.maxX) - x,
      height: max(contentSize.height, viewport.maxY) - y)
  }
}

extension Rect {
  /// Whether the rectangles meet, in an edge too.
  func overlaps(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}

extension FrameSection {
  /// The section's name, its kind where that is another word, and how it scrolls.
  fileprivate var gutterLines: [String] {
    var lines = [id]
    if kind != id { lines.append(kind) }
    lines.append("\(items.count) item\(items.count == 1 ? "" : "s")")
    if let scrolling {
      lines.append(scrolling.behavior)
      if let page = scrolling.stops.firstIndex(of: scrolling.offset) {
        lines.append("page \(page + 1) of \(scrolling.stops.count)")
      }
    }
    return lines
  }
}
