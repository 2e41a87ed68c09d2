import LayoutGeometry
import SectionHost

/// Draws a cell: a card in its kind's colour with what it shows; one that is not visible is an outline
/// with its identity.
struct CellPainter {
  /// The number of the kind's colour.
  let color: Int
  let isRightToLeft: Bool

  func draw(_ item: FrameSection.Item, into svg: inout SVGWriter) {
    let frame = item.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let isVisible = item.cell != nil
    // Half a point on each side keeps neighbours apart that touch.
    let card = frame.inset(by: min(0.5, frame.shortSide / 8))
    svg.raw("<g>")
    svg.tip("\(item.identifier) \(frame.readableText)")
    svg.rect(
      card, class: (isVisible ? "k" : "o") + String(color), radius: min(8, frame.shortSide / 6))
    if frame.width >= 24, frame.height >= 12 {
      svg.beginWindow(card, showing: Rect(x: 0, y: 0, width: card.width, height: card.height))
      draw(item, in: Size(width: card.width, height: card.height), into: &svg)
      svg.endWindow()
    }
    svg.raw("</g>\n")
  }

  private func draw(_ item: FrameSection.Item, in size: Size, into svg: inout SVGWriter) {
    let text = CellText(item.cell?.content)
    if size.height >= 64, size.width < size.height * 2.4 {
      drawTile(item, text, in: size, into: &svg)
    } else {
      drawRow(item, text, in: size, into: &svg)
    }
  }

  /// A cell about as high as wide: an image above, words below, its identity at the top.
  private func drawTile(
    _ item: FrameSection.Item, _ text: CellText, in size: Size, into svg: inout SVGWriter
  ) {
    let pad = min(10, size.width / 10)
    let width = size.width - 2 * pad
    let identity = item.identifier.description
    svg.text(
      TextFit.cut(identity, to: width, size: 10), x: x(pad, size), y: pad + 9, size: 10,
      class: "a\(color)", anchor: anchor)
    guard item.cell != nil else { return }
    let room = Int((size.height - 2 * pad - 14) / 16)
    var lines: [(text: String, size: Double, name: String)] = []
    if let title = text.title {
      lines = paragraph(title, width: width, size: 14, atMost: min(max(room - 1, 1), 6))
    }
    if let subtitle = text.subtitle, lines.count < room {
      lines.append((TextFit.cut(subtitle, to: width, size: 12), 12, "s"))
    }
    var y = size.height - pad - 3
    for line in lines.reversed() {
      svg.text(
        line.text, x: x(pad, size), y: y, size: line.size, class: line.name, anchor: anchor)
      y -= line.size + 4
    }
    guard let image = text.image else { return }
    let free = Rect(x: pad, y: pad + 14, width: width, height: y - pad - 6)
    if free.height >= 24 {
      drawImage(in: free, named: lines.isEmpty ? image : nil, into: &svg)
    }
  }

  /// A cell that is wider than high: an image in front, words behind it, its identity at the end.
  private func drawRow(
    _ item: FrameSection.Item, _ text: CellText, in size: Size, into svg: inout SVGWriter
  ) {
    let pad = min(12, size.width / 12)
    var start = pad
    if item.cell != nil, text.image != nil, size.height >= 28, size.width >= size.height * 1.5 {
      let side = min(size.height - 12, 56)
      let place = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
      var shown = place
      shown.x = isRightToLeft ? size.width - start - side : start
      drawImage(in: shown, named: nil, into: &svg)
      start += side + 10
    }
    var end = size.width - pad
    let identity = item.identifier.description
    let identityWidth = TextFit.width(identity, size: 10)
    let hasWords = text.title != nil || text.image != nil
    if hasWords, size.height >= 20, end - start > identityWidth + 120 {
      let place = isRightToLeft ? size.width - end : end
      svg.text(
        identity, x: place, y: size.height / 2 + 3.5, size: 10, class: "a\(color)",
        anchor: isRightToLeft ? .start : .end)
      end -= identityWidth + 10
    }
    let width = end - start
    guard hasWords else {
      let fontSize = min(11, size.height * 0.6)
      let words = [identity, text.subtitle].compactMap(\.self).joined(separator: "  ")
      svg.text(
        TextFit.cut(words, to: width, size: fontSize), x: x(start, size),
        y: size.height / 2 + fontSize * 0.36, size: fontSize, class: "a\(color)", anchor: anchor)
      return
    }
    let large = min(14, size.height * 0.5)
    let hasRoom = text.subtitle != nil && size.height >= 34
    let rows = max(Int((size.height - 8) / (large + 4)) - (hasRoom ? 1 : 0), 1)
    var lines = paragraph(
      text.title ?? text.image ?? "", width: width, size: large, atMost: min(rows, 8))
    if hasRoom, let subtitle = text.subtitle {
      lines.append((TextFit.cut(subtitle, to: width, size: 12), 12, "s"))
    }
    let height = lines.reduce(0) { $0 + $1.size + 4 } - 4
    var y = (size.height - height) / 2
    for line in lines {
      svg.text(
        line.text, x: x(start, size), y: y + line.size * 0.86, size: line.size, class: line.name,
        anchor: anchor)
      y += line.size + 4
    }
  }

  /// A title in lines; where it is a whole text, it is not bold.
  private func paragraph(_ text: String, width: Double, size: Double, atMost most: Int)
    -> [(text: String, size: Double, name: String)]
  {
    let lines = TextFit.lines(text, width: width, size: size, atMost: most)
    return lines.map { ($0, size, lines.count > 2 ? "r" : "t") }
  }

  /// An image's sign, with its name below where that is the only word.
  private func drawImage(in place: Rect, named name: String?, into svg: inout SVGWriter) {
    let side = min(place.width, place.height - (name == nil ? 0 : 16), 56)
    guard side >= 12 else { return }
    let top = place.y + (place.height - side - (name == nil ? 0 : 16)) / 2
    svg.raw("<use href=\"#image\" class=\"a\(color)\" opacity=\".55\"")
    svg.place(
      Rect(x: place.x + (place.width - side) / 2, y: top, width: side, height: side))
    svg.raw("/>")
    if let name {
      svg.text(
        TextFit.cut(name, to: place.width, size: 11), x: place.x + place.width / 2,
        y: top + side + 13, size: 11, class: "s", anchor: .middle)
    }
  }

  private func x(_ inset: Double, _ size: Size) -> Double {
    isRightToLeft ? size.width - inset : inset
  }

  private var anchor: SVGWriter.Anchor { isRightToLeft ? .end : .start }
}

extension Rect {
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
