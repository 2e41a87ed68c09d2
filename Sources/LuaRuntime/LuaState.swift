import CLua

/// One Lua machine with a module of its host: it loads scripts, calls their functions and keeps
/// their values.
///
/// A state belongs to one thread. Nothing that Lua raises ever crosses Swift: every operation ends
/// with a value or throws a ``LuaError``.
public final class LuaState {
  let address: StateAddress
  let pointer: OpaquePointer
  private let schema: LuaSchema.Sealed
  /// The program that it lives in.
  public private(set) weak var host: (any LuaHost)?

  /// Makes a state with its libraries and the schema's module; nil where memory is short.
  public init?(schema: LuaSchema.Sealed, limits: LuaLimits = LuaLimits(), host: any LuaHost) {
    self.schema = schema
    self.host = host
    var raw = clua_limits(
      steps: Int64(limits.steps), seconds: limits.seconds, memory: limits.memory,
      source: limits.source, allocations: Int64(limits.failingAllocation ?? 0))
    // The context is filled in below: C calls back only once a script runs.
    let context = UnsafeMutablePointer<Unmanaged<LuaState>?>.allocate(capacity: 1)
    context.initialize(to: nil)
    let callbacks = clua_host(
      context: context, invoke: LuaState.invoke, release: LuaState.release, find: LuaState.find,
      log: LuaState.log, suggest: LuaState.suggest, suggest_nearest: LuaState.suggestNearest,
      now: LuaState.now, epoch: LuaState.epoch)
    var tables = schema.raw
    guard let pointer = clua_open(&raw, &tables, callbacks) else {
      context.deallocate()
      return nil
    }
    self.context = context
    self.pointer = pointer
    address = StateAddress(pointer)
    context.pointee = Unmanaged.passUnretained(self)
  }

  private let context: UnsafeMutablePointer<Unmanaged<LuaState>?>

  /// Makes a state with the module of a schema that only it has; nil where memory is short.
  public convenience init?(
    schema: LuaSchema, limits: LuaLimits = LuaLimits(), host: any LuaHost
  ) {
    self.init(schema: schema.sealed(), limits: limits, host: host)
  }

  deinit {
    close()
    context.deallocate()
  }

  /// Ends the state and frees its memory.
  ///
  /// Its objects are released, and references stand for nothing from then on. Must not be called
  /// while a script runs.
  public func close() {
    guard address.pointer != nil else { return }
    address.pointer = nil
    clua_close(pointer)
  }

  /// Bytes that the state's values take.
  public var memory: Int { address.pointer == nil ? 0 : clua_memory(pointer) }

  /// How many values Swift keeps alive.
  public var referenceCount: Int { address.pointer == nil ? 0 : Int(clua_pin_count(pointer)) }

  /// Begins a turn: what one event from outside brings about.
  ///
  /// All calls of a turn together have ten times the steps of one, and never less than 10 million.
  public func beginTurn() {
    if address.pointer != nil { clua_begin_turn(pointer) }
  }

  /// Takes steps from the turn for what the host does on a script's behalf; false where none are
  /// left.
  public func spendTurn(_ steps: Int) -> Bool {
    address.pointer == nil || clua_spend_turn(pointer, Int64(steps))
  }

  // MARK: Operations

  func check(_ code: clua_code) throws(LuaError) {
    if code != CLUA_OK { throw LuaError(clua_last_error(pointer)) }
  }

  /// Refuses to work once the state is closed.
  func open() throws(LuaError) {
    if address.pointer == nil {
      throw LuaError(
        code: .runtimeError, script: "", line: 0, message: "the script's state is closed")
    }
  }

  /// Makes globals of their own, for scripts that must not reach those of others.
  ///
  /// They hold the same functions and libraries as the state's, none of which can be changed, random
  /// numbers of their own, and modules of their own: what `require` loads for them runs in them.
  public func makeGlobals() throws(LuaError) -> LuaReference {
    try open()
    var place: Int32 = 0
    try check(clua_make_globals(pointer, &place))
    return LuaReference(place: place, address: address)
  }

  /// Compiles a text; `name` is the path that its errors show.
  ///
  /// It runs in the given globals, or else in those that the state was made with.
  public func load(
    _ text: [UInt8], name: String, globals: LuaReference? = nil
  ) throws(LuaError) -> LuaReference {
    try open()
    var place: Int32 = 0
    let code = text.withUnsafeBytes { bytes in
      clua_load(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, name,
        globals?.place ?? 0, &place)
    }
    try check(code)
    return LuaReference(place: place, address: address)
  }

  /// Makes a function that the host carries out under a number, besides those of the schema.
  public func makeFunction(_ identifier: Int) throws(LuaError) -> LuaReference {
    try open()
    var place: Int32 = 0
    try check(clua_make_function(pointer, Int32(identifier), &place))
    return LuaReference(place: place, address: address)
  }

  /// Gives scripts the fields of a table as globals, in the place of those of the same names.
  public func defineGlobals(_ table: LuaReference) throws(LuaError) {
    try open()
    try check(clua_define_globals(pointer, table.place))
  }

  // MARK: Objects

  /// Gives scripts an object of a class; the state retains it until the script lets go of it.
  public func makeObject(_ object: AnyObject, class objectClass: Int) throws(LuaError)
    -> LuaReference
  {
    try open()
    let retained = Unmanaged.passRetained(object)
    var place: Int32 = 0
    let code = clua_make_object(pointer, Int32(objectClass), retained.toOpaque(), &place)
    if code != CLUA_OK { retained.release() }
    try check(code)
    return LuaReference(place: place, address: address)
  }

  /// The bits of the tracked fields that scripts read since the last call.
  public func takeReads() -> UInt64 { address.pointer == nil ? 0 : clua_take_reads(pointer) }
}
