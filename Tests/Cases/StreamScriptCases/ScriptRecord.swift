import SectionHost

/// What the script of a case put out: lists whose first word says what they tell.
struct ScriptRecord {
  private var events: [CaseValue] = []
  private var eventsByName: [String: CaseValue] = [:]
  private var subscriptions: [[CaseValue]: CaseValue] = [:]
  private var log: [CaseValue] = []
  private var order: [CaseValue] = []

  init(_ frames: [Frame]) throws {
    for frame in frames {
      if let failure = frame.diagnostics.first { throw CaseFault("\(failure)") }
      for output in frame.outputs { try take(CaseValue(output.value), at: Int(frame.at)) }
    }
  }

  private mutating func take(_ value: CaseValue, at time: Int) throws {
    let words = Array((value.list ?? []).dropFirst())
    switch value[0]?.string {
    case "subscribe": eventsByName[words[0].string ?? ""] = .list([])
    case "event":
      let event = CaseValue.list([.int(time)] + words.dropFirst())
      let name = words[0].string ?? ""
      events.append(event)
      eventsByName[name] = .list((eventsByName[name]?.list ?? []) + [event])
      order.append(.list(words))
    case "read": order.append(.list([.int(time), .string("read")] + words))
    case "log": log.append(.list([.int(time)] + words))
    case "begin": subscriptions[words] = .list([.int(time), .null])
    case "end":
      subscriptions[words] = .list([subscriptions[words]?[0] ?? .null, .int(time)])
    default: throw CaseFault("the script put out \(value)")
    }
  }

  /// The result of one observer, or of the observers of a script of actions.
  func result(hasNames: Bool) -> CaseResult {
    CaseResult(
      events: hasNames ? .object(eventsByName) : .list(events),
      subscriptions: .list(
        subscriptions.sorted {
          $0.key.compactMap(\.int).lexicographicallyPrecedes($1.key.compactMap(\.int))
        }
        .map { .list([$0.key[0], $0.value]) }),
      log: .list(log), order: .list(order))
  }
}

extension CaseValue {
  /// A value of a frame as case files write it.
  init(_ value: FrameValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .bool(value)
    case .integer(let value): self = .int(Int(value))
    case .number(let value): self = .string("\(value)")
    case .string(let value): self = .string(value)
    case .array(let values): self = .list(values.map { CaseValue($0) })
    // A table without entries is both.
    case .object([]): self = .list([])
    case .object(let fields):
      self = .object(
        Dictionary(fields.map { ($0.key, CaseValue($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// The value as Lua writes it.
  var lua: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "{ " + values.map(\.lua).joined(separator: ", ") + " }"
    case .object(let fields):
      "{ "
        + fields.sorted { $0.key < $1.key }.map { "[\"\($0.key)\"] = \($0.value.lua)" }
        .joined(separator: ", ") + " }"
    }
  }
}
