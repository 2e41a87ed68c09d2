import CLua

/// What a schema says about itself, for a reference and for editors.
extension LuaSchema {
  /// What values a type accepts.
  package enum Accepted {
    /// A number.
    case number
    /// A whole number.
    case integer
    /// True or false.
    case boolean
    /// A text.
    case string
    /// One of a few texts.
    case names([String])
    /// A number, or a number under one of a few keys.
    case taggedNumber([String])
    /// A list of a type.
    case list(TypeID)
    /// A list whose entries have a type each.
    case tuple([TypeID])
    /// A list of items.
    case items
    /// A table from names to a type.
    case map(TypeID)
    /// A function.
    case function
    /// An object of one of some classes, by their numbers.
    case object([Int])
    /// Anything.
    case anything
    /// What one of some types accepts.
    case either([TypeID])
    /// A table with named fields.
    case record([FieldDescription])
  }

  /// What the schema says about a field.
  package struct FieldDescription {
    /// The name.
    package var name: String
    /// The type.
    package var type: TypeID
    /// Whether it must be there.
    package var isRequired: Bool
    /// What it means, in a phrase.
    package var summary: String
    /// What stands where it is left out, as a script writes it.
    package var defaultValue: String?
    /// The parameters and result of a function, or the type where the schema says less.
    package var signature: String?
  }

  /// What the schema says about a constructor.
  package struct ConstructorDescription {
    /// What it takes.
    package enum Form {
      /// A table, and gives a copy of it.
      case record
      /// A number, and gives it under the constructor's name.
      case taggedNumber
      /// A table or a number for all its fields.
      case edges
      /// A table, and gives a copy of it under the constructor's name.
      case wrapped
    }

    /// The name.
    package var name: String
    /// What it takes.
    package var form: Form
    /// The type of what it takes.
    package var type: TypeID
    /// What it makes, in a phrase.
    package var summary: String
    /// The fields that it sets whatever the script says.
    package var fixed: Set<String>
    /// The fields that it sets where the script does not.
    package var preset: Set<String>
  }

  /// All constructors, in the order in which they were added.
  package var constructorDescriptions: [ConstructorDescription] {
    zip(constructors, constructorSummaries).map { constructor, summary in
      let added = presets[Int(constructor.first_preset)...].prefix(Int(constructor.preset_count))
      return ConstructorDescription(
        name: String(cString: constructor.name), form: form(constructor.kind),
        type: TypeID(index: constructor.type), summary: "\(summary)",
        fixed: Set(added.filter(\.fixed).map { String(cString: $0.field) }),
        preset: Set(added.filter { !$0.fixed }.map { String(cString: $0.field) }))
    }
  }

  private func form(_ kind: clua_constructor_kind) -> ConstructorDescription.Form {
    switch kind {
    case CLUA_CONSTRUCT_TAGGED_NUMBER: .taggedNumber
    case CLUA_CONSTRUCT_EDGES: .edges
    case CLUA_CONSTRUCT_WRAPPED: .wrapped
    default: .record
    }
  }

  /// The function that wraps models into items; nil where there is none.
  package var itemsDescription: (name: String, signature: String, summary: String)? {
    itemsName.map { ("\($0)", "\(itemsText.signature)", "\(itemsText.summary)") }
  }

  /// The types that have a title, with it, in the order in which they got it.
  package var titledTypes: [(type: TypeID, title: String)] {
    titles.map { ($0.type, "\($0.title)") }
  }

  /// The types of tables with fields that have no title, by what errors call them.
  package var untitledRecords: [String] {
    let titled = Set(titles.map(\.type.index))
    return types.indices.compactMap { index in
      guard types[index].kind == CLUA_TYPE_RECORD, !titled.contains(Int32(index)) else {
        return nil
      }
      return String(cString: types[index].expected)
    }
  }

  /// What a type accepts.
  package func accepted(_ identifier: TypeID) -> Accepted {
    let type = types[Int(identifier.index)]
    switch type.kind {
    case CLUA_TYPE_NUMBER: return .number
    case CLUA_TYPE_INTEGER: return .integer
    case CLUA_TYPE_BOOLEAN: return .boolean
    case CLUA_TYPE_STRING: return .string
    case CLUA_TYPE_NAME: return .names(choices(of: type))
    case CLUA_TYPE_TAGGED_NUMBER: return .taggedNumber(choices(of: type))
    case CLUA_TYPE_LIST: return .list(TypeID(index: type.first))
    case CLUA_TYPE_TUPLE:
      return .tuple(alternatives(from: type.first, count: Int(type.maximum)))
    case CLUA_TYPE_ITEMS: return .items
    case CLUA_TYPE_MAP: return .map(TypeID(index: type.first))
    case CLUA_TYPE_FUNCTION: return .function
    case CLUA_TYPE_OBJECT:
      return .object((0..<32).filter { type.first & (1 << Int32($0)) != 0 })
    case CLUA_TYPE_EITHER:
      return .either(alternatives(from: type.first, count: Int(type.count)))
    case CLUA_TYPE_RECORD: return .record(fieldDescriptions(ofShape: Int(type.first)))
    default: return .anything
    }
  }

  private func choices(of type: clua_type) -> [String] {
    names[Int(type.first)...].prefix(Int(type.count)).compactMap { $0.map { String(cString: $0) } }
  }

  private func alternatives(from first: Int32, count: Int) -> [TypeID] {
    cases[Int(first)...].prefix(count).map { TypeID(index: $0.type) }
  }

  private func fieldDescriptions(ofShape index: Int) -> [FieldDescription] {
    let shape = shapes[index]
    return (0..<Int(shape.field_count)).map { place in
      let field = fields[Int(shape.first_field) + place]
      let text = fieldTexts[Int(shape.first_field) + place]
      return FieldDescription(
        name: String(cString: field.name), type: TypeID(index: field.type),
        isRequired: field.required, summary: "\(text.summary)",
        defaultValue: text.defaultValue.map { "\($0)" },
        signature: text.signature.map { "\($0)" })
    }
  }
}
