/// The parameters and the result of a function, in LuaLS's notation:
/// `(count: integer, scope?: string): Stream`.
struct ScriptSignature: Hashable {
  /// A parameter.
  struct Parameter: Hashable {
    /// Its name; `...` takes any number of values.
    var name: String
    /// Whether it may be left out.
    var isOptional: Bool
    /// Its type.
    var type: String
  }

  /// The parameters, in order.
  var parameters: [Parameter]
  /// The type of the result; nil where there is none.
  var result: String?

  /// Reads a signature; nil where it is none.
  init?(_ text: String) {
    guard text.hasPrefix("("), let end = Self.closing(of: text) else { return nil }
    let rest = text[text.index(after: end)...]
    if rest.isEmpty {
      result = nil
    } else {
      guard rest.hasPrefix(": "), rest.count > 2 else { return nil }
      result = String(rest.dropFirst(2))
    }
    parameters = []
    for part in Self.parts(of: text[text.index(after: text.startIndex)..<end]) {
      guard let colon = part.firstIndex(of: ":"), part[colon...].hasPrefix(": ") else { return nil }
      var name = String(part[..<colon])
      let isOptional = name.hasSuffix("?")
      if isOptional { name.removeLast() }
      let type = String(part[colon...].dropFirst(2))
      guard !name.isEmpty, !type.isEmpty else { return nil }
      parameters.append(Parameter(name: name, isOptional: isOptional, type: type))
    }
  }

  /// The bracket that closes the first one.
  private static func closing(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "{", "[": depth += 1
      case ")", "}", "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// What stands between the commas that are in no brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "{", "[", "<": depth += 1
      case ")", "}", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index].drop { $0 == " " })
        start = text.index(after: index)
      default: break
      }
    }
    let last = text[start...].drop { $0 == " " }
    return last.isEmpty ? parts : parts + [last]
  }
}
