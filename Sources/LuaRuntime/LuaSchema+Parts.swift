import CLua

/// What the parts of a schema are made from.
extension LuaSchema {
  /// A field of a shape.
  public struct Field {
    var name: StaticString
    var type: TypeID
    var isRequired: Bool
    var text: FieldText

    /// Makes a field; it may be left out unless it is required.
    ///
    /// The summary says what it means, in a phrase; `defaultValue` is what stands where it is left
    /// out, as a script writes it. `signature` is that of a field which is, or may be, a function.
    public init(
      _ name: StaticString, _ type: TypeID, _ summary: StaticString = "", isRequired: Bool = false,
      default defaultValue: StaticString? = nil, signature: StaticString? = nil
    ) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
      text = FieldText(summary: summary, defaultValue: defaultValue, signature: signature)
    }
  }

  /// What the reference says about a field.
  struct FieldText {
    var summary: StaticString
    var defaultValue: StaticString?
    var signature: StaticString?
  }

  /// One of the alternatives of a type.
  public enum Alternative {
    /// Any number.
    case number(TypeID)
    /// True or false.
    case boolean(TypeID)
    /// A string.
    case string(TypeID)
    /// A function.
    case function(TypeID)
    /// An object of the host.
    case object(TypeID)
    /// A table that has a field.
    case tableWith(field: StaticString, TypeID)
    /// A table that has a text in a field.
    case tableWhere(field: StaticString, is: StaticString, TypeID)
    /// Any table.
    case table(TypeID)
  }

  /// A field that a constructor adds.
  public enum Preset {
    /// A string that a script cannot change.
    case fixed(StaticString, StaticString)
    /// A string that stands where the script gave none.
    case string(StaticString, StaticString)
    /// A table with a number under one key that stands where the script gave nothing.
    case tagged(StaticString, tag: StaticString, Double)

    var raw: clua_preset {
      switch self {
      case .fixed(let field, let value):
        clua_preset(field: field.pointer, string: value.pointer, tag: nil, number: 0, fixed: true)
      case .string(let field, let value):
        clua_preset(field: field.pointer, string: value.pointer, tag: nil, number: 0, fixed: false)
      case .tagged(let field, let tag, let number):
        clua_preset(
          field: field.pointer, string: nil, tag: tag.pointer, number: number, fixed: false)
      }
    }
  }

  /// A function, and the number by which the host knows it.
  public struct Function {
    var name: StaticString
    var identifier: Int

    var raw: clua_function {
      clua_function(name: name.pointer, identifier: Int32(identifier))
    }

    /// Makes a function from its name and the number by which the host knows it.
    public init(_ name: StaticString, _ identifier: Int) {
      self.name = name
      self.identifier = identifier
    }
  }
}
