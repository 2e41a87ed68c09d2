import SectionHost

extension FrameValue {
  /// Whether both are the same value; numbers may differ by so much, and the order of an object's
  /// fields does not count.
  func isSame(as other: FrameValue, tolerance: Double = 0) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)) where tolerance == 0: return a == b
    case (.array(let a), .array(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.isSame(as: $1, tolerance: tolerance) }
    case (.object(let a), .object(let b)):
      return a.count == b.count
        && a.allSatisfy { field in
          other[field.key]?.isSame(as: field.value, tolerance: tolerance) == true
        }
    // An empty table of a script has no keys and no places, so it is both.
    case (.array(let a), .object(let b)): return a.isEmpty && b.isEmpty
    case (.object(let a), .array(let b)): return a.isEmpty && b.isEmpty
    default:
      if let a = number, let b = other.number { return (a - b).magnitude <= tolerance }
      return self == other
    }
  }

  /// The number that it is, of either kind.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// What stands under a key of an object.
  subscript(key: String) -> FrameValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// The fields of an object; an empty table counts as one.
  private var fields: [Field]? {
    switch self {
    case .object(let fields): fields
    case .array(let values) where values.isEmpty: []
    default: nil
    }
  }

  /// The keys whose values differ, by path, in the order of the newer value.
  static func changes(from old: FrameValue?, to new: FrameValue?, name: String = "")
    -> [ValueChange]
  {
    if let old, let new, old.isSame(as: new) { return [] }
    guard let oldFields = (old ?? .array([])).fields, let newFields = (new ?? .array([])).fields
    else {
      return [ValueChange(name: name.isEmpty ? "content" : name, before: old, after: new)]
    }
    let prefix = name.isEmpty ? "" : name + "."
    var changes: [ValueChange] = []
    for field in newFields {
      guard let before = old?[field.key] else {
        changes.append(ValueChange(name: prefix + field.key, before: nil, after: field.value))
        continue
      }
      if case .object = before, case .object = field.value {
        changes += Self.changes(from: before, to: field.value, name: prefix + field.key)
      } else if !before.isSame(as: field.value) {
        changes.append(ValueChange(name: prefix + field.key, before: before, after: field.value))
      }
    }
    for field in oldFields where new?[field.key] == nil {
      changes.append(ValueChange(name: prefix + field.key, before: field.value, after: nil))
    }
    return changes
  }
}
