import CLua

/// The tables, functions and classes that a module offers to scripts, in the form that C checks by.
///
/// A schema is built once and then sealed for its states. Names are static strings, so that C may
/// point to them for as long as it likes.
public final class LuaSchema {
  /// A type of the schema, to be used in fields, lists and results.
  public struct TypeID: Sendable, Hashable {
    let index: Int32
  }

  private(set) var types: [clua_type] = []
  private(set) var shapes: [clua_shape] = []
  private(set) var fields: [clua_field] = []
  private(set) var cases: [clua_case] = []
  private(set) var names: [UnsafePointer<CChar>?] = []
  private(set) var constructors: [clua_constructor] = []
  private(set) var presets: [clua_preset] = []
  private(set) var moduleFunctions: [clua_function] = []
  private(set) var methods: [clua_function] = []
  private(set) var classes: [clua_class] = []
  private(set) var itemsName: StaticString?
  /// What the reference says about the fields, the constructors and `items`; C needs none of it.
  private(set) var fieldTexts: [FieldText] = []
  private(set) var constructorSummaries: [StaticString] = []
  private(set) var itemsText: (signature: StaticString, summary: StaticString) = ("", "")
  /// What the reference calls a type.
  private(set) var titles: [(type: TypeID, title: StaticString)] = []
  let moduleName: StaticString

  /// Makes an empty schema of the module that `require` knows by a name.
  public init(moduleName: StaticString) { self.moduleName = moduleName }

  // MARK: Types

  private func add(
    _ kind: clua_type_kind, first: Int32 = 0, count: Int32 = -1, minimum: Double = 0,
    maximum: Double = 0, expected: StaticString, code: clua_code = CLUA_OK
  ) -> TypeID {
    types.append(
      clua_type(
        kind: kind, first: first, count: count, minimum: minimum, maximum: maximum,
        expected: expected.pointer, code: code))
    return TypeID(index: Int32(types.count - 1))
  }

  /// A finite number in a range.
  public func number(
    from minimum: Double = -.greatestFiniteMagnitude,
    to maximum: Double = .greatestFiniteMagnitude, expected: StaticString = "a number"
  ) -> TypeID {
    add(CLUA_TYPE_NUMBER, minimum: minimum, maximum: maximum, expected: expected)
  }

  /// A whole number in a range.
  public func integer(
    from minimum: Double = -9_007_199_254_740_992, to maximum: Double = 9_007_199_254_740_992,
    expected: StaticString = "a whole number"
  ) -> TypeID {
    add(CLUA_TYPE_INTEGER, minimum: minimum, maximum: maximum, expected: expected)
  }

  /// The version of the interface that a script is written for; another one is an error of its own
  /// kind.
  public func version(_ version: Int, expected: StaticString) -> TypeID {
    add(
      CLUA_TYPE_INTEGER, minimum: Double(version), maximum: Double(version), expected: expected,
      code: CLUA_UNSUPPORTED_API_VERSION)
  }

  /// True or false.
  public func boolean() -> TypeID { add(CLUA_TYPE_BOOLEAN, expected: "true or false") }

  /// A text.
  public func string(expected: StaticString = "a string") -> TypeID {
    add(CLUA_TYPE_STRING, expected: expected)
  }

  /// One of a few names; decoded as its position among them.
  public func name(_ choices: [StaticString], expected: StaticString) -> TypeID {
    let first = Int32(names.count)
    names.append(contentsOf: choices.map(\.pointer))
    return add(CLUA_TYPE_NAME, first: first, count: Int32(choices.count), expected: expected)
  }

  /// A number under one of a few keys, or a bare number for the first of them.
  public func taggedNumber(
    _ tags: [StaticString], from minimum: Double = -.greatestFiniteMagnitude,
    to maximum: Double = .greatestFiniteMagnitude, expected: StaticString
  ) -> TypeID {
    let first = Int32(names.count)
    names.append(contentsOf: tags.map(\.pointer))
    return add(
      CLUA_TYPE_TAGGED_NUMBER, first: first, count: Int32(tags.count), minimum: minimum,
      maximum: maximum, expected: expected)
  }

