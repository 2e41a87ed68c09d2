import FrameWriting
import LayoutGeometry
import SectionHost

/// Two frames over each other: caption, overlay, the sections beside it, and the causes below.
struct DifferencePanel {
  /// The extent of everything, in points.
  let size: Size

  private let pair: ComparedFrames
  /// All of both contents, in content coordinates.
  private let shown: Rect
  private let causes: [String]

  private static let captionHeight = 40.0
  private static let lineHeight = 18.0
  private static let gutter = 190.0

  init(_ pair: ComparedFrames) {
    self.pair = pair
    let (old, new) = (pair.before.extent, pair.after.extent)
    let x = min(old.x, new.x)
    let y = min(old.y, new.y)
    shown = Rect(
      x: x, y: y, width: max(old.maxX, new.maxX) - x, height: max(old.maxY, new.maxY) - y)
    let words = pair.difference.causes.map(\.words)
    causes =
      Array(words.prefix(6)) + (words.count > 6 ? ["and \(words.count - 6) more causes"] : [])
    size = Size(
      width: shown.width + Self.gutter,
      height: Self.captionHeight + shown.height + Double(causes.count) * Self.lineHeight + 8)
  }

  func draw(at origin: Point, into svg: inout SVGWriter) {
    let (before, after) = (pair.before, pair.after)
    svg.raw("<g>")
    svg.text(
      TextFit.cut("\(before.screen) → \(after.screen)", to: size.width, size: 15), x: origin.x,
      y: origin.y + 14, size: 15, class: "cap b")
    let times =
      "frame \(before.sequence) at \(before.at.readableText) ms → "
      + "frame \(after.sequence) at \(after.at.readableText) ms"
    svg.text(
      TextFit.cut(times, to: size.width, size: 12), x: origin.x, y: origin.y + 32, size: 12,
      class: "dim")
    let card = Rect(
      x: origin.x, y: origin.y + Self.captionHeight, width: shown.width, height: shown.height)
    svg.beginWindow(card, showing: shown)
    drawParts(into: &svg)
    svg.rect(after.viewport, class: "seen", radius: 6)
    svg.endWindow()
    svg.rect(card, class: "edge")
    drawGutter(card, into: &svg)
    for (place, cause) in causes.enumerated() {
      svg.text(
        TextFit.cut(cause, to: size.width, size: 12), x: origin.x,
        y: card.maxY + 20 + Double(place) * Self.lineHeight, size: 12,
        class: place == 0 ? "cap b" : "dim")
    }
    svg.raw("</g>\n")
  }

  // MARK: Parts

  private func drawParts(into svg: inout SVGWriter) {
    let differences = Dictionary(pair.difference.parts.map { ($0.part, $0) }) { first, _ in first }
    let before = OverlaidParts(pair.before)
    let after = OverlaidParts(pair.after)
    // What did not change is the ground on which the rest stands.
    for part in after.parts where differences[part.part] == nil {
      svg.rect(part.seen, class: "same", radius: 4)
    }
    svg.raw("\n")
    for part in before.parts {
      guard let difference = differences[part.part] else { continue }
      if difference.after == nil {
        draw(part, .left, into: &svg)
      } else if difference.after != difference.before {
        svg.rect(part.seen, class: "was", radius: 4)
      }
    }
    svg.raw("\n")
    for part in after.parts {
      guard let difference = differences[part.part] else { continue }
      guard let mark = DifferenceLegend.Mark(difference.changes) else {
        svg.rect(part.seen, class: "same", radius: 4)
        continue
      }
      draw(part, mark, words: difference.words, into: &svg)
      if let earlier = before.places[part.part] { drawWay(earlier, part.seen, into: &svg) }
    }
  }

  private func draw(
    _ part: OverlaidPart, _ mark: DifferenceLegend.Mark, words: String? = nil,
    into svg: inout SVGWriter
  ) {
    svg.raw("<g>")
    svg.tip(words ?? "\(part.part) left")
    svg.rect(part.seen, class: mark.rawValue, radius: 4)
    if part.seen.height >= 14, part.seen.width >= 30 {
      let size = min(11, part.seen.height * 0.6)
      svg.text(
        TextFit.cut(part.part.description, to: part.seen.width - 12, size: size),
        x: part.seen.x + 6, y: part.seen.y + size + 4, size: size, class: "w")
    }
    svg.raw("</g>\n")
  }

  /// A line from the old middle to the new one, where both are apart.
  private func drawWay(_ from: Rect, _ to: Rect, into svg: inout SVGWriter) {
    let start = Point(x: from.x + from.width / 2, y: from.y + from.height / 2)
    let end = Point(x: to.x + to.width / 2, y: to.y + to.height / 2)
    guard (start.x - end.x).magnitude + (start.y - end.y).magnitude > 2 else { return }
    svg.line(from: start, to: end, class: "way")
  }

  // MARK: Beside it

  private func drawGutter(_ card: Rect, into svg: inout SVGWriter) {
    for section in pair.after.sections {
      let top = section.frame.y - shown.y + card.y
      let bottom = min(section.frame.maxY - shown.y + card.y, card.maxY)
      guard bottom - top >= 14 else { continue }
      let x = card.maxX + 10
      svg.line(from: Point(x: x, y: top + 2), to: Point(x: x, y: bottom - 2), class: "brace")
      let lines = [section.id] + facts(section.id)
      var y = top + 14
      for (place, line) in lines.enumerated() where y + 2 <= bottom {
        svg.text(
          TextFit.cut(line, to: Self.gutter - 20, size: 12), x: x + 8, y: y, size: 12,
          class: place == 0 ? "cap b" : "dim")
        y += 15
      }
    }
    svg.raw("\n")
  }

  private func facts(_ id: String) -> [String] {
    guard let section = pair.difference.sections.first(where: { $0.id == id }) else { return [] }
    let counts = [
      (section.moved, "moved"), (section.resized, "resized"), (section.appeared, "appeared"),
      (section.left, "left"), (section.changed, "changed"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
