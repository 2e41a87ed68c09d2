// What the functions of the case format are in Lua: functions of `a` and `b`.
extension CaseScript {
  /// A function by its name, of which each use counts its own calls.
  func function(_ text: String, _ body: (String) throws -> String) throws -> String {
    var rest = Substring(text)
    var call = "nil"
    var condition: String?
    if let range = rest.firstRange(of: " throwOnCall ") {
      call = String(rest[range.upperBound...])
      rest = rest[..<range.lowerBound]
    }
    if let range = rest.firstRange(of: " throwIf ") {
      condition = try predicate(String(rest[range.upperBound...]))
      rest = rest[..<range.lowerBound]
    }
    if rest == "throw" { return #"function() error("E0", 0) end"# }
    let base = "function(a, b) return \(try body(String(rest))) end"
    if condition == nil, call == "nil" { return base }
    let raisesIf = condition.map { "function(a, b) return \($0) end" } ?? "nil"
    return "raising(\(base), \(raisesIf), \(call))"
  }

  func unary(_ text: String) throws -> String {
    if text == "id" || text == "x" || text == "a" { return "a" }
    if text == "b" { return "b" }
    if text.hasPrefix("const "), let constant = Int(text.dropFirst(6)) { return "\(constant)" }
    guard text.first == "x", let sign = text.dropFirst().first, "*+-%".contains(sign),
      let number = Int(text.dropFirst(2))
    else { throw CaseFault("no function \(text)") }
    return "a \(sign) \(number)"
  }

  func binary(_ text: String) throws -> String {
    switch text {
    case "a+b", "a*b", "a-b", "a", "b": text
    case "pair": "{ a, b }"
    case "concat": "a .. b"
    default: throw CaseFault("no function of two values \(text)")
    }
  }

  func predicate(_ text: String) throws -> String {
    switch text {
    case "true", "false": return text
    case "isEven": return "a % 2 == 0"
    case "isPrime": return "is_prime(a)"
    default: break
    }
    for sign in ["==", "!=", ">=", "<=", ">", "<"] {
      guard let range = text.firstRange(of: sign), let number = Int(text[range.upperBound...])
      else { continue }
      let left = try unary(String(text[..<range.lowerBound]))
      return "\(left) \(sign == "!=" ? "~=" : sign) \(number)"
    }
    throw CaseFault("no predicate \(text)")
  }

  /// A function of all the values, which come as arguments.
  func nary(_ text: String) throws -> String {
    switch text {
    case "sum": "sum"
    case "list": "function(...) return { ... } end"
    case "throw": #"function() error("E0", 0) end"#
    default: throw CaseFault("no function of many values \(text)")
    }
  }

  /// The stream that a value turns into.
  func inner(_ text: String) throws -> String {
    switch text {
    case "sourceAt": "s[a]"
    case "just x": "ui.just(a)"
    case "from [x,x+1]": "ui.from{ a, a + 1 }"
    case "empty": "ui.empty()"
    case "x after 15": "ui.timer(15):map(function() return a end)"
    case "x repeated x times, every 10": "ui.interval(10):map(function() return a end):take(a)"
    default: throw CaseFault("no inner stream \(text)")
    }
  }

  /// What a hook of `do` does: "log", "count", "throw E" or "throwOnCall n".
  func hook(_ kind: String, _ text: String) throws -> String {
    switch text {
    case "log": return "function(...) note(\"log\", \"\(kind)\", ...) end"
    case "count": return "function() end"
    default: break
    }
    if text.hasPrefix("throw "), let error = CaseError(rawValue: String(text.dropFirst(6))) {
      return "function() error(\"\(error.rawValue)\", 0) end"
    }
    if text.hasPrefix("throwOnCall "), let last = Int(text.dropFirst(12)) {
      return "raising(function() end, nil, \(last))"
    }
    throw CaseFault("no action \(text)")
  }
}