  /// A list, of an exact length where one is given; decoded with `list`.
  public func list(
    of element: TypeID, count: Int? = nil, atLeast minimum: Int = 0, atMost maximum: Int = .max,
    expected: StaticString = "a list"
  ) -> TypeID {
    add(
      CLUA_TYPE_LIST, first: element.index, minimum: Double(count ?? minimum),
      maximum: Double(count ?? maximum), expected: expected)
  }

  /// A list whose entries have a type each, of which the last may be missing; decoded as its length
  /// and then each entry.
  public func tuple(_ elements: [TypeID], atLeast minimum: Int, expected: StaticString) -> TypeID {
    let first = Int32(cases.count)
    for element in elements {
      cases.append(clua_case(kind: CLUA_OTHER, field: nil, value: nil, type: element.index))
    }
    return add(
      CLUA_TYPE_TUPLE, first: first, minimum: Double(minimum), maximum: Double(elements.count),
      expected: expected)
  }

  /// A list of items with `kind` and `id`, decoded with `items`.
  public func items(expected: StaticString) -> TypeID { add(CLUA_TYPE_ITEMS, expected: expected) }

  /// A table from names to values.
  public func map(of element: TypeID, expected: StaticString) -> TypeID {
    add(CLUA_TYPE_MAP, first: element.index, expected: expected)
  }

  /// A function.
  public func function() -> TypeID { add(CLUA_TYPE_FUNCTION, expected: "a function") }

  /// An object of one of some classes.
  public func object(ofClasses classes: [Int], expected: StaticString) -> TypeID {
    add(
      CLUA_TYPE_OBJECT, first: classes.reduce(0) { $0 | (1 << Int32($1)) }, expected: expected)
  }

  /// Anything but nil, kept by reference.
  public func pinned(expected: StaticString) -> TypeID { add(CLUA_TYPE_PINNED, expected: expected) }

  /// Anything that JSON can hold, decoded with `treeHead`.
  public func tree() -> TypeID { add(CLUA_TYPE_TREE, expected: "a value that JSON can hold") }

  /// The first alternative that fits; decoded as its position and then its value.
  public func either(_ alternatives: [Alternative], expected: StaticString) -> TypeID {
    let first = Int32(cases.count)
    for alternative in alternatives {
      let made =
        switch alternative {
        case .number(let type): one(CLUA_NUMBER, type)
        case .boolean(let type): one(CLUA_BOOLEAN, type)
        case .string(let type): one(CLUA_STRING, type)
        case .function(let type): one(CLUA_FUNCTION, type)
        case .object(let type): one(CLUA_OBJECT, type)
        case .tableWith(let field, let type): one(CLUA_TABLE, type, field)
        case .tableWhere(let field, let value, let type): one(CLUA_TABLE, type, field, value)
        case .table(let type): one(CLUA_TABLE, type)
        }
      cases.append(made)
    }
    return add(
      CLUA_TYPE_EITHER, first: first, count: Int32(alternatives.count), expected: expected)
  }

  private func one(
    _ kind: clua_kind, _ type: TypeID, _ field: StaticString? = nil, _ value: StaticString? = nil
  ) -> clua_case {
    clua_case(kind: kind, field: field?.pointer, value: value?.pointer, type: type.index)
  }

  /// A table with named fields, which `define` gives it; so a shape may hold itself.
  public func record(_ name: StaticString, expected: StaticString) -> TypeID {
    shapes.append(
      clua_shape(
        name: name.pointer, first_field: 0, field_count: 0, only_with: -1, only_field: 0,
        only_expected: nil, excluded: -1, excluding: -1))
    return add(CLUA_TYPE_RECORD, first: Int32(shapes.count - 1), expected: expected)
  }

  /// Gives a record its fields; at most 64.
  public func define(_ record: TypeID, _ list: [Field]) {
    precondition(list.count <= 64, "a record has at most 64 fields")
    let shape = Int(types[Int(record.index)].first)
    shapes[shape].first_field = Int32(fields.count)
    shapes[shape].field_count = Int32(list.count)
    for field in list {
      fields.append(
        clua_field(
          name: field.name.pointer, type: field.type.index, required: field.isRequired))
      fieldTexts.append(field.text)
    }
  }

