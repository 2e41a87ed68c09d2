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

  /// Calls a function and decodes its first result, which is checked against a type before.
  ///
  /// - Parameters:
  ///   - label: What the call is named in a traceback.
  ///   - arguments: Writes the arguments.
  ///   - type: What the result must be.
  ///   - decode: Reads the result's words; must read all references and not call the state.
  /// - Returns: What was decoded, or nil where the function returned nil.
  public func call<Result>(
    _ function: LuaReference, label: StaticString, returning type: LuaSchema.TypeID,
    arguments: (inout LuaWriter) -> Void = { _ in },
    decode: (inout LuaDecoder) -> Result
  ) throws(LuaError) -> Result? {
    try open()
    var writer = LuaWriter()
    arguments(&writer)
    var isNil = false
    let code = writer.bytes.withUnsafeBufferPointer { bytes in
      clua_call(
        pointer, function.place, label.pointer, bytes.baseAddress, bytes.count, Int32(writer.count),
        type.index, &isNil)
    }
    try check(code)
    return isNil ? nil : decoded(decode)
  }

  /// Calls a function and drops its results.
  public func call(
    _ function: LuaReference, label: StaticString, arguments: (inout LuaWriter) -> Void = { _ in }
  ) throws(LuaError) {
    try open()
    var writer = LuaWriter()
    arguments(&writer)
    var isNil = false
    let code = writer.bytes.withUnsafeBufferPointer { bytes in
      clua_call(
        pointer, function.place, label.pointer, bytes.baseAddress, bytes.count, Int32(writer.count),
        -1,
        &isNil)
    }
    try check(code)
  }

  /// Checks a value that is kept against a type and decodes it; an error stands at the definition
  /// of a function where one is given.
  public func decode<Result>(
    _ reference: LuaReference, as type: LuaSchema.TypeID, definition: LuaReference? = nil,
    label: StaticString = "?", _ decode: (inout LuaDecoder) -> Result
  ) throws(LuaError) -> Result {
    try open()
    try check(
      clua_decode(pointer, reference.place, type.index, definition?.place ?? 0, label.pointer))
    return decoded(decode)
  }

  func decoded<Result>(_ decode: (inout LuaDecoder) -> Result) -> Result {
    var count = 0
    let words = UnsafeBufferPointer(start: clua_output(pointer, &count), count: count)
    var decoder = LuaDecoder(words: words, address: address)
    return decode(&decoder)
  }

  /// Calls a function of a stream with a few values and takes one back.
  public func call(_ function: LuaReference, label: StaticString, values: [LuaValue])
    throws(LuaError) -> LuaValue
  {
    try open()
    var result = clua_value()
    let code = withUnsafeTemporaryAllocation(of: clua_value.self, capacity: values.count) { raw in
      for (position, value) in values.enumerated() {
        raw.initializeElement(at: position, to: value.raw)
      }
      return clua_call_values(
        pointer, function.place, label.pointer, raw.baseAddress, Int32(values.count), &result)
    }
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  /// Calls a function of a stream with one value and takes one back, without an allocation.
  public func call(_ function: LuaReference, label: StaticString, _ value: LuaValue)
    throws(LuaError) -> LuaValue
  {
    try open()
    var result = clua_value()
    var raw = value.raw
    let code = clua_call_values(
      pointer, function.place, label.pointer, &raw, 1, &result)
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  // MARK: Values

  /// Builds one value in the state.
  public func build(_ write: (inout LuaWriter) -> Void) throws(LuaError) -> LuaValue {
    var writer = LuaWriter()
    write(&writer)
    return try build(from: writer)
  }

  /// Builds the one value that was written in the state.
  public func build(from writer: LuaWriter) throws(LuaError) -> LuaValue {
    try open()
    var result = clua_value()
    let code = writer.bytes.withUnsafeBufferPointer { bytes in
      clua_build(pointer, bytes.baseAddress, bytes.count, &result)
    }
    try check(code)
    return LuaValue(taking: result, address: address)
  }

  /// Builds one table in the state.
  public func buildTable(_ write: (inout LuaWriter) -> Void) throws(LuaError) -> LuaReference {
    guard case .table(let table) = try build(write) else {
      preconditionFailure("what was written is no table")
    }
    return table
  }

  /// Makes a list of values; with `hasCount` its length stands in the field `n`.
  public func makeList(_ values: [LuaValue], hasCount: Bool) throws(LuaError) -> LuaReference {
    try open()
    var place: Int32 = 0
    let raw = values.map(\.raw)
    try check(clua_make_list(pointer, raw, Int32(raw.count), hasCount, &place))
    return LuaReference(place: place, address: address)
  }

  /// The entries of a list, each kept.
  public func entries(of list: LuaReference) throws(LuaError) -> [LuaValue] {
    try open()
    var length: Int64 = 0
    try check(clua_length(pointer, list.place, &length))
    var raw = [clua_value](repeating: clua_value(), count: Int(length))
    try check(clua_entries(pointer, list.place, &raw, 1, Int32(length)))
    return raw.map { LuaValue(taking: $0, address: address) }
  }

  /// The field of a table.
  public func field(_ name: String, of table: LuaReference) throws(LuaError) -> LuaValue {
    try open()
    var result = clua_value()
    try check(clua_get_field(pointer, table.place, name, &result))
    return LuaValue(taking: result, address: address)
  }

  /// The text of a string, with bytes that are no UTF-8 replaced; nil for what is no string.
  public func text(of reference: LuaReference) throws(LuaError) -> String? {
    try open()
    var bytes: UnsafePointer<CChar>?
    var length = 0
    try check(clua_string(pointer, reference.place, &bytes, &length))
    guard let bytes else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// The bytes of a string; none for what is no string.
  public func bytes(of reference: LuaReference) throws(LuaError) -> [UInt8] {
    try open()
    var bytes: UnsafePointer<CChar>?
    var length = 0
    try check(clua_string(pointer, reference.place, &bytes, &length))
    guard let bytes else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// What distinguishes a table, function or object from all others that are alive.
  public func identity(of reference: LuaReference) throws(LuaError) -> UInt {
    try open()
    var identity: UInt = 0
    try check(clua_identity(pointer, reference.place, &identity))
    return identity
  }

  /// Where a function begins.
  public func place(of function: LuaReference) throws(LuaError) -> (script: String, line: Int) {
    try open()
    var script: UnsafePointer<CChar>?
    var line: Int32 = 0
    try check(clua_function_place(pointer, function.place, &script, &line))
    return (script.map { String(cString: $0) } ?? "", Int(line))
  }

  /// The line of the script that is calling the host now.
  public var caller: (script: String, line: Int)? {
    guard address.pointer != nil else { return nil }
    var script: UnsafePointer<CChar>?
    var line: Int32 = 0
    clua_caller(pointer, &script, &line)
    guard line > 0, let script else { return nil }
    return (String(cString: script), Int(line))
  }

  /// Charges the call in progress for work that the host is about to do.
  ///
  /// - Throws: That the steps of the call are spent, which no script can catch.
  public func charge(_ steps: Int) throws(LuaError) {
    try open()
    try check(clua_charge(pointer, steps))
  }

  /// Whether two values are the same as Lua's `rawequal` says.
  public func isEqual(_ left: LuaValue, _ right: LuaValue) throws(LuaError) -> Bool {
    try open()
    var isEqual = false
    var left = left.raw
    var right = right.raw
    try check(clua_equal(pointer, &left, &right, &isEqual))
    return isEqual
  }

  /// Which pairs of entries of two lists differ, tables by what they hold.
  ///
  /// Equal references are not looked into. Positions count from 0.
  public func differences(
    between old: LuaReference, _ oldEntries: [Int32], and new: LuaReference, _ newEntries: [Int32]
  ) throws(LuaError) -> [Bool] {
    try open()
    var differs = [Bool](repeating: false, count: oldEntries.count)
    try check(
      clua_differences(
        pointer, old.place, new.place, oldEntries, newEntries, Int32(oldEntries.count), &differs))
    return differs
  }

  /// Whether two values that are kept differ, tables by what they hold.
  public func differ(_ left: LuaReference, _ right: LuaReference) throws(LuaError) -> Bool {
    try open()
    var differs = false
    try check(clua_differ(pointer, left.place, right.place, &differs))
    return differs
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
