import LayoutGeometry
import LuaRuntime

/// Functions about text.
enum TextFunctions {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "text_size", "(text: string, options?: TextOptions): number, number",
      "the width and the height of a text, by a fixed table of advances"
    ) { call throws(LuaRefusal) in
      guard let text = call.arguments.string(0) else {
        throw call.refusal(0, expected: "a text")
      }
      try call.runtime.charge(forBytes: text.utf8.count)
      var font = TextFont()
      var width: Double?
      var lines = 0
      if let options = call.arguments.table(1) {
        try call.runtime.readTextOptions(options) { decoder in
          var fields = decoder.fields()
          if fields.next() { font.size = decoder.number() }
          if fields.next() { font.weight = TextFont.Weight.allCases[decoder.integer()] }
          if fields.next() { width = decoder.number() }
          if fields.next() { lines = decoder.integer() }
        }
      } else if !call.arguments.isNil(1) {
        throw call.refusal(1, expected: "a table {size=, weight=, width=, lines=}")
      }
      let size = TextMetrics.size(of: text, font: font, width: width, lines: lines)
      return [.number(size.width), .number(size.height)]
    }
  ]
}

extension ScriptRuntime {
  fileprivate func readTextOptions(_ options: LuaReference, _ read: (inout LuaDecoder) -> Void)
    throws(LuaRefusal)
  {
    do throws(LuaError) {
      try state.decode(options, as: interface.text.options, read)
    } catch {
      throw LuaRefusal(error)
    }
  }

  /// Charges the call from the host for a walk over a text, as the libraries do.
  fileprivate func charge(forBytes count: Int) throws(LuaRefusal) {
    // A short text is paid for by the steps of its call.
    if count < 256 { return }
    do throws(LuaError) { try state.charge(count / 4) } catch { throw LuaRefusal(error) }
  }
}
