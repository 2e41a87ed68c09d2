import Foundation

/// A value of a case file, read with a path and no ceremony: what is missing is `null`.
enum CaseJSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([CaseJSON])
  case object([String: CaseJSON])

  init(_ data: Data) throws {
    self.init(try JSONSerialization.jsonObject(with: data))
  }

  private init(_ value: Any) {
    switch value {
    case let value as [String: Any]: self = .object(value.mapValues(CaseJSON.init))
    case let value as [Any]: self = .list(value.map(CaseJSON.init))
    case let value as String: self = .string(value)
    case let value as NSNumber:
      self = CFBooleanLike.isBool(value) ? .bool(value.boolValue) : .number(value.doubleValue)
    default: self = .null
    }
  }

  subscript(key: String) -> CaseJSON {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  subscript(index: Int) -> CaseJSON {
    if case .list(let values) = self, index < values.count { values[index] } else { .null }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
  var list: [CaseJSON] { if case .list(let values) = self { values } else { [] } }
  var fields: [String: CaseJSON] { if case .object(let fields) = self { fields } else { [:] } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var int: Int? { number.map { Int($0) } }
  var numbers: [Double] { list.compactMap(\.number) }
}

/// Tells a JSON `true` from a 1, which Foundation reads into the same class.
private enum CFBooleanLike {
  static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
