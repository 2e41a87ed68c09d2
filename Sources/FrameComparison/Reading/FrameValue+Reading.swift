package import JSONReading
package import SectionHost

extension FrameValue {
  /// A value of JSON as a frame holds it; O(n).
  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map(FrameValue.init))
    case .object(let members):
      self = .object(members.map { Field($0.key, FrameValue($0.value)) })
    }
  }
}
