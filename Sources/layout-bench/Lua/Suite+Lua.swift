extension Suite {
  /// Calls beside plain loops, and the libraries of scripts beside Lua's own.
  static var lua: Suite {
    Suite(name: "lua", benchmarks: scriptCalls + stringFunctions + tableFunctions)
  }
}
