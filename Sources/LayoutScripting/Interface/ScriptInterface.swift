import LuaRuntime

/// The whole of `require "tessellua"`: its types, constructors, functions and classes.
struct ScriptInterface {
  /// The version that scripts name in `api_version`.
  static let version = 1
  /// The name that `require` knows it by.
  static let moduleName: StaticString = "tessellua"

  let schema: LuaSchema.Sealed
  let geometry: GeometryTypes
  let screen: ScreenTypes
  let snapshots: SnapshotTypes
  let plugins: PluginTypes
  let text: TextTypes
  /// Anything that JSON can hold.
  let tree: LuaSchema.TypeID
  /// Functions for each kind of event, as `do_on` takes them.
  let eventHandlers: LuaSchema.TypeID

  /// Functions of the module, in the order of their numbers; the methods of the classes follow.
  static let moduleFunctions: [ScriptFunction] =
    StreamSources.functions + StreamCombining.functions + Bags.functions
    + SnapshotFunctions.functions + PluginFunctions.functions + TextFunctions.functions
    + TestFunctions.functions

  /// The methods of a class.
  static func methods(of objectClass: ScriptClass) -> [ScriptFunction] {
    switch objectClass {
    case .stream: StreamMethods.functions
    case .subject: SubjectMethods.functions
    case .behavior: []
    case .relay, .publishRelay: [RelayMethods.accept]
    case .subscription: [Bags.disposeSubscription]
    case .bag: Bags.bagMethods
    case .keyedBag: Bags.keyedBagMethods
    case .serial: Bags.serialMethods
    case .cell: CellMethods.functions
    case .snapshot: SnapshotMethods.functions
    case .sectionSnapshot: SectionSnapshotMethods.functions
    case .observer: ScriptObserver.methods
    case .group: []
    case .testScreen: TestScreenMethods.functions
    }
  }

  /// The field that a class answers for by a function.
  static func getter(of objectClass: ScriptClass) -> ScriptFunction? {
    switch objectClass {
    case .behavior: SubjectMethods.value
    case .relay: RelayMethods.value
    case .cell: CellMethods.bag
    case .group: StreamMethods.key
    default: nil
    }
  }

  private static let schemaFunctions: [ScriptFunction] =
    moduleFunctions
    + ScriptClass.allCases.flatMap { methods(of: $0) + (getter(of: $0).map { [$0] } ?? []) }

  /// Every function by its number: those of the schema, then those that only tests are given.
  static let functions = schemaFunctions + TestFunctions.words

  /// The functions that only tests are given, with their numbers.
  static var testWords: [(name: StaticString, number: Int)] {
    TestFunctions.words.indices.map {
      (TestFunctions.words[$0].name, schemaFunctions.count + $0)
    }
  }

  /// What the scripts of all screens are given.
  static let shared = ScriptInterface(LuaSchema(moduleName: moduleName))

  /// Writes the interface into an empty schema.
  init(_ schema: LuaSchema) {
    geometry = GeometryTypes(schema)
    snapshots = SnapshotTypes(schema)
    screen = ScreenTypes(schema, geometry, snapshots)
    plugins = PluginTypes(schema)
    text = TextTypes(schema)
    tree = schema.tree()
    eventHandlers = schema.record("do_on", expected: "a table of functions")
    let handler = schema.function()
    schema.define(
      eventHandlers,
      [
        .init("next", handler, "is called with each value", signature: "(value: any)"),
        .init("error", handler, "is called with an error", signature: "(message: string)"),
        .init("completed", handler, "is called at the end", signature: "()"),
      ])
    schema.title(eventHandlers, "StreamHandlers")
    geometry.addConstructors(to: schema)
    geometry.addTitles(to: schema)
    screen.addConstructors(to: schema)
    schema.itemsFunction(
      "items", "(kind: string, list: any[], id?: string|fun(model: any): string|integer): Item[]",
      "wraps models into items; each one's id is in the named field, by default `id`")
    Self.addFunctions(to: schema)
    self.schema = schema.sealed()
  }

  private static func addFunctions(to schema: LuaSchema) {
    var next = 0
    func number(_ functions: [ScriptFunction]) -> [LuaSchema.Function] {
      functions.map { function in
        defer { next += 1 }
        return LuaSchema.Function(function.name, next)
      }
    }
    schema.functions(number(moduleFunctions))
    for objectClass in ScriptClass.allCases {
      let methods = number(methods(of: objectClass))
      schema.objectClass(
        objectClass.description, methods: methods, hasFields: objectClass == .cell,
        getter: getter(of: objectClass).flatMap { number([$0]).first },
        parent: objectClass.parent?.rawValue)
    }
  }
}
