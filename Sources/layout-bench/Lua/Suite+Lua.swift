extension Suite {
  /// The libraries of scripts beside Lua's own.
  static var lua: Suite {
    Suite(name: "lua", benchmarks: stringFunctions + tableFunctions)
  }
}
