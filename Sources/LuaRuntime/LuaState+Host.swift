import CLua

// MARK: What C asks

extension LuaState {
  static func state(_ context: UnsafeMutableRawPointer?) -> LuaState? {
    context?.assumingMemoryBound(to: Unmanaged<LuaState>?.self).pointee?.takeUnretainedValue()
  }

  private func refuse(_ refusal: LuaRefusal) -> clua_code {
    set(refusal.message, clua_set_error)
    if let hint = refusal.hint { set(hint, clua_set_hint) }
    if let place = refusal.place {
      set(refusal.traceback.map { "\($0)\n" }.joined()) { state, calls, length in
        clua_set_place(state, place.script, Int32(place.line), calls, length)
      }
    }
    return refusal.code.raw
  }

  private func set(
    _ text: String, _ setter: (OpaquePointer?, UnsafePointer<CChar>?, Int) -> Void
  ) {
    var text = text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { setter(pointer, $0.baseAddress, $0.count) }
    }
  }

  static let invoke:
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<clua_value>?, Int32,
      UnsafeMutablePointer<clua_value>?, UnsafeMutablePointer<Int32>?
    ) -> clua_code = { context, function, arguments, count, results, resultCount in
      guard let state = state(context), let host = state.host, let arguments, let results,
        let resultCount
      else { return CLUA_RUNTIME_ERROR }
      let taken = LuaArguments(
        values: UnsafeMutablePointer(mutating: arguments), count: Int(count),
        address: state.address)
      defer { taken.releaseRest(in: state.pointer) }
      do throws(LuaRefusal) {
        let given = try host.invoke(Int(function), taken)
        for (position, result) in given.prefix(Int(CLUA_MOST_RESULTS)).enumerated() {
          results[position] = state.raw(result)
        }
        resultCount.pointee = Int32(min(given.count, Int(CLUA_MOST_RESULTS)))
        return CLUA_OK
      } catch {
        return state.refuse(error)
      }
    }

  private func raw(_ result: LuaResult) -> clua_value {
    var raw = clua_value()
    switch result {
    case .nothing: raw.kind = CLUA_NIL
    case .value(let value): raw = value.raw
    case .number(let value):
      raw.kind = CLUA_NUMBER
      raw.number = value
    case .integer(let value):
      raw.kind = CLUA_INTEGER
      raw.integer = Int64(value)
    case .boolean(let value):
      raw.kind = CLUA_BOOLEAN
      raw.boolean = value
    case .string(let value):
      var value = value
      value.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          raw.kind = CLUA_STRING
          raw.bytes = clua_keep_bytes(pointer, bytes.baseAddress, bytes.count)
          raw.length = bytes.count
        }
      }
    case .object(let object, let objectClass):
      raw.kind = CLUA_OBJECT
      raw.object_class = UInt8(objectClass)
      raw.object = Unmanaged.passRetained(object).toOpaque()
    }
    return raw
  }

  static let release:
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
      _, _, object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }

  static let find:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int) -> clua_code = {
      context, name, length in
      guard let state = state(context), let host = state.host else { return CLUA_RUNTIME_ERROR }
      do throws(LuaRefusal) {
        let source = try host.find(
          String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self))
        source.text.withUnsafeBytes { text in
          clua_supply_source(
            state.pointer, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count,
            source.name)
        }
        return CLUA_OK
      } catch {
        return state.refuse(error)
      }
    }

  static let log:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int
    ) -> Void = { context, script, line, text, length in
      state(context)?.host?.log(
        script: script.map { String(cString: $0) } ?? "", line: Int(line),
        text: String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self))
    }

  static let suggest:
    @convention(c) (
      UnsafeMutableRawPointer?, Bool, UnsafePointer<UnsafePointer<CChar>?>?, Int32,
      UnsafePointer<CChar>?, Int
    ) -> Void = { context, isField, known, count, name, length in
      guard let state = state(context) else { return }
      let unknown = String(
        decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
      let known = UnsafeBufferPointer(start: known, count: Int(count)).compactMap { name in
        name.map { String(cString: $0) }
      }
      let hint =
        isField
        ? state.host?.hint(forUnknown: unknown, among: known)
        : state.host?.hint(forWord: unknown, among: known)
      if let hint { state.set(hint, clua_set_hint) }
    }

  static let suggestNearest:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UnsafePointer<CChar>?>?, Int32,
      UnsafePointer<CChar>?, Int
    ) -> Void = { context, known, count, name, length in
      guard let state = state(context) else { return }
      let missing = String(
        decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
      let known = UnsafeBufferPointer(start: known, count: Int(count)).compactMap { name in
        name.map { String(cString: $0) }
      }
      if let hint = state.host?.hint(forMissing: missing, among: known) {
        state.set(hint, clua_set_hint)
      }
    }

  static let now: @convention(c) (UnsafeMutableRawPointer?) -> Double = {
    state($0)?.host?.now ?? 0
  }

  static let epoch: @convention(c) (UnsafeMutableRawPointer?) -> Double = {
    state($0)?.host?.epoch ?? 0
  }
}
