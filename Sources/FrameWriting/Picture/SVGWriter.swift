package import LayoutGeometry

/// Writes the elements of an SVG picture into a buffer, one after the other.
///
/// Lengths are points and are written to a hundredth; texts are escaped.
package struct SVGWriter: ~Copyable {
  /// What has been written.
  package private(set) var buffer: ByteBuffer

  /// Makes a writer with room for so many bytes.
  package init(capacity: Int = 1 << 14) { buffer = ByteBuffer(capacity: capacity) }

  /// Writes markup as it is.
  package mutating func raw(_ markup: StaticString) { buffer.write(markup) }

  /// Writes markup as it is.
  package mutating func raw(_ markup: String) { buffer.write(text: markup) }

  /// Opens an element that is a window onto a part of its content: what lies outside is not drawn.
  package mutating func beginWindow(_ frame: Rect, showing part: Rect) {
    raw("<svg")
    place(frame)
    raw(" viewBox=\"")
    number(part.x)
    for length in [part.y, part.width, part.height] {
      raw(" ")
      number(length)
    }
    raw("\">")
  }

  /// Closes a window.
  package mutating func endWindow() { raw("</svg>\n") }

  /// Draws a rectangle.
  package mutating func rect(_ frame: Rect, class name: String, radius: Double = 0) {
    raw("<rect class=\"")
    raw(name)
    raw("\"")
    place(frame)
    if radius > 0 { attribute(" rx=\"", radius) }
    raw("/>")
  }

  /// Draws a line.
  package mutating func line(from start: Point, to end: Point, class name: String) {
    raw("<path class=\"")
    raw(name)
    raw("\" d=\"M")
    number(start.x)
    raw(" ")
    number(start.y)
    raw("L")
    number(end.x)
    raw(" ")
    number(end.y)
    raw("\"/>")
  }

  /// Where a text stands: at its start, its middle or its end.
  package enum Anchor { case start, middle, end }

  /// Draws a text on its base line.
  package mutating func text(
    _ text: String, x: Double, y: Double, size: Double, class name: String,
    anchor: Anchor = .start
  ) {
    raw("<text class=\"")
    raw(name)
    raw("\"")
    attribute(" x=\"", x)
    attribute(" y=\"", y)
    attribute(" font-size=\"", size)
    switch anchor {
    case .start: break
    case .middle: raw(" text-anchor=\"middle\"")
    case .end: raw(" text-anchor=\"end\"")
    }
    raw(">")
    escape(text)
    raw("</text>")
  }

  /// Says what the element that is open is, where the pointer rests on it.
  package mutating func tip(_ text: String) {
    raw("<title>")
    escape(text)
    raw("</title>")
  }

  /// Writes x, y, width and height as attributes.
  package mutating func place(_ frame: Rect) {
    attribute(" x=\"", frame.x)
    attribute(" y=\"", frame.y)
    attribute(" width=\"", frame.width)
    attribute(" height=\"", frame.height)
  }

  /// Writes an attribute whose beginning is given, up to its opening quote.
  package mutating func attribute(_ beginning: StaticString, _ value: Double) {
    raw(beginning)
    number(value)
    raw("\"")
  }

  /// Writes a length to a hundredth.
  package mutating func number(_ value: Double) {
    // What is not finite is nowhere.
    buffer.write(value.isFinite ? (value * 100).rounded() / 100 : 0)
  }

  /// Writes text with references for what would be markup; what no XML may hold becomes U+FFFD.
  package mutating func escape(_ text: String) {
    var plain = true
    for byte in text.utf8 where !byte.isPlain { plain = false }
    if plain { return buffer.write(text: text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "\t", "\n", "\r": raw(" ")
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
      default: buffer.write(text: String(scalar))
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte stands for itself; those of U+FFFE and U+FFFF begin with 0xEF.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self != UInt8(ascii: "&") && self != UInt8(ascii: "<")
      && self != UInt8(ascii: ">") && self != UInt8(ascii: "\"") && self != 0xEF
  }
}
