/// Cuts texts to widths by the usual widths of letters; no font is read, so that pictures never change.
package enum TextFit {
  /// About how wide a text is, in points.
  package static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size
  }

  /// The text, or as much of its beginning as fits, with an ellipsis.
  package static func cut(_ text: String, to width: Double, size: Double) -> String {
    // No letter is wider than an em, so most texts need no measuring.
    if Double(text.utf8.count) * size <= width || Self.width(text, size: size) <= width {
      return text
    }
    let limit = width / size - advance("…")
    var used = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      used += text[end].unicodeScalars.reduce(0) { $0 + advance($1) }
      if used > limit { break }
      end = text.index(after: end)
    }
    return text[..<end].trimmed + "…"
  }

  /// The text in lines, broken between words; the last of at most so many is cut.
  package static func lines(_ text: String, width: Double, size: Double, atMost most: Int)
    -> [String]
  {
    let words = text.split { $0 == " " || $0.isNewline }
    var lines: [String] = []
    var place = 0
    while place < words.count, lines.count < most {
      if lines.count == most - 1 {
        lines.append(cut(words[place...].joined(separator: " "), to: width, size: size))
        break
      }
      var line = String(words[place])
      place += 1
      while place < words.count {
        let longer = line + " " + words[place]
        if Self.width(longer, size: size) > width { break }
        line = longer
        place += 1
      }
      lines.append(cut(line, to: width, size: size))
    }
    return lines
  }

  /// The usual width of a letter in ems.
  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "!", "'", "|", ".", ",", ":", ";": 0.3
    case "f", "r", "t", "(", ")", "[", "]", "/", " ", "-", "\"": 0.38
    case "m", "w", "M", "W", "@", "%", "…": 0.9
    case "A"..."Z": 0.7
    case "\u{300}"..."\u{36F}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": 0
    // From the Hangul letters on, most are as wide as they are high.
    case "\u{1100}"...: 1.05
    default: 0.58
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
