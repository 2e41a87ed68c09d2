import LuaRuntime

/// How the reference writes the types of a schema, in LuaLS's notation.
struct TypeNames {
  let schema: LuaSchema
  private let titles: [LuaSchema.TypeID: String]

  init(_ schema: LuaSchema) {
    self.schema = schema
    titles = Dictionary(
      schema.titledTypes.map { ($0.type, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// A type's title, else what it accepts.
  func name(of type: LuaSchema.TypeID) -> String { titles[type] ?? structure(of: type) }

  /// The type of a field, with the signature of its function.
  func name(of field: LuaSchema.FieldDescription) -> String {
    guard let signature = field.signature else { return name(of: field.type) }
    switch schema.accepted(field.type) {
    case .function: return "fun\(signature)"
    case .either(let types):
      return types.map { type in
        if case .function = schema.accepted(type) { "(fun\(signature))" } else { name(of: type) }
      }.joined(separator: "|")
    default: return signature
    }
  }

  /// What a type accepts.
  func structure(of type: LuaSchema.TypeID) -> String {
    switch schema.accepted(type) {
    case .number: return "number"
    case .integer: return "integer"
    case .boolean: return "boolean"
    case .string: return "string"
    case .names(let names): return names.map { "\"\($0)\"" }.joined(separator: "|")
    case .taggedNumber(let tags):
      return (["number"] + tags.map { "{ \($0): number }" }).joined(separator: "|")
    case .list(let element): return list(of: name(of: element))
    case .tuple(let elements):
      return list(of: unique(elements.map(name)).joined(separator: "|"))
    case .items: return "Item[]"
    case .map(let element): return "table<string, \(name(of: element))>"
    case .function: return "function"
    case .object(let classes): return objects(classes.compactMap(ScriptClass.init(rawValue:)))
    case .anything: return "any"
    case .either(let types): return unique(types.map(name)).joined(separator: "|")
    case .record: return "table"
    }
  }

  private func list(of element: String) -> String {
    element.contains("|") ? "(\(element))[]" : "\(element)[]"
  }

  /// Classes, without those whose parent is among them.
  private func objects(_ classes: [ScriptClass]) -> String {
    classes.filter { one in !classes.contains { $0 == one.parent } }.map(\.title)
      .joined(separator: "|")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
