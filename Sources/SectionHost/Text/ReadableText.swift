extension String {
  /// The text with its control characters written as JSON writes them, but for line feeds and tabs.
  ///
  /// What scripts and data say must not command a terminal. O(n).
  package var withReadableControls: String { escapingControls { $0 == "\n" || $0 == "\t" } }

  /// The same for a text that is to stand on one line; O(n).
  package var onOneLine: String { escapingControls { _ in false } }

  private func escapingControls(but isKept: (Unicode.Scalar) -> Bool) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl && !isKept(scalar) }
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the two sets of control characters of ISO 6429, or the delete character.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var escape: String {
    switch self {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
