import LuaRuntime

/// Everything that can be said about the scripting interface, gathered from the tables that check it.
///
/// Making one is for editors, references and tests; no script needs it.
struct ScriptReference {
  /// A function, or a method of a class.
  struct Function {
    /// Its name.
    var name: String
    /// Its parameters and result; nil where the table says none, or none that can be read.
    var signature: ScriptSignature?
    /// What it does, in a phrase.
    var summary: String
  }

  /// A field of a table or an object.
  struct Field {
    /// Its name.
    var name: String
    /// Its type, in LuaLS's notation.
    var type: String
    /// Whether it may be left out, or is not always there.
    var isOptional: Bool
    /// What it means, in a phrase.
    var summary: String
    /// What stands where it is left out, as a script writes it.
    var defaultValue: String?
  }

  /// A table with named fields, or an object.
  struct Table {
    /// Its name, which is unique.
    var title: String
    /// The one whose fields and methods it has too.
    var parent: String?
    /// What it is, in a phrase.
    var summary = ""
    /// Its fields.
    var fields: [Field] = []
    /// Its methods.
    var methods: [Function] = []
    /// Whether scripts may set fields of their own.
    var isOpen = false
  }

  /// A name for a type.
  struct Alias {
    /// The name.
    var title: String
    /// The type, in LuaLS's notation.
    var type: String
    /// What it is, in a phrase.
    var summary = ""
  }

  /// Constructors, whose results are plain tables.
  var constructors: [Function] = []
  /// The module's other functions.
  var functions: [Function] = []
  /// Names for types.
  var aliases: [Alias] = []
  /// The tables that scripts write.
  var tables: [Table] = []
  /// The objects that functions give.
  var objects: [Table] = []
  /// The tables that the host gives.
  var given: [Table] = []

  /// Gathers all from the interface.
  init() {
    let schema = ScriptReference.schema
    let types = TypeNames(schema)
    addTables(types)
    addConstructors(types)
    addFunctions(schema)
    addObjects()
    aliases += GivenTable.names.map { Alias(title: $0.title, type: $0.type, summary: $0.summary) }
    given = GivenTable.all.map(Self.table)
    tables += GivenTable.tests.map(Self.table)
  }

  /// The interface's schema with all that it says about itself.
  static var schema: LuaSchema {
    let schema = LuaSchema(moduleName: ScriptInterface.moduleName)
    _ = ScriptInterface(schema)
    return schema
  }

  private static func table(_ table: GivenTable) -> Table {
    Table(
      title: table.title, parent: table.parent, summary: table.summary,
      fields: table.fields.map { field in
        let isOptional = field.name.hasSuffix("?")
        return Field(
          name: isOptional ? String(field.name.dropLast()) : field.name, type: field.type,
          isOptional: isOptional, summary: field.summary)
      })
  }

  private mutating func addTables(_ types: TypeNames) {
    for (type, title) in types.schema.titledTypes {
      if case .record(let fields) = types.schema.accepted(type) {
        tables.append(Table(title: title, fields: fields.map { Self.field($0, types) }))
      } else {
        aliases.append(Alias(title: title, type: types.structure(of: type)))
      }
    }
  }

  private static func field(_ field: LuaSchema.FieldDescription, _ types: TypeNames) -> Field {
    Field(
      name: field.name, type: types.name(of: field), isOptional: !field.isRequired,
      summary: field.summary, defaultValue: field.defaultValue)
  }

  private mutating func addConstructors(_ types: TypeNames) {
    for constructor in types.schema.constructorDescriptions {
      var parameter = types.name(of: constructor.type)
      var result = parameter
      switch constructor.form {
      case .taggedNumber: result = "{ \(constructor.name): number }"
      case .edges: parameter = "number|\(parameter)"
      case .wrapped: result = "{ \(constructor.name): \(parameter) }"
      case .record:
        guard case .record(let fields) = types.schema.accepted(constructor.type) else { break }
        if constructor.fixed.isEmpty, constructor.preset.isEmpty {
          describe(parameter, by: constructor.summary)
          break
        }
        parameter = Self.title(of: constructor.name)
        let taken = fields.filter { !constructor.fixed.contains($0.name) }.map { one in
          var field = Self.field(one, types)
          if constructor.preset.contains(one.name) { field.isOptional = true }
          return field
        }
        tables.append(Table(title: parameter, summary: constructor.summary, fields: taken))
      }
      let name = constructor.form == .taggedNumber ? "value" : "fields"
      constructors.append(
        Function(
          name: constructor.name, signature: ScriptSignature("(\(name): \(parameter)): \(result)"),
          summary: constructor.summary))
    }
  }

  /// Gives a table that has no summary yet its constructor's.
  private mutating func describe(_ title: String, by summary: String) {
    guard let index = tables.firstIndex(where: { $0.title == title }) else { return }
    if tables[index].summary.isEmpty { tables[index].summary = summary }
  }

  /// `HorizontalGroupFields` for `horizontal_group`.
  private static func title(of name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + "Fields"
  }

  private mutating func addFunctions(_ schema: LuaSchema) {
    functions = ScriptInterface.moduleFunctions.map(Self.function)
    if let items = schema.itemsDescription {
      functions.append(
        Function(
          name: items.name, signature: ScriptSignature(items.signature), summary: items.summary))
    }
  }

  private static func function(_ function: ScriptFunction) -> Function {
    Function(
      name: "\(function.name)", signature: ScriptSignature("\(function.signature)"),
      summary: "\(function.summary)")
  }

  private mutating func addObjects() {
    objects = ScriptClass.allCases.map { objectClass in
      let getter = ScriptInterface.getter(of: objectClass).map {
        Field(
          name: "\($0.name)", type: "\($0.signature)", isOptional: false,
          summary: "\($0.summary)")
      }
      return Table(
        title: objectClass.title, parent: objectClass.parent?.title,
        summary: "\(objectClass.description)", fields: getter.map { [$0] } ?? [],
        methods: ScriptInterface.methods(of: objectClass).map(Self.function),
        isOpen: objectClass == .cell)
    }
  }
}
