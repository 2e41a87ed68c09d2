import LayoutGeometry
import SectionHost

/// Draws a header, a footer or a badge: a band with its title, or a small sign with its number.
struct ViewPainter {
  let isRightToLeft: Bool

  func draw(_ view: FrameSection.Supplementary, into svg: inout SVGWriter) {
    let text = CellText(view.content)
    svg.raw("<g>")
    svg.tip("\(view.kind) \(view.index) \(view.frame.readableText)")
    if view.frame.width <= 48, view.frame.height <= 48 {
      drawBadge(view, text, into: &svg)
    } else {
      drawBand(view, text, into: &svg)
    }
    svg.raw("</g>\n")
  }

  private func drawBadge(
    _ view: FrameSection.Supplementary, _ text: CellText, into svg: inout SVGWriter
  ) {
    let frame = view.frame
    svg.rect(frame, class: "badge", radius: frame.shortSide / 2)
    let size = min(13, frame.height * 0.6)
    guard size >= 6, let words = text.title ?? text.subtitle else { return }
    svg.text(
      TextFit.cut(words, to: frame.width - 2, size: size), x: frame.x + frame.width / 2,
      y: frame.y + frame.height / 2 + size * 0.36, size: size, class: "on", anchor: .middle)
  }

  private func drawBand(
    _ view: FrameSection.Supplementary, _ text: CellText, into svg: inout SVGWriter
  ) {
    let frame = view.frame
    svg.rect(frame, class: view.pinned ? "pin" : "band")
    guard frame.height >= 10, frame.width >= 30 else { return }
    svg.beginWindow(frame, showing: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    let pad = min(16, frame.width / 10)
    var end = frame.width - pad
    let sign = view.pinned ? "\(view.kind), pinned" : view.kind
    let signWidth = TextFit.width(sign, size: 10)
    if text.title != nil, end - pad > signWidth + 80 {
      svg.text(
        sign, x: isRightToLeft ? frame.width - end : end, y: frame.height / 2 + 3.5, size: 10,
        class: "s", anchor: isRightToLeft ? .start : .end)
      end -= signWidth + 10
    }
    let size = min(17, frame.height * 0.5)
    let words = text.title ?? sign
    let hasSubtitle = text.subtitle != nil && frame.height >= 40
    let middle = frame.height / 2 + size * 0.36 - (hasSubtitle ? 8 : 0)
    let x = isRightToLeft ? frame.width - pad : pad
    svg.text(
      TextFit.cut(words, to: end - pad, size: size), x: x, y: middle, size: size,
      class: text.title == nil ? "s" : "t", anchor: isRightToLeft ? .end : .start)
    if hasSubtitle, let subtitle = text.subtitle {
      svg.text(
        TextFit.cut(subtitle, to: end - pad, size: 12), x: x, y: middle + 16, size: 12, class: "s",
        anchor: isRightToLeft ? .end : .start)
    }
    svg.endWindow()
  }
}
