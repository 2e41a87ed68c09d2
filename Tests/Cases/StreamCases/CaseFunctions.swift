import Streams

/// The functions that cases name: "<base> [throwIf <predicate>] [throwOnCall n]".
///
/// Each call counts, so an instance belongs to one use in one case.
final class CaseFunction<Result> {
  private let base: (CaseValue, CaseValue) throws -> Result
  private let throwIf: ((CaseValue, CaseValue) throws -> Bool)?
  private let throwOnCall: Int?
  private var calls = 0

  private init(
    _ text: String, base makeBase: (String) throws -> (CaseValue, CaseValue) throws -> Result
  ) throws {
    var rest = Substring(text)
    var call: Int?
    var condition: ((CaseValue, CaseValue) throws -> Bool)?
    if let range = rest.firstRange(of: " throwOnCall ") {
      call = Int(rest[range.upperBound...])
      rest = rest[..<range.lowerBound]
    }
    if let range = rest.firstRange(of: " throwIf ") {
      condition = try CaseFunctions.predicate(String(rest[range.upperBound...]))
      rest = rest[..<range.lowerBound]
    }
    base = try makeBase(String(rest))
    throwIf = condition
    throwOnCall = call
  }

  func callAsFunction(_ a: CaseValue, _ b: CaseValue = .null) throws -> Result {
    calls += 1
    if calls == throwOnCall { throw CaseError.E0 }
    if let throwIf, try throwIf(a, b) { throw CaseError.E0 }
    return try base(a, b)
  }
}

extension CaseFunction where Result == CaseValue {
  static func unary(_ text: String) throws -> CaseFunction {
    try CaseFunction(text, base: CaseFunctions.unary)
  }

  static func binary(_ text: String) throws -> CaseFunction {
    try CaseFunction(text, base: CaseFunctions.binary)
  }

  static func nary(_ text: String) throws -> CaseFunction {
    try CaseFunction(text, base: CaseFunctions.nary)
  }
}

extension CaseFunction where Result == Bool {
  static func predicate(_ text: String) throws -> CaseFunction {
    try CaseFunction(text, base: CaseFunctions.predicate)
  }
}

extension CaseFunction where Result == Stream<CaseValue> {
  /// A function from a value to a stream, whose base the caller makes.
  static func stream(
    _ text: String, base: @escaping (String) throws -> (CaseValue) throws -> Stream<CaseValue>
  ) throws -> CaseFunction {
    try CaseFunction(text) { text in
      let make = try base(text)
      return { value, _ in try make(value) }
    }
  }
}

/// What the names mean.
enum CaseFunctions {
  typealias Function<Result> = (CaseValue, CaseValue) throws -> Result

  static func unary(_ text: String) throws -> Function<CaseValue> {
    if text == "id" { return { a, _ in a } }
    if text == "throw" { return { _, _ in throw CaseError.E0 } }
    if text.hasPrefix("const "), let constant = Int(text.dropFirst(6)) {
      return { _, _ in .int(constant) }
    }
    guard text.first == "x", let sign = text.dropFirst().first, let k = Int(text.dropFirst(2))
    else { throw CaseFault("no function \(text)") }
    return { a, _ in .int(try arithmetic(sign, number(a), k)) }
  }

  static func binary(_ text: String) throws -> Function<CaseValue> {
    switch text {
    case "a+b": { a, b in .int(try number(a) + number(b)) }
    case "a*b": { a, b in .int(try number(a) * number(b)) }
    case "a-b": { a, b in .int(try number(a) - number(b)) }
    case "a": { a, _ in a }
    case "b": { _, b in b }
    case "pair": { a, b in .list([a, b]) }
    case "concat": { a, b in .string("\(a)\(b)") }
    case "throw": { _, _ in throw CaseError.E0 }
    default: throw CaseFault("no function of two values \(text)")
    }
  }

  /// Functions of a list of values.
  static func nary(_ text: String) throws -> Function<CaseValue> {
    switch text {
    case "sum": { a, _ in .int(try (a.list ?? []).reduce(0) { try $0 + number($1) }) }
    case "list": { a, _ in a }
    case "throw": { _, _ in throw CaseError.E0 }
    default: throw CaseFault("no function of many values \(text)")
    }
  }

  static func predicate(_ text: String) throws -> Function<Bool> {
    switch text {
    case "true": return { _, _ in true }
    case "false": return { _, _ in false }
    case "isEven": return { a, _ in try number(a) % 2 == 0 }
    case "isPrime": return { a, _ in isPrime(try number(a)) }
    default: break
    }
    for sign in ["==", "!=", ">=", "<=", ">", "<"] {
      guard let range = text.firstRange(of: sign), let k = Int(text[range.upperBound...]) else {
        continue
      }
      let left = String(text[..<range.lowerBound])
      let value = try operand(left)
      return { a, b in compare(sign, try value(a, b), k) }
    }
    throw CaseFault("no predicate \(text)")
  }

  static func number(_ value: CaseValue) throws -> Int {
    guard let number = value.int else { throw CaseFault("no number \(value)") }
    return number
  }

  private static func operand(_ text: String) throws -> Function<Int> {
    if text == "x" || text == "a" { return { a, _ in try number(a) } }
    if text == "b" { return { _, b in try number(b) } }
    let function = try unary(text)
    return { a, b in try number(try function(a, b)) }
  }

  private static func arithmetic(_ sign: Character, _ x: Int, _ k: Int) throws -> Int {
    switch sign {
    case "*": x * k
    case "+": x + k
    case "-": x - k
    case "%": x % k
    default: throw CaseFault("no function x\(sign)\(k)")
    }
  }

  private static func compare(_ sign: String, _ x: Int, _ k: Int) -> Bool {
    switch sign {
    case "==": x == k
    case "!=": x != k
    case ">=": x >= k
    case "<=": x <= k
    case ">": x > k
    default: x < k
    }
  }

  private static func isPrime(_ number: Int) -> Bool {
    number > 1 && !(2..<max(2, number)).contains { number % $0 == 0 }
  }
}
