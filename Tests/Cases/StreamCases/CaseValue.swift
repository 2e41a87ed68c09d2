/// A value of a case file, which is also what the streams of a case carry.
enum CaseValue: Hashable, Decodable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([CaseValue])
  case object([String: CaseValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([CaseValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  var int: Int? { if case .int(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var list: [CaseValue]? { if case .list(let value) = self { value } else { nil } }

  subscript(key: String) -> CaseValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  subscript(index: Int) -> CaseValue? {
    guard let list, list.indices.contains(index) else { return nil }
    return list[index]
  }
}

extension CaseValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .string(let value): value
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
