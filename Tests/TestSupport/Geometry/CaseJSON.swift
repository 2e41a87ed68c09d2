public import Foundation

/// A value of a case file, read with a path and no ceremony: what is missing is `null`.
public enum CaseJSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([CaseJSON])
  case object([String: CaseJSON])

  /// Reads a text.
  public init(_ data: Data) throws {
    self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  /// Reads a text.
  public init(text: some StringProtocol) throws { try self.init(Data(text.utf8)) }

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

  /// A member of an object.
  public subscript(key: String) -> CaseJSON {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  /// An entry of a list.
  public subscript(index: Int) -> CaseJSON {
    if case .list(let values) = self, index < values.count { values[index] } else { .null }
  }

  /// Whether there is nothing.
  public var isNull: Bool { if case .null = self { true } else { false } }
  /// The entries, if it is a list.
  public var list: [CaseJSON] { if case .list(let values) = self { values } else { [] } }
  /// The members, if it is an object.
  public var fields: [String: CaseJSON] {
    if case .object(let fields) = self { fields } else { [:] }
  }
  /// The number, if it is one.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The text, if it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The truth value, if it is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number without its fraction.
  public var int: Int? { number.map { Int($0) } }
  /// The numbers of a list.
  public var numbers: [Double] { list.compactMap(\.number) }
}

/// Tells a JSON `true` from a 1, which Foundation reads into the same class.
private enum CFBooleanLike {
  static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
