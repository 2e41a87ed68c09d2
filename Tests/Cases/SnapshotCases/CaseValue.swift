/// A value of a case file.
enum CaseValue: Decodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([CaseValue])
  case object([String: CaseValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([CaseValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  init(_ strings: [String]) { self = .array(strings.map { .string($0) }) }

  init(_ string: String?) { self = string.map { .string($0) } ?? .null }

  init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .null }

  subscript(name: String) -> CaseValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[name]
  }

  var string: String {
    get throws {
      guard case .string(let value) = self else { throw CaseError("\(self) is no string") }
      return value
    }
  }

  var integer: Int {
    get throws {
      guard case .integer(let value) = self else { throw CaseError("\(self) is no number") }
      return value
    }
  }

  var array: [CaseValue] {
    get throws {
      guard case .array(let values) = self else { throw CaseError("\(self) is no array") }
      return values
    }
  }

  var strings: [String] {
    get throws { try array.map { try $0.string } }
  }

  /// The sections of a state as the case files write it.
  var sections: [(String, [String])] {
    get throws {
      guard let sections = self["sections"] else { throw CaseError("\(self) has no sections") }
      return try sections.array.map { section in
        guard let id = section["id"], let items = section["items"] else {
          throw CaseError("\(section) has no id or items")
        }
        return (try id.string, try items.strings)
      }
    }
  }
}
