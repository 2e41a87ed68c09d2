/// What snapshot cases need of a value; where it is of another shape, the case cannot be run.
extension CaseValue {
  init(_ strings: [String]) { self = .list(strings.map { .string($0) }) }

  init(_ string: String?) { self = string.map { .string($0) } ?? .null }

  init(_ number: Int?) { self = number.map { .int($0) } ?? .null }

  var text: String {
    get throws {
      guard let string else { throw CaseFault("\(self) is no string") }
      return string
    }
  }

  var number: Int {
    get throws {
      guard let int else { throw CaseFault("\(self) is no number") }
      return int
    }
  }

  var elements: [CaseValue] {
    get throws {
      guard let list else { throw CaseFault("\(self) is no array") }
      return list
    }
  }

  var strings: [String] {
    get throws { try elements.map { try $0.text } }
  }

  /// The sections of a state as the case files write it.
  var sections: [(String, [String])] {
    get throws {
      guard let sections = self["sections"] else { throw CaseFault("\(self) has no sections") }
      return try sections.elements.map { section in
        guard let id = section["id"], let items = section["items"] else {
          throw CaseFault("\(section) has no id or items")
        }
        return (try id.text, try items.strings)
      }
    }
  }
}