  /// Says what the reference calls a type.
  public func title(_ type: TypeID, _ title: StaticString) { titles.append((type, title)) }

  /// Holds the list in one field of a record to one entry where another field is there.
  public func limit(
    _ record: TypeID, _ list: StaticString, toOneWith field: StaticString, expected: StaticString
  ) {
    let shape = Int(types[Int(record.index)].first)
    shapes[shape].only_with = place(of: field, inShape: shape)
    shapes[shape].only_field = place(of: list, inShape: shape)
    shapes[shape].only_expected = expected.pointer
  }

  /// Allows at most one of two fields of a record.
  public func exclude(_ record: TypeID, _ one: StaticString, _ other: StaticString) {
    let shape = Int(types[Int(record.index)].first)
    shapes[shape].excluded = place(of: one, inShape: shape)
    shapes[shape].excluding = place(of: other, inShape: shape)
  }

  private func place(of field: StaticString, inShape shape: Int) -> Int32 {
    guard let place = fieldNames(ofShape: shape).firstIndex(of: "\(field)") else {
      preconditionFailure("the record has no such field")
    }
    return Int32(place)
  }

  // MARK: Functions and classes

  /// Adds a function that checks its table, adds the presets and returns a copy.
  public func constructor(
    _ name: StaticString, _ type: TypeID, _ summary: StaticString = "",
    presets added: [Preset] = []
  ) {
    construct(CLUA_CONSTRUCT_RECORD, name, type, summary, added)
  }

  /// Adds a function that puts its number under its own name.
  public func taggedConstructor(
    _ name: StaticString, _ type: TypeID, _ summary: StaticString = ""
  ) {
    construct(CLUA_CONSTRUCT_TAGGED_NUMBER, name, type, summary, [])
  }

  /// Adds a function that takes a record, or a number for all the record's fields.
  public func edgesConstructor(
    _ name: StaticString, _ type: TypeID, _ summary: StaticString = ""
  ) {
    construct(CLUA_CONSTRUCT_EDGES, name, type, summary, [])
  }

  /// Adds a function that checks its table and puts a copy of it under its own name.
  public func wrappingConstructor(
    _ name: StaticString, _ type: TypeID, _ summary: StaticString = ""
  ) {
    construct(CLUA_CONSTRUCT_WRAPPED, name, type, summary, [])
  }

  /// Adds the function that wraps models into items.
  public func itemsFunction(
    _ name: StaticString, _ signature: StaticString = "", _ summary: StaticString = ""
  ) {
    itemsName = name
    itemsText = (signature, summary)
  }

  private func construct(
    _ kind: clua_constructor_kind, _ name: StaticString, _ type: TypeID, _ summary: StaticString,
    _ added: [Preset]
  ) {
    constructorSummaries.append(summary)
    let first = Int32(presets.count)
    presets += added.map(\.raw)
    constructors.append(
      clua_constructor(
        kind: kind, name: name.pointer, type: type.index, first_preset: first,
        preset_count: Int32(added.count)))
  }

  /// Adds functions of the module that the host carries out.
  public func functions(_ list: [Function]) {
    moduleFunctions += list.map(\.raw)
  }

  /// Adds a class of objects; classes are numbered from 0 in the order in which they are added.
  ///
  /// With `hasFields` scripts may set and read fields of their own on its objects; the getter is the
  /// function that answers for the field of its name. A class has the methods of its parent too.
  public func objectClass(
    _ name: StaticString, methods list: [Function], hasFields: Bool = false,
    getter: Function? = nil, parent: Int? = nil
  ) {
    classes.append(
      clua_class(
        name: name.pointer, first_method: Int32(methods.count), method_count: Int32(list.count),
        has_fields: hasFields, getter_name: getter?.name.pointer,
        getter: Int32(getter?.identifier ?? -1), parent: Int32(parent ?? -1)))
    methods += list.map(\.raw)
  }

  /// The names of a shape's fields.
  func fieldNames(ofShape shape: Int) -> [String] {
    let shape = shapes[shape]
    return (0..<shape.field_count).map { String(cString: fields[Int(shape.first_field + $0)].name) }
  }
}
