import CJSON

extension yajl_callbacks {
  /// Callbacks that find their session in the context and tell the parser whether to go on.
  ///
  /// Nothing is thrown across the C frames: a session keeps its failure and answers false.
  static var forSession: yajl_callbacks {
    yajl_callbacks(
      yajl_null: { session($0) { $0.null() } },
      yajl_boolean: { context, value in session(context) { $0.boolean(value != 0) } },
      yajl_integer: nil,
      yajl_double: nil,
      yajl_number: { context, digits, count in
        guard let digits else { return 0 }
        return digits.withMemoryRebound(to: UInt8.self, capacity: count) { digits in
          session(context) { $0.number(UnsafeBufferPointer(start: digits, count: count)) }
        }
      },
      yajl_string: { context, text, count in
        session(context) { $0.string(UnsafeBufferPointer(start: text, count: count)) }
      },
      yajl_start_map: { session($0) { $0.begin(.object) } },
      yajl_map_key: { context, text, count in
        session(context) { $0.key(UnsafeBufferPointer(start: text, count: count)) }
      },
      yajl_end_map: { session($0) { $0.end(.object) } },
      yajl_start_array: { session($0) { $0.begin(.array) } },
      yajl_end_array: { session($0) { $0.end(.array) } })
  }
}

@inline(__always)
private func session(
  _ context: UnsafeMutableRawPointer?, _ body: (ParsingSession) -> Bool
) -> CInt {
  guard let context else { return 0 }
  return Unmanaged<ParsingSession>.fromOpaque(context)._withUnsafeGuaranteedRef { body($0) ? 1 : 0 }
}
